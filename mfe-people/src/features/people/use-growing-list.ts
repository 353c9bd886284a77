import { useState } from 'react';

/** Rows drawn at first and with each Load More. */
export const LIST_STEP = 100;

export interface GrowingList<T> {
  readonly shown: readonly T[];
  grow(): void;
}

/** The head of a long list, which grows on demand; at least `atLeast` rows of it. */
export function useGrowingList<T>(rows: readonly T[], atLeast = 0): GrowingList<T> {
  const [limit, setLimit] = useState(LIST_STEP);
  const shown = rows.slice(0, Math.max(limit, atLeast));
  return { shown, grow: () => setLimit(shown.length + LIST_STEP) };
}
