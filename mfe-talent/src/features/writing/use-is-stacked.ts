import { useSyncExternalStore } from 'react';

/** Two panes beside each other need this much. */
const QUERY = '(max-width: 1023px)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** True where the panes stand below each other. */
export function useIsStacked(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}
