import type { WeekCell } from '../weeks/week-cell.ts';
import { isScaleStep, type ScaleStep } from '../scale/labels.ts';

const LABELS = [
  'Sep 28',
  'Oct 5',
  'Oct 12',
  'Oct 19',
  'Oct 26',
  'Nov 2',
  'Nov 9',
  'Nov 16',
  'Nov 23',
  'Nov 30',
  'Dec 7',
  'Dec 14',
  'Dec 21',
  'Dec 28',
];

function stepOf(sign: string): ScaleStep | null {
  const step = Number(sign);
  return isScaleStep(step) ? step : null;
}

const states: Record<string, WeekCell['state']> = { x: 'missed', c: 'current', '.': 'ahead', '-': 'off' };

/**
 * Weeks from two strings of 14 signs for stories and tests: a digit is posted, `x` missed, `c` current,
 * `.` ahead, `-` off.
 */
export function weeksOf(likelihood: string, quality: string): readonly WeekCell[] {
  return [...likelihood].map((sign, index) => ({
    week: index + 1,
    state: states[sign] ?? 'posted',
    likelihood: sign in states ? null : stepOf(sign),
    quality: stepOf(quality[index] ?? ''),
    label: LABELS[index] ?? '',
  }));
}

export const sampleWeeks = weeksOf('-012x34c......', '-012x34c......');
export const risingWeeks = weeksOf('2223x23c......', '2232x33c......');

/** For states with long text: a name of one word, and a title that needs several lines. */
export const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff Maximilian';
export const LONG_TITLE =
  'Renew the twelve contracts that end before January 31 without a discount of more than five percent in any of them';

/** For a callback whose story is about something else. */
export const doNothing = (): void => undefined;
