import { useSyncExternalStore } from 'react';

/** The width that texts and slides side by side need. */
const QUERY = '(max-width: 1023px)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** True where one of them is shown at a time. */
export function useIsStacked(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}
