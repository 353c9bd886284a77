import type { PeriodWeek, PredictionGoal, PredictionWeek, WeekSlot } from '@cadence/shared-contract';
import { formatDate, type WeekCell, type WeekState } from '@cadence/shared-ui';
import { placeOf } from './quarter-weeks.ts';
import { toStep } from './to-step.ts';

/** A goal's own weeks as a sparkline draws them. */
export function slotCells(weeks: readonly WeekSlot[]): readonly WeekCell[] {
  return weeks.map(({ Week, StartDate, State, Likelihood, Quality }) => ({
    week: Week,
    state: State,
    likelihood: toStep(Likelihood),
    quality: toStep(Quality),
    label: formatDate(StartDate),
  }));
}

const UNPOSTED: Readonly<Record<ReturnType<typeof placeOf>, WeekState>> = {
  past: 'missed',
  current: 'current',
  ahead: 'ahead',
};

/** The quarter's weeks of a goal beneath, the same way. Only an approved goal has weeks ahead (D-13). */
export function goalCells(
  { State, Weeks }: PredictionGoal,
  weeks: readonly PeriodWeek[],
  today: string,
): readonly WeekCell[] {
  const known = new Map<number, PredictionWeek>(Weeks.map((week) => [week.Week, week]));
  return weeks.map((week) => {
    const found = known.get(week.Week);
    const place = placeOf(week, today);
    const takesUpdates = found !== undefined || (place === 'ahead' && State === 'approved');
    const unposted = takesUpdates ? UNPOSTED[place] : 'off';
    return {
      week: week.Week,
      state: typeof found?.Likelihood === 'number' ? 'posted' : unposted,
      likelihood: toStep(found?.Likelihood),
      quality: toStep(found?.Quality),
    };
  });
}
