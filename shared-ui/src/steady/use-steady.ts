import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * One function for as long as the component lives, which does what the newest one given does: what gets it as a property
 * is not drawn again for it. To be called by events and effects, not while drawing.
 */
export function useSteady<A extends readonly unknown[], R>(act: (...args: A) => R): (...args: A) => R {
  const newest = useRef(act);
  // Before the layout effects of children, which may call it.
  useInsertionEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: A) => newest.current(...args), []);
}
