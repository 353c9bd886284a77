import type { Notification } from '@cadence/shared-contract';
import { useState } from 'react';
import { meet, type Met, type MetNews } from './news-sections.ts';

const NOTHING: MetNews = new Map();

/** The notifications of this visit: each keeps the place where it was met first. */
export function useMetNews(items: readonly Notification[], now: number): readonly Met[] {
  const [met, setMet] = useState(NOTHING);
  const next = meet(met, items, now);
  if (next !== met) setMet(next);
  return [...next.values()];
}
