import type { ReadGoalTitles } from '../../../notifications/index.ts';
import { canSee } from '../visibility/visibility.queries.ts';
import { findSubjects, findViewers } from './audience.queries.ts';

/**
 * The titles of goals as each of some people may see them now (D-21, D-22). A deleted goal keeps its title for those
 * who could see it: a notification of its deletion says nothing else.
 */
export const readGoalTitles: ReadGoalTitles = async (db, { tenantId, people, goals }) => {
  if (people.length === 0 || goals.length === 0) return () => null;
  const goalOf = new Map(
    (await findSubjects(db, tenantId, goals)).map((goal) => [goal.id, { ...goal, deleted_at: null }]),
  );
  const viewerOf = new Map((await findViewers(db, tenantId, people)).map((viewer) => [viewer.id, viewer]));
  return (personId, goalId) => {
    const [viewer, goal] = [viewerOf.get(personId), goalOf.get(goalId)];
    return viewer && goal && canSee(viewer, goal) ? goal.title : null;
  };
};
