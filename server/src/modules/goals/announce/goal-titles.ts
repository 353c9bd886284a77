import type { ReadGoalTitles } from '../../notifications/index.ts';
import { approverIdOf } from '../../people/index.ts';
import { canSee } from '../policy/visibility.ts';
import { findViewers } from './audience.queries.ts';

/**
 * The titles of goals as each of some people may see them now (D-21, D-22). A deleted goal keeps its name for those who
 * could see it: that is all a notification of its deletion has to say.
 */
export const readGoalTitles: ReadGoalTitles = async (db, { tenantId, people, goals }) => {
  if (people.length === 0 || goals.length === 0) return () => null;
  const rows = await db
    .selectFrom('goals as g')
    .innerJoin('people as owner', (join) =>
      join.onRef('owner.tenant_id', '=', 'g.tenant_id').onRef('owner.id', '=', 'g.owner_id'),
    )
    .select(['g.id', 'g.title', 'g.owner_id', 'g.creator_id', 'g.state', 'g.is_private', 'g.is_company'])
    .select(approverIdOf('owner').as('approver_id'))
    .where('g.tenant_id', '=', tenantId)
    .where('g.id', 'in', goals)
    .execute();
  const goalOf = new Map(rows.map((row) => [row.id, { ...row, deleted_at: null }]));
  const viewerOf = new Map((await findViewers(db, people)).map((viewer) => [viewer.id, viewer]));
  return (personId, goalId) => {
    const [viewer, goal] = [viewerOf.get(personId), goalOf.get(goalId)];
    return viewer && goal && canSee(viewer, goal) ? goal.title : null;
  };
};
