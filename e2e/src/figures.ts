/** One measured line of the tables in docs: what was measured, what came out, what was to be reached. */
export interface Figure {
  /** Number in the list of figures, `P1`; several lines may share one. */
  readonly id: string;
  readonly what: string;
  readonly value: number;
  readonly unit: 'ratio' | 'ms' | 's' | 'KB' | 'count';
  /** The limit and on which side of it the value must lie. */
  readonly reach: { readonly is: 'at most' | 'at least'; readonly value: number };
  /** What the value was made from: absolute numbers, counts of runs. */
  readonly detail: string;
}

/** A measure yields its figures; it cleans up after itself in any case. */
export interface Measure {
  readonly name: string;
  run(): Promise<readonly Figure[]>;
}

export function isReached({ value, reach }: Figure): boolean {
  return reach.is === 'at most' ? value <= reach.value : value >= reach.value;
}

/** Middle of the values; the mean of the two middle ones for an even count. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Linear interpolation between the closest ranks; `share` from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) throw new RangeError('No values to take a percentile of');
  return below + (above - below) * (position - Math.floor(position));
}

export function spread(values: readonly number[], digits = 0): string {
  const shown = [Math.min(...values), median(values), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  );
  return shown.join(' / ');
}
