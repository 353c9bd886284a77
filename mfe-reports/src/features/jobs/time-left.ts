/** The rows done at a point in time, in milliseconds. */
export interface Progress {
  readonly at: number;
  readonly rows: number;
}

/** How long a report must be observed before its speed is meaningful, in milliseconds. */
const WATCHED_FOR = 3_000;
/** Halves of that time whose speeds differ by more than this factor are no steady progress. */
const STEADY_WITHIN = 2;
/** Shorter steps than this would flicker, in seconds. */
const STEP = 5;
const MINUTE = 60;

const speed = (from: Progress, to: Progress): number => (to.rows - from.rows) / (to.at - from.at);

/** Rows per millisecond over the whole time; null while it is short, or its halves differ. */
function steadySpeed(seen: readonly Progress[]): number | null {
  const [first, middle, last] = [seen[0], seen[Math.floor(seen.length / 2)], seen.at(-1)];
  if (first === undefined || middle === undefined || last === undefined) return null;
  if (seen.length < 3 || last.at - first.at < WATCHED_FOR) return null;
  const [early, late] = [speed(first, middle), speed(middle, last)];
  const isSteady = early > 0 && late > 0 && Math.max(early / late, late / early) <= STEADY_WITHIN;
  return isSteady ? speed(first, last) : null;
}

/** Seconds until all rows are done, by progress so far; null as long as that is a guess. */
export function secondsLeft(seen: readonly Progress[], total: number | null): number | null {
  const rowsAMillisecond = steadySpeed(seen);
  if (rowsAMillisecond === null || total === null) return null;
  const left = total - (seen.at(-1)?.rows ?? 0);
  return Math.max(0, left / rowsAMillisecond / 1_000);
}

/** '20 s left', '3 min left'. */
export function timeLeftText(seconds: number): string {
  if (seconds <= MINUTE) return `${Math.max(STEP, Math.ceil(seconds / STEP) * STEP)} s left`;
  return `${Math.ceil(seconds / MINUTE)} min left`;
}
