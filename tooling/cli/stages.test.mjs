import { gate, runStages } from './stages.mjs';

/** What runStages prints while it runs the stages. */
async function printed(stages, options) {
  const lines = [];
  jest.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  jest.spyOn(console, 'error').mockImplementation((line) => lines.push(line));
  const code = await runStages(stages, options);
  return { code, lastLine: lines.join('\n').split('\n').at(-1), text: lines.join('\n') };
}

const suite = (passed, failed) => ({ name: 'suite', run: async () => ({ passed, failed }) });

test('the last line sums up, a gate counting as one test', async () => {
  const { code, lastLine } = await printed([gate('lint', async () => ({ code: 0 })), suite(41, 0)]);
  expect({ code, lastLine }).toEqual({ code: 0, lastLine: '42 passed, 0 failed' });
});

test('stages after a failed one still run, and the exit code is 1', async () => {
  const { code, lastLine } = await printed([gate('lint', async () => ({ code: 2 })), suite(3, 1)]);
  expect({ code, lastLine }).toEqual({ code: 1, lastLine: '3 passed, 2 failed' });
});

test('a stage that breaks counts as one failure and says why', async () => {
  const broken = { name: 'build', run: () => Promise.reject(new Error('Not built: shell.')) };
  const { code, lastLine, text } = await printed([broken, suite(1, 0)]);
  expect({ code, lastLine }).toEqual({ code: 1, lastLine: '1 passed, 1 failed' });
  expect(text).toContain('Not built: shell.');
});

test('what failed is named again at the end, stage by stage', async () => {
  const failures = ['a.test.ts › adds: expected 3', 'b.test.ts › divides: expected 2'];
  const failing = { name: 'unit tests', run: async () => ({ passed: 5, failed: 2, failures }) };
  const { text } = await printed([failing, suite(1, 0)]);
  expect(text.slice(text.indexOf('\nall '))).toMatch(
    /Failed: unit tests\nFailed: a\.test\.ts › adds: expected 3\nFailed: b\.test\.ts › divides: expected 2\n\n6 passed, 2 failed$/,
  );
  expect(text).not.toContain('Failed: suite');
});

test('a stage that ran nothing fails, and says so', async () => {
  const { code, lastLine, text } = await printed([suite(0, 0), gate('lint', async () => ({ code: 0 }))]);
  expect({ code, lastLine }).toEqual({ code: 1, lastLine: '1 passed, 1 failed' });
  expect(text).toContain('Failed: suite ran nothing');
});

test('stages side by side keep their output until they end, each under its own heading', async () => {
  const slow = Promise.withResolvers();
  const first = async () => {
    await slow.promise;
    return { code: 1, output: 'a.ts: wrong\nb.ts: wrong\n' };
  };
  const second = async () => {
    slow.resolve();
    return { code: 0, output: 'all fine' };
  };
  const sideBySide = [gate('lint', first), gate('types', second)];
  const { lastLine, text } = await printed([{ name: 'all checks', sideBySide }]);
  expect(text).toMatch(/━━ lint\na\.ts: wrong\nb\.ts: wrong\n✗ lint/);
  expect(text).toMatch(/━━ types\nall fine\n✓ types/);
  expect(lastLine).toBe('1 passed, 1 failed');
});

test('what was taken is judged once everything ran, and fails by name', async () => {
  const judge = async (rows) => ({
    lines: ['The most expensive:'],
    failures: [`${rows.length} files are too expensive`],
  });
  const { code, lastLine, text } = await printed([suite(3, 0)], { judge });
  expect({ code, lastLine }).toEqual({ code: 1, lastLine: '3 passed, 1 failed' });
  expect(text).toMatch(/The most expensive:[\s\S]*Failed: 1 files are too expensive/);
});

test('when the time of a run is over, what runs is stopped and what is left fails by name', async () => {
  jest.useFakeTimers();
  const running = Promise.withResolvers();
  const first = { name: 'unit tests', run: () => running.promise };
  const result = printed([first, suite(9, 0)], {
    endsAt: Date.now() + 60_000,
    stop: () => running.resolve({ passed: 4, failed: 0 }),
  });
  await jest.advanceTimersByTimeAsync(59_999);
  await jest.advanceTimersByTimeAsync(1);
  const { code, lastLine, text } = await result;
  expect({ code, lastLine }).toEqual({ code: 1, lastLine: '4 passed, 2 failed' });
  expect(text).toContain('Failed: unit tests was stopped: the time of this run is over');
  expect(text).toContain('Failed: suite has not begun: the time of this run is over');
});

test('a run that ends in time says nothing of its end', async () => {
  const { lastLine } = await printed([suite(2, 0)], { endsAt: Date.now() + 60_000 });
  expect(lastLine).toBe('2 passed, 0 failed');
});
