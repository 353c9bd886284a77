import type { NotifiedGoal } from '@cadence/shared-contract';
import { openActions } from '@cadence/shared-contract';
import type { ReadGoalNews } from '../../../notifications/index.ts';
import { findVisibleRecords } from '../records/goal-records.queries.ts';
import type { GoalRecord } from '../records/goal-records.queries.ts';
import type { Scope } from '../scope.ts';
import { situationOf } from '../steps/situation.ts';
import { seesStepComments } from '../visibility/step-comments.ts';
import type { SaidRow } from './goal-news.queries.ts';
import { findPostedUpdates, findSaid } from './goal-news.queries.ts';

function presentNotified({ actor, today }: Scope, goal: GoalRecord): NotifiedGoal {
  return {
    Id: goal.id,
    Title: goal.title,
    Owner: { Id: goal.owner_id, Name: goal.owner_name },
    UpdatedAt: goal.updated_at.toISOString(),
    Actions: [...openActions(situationOf(actor, goal, today))],
  };
}

/** The first words of each object; of a weekly status only what its owner wrote with the update. */
function wordsBy(
  rows: readonly SaidRow[],
  idOf: (row: SaidRow) => number | null,
): ReadonlyMap<number, string> {
  return new Map(
    rows.toReversed().flatMap((row) => {
      const id = idOf(row);
      return id === null ? [] : [[id, row.comment] as const];
    }),
  );
}

/**
 * Goals that the reader may see now, with what may be done to them, the updates posted on them, and what was said: each
 * as far as the reader may read it (D-21, D-33).
 */
export const readGoalNews: ReadGoalNews = async (scope, wanted) => {
  const records = await findVisibleRecords(scope.db, scope.actor, wanted.goals);
  const recordOf = new Map(records.map((goal) => [goal.id, goal]));
  const seen = { ...wanted, goals: [...recordOf.keys()] };
  const updates = await findPostedUpdates(scope.db, seen);
  const said = (await findSaid(scope.db, seen)).filter((row) => {
    const goal = recordOf.get(row.goal_id);
    return goal !== undefined && (row.type !== 'StateTransition' || seesStepComments(scope.actor, goal));
  });
  const isOwners = (row: SaidRow): boolean => recordOf.get(row.goal_id)?.owner_id === row.person_id;
  return {
    goals: new Map(records.map((goal) => [goal.id, presentNotified(scope, goal)])),
    updates: new Map(updates.map(({ id, ...update }) => [id, update])),
    said: {
      comments: wordsBy(said, (row) => row.id),
      transitions: wordsBy(said, (row) => row.transition_id),
      statuses: wordsBy(said.filter(isOwners), (row) => row.status_id),
    },
  };
};
