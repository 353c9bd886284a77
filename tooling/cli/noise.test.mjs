import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { delayFrom, DELAYS, instantOf, planOf, randomOf, ZONES } from '../noise/plan.mjs';
import { describeNoise } from './noise.mjs';
import { at } from './workspace.mjs';

const seeds = Array.from({ length: 200 }, (_, n) => String(n));

test('a seed gives the same zone and evening each time, and others give others', () => {
  expect(planOf('4711')).toEqual(planOf('4711'));
  const plans = seeds.map((seed) => planOf(seed));
  expect(new Set(plans.map(({ zone }) => zone)).size).toBe(ZONES.length);
  expect(new Set(plans.map(({ evening }) => evening.slice(0, 10))).size).toBe(16);
});

test('every evening is the last one of a quarter, three hours before midnight or less', () => {
  for (const { evening } of seeds.map((seed) => planOf(seed)))
    expect(evening).toMatch(/^20\d\d-(03-31|06-30|09-30|12-31)T2[1-3]:[0-5]\d$/);
});

test.each([
  ['Pacific/Auckland', '2028-12-31T23:10', '2028-12-31T10:10:00.000Z'],
  ['America/St_Johns', '2027-06-30T21:00', '2027-06-30T23:30:00.000Z'],
  ['America/St_Johns', '2027-12-31T21:00', '2028-01-01T00:30:00.000Z'],
  ['Europe/Berlin', '2029-03-31T22:00', '2029-03-31T20:00:00.000Z'],
])('%s %s is %s', (zone, evening, instant) => {
  expect(new Date(instantOf({ zone, evening })).toISOString()).toBe(instant);
});

test('as many are delayed as was said, some of them long', () => {
  const random = randomOf('1', 'delays');
  const delays = Array.from({ length: 20_000 }, () => delayFrom('answers', random));
  const { share, usual, rarely, long } = DELAYS.answers;
  const shareOf = (isOne) => delays.filter(isOne).length / delays.length;
  expect(shareOf((delay) => delay > 0)).toBeCloseTo(share, 1);
  expect(shareOf((delay) => delay === long)).toBeCloseTo(rarely, 2);
  expect(Math.max(...delays.filter((delay) => delay !== long))).toBe(usual);
});

test('what was measured is printed with the seed', () => {
  const delays = { answers: { count: 4, total: 100 }, frames: { count: 0, total: 0 } };
  const plan = { zone: 'Europe/Berlin', evening: '2027-12-31T21:00' };
  const text = describeNoise({ seed: '7', plan, all: 0.97, own: [0.61, 0.6], delays }).join('\n');
  expect(text).toContain('--under-load=7');
  expect(text).toContain('61 % and 60 % of a core, everything together 97 % of all');
  expect(text).toMatch(/4 answers delayed, 25 ms on average\n\s+0 frames delayed$/);
});

describe('a process under load', () => {
  let report;
  beforeEach(() => {
    report = mkdtempSync(join(tmpdir(), 'cadence-noise-'));
  });
  afterEach(() => rmSync(report, { recursive: true }));

  /** Runs a script behind the preload. */
  async function run(script, chosen) {
    const preload = pathToFileURL(at('tooling/noise/preload.mjs'));
    const folder = `${pathToFileURL(report).href}/`;
    const all = { seed: '1', zone: 'Pacific/Auckland', shift: '0', folder, ...chosen };
    for (const [name, value] of Object.entries(all)) preload.searchParams.set(name, value);
    const args = [`--import=${preload.href}`, '--input-type=module', '-e', script];
    // Under load this process has its own noise.
    const env = { ...process.env, NODE_OPTIONS: '' };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    await once(child, 'close');
    return JSON.parse(output);
  }

  test('has another date in every way of asking, files included, and another zone', async () => {
    const instant = Date.parse('2031-12-31T10:30:00Z');
    const script = `
      class Own extends Date {}
      const asked = [new Date(), Date.now(), Date(), new Own()].map((date) => new Date(date).getFullYear());
      const kept = [new Date(0).toISOString(), new Date(2026, 0, 2).getDate(), Date.UTC(1970, 0), Date.length];
      const { mkdirSync, statSync } = await import('node:fs');
      mkdirSync(${JSON.stringify(join(report, 'made'))});
      const { mtime, mtimeMs } = statSync(${JSON.stringify(join(report, 'made'))});
      const age = Math.abs(Date.now() - mtimeMs) < 60_000 && mtime.getTime() === Math.round(mtimeMs);
      const instances = [new Date(), new Own(), mtime].map((date) => date instanceof Date);
      console.log(JSON.stringify({ asked, kept, age, instances, hour: new Date().getHours() }));`;
    // By the system's clock, which is not this process's under load.
    const now = performance.timeOrigin + performance.now();
    expect(await run(script, { shift: String(Math.round(instant - now)) })).toEqual({
      asked: [2031, 2031, 2031, 2031],
      kept: ['1970-01-01T00:00:00.000Z', 2, 0, 7],
      age: true,
      instances: [true, true, true],
      hour: 23,
    });
  });

  test('answers late, whole and in order', async () => {
    const script = `
      const { createServer } = await import('node:http');
      const server = createServer((request, response) => {
        response.write(request.url);
        response.end('!');
      }).listen(0, '127.0.0.1', async () => {
        const start = performance.now();
        const answers = [];
        for (let n = 0; n < 40; n += 1)
          answers.push(await (await fetch('http://127.0.0.1:' + server.address().port + '/' + n)).text());
        console.log(JSON.stringify({ answers, took: performance.now() - start }));
        process.exit();
      });`;
    const { answers, took } = await run(script);
    expect(answers).toEqual(Array.from({ length: 40 }, (_, n) => `/${n}!`));
    // 120 delays: before the handler, after it, and of the text.
    expect(took).toBeGreaterThan(500);
  });
});

test('a busy core ends with the process that started it, however that ends', async () => {
  const script = `
    const { fork } = require('node:child_process');
    const child = fork(${JSON.stringify(at('tooling/noise/busy-core.mjs'))}, ['1']);
    child.once('spawn', () => console.log(child.pid));
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(parent.stdout, 'data');
  parent.kill('SIGKILL');
  // The child has inherited the pipe: it closes with the last of the two.
  expect(await once(parent, 'close')).toEqual([null, 'SIGKILL']);
});
