import { LIMITS, MESSAGES } from '../index.ts';
import { deadlineProblem } from './deadline.ts';

test('[ACT-008] a deadline that is missing has to be entered', () => {
  expect(deadlineProblem('')).toBe('Please enter!');
  expect(deadlineProblem('  ')).toBe('Please enter!');
});

test('days that there are, in years that somebody can mean, are deadlines', () => {
  for (const day of ['2026-11-20', '2028-02-29', '2000-01-01', '2100-12-31'])
    expect(deadlineProblem(day)).toBeNull();
});

test.each([
  '0000-01-01',
  '0001-01-01',
  '1999-12-31',
  '2101-01-01',
  '275760-09-12',
  '+275760-09-12',
  '-2026-01-01',
])('the year of %s is refused with a sentence', (day) => {
  expect(deadlineProblem(day)).toBe(
    `Please enter a deadline between ${LIMITS.deadlineYearMin} and ${LIMITS.deadlineYearMax}.`,
  );
});

test.each([
  '2026-02-30',
  '2026-13-01',
  '2026-11-31',
  '2026-11-20T00:00:00Z',
  '2026-1-1',
  '2026',
  '2027-02-29',
])('%s is no day', (day) => {
  expect(deadlineProblem(day)).toBe(MESSAGES.deadlineUnreal);
});
