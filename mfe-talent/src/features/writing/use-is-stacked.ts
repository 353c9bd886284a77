import { useSyncExternalStore } from 'react';

/** The width that two panes side by side need. */
const QUERY = '(max-width: 1023px)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** True where the panes are stacked. */
export function useIsStacked(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}
