import type { GoalState } from '@cadence/shared-contract';
import { GOAL_STATE_LABELS, GOAL_STATES } from '@cadence/shared-contract';
import type { Picture } from '@cadence/shared-contract/charts';
import type { ListedGoal, WeekValues } from './goal-lists.queries.ts';
import { outcomeFrom } from '../../goals/index.ts';
import type { Noun } from './table-report.ts';
import { counted, GOALS } from './table-report.ts';

/** From this level on, a prediction means that the goal will be reached (core §9: Likely). */
const LIKELY = 3;

/** Goals of which both have said how they ended. */
export const FINALIZED: Noun = { one: 'finalized goal', many: 'finalized goals' };

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 100);

export const isFinalized = ({ state }: ListedGoal): boolean => state === 'finalized';
/** As the status of each row says it: a dispute is not achieved (D-165). */
export const isAchieved = (goal: ListedGoal): boolean =>
  isFinalized(goal) && outcomeFrom(goal.completed, goal.agreed) === 'achieved';

export function statePicture(goals: readonly ListedGoal[]): Picture {
  const count = (state: GoalState): number => goals.filter((goal) => goal.state === state).length;
  const rows = GOAL_STATES.map((state) => ({ label: GOAL_STATE_LABELS[state], count: count(state) }));
  return {
    Title: 'Goals by state',
    Kind: 'bars',
    Unit: 'goals',
    Series: [{ Name: 'goals', Look: 'solid' }],
    Rows: rows
      .filter((row) => row.count > 0)
      .map((row) => ({ Label: row.label, Values: [row.count], Note: counted(row.count, GOALS) })),
    Sentence:
      goals.length === 0
        ? 'No goals.'
        : `Goals by state: ${rows
            .filter((row) => row.count > 0)
            .map((row) => `${row.label} ${row.count}`)
            .join(', ')}.`,
  };
}

const UPDATES: Noun = { one: 'update', many: 'updates' };
const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100;

/** The likelihood and quality of the goals, week by week. */
export function trendPicture(weeks: readonly WeekValues[]): Picture {
  const last = weeks.findLast(({ posted }) => posted > 0);
  return {
    Title: 'Likelihood and quality by week',
    Kind: 'lines',
    Unit: 'level',
    Series: [
      { Name: 'Likelihood', Look: 'solid' },
      { Name: 'Quality', Look: 'accent' },
    ],
    Rows: weeks.map(({ week, likelihood, quality, posted }) => ({
      Label: `${week}`,
      Values: [rounded(likelihood), rounded(quality)],
      Note: counted(posted, UPDATES),
    })),
    Sentence: last
      ? `Means of all updates, from 0 to 4: in week ${last.week} likelihood ${rounded(last.likelihood)}, quality ${rounded(last.quality)}.`
      : 'No weekly update yet.',
  };
}

/** The goals of a quarter, whose final likelihood is compared with their result. */
export interface QuarterOutcome {
  readonly name: string;
  readonly goals: readonly ListedGoal[];
}

/** The quality of the predictions: the share thought likely against the share achieved, quarter by quarter. */
export function predictionsPicture(quarters: readonly QuarterOutcome[]): Picture {
  const rows = quarters.map(({ name, goals }) => {
    const ended = goals.filter(isFinalized);
    return {
      Label: name,
      Values: [
        share(
          ended.filter(({ likelihood }) => likelihood !== null && likelihood >= LIKELY).length,
          ended.length,
        ),
        share(ended.filter(isAchieved).length, ended.length),
      ],
      Note: counted(ended.length, FINALIZED),
    };
  });
  const known = rows.filter(({ Values }) => Values[0] !== null);
  return {
    Title: 'Predicted against achieved',
    Kind: 'columns',
    Unit: 'percent',
    Series: [
      { Name: 'Thought likely at last', Look: 'pale' },
      { Name: 'Achieved', Look: 'solid' },
    ],
    Rows: rows,
    Sentence:
      known.length === 0
        ? 'No goal of these quarters is finalized yet.'
        : `Share of finalized goals: ${known
            .map(
              ({ Label, Values: [likely, achieved] }) =>
                `${Label} ${likely}% thought likely, ${achieved}% achieved`,
            )
            .join('; ')}.`,
  };
}
