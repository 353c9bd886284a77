import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useFloating } from '../floating/load-floating.ts';
import { asTrigger, descriptionOf, idOf } from '../floating/trigger.ts';
import { cx } from '../styles/cx.ts';

export interface TooltipProps {
  /** Null shows nothing. */
  readonly content: ReactNode;
  /** One focusable element. */
  readonly children: ReactElement;
}

const OPEN_DELAY_MS = 400;

/** Opens after a pause of the pointer, at once for the keyboard. */
function useHint() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);
  const close = (): void => {
    isPressed.current = false;
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isOpen,
    close,
    /** A press acts: what it is for need not be said, also when the focus follows it. */
    press: (): void => {
      close();
      isPressed.current = true;
    },
    focus: ({ currentTarget }: FocusEvent): void => {
      if (!isPressed.current && currentTarget.matches(':focus-visible')) setOpen(true);
    },
    wait: ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'touch') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(true), OPEN_DELAY_MS);
    },
  };
}

/** A short explanation on hover and focus. Nothing that is needed may live only here. */
export function Tooltip({ content, children }: TooltipProps): ReactNode {
  const ownId = useId();
  const triggerId = idOf(children) ?? ownId;
  const contentId = `${ownId}-tip`;
  const hint = useHint();
  const floating = useFloating(hint.isOpen, hint.close);
  const isShown = hint.isOpen && floating !== undefined && content !== null;
  const description = cx(descriptionOf(children), isShown && contentId);
  return (
    <>
      {asTrigger(children, {
        id: triggerId,
        ...(description !== '' && { 'aria-describedby': description }),
        onPointerEnter: hint.wait,
        onPointerLeave: hint.close,
        onPointerDown: hint.press,
        onClick: hint.close,
        onBlur: hint.close,
        onFocus: hint.focus,
      })}
      {isShown && (
        <floating.TooltipPanel triggerId={triggerId} contentId={contentId} onClose={hint.close}>
          {content}
        </floating.TooltipPanel>
      )}
    </>
  );
}
