import { isFocusNowhere } from '@cadence/shared-ui';
import { useCallback, useRef } from 'react';

/** What opens an editor in its own place. */
export interface Opener {
  /** A `ref` for the button, or for what it is the first in: there while the editor is not. */
  readonly place: (element: HTMLElement | null) => void;
  /** Called when the editor is closed from within. */
  readonly close: () => void;
}

/** The focus that goes away with an editor is on what has opened it again, for those who press keys alone. */
export function useOpener(onClose: () => void): Opener {
  const isBack = useRef(false);
  const place = useCallback((element: HTMLElement | null) => {
    const button = element?.matches('button') === true ? element : element?.querySelector('button');
    if (isBack.current && isFocusNowhere()) button?.focus();
    isBack.current = false;
  }, []);
  const close = (): void => {
    isBack.current = true;
    onClose();
  };
  return { place, close };
}
