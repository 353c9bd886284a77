/** Runs stages, each with a heading, its time, its processor and its counts, and sums them up. */
import { stopRunning } from './process.mjs';
import { watchChildren } from './processor.mjs';

/** A check keeps a core busy, and more than two at once gain nothing on small machines. */
const SIDE_BY_SIDE = 2;

/**
 * @typedef {{ passed: number, failed: number, note?: string, failures?: string[], output?: string,
 *   files?: import('./costs.mjs').FileCost[] }} Counts failures: what failed, by name; output: what is still to be
 *   printed; files: what test files took
 * @typedef {{ name: string, run: () => Promise<Counts> }} Stage
 * @typedef {{ name: string, sideBySide: Stage[] }} Group stages that keep their output until they end; what they take of
 *   the processor is measured for all of them
 * @typedef {{ name: string, seconds: number, processor?: number, member?: boolean } & Counts} Row
 */

/**
 * A failed stage does not keep the later ones from running: one run shows everything there is to mend.
 * What failed is named again at the end, because the end is what people and CI keep of a long run; the last line printed
 * is `N passed, N failed`.
 * @param {(Stage | Group)[]} stages
 * @param {{ judge?: (rows: Row[]) => Promise<{ lines: string[], failures: string[] }>,
 *   stopwatch?: import('./processor.mjs').Stopwatch, endsAt?: number, stop?: () => void }} [options] `judge` looks at what
 *   was taken once everything ran: lines to print, and what fails for it; `endsAt`: instant in milliseconds at which what is
 *   not done fails by name, RUN_ENDS_AT by default; `stop` ends what runs then
 * @returns {Promise<number>} exit code: 1 when anything failed
 */
export async function runStages(stages, options = {}) {
  const { judge = judgeNothing, stopwatch = watchChildren } = options;
  const clock = startClock(options);
  const rows = [];
  const late = [];
  for (const stage of stages) {
    const begins = !clock.isOver();
    if (begins) rows.push(...(await runMeasured(stage, stopwatch)));
    if (clock.isOver())
      late.push(`${stage.name} ${begins ? 'was stopped' : 'has not begun'}: the time of this run is over`);
  }
  clock.stop();
  printTable(rows);
  const { lines, failures } = await judge(rows);
  if (lines.length > 0) console.log(['', ...lines].join('\n'));
  printFailures(rows, [...failures, ...late]);
  const passed = sum(rows, 'passed');
  const failed = sum(rows, 'failed') + failures.length + late.length;
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** A run that is ended from outside says nothing: one that knows its end says what is left. */
function startClock({ endsAt = readEnd(), stop = stopRunning }) {
  let isOver = Date.now() >= endsAt;
  const end = () => {
    isOver = true;
    stop();
  };
  const timer = Number.isFinite(endsAt) && !isOver ? setTimeout(end, endsAt - Date.now()) : undefined;
  return { isOver: () => isOver, stop: () => clearTimeout(timer) };
}

/** In seconds, as a shell reads its clock. */
const readEnd = () => (process.env.RUN_ENDS_AT ? Number(process.env.RUN_ENDS_AT) * 1000 : Infinity);

const judgeNothing = async () => ({ lines: [], failures: [] });

/** What a group took is in its last row. */
async function runMeasured(stage, stopwatch) {
  const taken = stopwatch();
  const rows = stage.sideBySide ? await runGroup(stage) : [await runStage(stage)];
  rows.at(-1).processor = taken();
  return rows;
}

async function runStage({ name, run }, isGrouped = false) {
  if (!isGrouped) console.log(`\n━━ ${name}`);
  const start = Date.now();
  const counts = await run().then(orNothing(name), (error) => ({
    passed: 0,
    failed: 1,
    failures: [error.message],
    output: error.message,
  }));
  const seconds = (Date.now() - start) / 1000;
  if (isGrouped) console.log(`\n━━ ${name}`);
  if (counts.output) (counts.failed > 0 ? console.error : console.log)(counts.output.trimEnd());
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  return { name, seconds, ...counts };
}

/** A stage that was asked to prove something and did not is no success. */
const orNothing = (name) => (counts) =>
  counts.passed + counts.failed > 0
    ? counts
    : { ...counts, failed: 1, failures: [`${name} ran nothing`], output: `${name} ran nothing` };

/** A row for each stage, in the order of the list, and one for all. */
async function runGroup({ name, sideBySide }) {
  const start = Date.now();
  const members = [];
  const queue = [...sideBySide.entries()];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      members[next[0]] = { ...(await runStage(next[1], true)), member: true };
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return [...members, { name, seconds: (Date.now() - start) / 1000, passed: 0, failed: 0 }];
}

/** A stage that counts as one test: passed when its exit code is 0; `output` is what it has not printed yet. */
export const gate = (name, run) => ({
  name,
  run: async () => {
    const { code, output } = await run();
    return { ...(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }), output };
  },
});

function printTable(rows) {
  const alone = rows.filter((row) => !row.member);
  const measured = alone.every((row) => row.processor !== undefined);
  const table = [
    ['stage', 'time', 'processor', 'passed', 'failed', ''],
    ...rows.map(({ name, seconds, processor, passed, failed, note = '' }) => [
      name,
      inSeconds(seconds),
      inSeconds(processor),
      ...(passed + failed > 0 ? [String(passed), String(failed), note] : ['', '', '']),
    ]),
    ['all', inSeconds(sum(alone, 'seconds')), measured ? inSeconds(sum(alone, 'processor')) : '', '', '', ''],
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((line) => line[column].length)));
  const lines = table.map(([name, time, processor, passed, failed, note]) =>
    [
      name.padEnd(widths[0]),
      ...[time, processor, passed, failed].map((figure, i) => figure.padStart(widths[i + 1])),
      note,
    ].join('  '),
  );
  console.log(['', ...lines.map((line) => line.trimEnd())].join('\n'));
}

const inSeconds = (value) => (value === undefined ? '' : `${value.toFixed(1)} s`);

function printFailures(rows, ofWhole) {
  for (const { name, failed, failures = [] } of rows)
    if (failed > 0) console.log([`\nFailed: ${name}`, ...failures].join('\nFailed: '));
  if (ofWhole.length > 0) console.log(ofWhole.map((failure) => `\nFailed: ${failure}`).join(''));
}

const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0);
