/**
 * Loaded first in each process of a run with `--under-load`, by `--import` with what was chosen: another date and zone,
 * late answers and late statements. Frames are delayed where they are defined (../jest/browser-apis.mjs, and
 * e2e/src/late-frames.ts).
 */
import { randomUUID } from 'node:crypto';
import { isMainThread } from 'node:worker_threads';
import { delayAnswers } from './answers.mjs';
import { startDelays } from './delays.mjs';
import { shiftDate } from './shift-date.mjs';
import { delayStatements } from './statements.mjs';

const chosen = new URL(import.meta.url).searchParams;

shiftDate(Number(chosen.get('shift')));
// Threads have the zone and the statements of their process.
if (isMainThread) {
  process.env.TZ = chosen.get('zone');
  startDelays({ seed: chosen.get('seed'), report: new URL(`${randomUUID()}.json`, chosen.get('folder')) });
  delayAnswers();
  delayStatements();
}
