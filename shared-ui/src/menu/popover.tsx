import { useId, useState, type ReactNode } from 'react';
import { useFloating } from '../floating/load-floating.ts';
import { asTrigger, idOf, isInert } from '../floating/trigger.ts';
import { useAfterFrame } from '../steady/use-after-frame.ts';
import type { PopoverProps } from './popover-props.ts';

/** A small panel beside its button, not modal; Escape and a click elsewhere close it. */
export function Popover({ trigger, open, onOpenChange, ...shown }: PopoverProps): ReactNode {
  const ownId = useId();
  const triggerId = idOf(trigger) ?? ownId;
  const contentId = `${ownId}-panel`;
  const [isOwnOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? isOwnOpen;
  const change = (next: boolean): void => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const floating = useFloating(isOpen, () => change(false));
  const isDrawn = useAfterFrame(isOpen);
  return (
    <>
      {asTrigger(trigger, {
        id: triggerId,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen && floating !== undefined ? contentId : undefined,
        onClick: (event) => {
          if (isOpen || !isInert(event.currentTarget)) change(!isOpen);
        },
        onKeyDown: (event) => {
          if (event.key === 'Escape' && isOpen) change(false);
        },
        onBlur: () => {
          if (isOpen && floating === undefined) change(false); // focus that has moved on is not pulled back
        },
      })}
      {floating !== undefined && (
        <floating.PopoverPanel
          {...shown}
          open={isDrawn}
          onOpenChange={change}
          triggerId={triggerId}
          contentId={contentId}
        />
      )}
    </>
  );
}
