import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { PageKind } from './page-kind.ts';
import type { Report } from './report-queue.ts';

type WebVital = Report['Vitals'][number];

/** What the browser measures; tests bring their own. */
export type WatchMetrics = (take: (metric: Pick<Metric, 'id' | 'name' | 'value'>) => void) => void;

export const watchMetrics: WatchMetrics = (take) => {
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) watch(take, { reportAllChanges: true });
};

const VITALS: readonly string[] = ['LCP', 'CLS', 'INP', 'TTFB'] satisfies WebVital['Vital'][];
const isVital = (name: string): name is WebVital['Vital'] => VITALS.includes(name);
const LONGEST = 3_600_000;

/**
 * The vitals of a page load, each with the kind of page on which it became what it is: the interaction that took longest
 * names its page, whatever is shown at the end.
 *
 * @returns hands over those that were not handed over yet; each only once
 */
export function watchVitals(kindNow: () => PageKind, watch: WatchMetrics): () => readonly WebVital[] {
  const latest = new Map<string, WebVital>();
  const done = new Set<string>();
  watch(({ id, name, value }) => {
    if (isVital(name) && !done.has(id))
      latest.set(id, { ...kindNow(), Vital: name, Value: Math.min(value, LONGEST) });
  });
  return () => {
    const vitals = [...latest.values()];
    for (const id of latest.keys()) done.add(id);
    latest.clear();
    return vitals;
  };
}
