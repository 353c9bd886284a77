import { readFileSync } from 'node:fs';

interface Meter {
  /** Milliseconds of processor that a short computation took, the median of all times it was timed. */
  stop(): Promise<number>;
}

const tooling = new URL('../../tooling/cli/', import.meta.url);

/**
 * Times the yardstick of the checks' limits from now on.
 * @returns what stops it, and answers how many times longer the machine takes than the one where the limits were set
 */
export async function watchPace(): Promise<() => Promise<number>> {
  const { startMeter } = (await import(new URL('processor.mjs', tooling).href)) as { startMeter(): Meter };
  const { yardstick } = JSON.parse(readFileSync(new URL('budget.json', tooling), 'utf8')) as {
    yardstick: number;
  };
  const meter = startMeter();
  return async () => Math.max(1, (await meter.stop()) / yardstick);
}
