/** What a browser says of a page (https://web.dev/articles/vitals). */
export interface Vitals {
  /** Milliseconds from navigation to the largest content. */
  readonly lcp: number;
  /** Milliseconds from a press to the frame that answers it, of the slowest. */
  readonly inp: number;
  /** What the slowest was, and which part of it took how long. */
  readonly slowest: string;
  /** The worst burst of layout shifts that nobody's press explains. */
  readonly cls: number;
  /** What moved most. */
  readonly moved: string;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

interface Interaction extends PerformanceEntry {
  readonly interactionId: number;
  readonly processingStart: number;
  readonly processingEnd: number;
  readonly target: Element | null;
}

interface Watched {
  vitals: { -readonly [K in keyof Vitals]: Vitals[K] };
}

/** Runs in the page, before anything of it does. */
export function watchVitals(): void {
  const vitals = { lcp: 0, inp: 0, slowest: 'nothing', cls: 0, moved: 'nothing' };
  (globalThis as unknown as Watched).vitals = vitals;
  const observe = (type: string, look: (entry: never) => void, more: object = {}): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) look(entry as never);
    }).observe({ type, buffered: true, ...more });
  };
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'something that is gone';
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `“${text.trim().slice(0, 30) || element.localName}” (${element.localName}.${element.classList[0] ?? ''})`;
  };
  observe('largest-contentful-paint', ({ startTime }: PerformanceEntry) => {
    vitals.lcp = startTime;
  });
  // A burst ends with a second of rest, or after five.
  let burst = { value: 0, from: 0, last: 0 };
  let largest = 0;
  observe('layout-shift', ({ value, hadRecentInput, startTime, sources }: Shift) => {
    if (hadRecentInput) return;
    const goesOn = startTime - burst.last < 1_000 && startTime - burst.from < 5_000;
    burst = goesOn
      ? { ...burst, value: burst.value + value, last: startTime }
      : { value, from: startTime, last: startTime };
    vitals.cls = Math.max(vitals.cls, burst.value);
    if (value <= largest) return;
    largest = value;
    vitals.moved = nameOf(sources[0]?.node ?? null);
  });
  observe(
    'event',
    ({ name, startTime, duration, interactionId, processingStart, processingEnd, target }: Interaction) => {
      if (interactionId === 0 || duration <= vitals.inp) return;
      vitals.inp = duration;
      const parts = [
        `${Math.round(processingStart - startTime)} until it began`,
        `${Math.round(processingEnd - processingStart)} processing`,
        `${Math.round(startTime + duration - processingEnd)} presentation`,
      ];
      vitals.slowest = `${name} on ${nameOf(target)}: ${parts.join(', ')}`;
    },
    { durationThreshold: 16 },
  );
}

/** Runs in the page. */
export function readVitals(): Vitals {
  return (globalThis as unknown as Watched).vitals;
}
