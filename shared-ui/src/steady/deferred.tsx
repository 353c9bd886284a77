import { useDeferredValue, type ReactNode } from 'react';

export interface DeferredProps {
  /** What the content is for: a tab, a view, an order. */
  readonly by: string | number;
  readonly children: ReactNode;
}

/**
 * Content that a slow machine draws for longer than a frame. When `by` changes, what was pressed answers first and the
 * content as it was stays for that frame; every other change is drawn at once. A field that shows `by` belongs outside: in
 * here it would flip back for that frame.
 */
export function Deferred({ by, children }: DeferredProps): ReactNode {
  const drawn = useDeferredValue(by);
  // The element that was drawn last, which is not drawn again.
  const last = useDeferredValue(children);
  return drawn === by ? children : last;
}
