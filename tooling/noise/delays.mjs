/**
 * Delays of this process, and how many there were. Without `startDelays` there are none. The timers are those of the
 * system also where a test has installed fake ones.
 */
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { delayFrom, DELAYS, randomOf } from './plan.mjs';

const { setTimeout: later, setInterval: every } = globalThis;

const writeEveryMs = 1000;

/** Kinds of delays to their random numbers and what was counted; empty without noise. */
const kinds = new Map();

/** @param {{ seed: string, report: URL }} options `report`: where this process writes what it delayed */
export function startDelays({ seed, report }) {
  const { JEST_WORKER_ID = '', TEST_PARALLEL_INDEX = '' } = process.env;
  const name = `${JEST_WORKER_ID}/${TEST_PARALLEL_INDEX}/${basename(process.argv[1] ?? '')}`;
  for (const kind of Object.keys(DELAYS))
    kinds.set(kind, { random: randomOf(seed, `${name}/${kind}`), count: 0, total: 0 });
  const write = () => {
    const counted = Array.from(kinds, ([kind, { count, total }]) => [kind, { count, total }]);
    if (counted.some(([, { count }]) => count > 0))
      writeFileSync(report, JSON.stringify(Object.fromEntries(counted)));
  };
  // A process that is killed has written most of it.
  every(write, writeEveryMs).unref();
  process.on('exit', write);
}

/**
 * @param {keyof DELAYS} kind
 * @returns {number} how long the next of its kind is to be delayed, in milliseconds; 0 for not at all
 */
export function nextDelay(kind) {
  const own = kinds.get(kind);
  if (!own) return 0;
  const delay = delayFrom(kind, own.random);
  if (delay > 0) own.count += 1;
  own.total += delay;
  return delay;
}

/** Does it after the next delay of its kind; at once where there is none. */
export function delayed(kind, action) {
  const delay = nextDelay(kind);
  if (delay > 0) later(action, delay);
  else action();
}

/** While a test makes time pass by itself, nothing that it waits for may take time of the system. */
export const isTimeFaked = () => globalThis.setTimeout.clock !== undefined;
