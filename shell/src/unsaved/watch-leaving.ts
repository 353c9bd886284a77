import type { UnsavedGuards } from './unsaved-guards.ts';

/** Where the router notes its position in the session's history. */
function historyIndex(): number | null {
  const state = window.history.state as { readonly idx?: number } | null;
  return state?.idx ?? null;
}

function internalLink(event: MouseEvent): HTMLAnchorElement | null {
  const hasModifier = [event.metaKey, event.ctrlKey, event.shiftKey, event.altKey].includes(true);
  const isPlain = event.button === 0 && !hasModifier;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || link === null || link.target === '_blank' || link.origin !== window.location.origin)
    return null;
  return link.pathname === window.location.pathname ? null : link;
}

/**
 * Asks before unsaved work is left by a link, by Back and Forward, or with the window. What a page navigates to itself
 * is the page's own decision. Call it before the router listens to Back, which would close what is unsaved first.
 * @returns the way to stop
 */
export function watchLeaving(guards: UnsavedGuards, navigate: (to: string) => void): () => void {
  let index = historyIndex();
  let isReturning = false;

  const onClick = (event: MouseEvent): void => {
    const link = guards.isHeld() ? internalLink(event) : null;
    if (link === null) return;
    event.preventDefault();
    event.stopPropagation();
    guards.leave(() => navigate(link.pathname + link.search + link.hash));
  };

  const onPopState = (event: PopStateEvent): void => {
    const target = historyIndex();
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    if (!guards.isHeld() || target === null || index === null || target === index) {
      index = target;
      return;
    }
    const delta = target - index;
    event.stopImmediatePropagation();
    isReturning = true;
    window.history.go(-delta);
    guards.leave(() => window.history.go(delta));
  };

  const onNavigated = (): void => {
    index = historyIndex();
  };
  const onUnload = (event: BeforeUnloadEvent): void => {
    if (guards.isHeld()) event.preventDefault();
  };

  document.addEventListener('click', onClick, { capture: true });
  window.addEventListener('popstate', onPopState);
  window.addEventListener(NAVIGATED_EVENT, onNavigated);
  window.addEventListener('beforeunload', onUnload);
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    window.removeEventListener('popstate', onPopState);
    window.removeEventListener(NAVIGATED_EVENT, onNavigated);
    window.removeEventListener('beforeunload', onUnload);
  };
}

/** Raised on the window by the shell after every navigation of the router. */
export const NAVIGATED_EVENT = 'cadence:navigated';
