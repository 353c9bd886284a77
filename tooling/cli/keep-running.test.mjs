import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepRunning } from './keep-running.mjs';
import { run } from './process.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cadence-keep-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that ends in these ways one after another, and in the last one from then on. */
function program(...ends) {
  const script = join(folder, 'program.mjs');
  const starts = join(folder, 'starts');
  writeFileSync(starts, '');
  writeFileSync(
    script,
    `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(starts)}, 'x');
    const ends = ${JSON.stringify(ends)};
    const end = ends[Math.min(readFileSync(${JSON.stringify(starts)}).length, ends.length) - 1];
    if (end === 'abort') process.abort();
    process.exit(end);`,
  );
  const said = [];
  const start = async () => (await run(process.execPath, [script], { show: false })).code;
  return {
    said,
    starts: () => readFileSync(starts).length,
    end: (options) => keepRunning(start, { pauseMs: 1, say: (sentence) => said.push(sentence), ...options }),
  };
}

test.each([
  ['a wish', 0],
  ['a refusal to start', 1],
])('[D-108] a server that ends by %s stays ended', async (_what, code) => {
  const server = program(code);
  expect(await server.end()).toBe(code);
  expect(server.starts()).toBe(1);
  expect(server.said).toEqual([]);
});

test('[D-108] a server that ends by a defect or a crash is started again, after a longer pause each time', async () => {
  const server = program(70, 'abort', 0);
  expect(await server.end()).toBe(0);
  expect(server.starts()).toBe(3);
  expect(server.said).toEqual([
    'The server ended unexpectedly (exit code 70); it starts again in 0.001 s.',
    'The server ended unexpectedly (exit code 134); it starts again in 0.002 s.',
  ]);
});

test('[D-108] one that never stays up is given up after five restarts', async () => {
  const server = program(70);
  expect(await server.end()).toBe(70);
  expect(server.starts()).toBe(6);
  expect(server.said.at(-1)).toBe(
    'The server ended unexpectedly 6 times in a row and is not started again. See the log above.',
  );
});

test('[D-108] a long run in between starts the count again', async () => {
  const server = program(70, 70, 70, 0);
  expect(await server.end({ limit: 1, calmMs: 0 })).toBe(0);
});
