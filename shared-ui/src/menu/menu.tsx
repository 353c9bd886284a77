import { useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useFloating } from '../floating/load-floating.ts';
import { asTrigger, idOf, isInert } from '../floating/trigger.ts';
import type { MenuProps, MenuStart } from './menu-props.ts';

const START_BY_KEY: Readonly<Record<string, MenuStart>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
  Enter: 'first',
  ' ': 'first',
};

/** The press must not take the focus into the page below the menu that it opens. */
function keepFocus(event: PointerEvent): void {
  if (event.button === 0) event.preventDefault();
}

/** A list of actions behind a button, with the keyboard of a menu. */
export function Menu({ trigger, items, label, align = 'end' }: MenuProps): ReactNode {
  const ownId = useId();
  const triggerId = idOf(trigger) ?? ownId;
  const contentId = `${ownId}-menu`;
  const [isOpen, setOpen] = useState(false);
  const [{ count, start }, setOpening] = useState<{ count: number; start: MenuStart }>({
    count: 0,
    start: null,
  });
  const close = (): void => setOpen(false);
  const floating = useFloating(isOpen, close);
  const open = (from: MenuStart): void => {
    setOpening({ count: count + 1, start: from });
    setOpen(true);
  };
  const pressKey = (event: KeyboardEvent): void => {
    const from = START_BY_KEY[event.key];
    if (event.key === 'Escape' && isOpen) close();
    if (from === undefined || isInert(event.currentTarget)) return;
    event.preventDefault();
    open(from);
  };
  return (
    <>
      {asTrigger(trigger, {
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen && floating !== undefined ? contentId : undefined,
        onPointerDown: keepFocus,
        onClick: (event) => {
          if (isOpen) close();
          else if (!isInert(event.currentTarget)) open(null);
        },
        onKeyDown: pressKey,
        onBlur: () => {
          if (floating === undefined) close(); // focus that has moved on is not pulled back
        },
      })}
      {count > 0 && floating !== undefined && (
        <floating.MenuPanel
          key={count}
          open={isOpen}
          start={start}
          items={items}
          label={label}
          align={align}
          triggerId={triggerId}
          contentId={contentId}
          onClose={close}
        />
      )}
    </>
  );
}
