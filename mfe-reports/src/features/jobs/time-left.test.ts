import { secondsLeft, timeLeftText, type Progress } from './time-left.ts';

/** Rows as they were seen second by second. */
const seen = (...rows: readonly number[]): readonly Progress[] =>
  rows.map((done, second) => ({ at: 1_000 * second, rows: done }));

test('steady progress says how long the rest takes', () => {
  expect(secondsLeft(seen(0, 100, 200, 300, 400), 1_000)).toBe(6);
});

test.each([
  ['too short a time', seen(0, 100, 200)],
  ['a start that got much slower', seen(0, 600, 900, 910, 920)],
  ['a standstill', seen(400, 400, 400, 400, 400)],
  ['nothing', []],
])('%s says nothing', (_what, progress) => {
  expect(secondsLeft(progress, 1_000)).toBeNull();
});

test('without a total there is no end to name', () => {
  expect(secondsLeft(seen(0, 100, 200, 300, 400), null)).toBeNull();
});

test.each([
  [0.4, '5 s left'],
  [17, '20 s left'],
  [60, '60 s left'],
  [61, '2 min left'],
])('%d seconds are "%s"', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text);
});
