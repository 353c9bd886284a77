/** What a browser says of a page (https://web.dev/articles/vitals). */
export interface Vitals {
  /** Milliseconds from navigation to the largest content. */
  readonly lcp: number;
  /** Milliseconds from a press to the frame that answers it, of the slowest. */
  readonly inp: number;
  /** What the slowest was. */
  readonly slowest: string;
  /** The worst burst of layout shifts that nobody's press explains. */
  readonly cls: number;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface Interaction extends PerformanceEntry {
  readonly interactionId: number;
  readonly target: Element | null;
}

interface Watched {
  vitals: { lcp: number; inp: number; slowest: string; cls: number };
}

/** Runs in the page, before anything of it does. */
export function watchVitals(): void {
  const vitals = { lcp: 0, inp: 0, slowest: 'nothing', cls: 0 };
  (globalThis as unknown as Watched).vitals = vitals;
  const observe = (type: string, look: (entry: never) => void, more: object = {}): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) look(entry as never);
    }).observe({ type, buffered: true, ...more });
  };
  observe('largest-contentful-paint', ({ startTime }: PerformanceEntry) => {
    vitals.lcp = startTime;
  });
  // A burst ends with a second of rest, or after five.
  let burst = { value: 0, from: 0, last: 0 };
  observe('layout-shift', ({ value, hadRecentInput, startTime }: Shift) => {
    if (hadRecentInput) return;
    const goesOn = startTime - burst.last < 1_000 && startTime - burst.from < 5_000;
    burst = goesOn
      ? { ...burst, value: burst.value + value, last: startTime }
      : { value, from: startTime, last: startTime };
    vitals.cls = Math.max(vitals.cls, burst.value);
  });
  observe(
    'event',
    ({ name, duration, interactionId, target }: Interaction) => {
      if (interactionId === 0 || duration <= vitals.inp) return;
      vitals.inp = duration;
      vitals.slowest = `${name} on “${(target?.textContent ?? '').trim().slice(0, 30)}”`;
    },
    { durationThreshold: 16 },
  );
}

/** Runs in the page. */
export function readVitals(): Vitals {
  return (globalThis as unknown as Watched).vitals;
}
