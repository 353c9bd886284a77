import { dueState, formatDeadline } from './deadline.ts';

test('[ACT-004] a deadline reads MM/DD/YYYY, in any zone', () => {
  expect(formatDeadline('2026-11-03')).toBe('11/03/2026');
  expect(formatDeadline('2026-01-01')).toBe('01/01/2026');
});

test('how near a deadline is, is said in words', () => {
  // A Thursday.
  const words = (deadline: string) => dueState(deadline, '2026-11-19')?.words ?? null;
  expect(words('2026-11-12')).toBe('7 days late');
  expect(words('2026-11-18')).toBe('1 day late');
  expect(words('2026-11-19')).toBe('today');
  expect(words('2026-11-20')).toBe('this week');
  expect(words('2026-11-22')).toBe('this week');
  expect(words('2026-11-23')).toBeNull();
});

test('a week ends on Sunday, over the end of a year too', () => {
  expect(dueState('2027-01-03', '2026-12-31')?.kind).toBe('week');
  expect(dueState('2027-01-04', '2026-12-31')).toBeNull();
  expect(dueState('2026-11-23', '2026-11-22')).toBeNull();
});
