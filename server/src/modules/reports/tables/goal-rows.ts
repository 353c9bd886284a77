import type { Goal, GoalTextColumn } from '@cadence/shared-contract';
import {
  GOAL_TEXT_FIELDS,
  GOAL_TEXT_NAMES,
  goalResultText,
  goalStatusText,
  goalTextOf,
  LIKELIHOOD_LABELS,
  QUALITY_LABELS,
  recordBy,
} from '@cadence/shared-contract';
import type { Cell } from '../../../kernel/files/table/table-file.ts';
import { readGoalsById } from '../../goals/index.ts';
import type { ReportCtx } from '../report-request.ts';
import type { ReportRow } from './table-report.ts';

const blankIsNull = (text: string): Cell => (text.trim() === '' ? null : text);

/** 'Achieved', or both sides if they differ. */
function resultOf({ OwnerGoalResult, ManagerGoalResult }: Goal): Cell {
  if (OwnerGoalResult === null) return null;
  const own = goalResultText(OwnerGoalResult);
  const managers = ManagerGoalResult === null ? own : goalResultText(ManagerGoalResult);
  return own === managers ? own : `${own}; manager: ${managers}`;
}

/** 'Week 1 Likely, Good; Week 3 Unsure, Okay' */
const weeksOf = ({ Weeks }: Goal): Cell =>
  blankIsNull(
    Weeks.flatMap(({ Week, Likelihood, Quality }) =>
      Likelihood === null || Quality === null
        ? []
        : [`Week ${Week} ${LIKELIHOOD_LABELS[Likelihood] ?? ''}, ${QUALITY_LABELS[Quality] ?? ''}`],
    ).join('; '),
  );

const textsOf = (goal: Goal): Readonly<Record<GoalTextColumn, Cell>> =>
  recordBy(
    GOAL_TEXT_NAMES,
    (name) => GOAL_TEXT_FIELDS[name].column,
    (name) => blankIsNull(goalTextOf(goal, name)),
  );

function rowOf(goal: Goal): ReportRow {
  const { User, GoalDetail, MostRecentGoalStatus: last } = goal;
  return {
    id: goal.Id,
    to: `/v3/goals/${goal.Id}`,
    personId: User.Id,
    cells: {
      ...textsOf(goal),
      title: GoalDetail.Title,
      owner: User.Name,
      department: User.OrgUnit,
      parent: goal.ParentTitle,
      state: goalStatusText(goal),
      likelihood: last ? (LIKELIHOOD_LABELS[last.Likelihood] ?? null) : null,
      quality: last ? (QUALITY_LABELS[last.Quality] ?? null) : null,
      result: resultOf(goal),
      outcome: goal.OwnerGoalResult === null ? null : blankIsNull(goal.OwnerGoalResult.Outcome),
      feedback: goal.ManagerGoalResult === null ? null : blankIsNull(goal.ManagerGoalResult.Feedback),
      weeks: weeksOf(goal),
    },
  };
}

/** Goals as every report shows them: as the goal's own page shows them to the reader, in the words of the screens. */
export async function readGoalRows(ctx: ReportCtx, ids: readonly number[]): Promise<readonly ReportRow[]> {
  return (await readGoalsById(ctx, ids)).map(rowOf);
}
