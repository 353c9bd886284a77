import { GOAL_SELECT } from '../goals/states.ts';
import type { GoalListInput, GoalPage } from '../operations/goals.ts';
import type { Change, Need, Rules } from './change.ts';
import { GOAL_ROWS } from './goal-rows.ts';
import type { GoalFacts } from './topics.ts';

/** Whether a goal may now be somewhere else, or seen by others; so may one of which nothing is known. */
const isMoved = ({ goal }: Change): boolean => !goal || goal.change === 'state' || goal.change === 'place';

const isIn = (ids: readonly number[], wanted: readonly number[]): boolean =>
  wanted.some((id) => ids.includes(id));

/** Whether something waits, or no longer waits, for the viewer because of it: only owners have to post a status. */
function isNear({ goal }: Change, viewerId: number): boolean {
  if (!goal) return true;
  if (goal.change === 'discussion') return false;
  const isApprover = goal.change !== 'status' && goal.approverIds.includes(viewerId);
  return isApprover || goal.ownerIds.includes(viewerId);
}

/** The goal, those above it whose number of children it may have changed, and those beneath it that name it from now on. */
export function changedGoals(change: Change): readonly number[] {
  const { parentIds = [], childIds = [] } = isMoved(change) ? (change.goal ?? {}) : {};
  return [...(change.id === null ? [] : [change.id]), ...parentIds, ...childIds];
}

/** Whether one of these rows is another now; none says what is discussed. */
const shows = (shown: readonly number[], change: Change): boolean =>
  change.goal?.change !== 'discussion' && isIn(shown, changedGoals(change));

/** The scope of compliance that holds the viewer's direct reports (D-36). */
const OWN_REPORTS = 1;

/** Filters that a posted status may bring a goal into, or take it out of. */
const ABOUT_STATUS = [
  'NeedsUpdate',
  'TrendingUp',
  'TrendingDown',
  'QTrendingUp',
  'QTrendingDown',
] as const satisfies readonly (keyof GoalListInput)[];

function filtersByStatus(filter: GoalListInput): boolean {
  return (
    ABOUT_STATUS.some((name) => filter[name] === true) ||
    (filter.Likelihood?.length ?? 0) > 0 ||
    (filter.Quality?.length ?? 0) > 0
  );
}

/** Whose goals the list can show; null for anybody's. */
function ownersOf({ Users, GoalSelectFilter }: GoalListInput, viewerId: number): readonly number[] | null {
  if (Users?.length) return Users;
  const isOwnOnly = GoalSelectFilter?.length && GoalSelectFilter.every((one) => one === GOAL_SELECT.myGoals);
  return isOwnOnly ? [viewerId] : null;
}

/** Whether a goal that is not on the loaded pages may now belong there. */
function mayEnter(
  filter: GoalListInput,
  { change, periodId, ownerIds }: GoalFacts,
  viewerId: number,
): boolean {
  if (filter.PeriodId !== undefined && filter.PeriodId !== periodId) return false;
  const owners = ownersOf(filter, viewerId);
  if (owners && !isIn(owners, ownerIds)) return false;
  if (change === 'discussion') return false;
  if (change === 'status') return filtersByStatus(filter);
  if (change === 'content') return (filter.Title ?? '') !== '' || filter.NeedsReview === true;
  return true;
}

function ofList(
  change: Change,
  {
    filter,
    page,
    viewerId,
  }: { readonly filter: GoalListInput; readonly page: GoalPage; readonly viewerId: number },
): readonly Need[] {
  const shown = GOAL_ROWS['goals.list'].ids(page);
  const isNews = !shown.includes(change.id ?? 0) && (!change.goal || mayEnter(filter, change.goal, viewerId));
  // Rows of aligned goals name the goal above, where the viewer may know of it.
  const isNamed = isMoved(change) || change.goal?.change === 'content';
  const named = isNamed ? GOAL_ROWS['goals.list'].names(page) : [];
  const isRow = shows([...shown, ...named], change);
  return [...(isRow ? (['row'] as const) : []), ...(isNews ? (['news'] as const) : [])];
}

/** The goal itself, one above it that changed or is named from now on, or one beneath it that came or went. */
function concernsGoal(change: Change, goalId: number, above: readonly number[] = []): boolean {
  const { id, goal } = change;
  if (id === goalId || !goal) return true;
  if (!isMoved(change) && goal.change !== 'content') return false;
  if (above.includes(id ?? 0)) return true;
  const { parentIds, childIds = [] } = goal;
  return isMoved(change) && (isIn([goalId, ...above], childIds) || parentIds.includes(goalId));
}

/**
 * A company goal may have come or gone: such a goal has none above it, and a moved goal may have had one until then.
 */
function mayBeOfCompany(change: Change): boolean {
  const { goal } = change;
  return !goal || goal.change === 'place' || (isMoved(change) && goal.parentIds.length === 0);
}

/** Whether one of the person's goals of the period is another now. */
const isOfPerson = ({ goal }: Change, userId: number, periodId: number): boolean =>
  !goal || (goal.change !== 'discussion' && goal.periodId === periodId && goal.ownerIds.includes(userId));

const itself =
  (isIt: (change: Change) => boolean = () => true) =>
  (change: Change, { input }: { readonly input: { readonly params: { readonly id: number } } }) =>
    (change.id === null || input.params.id === change.id) && isIt(change) ? ('now' as const) : null;

/** What a changed goal means to each read of goals (`FRESHNESS.goal_update`). */
export const GOAL_READS = {
  'goals.list': (change, { input, answer, viewerId }) =>
    ofList(change, { filter: input.body, page: answer, viewerId }),
  'goals.read': (change, { input, answer: { Ancestors, ParentGoal } }) => {
    const above = [...Ancestors.map(({ Id }) => Id), ...(ParentGoal ? [ParentGoal.Id] : [])];
    return concernsGoal(change, input.params.id, above) ? 'now' : null;
  },
  'goals.single': itself(),
  'goals.approvalRequest': itself(),
  'goals.children': (change, { input, answer }) => {
    const shown = answer.Goals.map(({ Id }) => Id);
    return concernsGoal(change, input.params.id) || shows(shown, change) ? 'now' : null;
  },
  'goals.company': (change, { answer }) => {
    if (shows(GOAL_ROWS['goals.company'].ids(answer), change)) return 'row';
    return mayBeOfCompany(change) ? 'later' : null;
  },
  // Nothing is taken away from who is choosing.
  'goals.parentCandidates': (change, { input: { params }, answer: { data } }) => {
    const isShown = data.some(({ Id }) => Id === change.id);
    if (!isMoved(change)) return isShown && change.goal?.change === 'content' ? 'next' : null;
    return isShown || !change.goal || change.goal.periodId === params.periodId ? 'next' : null;
  },
  'goals.weeklyPass': (change, { viewerId }) =>
    !change.goal || change.goal.ownerIds.includes(viewerId) ? 'now' : null,
  'goals.statusComments': ({ goal }) =>
    !goal || goal.change === 'discussion' || goal.change === 'status' ? 'now' : null,
  'predictions.matrix': (change, { answer }) => {
    const shown = GOAL_ROWS['predictions.matrix'].ids(answer);
    if (!isMoved(change)) return shows(shown, change) ? 'row' : null;
    return !change.goal || isIn(shown, changedGoals(change)) ? 'later' : null;
  },
  'predictions.firstGoal': (change, { answer, viewerId }) => {
    if (!isMoved(change) && change.goal?.change !== 'content') return null;
    const own = answer.data.map(({ Id }) => Id);
    const isOwn = !change.goal || change.goal.ownerIds.includes(viewerId);
    return isOwn || isIn(own, change.goal?.parentIds ?? []) ? 'now' : null;
  },
  'dashboard.read': (change, { answer, viewerId }) => {
    if (isNear(change, viewerId)) return 'now';
    if (shows(GOAL_ROWS['dashboard.read'].ids(answer), change)) return 'row';
    return mayBeOfCompany(change) ? 'later' : null;
  },
  'dashboard.reminders': (change, { viewerId }) => (isNear(change, viewerId) ? 'now' : null),
  'dashboard.reviewData': itself(),
  'dashboard.editReviewData': itself(),
  'dashboard.compliance': (change, { input: { params }, viewerId }) => {
    if (change.goal?.change === 'discussion' || change.goal?.change === 'content') return null;
    if (params.scope !== OWN_REPORTS || !change.goal) return 'later';
    // Anyone who has direct reports decides on their requests.
    return change.goal.approverIds.includes(viewerId) ? 'now' : null;
  },
  'dashboard.team': (change, { answer: { data }, viewerId }) => {
    if (change.goal?.change === 'discussion') return null;
    const named = data.flatMap(({ LeastLikely }) => LeastLikely?.Id ?? []);
    if (change.goal?.change === 'content') return shows(named, change) ? 'later' : null;
    return !change.goal || change.goal.approverIds.includes(viewerId) ? 'later' : null;
  },
  'dashboard.branches': ({ goal }) =>
    goal?.change === 'discussion' || goal?.change === 'content' ? null : 'later',
  'dashboard.risks': ({ goal }) => (goal?.change === 'discussion' ? null : 'later'),
  'dashboard.comments': (change, { answer: { data }, viewerId }) => {
    if (!change.goal) return 'later';
    if (change.goal.change === 'discussion' || change.goal.change === 'status')
      return change.goal.ownerIds.includes(viewerId) ? 'now' : null;
    return data.some(({ GoalId }) => GoalId === change.id) ? 'later' : null;
  },
  // What moves while somebody is here is on the page itself.
  'dashboard.moved': (change, { answer: { data } }) => {
    const isShown = data.some(({ GoalId }) => GoalId === change.id);
    if (isMoved(change)) return isShown || !change.goal ? 'later' : null;
    return change.goal?.change === 'status' ? 'next' : null;
  },
  'talent.goals': (change, { input: { params }, answer: { Goals } }) => {
    const shown = Goals.map(({ Id }) => Id);
    return shows(shown, change) || isOfPerson(change, params.userId, params.periodId) ? 'now' : null;
  },
  'people.deactivationInfo': (change, { input: { params } }) =>
    isMoved(change) && (change.goal?.ownerIds.includes(params.id) ?? true) ? 'now' : null,
} as const satisfies Rules;
