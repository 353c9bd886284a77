import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import {
  startTransition,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { ChakraScope } from '../floating/chakra-scope.tsx';

export interface OverlayShellProps {
  readonly open: boolean;
  /** Asked on Escape, on the cross and on the scrim. Close by setting `open`; ignore it to stay. */
  readonly onCloseRequest: () => void;
  readonly role?: 'dialog' | 'alertdialog';
  readonly placeClass: string;
  readonly contentClass: string;
  readonly style?: CSSProperties;
  /** What takes the focus first; the panel itself otherwise, so that its title is read. */
  readonly initialFocus?: () => HTMLElement | null;
  /** What gets the focus after closing; null, and by default, what had it before, or the page if that is gone. */
  readonly finalFocus?: () => HTMLElement | null;
  /** A click beside it asks to close. */
  readonly closeOnOutside?: boolean;
  readonly children: ReactNode;
}

/** Escape in an open combobox closes its list, and in a part that says so it is the part's; not what is around it. */
function hasOwnEscape(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    (target.matches('[role="combobox"][data-open]') || target.closest('[data-own-escape]') !== null)
  );
}

/** What somebody chose in the panel before it takes the focus, a frame after it is visible: keys go there. */
function findChosen(panel: HTMLElement | null): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && panel?.contains(focused) === true ? focused : null;
}

/** Null for what had the focus before; where that is gone, what somebody has given it to since, or the page. */
function findHeir(opener: Element | null, panel: HTMLElement | null): HTMLElement | null {
  const { activeElement, body } = document;
  if (opener?.isConnected === true && opener !== body) return null;
  const isGiven = activeElement !== body && panel?.contains(activeElement) !== true;
  return isGiven && activeElement instanceof HTMLElement ? activeElement : document.querySelector('main');
}

/** Ctrl or ⌘ with Enter sends the form from wherever in it the focus is. */
function sendForm(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, currentTarget: panel, target } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || event.isDefaultPrevented()) return;
  const form = panel.querySelector('form');
  // A dialog above this one is its child in React, not in the document.
  if (form === null || !panel.contains(target as Node)) return;
  event.preventDefault();
  form.requestSubmit();
}

/** What drawers and dialogs share: a labelled modal with trapped and returned focus. */
export function OverlayShell(props: OverlayShellProps): ReactNode {
  const {
    open,
    onCloseRequest,
    role = 'dialog',
    placeClass,
    contentClass,
    style,
    initialFocus,
    finalFocus,
    closeOnOutside = true,
    children,
  } = props;
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (
    <ChakraScope>
      <ChakraDialog.Root
        unstyled
        lazyMount
        unmountOnExit
        open={open}
        role={role}
        closeOnInteractOutside={closeOnOutside}
        initialFocusEl={() => findChosen(panel.current) ?? initialFocus?.() ?? panel.current}
        finalFocusEl={() => finalFocus?.() ?? findHeir(opener.current, panel.current)}
        onEscapeKeyDown={(event) => {
          if (hasOwnEscape(event.target)) event.preventDefault();
        }}
        onOpenChange={(details) => {
          // The key or the press is answered first: what is beneath may have much to draw.
          if (!details.open) startTransition(onCloseRequest);
        }}
      >
        <Portal>
          <ChakraDialog.Backdrop className="cd-scrim" />
          <ChakraDialog.Positioner className={placeClass}>
            <ChakraDialog.Content
              ref={panel}
              className={`cd-float ${contentClass}`}
              onKeyDown={sendForm}
              {...(style !== undefined && { style })}
            >
              {children}
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </ChakraScope>
  );
}
