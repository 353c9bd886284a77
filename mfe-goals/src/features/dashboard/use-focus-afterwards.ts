import { useEffect, useRef } from 'react';

/**
 * Where the focus goes when a drawer closes whose opener is gone, or that a link has opened: the drawer itself can give it
 * back only to what had it before.
 *
 * @returns to be called where the drawer is opened by a press
 */
export function useFocusAfterwards(isOpen: boolean, fallback: () => HTMLElement | null): () => void {
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed) return;
    if (opener.current?.isConnected !== true) fallback()?.focus();
    opener.current = null;
  }, [isOpen, fallback]);
  return () => {
    opener.current = document.activeElement === document.body ? null : document.activeElement;
  };
}
