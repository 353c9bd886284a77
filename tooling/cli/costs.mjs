/** What a run took of the processor: prints it, and judges test files and the whole against their limits. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expensiveFiles } from './expensive-files.mjs';
import { machine, startMeter } from './processor.mjs';
import { at } from './workspace.mjs';

/**
 * @typedef {{ file: string, seconds?: number, loading?: number, clock?: number }} FileCost seconds of processor, apart from
 *   those of loading modules; `clock`: seconds by the clock, where more is not known
 * @typedef {{ seconds: number, postgres: number, yardstick: number, machine: string, date: string }} Budget seconds of all of
 *   `npm test`, and of all that runs on PostgreSQL, where the yardstick takes so many milliseconds
 * @typedef {'seconds' | 'postgres'} Run which of them a run is
 */

/**
 * Seconds of processor that a test file may take on the machine of the budget. Nearly all take less than half of it: beside
 * others at work, PostgreSQL among them, a call takes up to twice what it takes of a quiet machine, and the yardstick sees
 * only a part of that.
 */
const FILE_LIMIT = 10;

/**
 * How much more than its budget a whole run may take, as a factor: as much as one machine may differ from another of the
 * same yardstick.
 */
const TOLERANCE = 1.25;

const SHOWN = 10;

const budgetPath = 'tooling/cli/budget.json';

/** @returns {Budget} */
const readBudget = () => JSON.parse(readFileSync(at(budgetPath), 'utf8'));

/**
 * Watches the machine from now on.
 * @param {{ run?: Run, renew?: boolean }} options run: everything of it is run, so that its budget counts; renew: what was
 *   taken becomes the budget, if that is less
 * @returns {{ judge: Function, stopwatch: import('./processor.mjs').Stopwatch }} options of `runStages`
 */
export function watchCosts({ run, renew = false }) {
  const meter = startMeter();
  const judge = async (rows) => {
    const yardstick = await meter.stop();
    const budget = readBudget();
    const { lines, failures } = judgeCosts({ rows, yardstick, run: renew ? undefined : run, budget });
    const isProven = rows.every(({ failed }) => failed === 0);
    if (!renew || !isProven) return { lines, failures };
    const { lowered, refusal } = lowerBudget({ rows, yardstick, run, budget });
    if (lowered) writeFileSync(at(budgetPath), `${JSON.stringify(lowered, null, 2)}\n`);
    return { lines, failures: refusal ? [...failures, refusal] : failures };
  };
  return { judge, stopwatch: meter.stopwatch };
}

/**
 * @param {{ rows: import('./stages.mjs').Row[], yardstick: number, run?: Run, budget: Budget,
 *   listed?: Record<string, string>, isThere?: (file: string) => boolean }} found
 * @returns {{ lines: string[], failures: string[] }}
 */
export function judgeCosts(found) {
  const { rows, yardstick, run, budget } = found;
  const { listed = expensiveFiles, isThere = isFile } = found;
  const files = rows.flatMap((row) => row.files ?? []);
  const total = totalSeconds(rows);
  if (total === undefined)
    return {
      lines: [...describeFiles(files), 'What children take of the processor is known on Linux only.'],
      failures: [],
    };
  // On a faster machine the limits stay as they are.
  const pace = Math.max(1, yardstick / budget.yardstick);
  const failures = [
    ...judgeFiles(files, FILE_LIMIT * pace, listed),
    ...Object.keys(listed)
      .filter((file) => !isThere(file))
      .map((file) => `${file} is listed in tooling/cli/expensive-files.mjs and not there any more`),
    ...(run ? judgeTotal(total, pace, budget[run]) : []),
  ];
  return {
    lines: [
      ...describeFiles(files),
      `The yardstick took ${yardstick.toFixed(0)} ms, ${budget.yardstick} where the limits were set: they count ${pace.toFixed(2)} times.`,
    ],
    failures,
  };
}

const isFile = (file) => existsSync(at(file));

function judgeFiles(files, limit, listed) {
  return files
    .filter(({ file, seconds }) => seconds > limit && !Object.hasOwn(listed, file))
    .map(
      ({ file, seconds }) =>
        `${file} took ${seconds.toFixed(1)} s of processor, more than ${limit.toFixed(1)}; make it cheaper, or list it with a reason in tooling/cli/expensive-files.mjs`,
    );
}

function judgeTotal(total, pace, seconds) {
  const limit = seconds * pace * TOLERANCE;
  if (total <= limit) return [];
  return [
    `the run took ${total.toFixed(0)} s of processor, more than ${limit.toFixed(0)}: a quarter above the budget of ${budgetPath}`,
  ];
}

function describeFiles(files) {
  const top = (key) => files.filter((file) => file[key] !== undefined).toSorted((a, b) => b[key] - a[key]);
  const list = (title, key) => {
    const shown = top(key).slice(0, SHOWN);
    if (shown.length === 0) return [];
    return [title, ...shown.map((file) => `${file[key].toFixed(1).padStart(7)} s  ${file.file}`)];
  };
  const loading = files.reduce((total, file) => total + (file.loading ?? 0), 0);
  return [
    ...list('The most expensive test files, by seconds of processor:', 'seconds'),
    ...(loading > 0
      ? [`${loading.toFixed(1).padStart(7)} s  loading what they import, which counts for none`]
      : []),
    ...list('The longest end-to-end files, by the clock:', 'clock'),
  ];
}

/** @returns {number | undefined} undefined where a stage was not measured */
function totalSeconds(rows) {
  const alone = rows.filter((row) => !row.member);
  if (alone.some(({ processor }) => processor === undefined)) return undefined;
  return alone.reduce((total, { processor }) => total + processor, 0);
}

/**
 * Who adds seconds takes them out elsewhere.
 * @param {{ rows: import('./stages.mjs').Row[], yardstick: number, run: Run, budget: Budget }} found
 * @returns {{ lowered?: Budget, refusal?: string }} the budget to be, or why it stays
 */
export function lowerBudget({ rows, yardstick, run, budget }) {
  const total = totalSeconds(rows);
  if (total === undefined) return { refusal: 'What children take of the processor is known on Linux only.' };
  const seconds = Math.round((total * budget.yardstick) / yardstick);
  if (seconds > budget[run])
    return {
      refusal: `the run took ${seconds} s of processor where the yardstick takes ${budget.yardstick} ms, and the budget, which may only fall, is ${budget[run]}`,
    };
  const date = new Date().toISOString().slice(0, 10);
  return { lowered: { ...budget, [run]: seconds, machine: machine(), date } };
}
