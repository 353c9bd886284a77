import { isSelectableWeek, LIKELIHOOD_LABELS, QUALITY_LABELS } from '@cadence/shared-contract';
import type { GoalBundle } from '@cadence/shared-contract';
import type { ScaleStep } from '@cadence/shared-ui';
import { toStep } from '../goal/goal-week-cells.ts';

/** A week that can be filled in, and what it holds. */
export interface UpdateWeek {
  readonly week: number;
  readonly statusId: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly isCurrent: boolean;
  readonly likelihood: ScaleStep | null;
  readonly quality: ScaleStep | null;
  /** When it was posted last, as an ISO instant; null for never. */
  readonly postedAt: string | null;
  /** Its values wait on this device to be sent (D-189). */
  readonly isKept: boolean;
}

type Weeks = Pick<GoalBundle, 'GoalStatuses' | 'GoalWeeklyStates'>;

/** The goal's enabled weeks that are the current one or one of the three before it (D-8, D-13), oldest first. */
export function updateWeeks(bundle: Weeks, today: string): readonly UpdateWeek[] {
  return bundle.GoalWeeklyStates.filter(({ StartDate }) => isSelectableWeek({ startDate: StartDate }, today))
    .flatMap(({ Id, Week, StartDate, EndDate }) => {
      const status = bundle.GoalStatuses.find(({ GoalPeriodWeek }) => GoalPeriodWeek.Id === Id);
      if (status === undefined) return [];
      return [
        {
          week: Week,
          statusId: status.Id,
          startDate: StartDate,
          endDate: EndDate,
          isCurrent: StartDate <= today && today <= EndDate,
          likelihood: toStep(status.Likelihood),
          quality: toStep(status.Quality),
          postedAt: status.UpdatedAt,
          isKept: false,
        },
      ];
    })
    .sort((a, b) => a.week - b.week);
}

/** The text on the card of a week: its values, 'Kept', 'This week' or 'Missed'. */
export function weekNote({ likelihood, quality, isCurrent, isKept }: UpdateWeek): {
  readonly text: string;
  readonly isMissed: boolean;
} {
  if (isKept) return { text: 'Kept on this device', isMissed: false };
  if (likelihood !== null && quality !== null)
    return { text: `${LIKELIHOOD_LABELS[likelihood]}, ${QUALITY_LABELS[quality]}`, isMissed: false };
  return isCurrent ? { text: 'This week', isMissed: false } : { text: 'Missed', isMissed: true };
}

export interface PreviousValues {
  readonly week: number;
  readonly likelihood: ScaleStep;
  readonly quality: ScaleStep;
}

/** The latest values posted before a week; null for the first. */
export function previousTo(
  week: number,
  { GoalStatuses }: Pick<GoalBundle, 'GoalStatuses'>,
): PreviousValues | null {
  const before = GoalStatuses.flatMap(({ GoalPeriodWeek, Likelihood, Quality }) => {
    const likelihood = toStep(Likelihood);
    const quality = toStep(Quality);
    if (likelihood === null || quality === null || GoalPeriodWeek.Week >= week) return [];
    return [{ week: GoalPeriodWeek.Week, likelihood, quality }];
  });
  return before.sort((a, b) => b.week - a.week)[0] ?? null;
}
