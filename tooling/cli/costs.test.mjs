import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { judgeCosts, lowerBudget } from './costs.mjs';
import { expensiveFiles } from './expensive-files.mjs';
import { startMeter, watchChildren } from './processor.mjs';

const budget = { seconds: 100, postgres: 20, yardstick: 40, machine: 'planted', date: '2026-01-01' };

/** A script that takes 0.3 s of processor. */
const spin = 'while (process.cpuUsage().user < 3e5);';

/** Judges a run of one stage, on a machine as fast as the one of the budget unless said otherwise. */
function judged(files, more = {}) {
  const row = { name: 'unit tests', seconds: 1, processor: 50, passed: 1, failed: 0, files };
  const found = { rows: [row], yardstick: 40, run: 'seconds', budget, listed: {}, isThere: () => true };
  return judgeCosts({ ...found, ...more });
}

const took = (processor) => [{ name: 'unit tests', seconds: 1, processor, passed: 1, failed: 0 }];

test('a test file above 10 s of processor fails by name', () => {
  const { failures } = judged([
    { file: 'server/a.test.ts', seconds: 12.34, loading: 1 },
    { file: 'server/b.test.ts', seconds: 9.9, loading: 5 },
  ]);
  expect(failures).toEqual([
    expect.stringContaining('server/a.test.ts took 12.3 s of processor, more than 10.0; '),
  ]);
});

test('a listed file may take more', () => {
  const files = [{ file: 'server/a.test.ts', seconds: 22.34 }];
  expect(judged(files, { listed: { 'server/a.test.ts': 'a reason' } }).failures).toEqual([]);
});

test('a listed file that is not there any more fails', () => {
  const { failures } = judged([], { listed: { 'gone.test.ts': 'a reason' }, isThere: () => false });
  expect(failures).toEqual([
    'gone.test.ts is listed in tooling/cli/expensive-files.mjs and not there any more',
  ]);
});

test('the list of this repository gives reasons, for test files', () => {
  for (const [file, reason] of Object.entries(expensiveFiles)) {
    expect(file).toMatch(/\.test\.(ts|tsx|mjs)$/);
    expect(reason).toMatch(/\w+ \w+/);
  }
});

test('a machine half as fast may take twice as long; one twice as fast no less', () => {
  const files = [{ file: 'server/a.test.ts', seconds: 19 }];
  expect(judged(files, { yardstick: 80 }).failures).toEqual([]);
  expect(judged([{ file: 'server/a.test.ts', seconds: 9 }], { yardstick: 20 }).failures).toEqual([]);
  expect(judged([], { rows: took(249), yardstick: 80 }).failures).toEqual([]);
});

test('a whole run more than a quarter above the budget fails', () => {
  expect(judged([], { rows: took(124) }).failures).toEqual([]);
  expect(judged([], { rows: took(126) }).failures).toEqual([
    'the run took 126 s of processor, more than 125: a quarter above the budget of tooling/cli/budget.json',
  ]);
});

test('the run on PostgreSQL has a budget of its own, and a part of a run none', () => {
  expect(judged([], { rows: took(26), run: 'postgres' }).failures).toEqual([
    expect.stringContaining('the run took 26 s of processor, more than 25'),
  ]);
  expect(judged([], { rows: took(126), run: undefined }).failures).toEqual([]);
});

test('a budget only falls, by what the run would take where it was set', () => {
  const lower = (seconds, yardstick, run = 'seconds') =>
    lowerBudget({ rows: took(seconds), yardstick, run, budget });
  expect(lower(90, 40).lowered).toMatchObject({ seconds: 90, postgres: 20, yardstick: 40 });
  expect(lower(180, 80).lowered).toMatchObject({ seconds: 90, yardstick: 40 });
  expect(lower(18, 40, 'postgres').lowered).toMatchObject({ seconds: 100, postgres: 18 });
  expect(lower(202, 80)).toEqual({
    refusal:
      'the run took 101 s of processor where the yardstick takes 40 ms, and the budget, which may only fall, is 100',
  });
  expect(lower(60, 20).refusal).toContain('took 120 s');
  expect(lower(undefined, 40).refusal).toContain('known on Linux only');
});

test('where the processor of children is not known, nothing is judged, and that is said', () => {
  const files = [{ file: 'server/a.test.ts', seconds: 22.34 }];
  const { lines, failures } = judged(files, { rows: [{ ...took(undefined)[0], files }] });
  expect(failures).toEqual([]);
  expect(lines.at(-1)).toBe('What children take of the processor is known on Linux only.');
});

test('the ten most expensive files are named, in that order', () => {
  const files = Array.from({ length: 12 }, (_, n) => ({ file: `f${n}.test.ts`, seconds: n / 10 }));
  const named = judged(files).lines.filter((line) => line.endsWith('.test.ts'));
  expect(named).toHaveLength(10);
  expect(named[0]).toMatch(/1\.1 s {2}f11\.test\.ts$/);
});

test('the processor of children counts theirs, too', () => {
  const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(spin)}])`;
  const taken = watchChildren();
  spawnSync(process.execPath, ['-e', parent]);
  if (process.platform === 'linux') expect(taken()).toBeGreaterThan(0.28);
  else expect(taken()).toBeUndefined();
});

test('the meter sees what nobody waits for: a process that outlives its parent', async () => {
  if (process.platform !== 'linux') return;
  // It says its number, takes its time and stays until it is seen.
  const orphan = `console.log(process.pid); ${spin} setInterval(() => {}, 1000)`;
  const detached = "{ detached: true, stdio: ['ignore', 'inherit', 'inherit'] }";
  const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(orphan)}], ${detached}).unref(); setInterval(() => {}, 1000)`;
  const child = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [pid] = await once(child.stdout.setEncoding('utf8'), 'data');
  // A meter started now finds it below its parent.
  const { stopwatch, stop } = startMeter();
  const taken = stopwatch();
  try {
    while (taken() === 0) await setTimeout(20);
    child.kill('SIGKILL');
    while (taken() < 0.28) await setTimeout(20);
  } finally {
    process.kill(Number.parseInt(pid, 10), 'SIGKILL');
  }
  expect(await stop()).toBeGreaterThan(0);
});

test('the yardstick has a figure even for a run that ends at once', async () => {
  expect(await startMeter().stop()).toBeGreaterThan(0);
});
