import type { OperationId, RouteSpec } from '../routes.ts';
import { ROUTES } from '../routes.ts';
import type { Change, Need, Rule } from './change.ts';
import { CHANGE_TYPES } from './change.ts';
import { FRESHNESS } from './freshness.ts';
import { GOAL_READS } from './goal-reads.ts';
import type { GoalChange, GoalFacts } from './topics.ts';
import { GOAL_CHANGES, HUB_METHODS, TENANT_UPDATE_TYPES } from './topics.ts';

type Reads<Routes> = {
  [Id in keyof Routes]: Routes[Id] extends { readonly mutates: true } | { readonly download: true }
    ? never
    : Routes[Id] extends { readonly method: 'GET' } | { readonly reads: true }
      ? Id
      : never;
}[keyof Routes];

/** Why no event makes the answer old, or why it is not read again although one does. */
type Reason =
  /** It does not change, or only with a release or by the operator. */
  | 'settled'
  /** It is what the viewer asked a moment ago: to type, to choose a file, to be shown once. */
  | 'asked anew'
  /** It says of which moment it is, and stays so (reports.md). */
  | 'of its moment'
  /** It is polled while it is running. */
  | 'polled'
  /** The engine of freshness reads it itself. */
  | 'for rows'
  /** Days pass without an event. */
  | 'by time';

/** Every read that no rule of the table names. */
const NOT_FOLLOWED: { readonly [Id in Reads<typeof ROUTES>]?: Reason } = {
  'auth.tenant': 'settled',
  'auth.hash': 'settled',
  'people.importPreview': 'asked anew',
  'people.importProgress': 'polled',
  'people.avatar': 'settled',
  'people.avatarBase64': 'settled',
  'tenants.logo': 'settled',
  'strategy.version': 'settled',
  'help.read': 'settled',
  'talent.labels': 'settled',
  'talent.compose': 'asked anew',
  'userManual.suggest': 'asked anew',
  'goals.rows': 'for rows',
  'goals.status': 'asked anew',
  'goals.periods': 'by time',
  'suggestions.titles': 'asked anew',
  'suggestions.measurements': 'asked anew',
  'suggestions.description': 'asked anew',
  'predictions.searchGoals': 'asked anew',
  'reports.view': 'of its moment',
  'reports.teamGoalUpdates': 'of its moment',
  'reports.job': 'polled',
  'summaries.read': 'of its moment',
  'summaries.version': 'settled',
  'summaries.usage': 'asked anew',
};

const isRead = ({ method, reads, mutates, download }: RouteSpec): boolean =>
  (method === 'GET' || reads === true) && mutates !== true && download !== true;

describe('the table of freshness', () => {
  const followed = new Set(Object.values(FRESHNESS).flatMap((rules) => Object.keys(rules)));

  test('has every read, or it is said why it has not', () => {
    const reads = Object.entries<RouteSpec>(ROUTES).flatMap(([id, route]) => (isRead(route) ? [id] : []));
    const answered = [...followed, ...Object.keys(NOT_FOLLOWED)];
    expect(answered.filter((id, index) => answered.indexOf(id) !== index)).toEqual([]);
    expect(answered.toSorted()).toEqual(reads.toSorted());
  });

  test('has reads for every kind of change, and a kind for every event of the hub', () => {
    for (const type of CHANGE_TYPES) expect([type, Object.keys(FRESHNESS[type])]).not.toEqual([type, []]);
    expect(CHANGE_TYPES).toEqual(expect.arrayContaining([...TENANT_UPDATE_TYPES]));
    // How each method of the hub becomes a change is in `follow-hub.ts`.
    expect(HUB_METHODS).toEqual(['NotificationUpdate', 'TenantUpdate', 'UserManualUpdate']);
  });
});

const [VIEWER, OWNER, GOAL, CHILD, PERIOD, WEEK] = [7, 5, 1, 2, 3, 4];
const goalOf = (Id: number) => ({ Id, GoalId: Id, LeastLikely: { Id }, ParentId: null, User: { Id: OWNER } });
const params = {
  ...{ id: GOAL, goalId: GOAL, userId: OWNER, ownerId: OWNER, periodId: PERIOD, weekNumber: WEEK },
  ...{ statusId: 9, page: 1, scope: 2 },
};
/** Any answer of a read, with the goal in it. */
const ANSWER = {
  ...{ Goal: goalOf(GOAL), goal: goalOf(GOAL), Ancestors: [], ParentGoal: null },
  ...{ data: [goalOf(GOAL)], childs: [], Goals: [goalOf(GOAL)], CompanyGoals: [goalOf(GOAL)] },
};

type GoalRead = keyof typeof GOAL_READS;
type Needs = Readonly<Record<GoalChange, string>>;

/** All kinds of change, one after the other. */
const each = (needs: Readonly<Record<GoalChange, Need | null>>): Needs =>
  Object.fromEntries(GOAL_CHANGES.map((kind) => [kind, needs[kind] ?? 'nothing'])) as Needs;
const ALWAYS = each({ discussion: 'now', status: 'now', content: 'now', state: 'now', place: 'now' });
const ROW = each({ discussion: null, status: 'row', content: 'row', state: 'row', place: 'row' });
const SHOWN = each({ discussion: null, status: 'now', content: 'now', state: 'now', place: 'now' });
const IF_MOVED = each({ discussion: null, status: null, content: null, state: 'now', place: 'now' });

/** What a change of somebody else's goal means to each read that shows it. */
const EXPECTED: Readonly<Record<GoalRead, Needs>> = {
  'goals.list': ROW,
  'goals.read': ALWAYS,
  'goals.single': ALWAYS,
  'goals.approvalRequest': ALWAYS,
  'goals.children': ALWAYS,
  'goals.company': ROW,
  'goals.parentCandidates': each({
    ...{ discussion: null, status: null, content: 'next', state: 'next', place: 'next' },
  }),
  'goals.weeklyPass': each({ discussion: null, status: null, content: null, state: null, place: null }),
  'goals.statusComments': each({
    ...{ discussion: 'now', status: 'now', content: null, state: null, place: null },
  }),
  'predictions.matrix': each({
    ...{ discussion: null, status: 'row', content: 'row', state: 'later', place: 'later' },
  }),
  'predictions.firstGoal': each({
    ...{ discussion: null, status: null, content: null, state: null, place: null },
  }),
  'dashboard.read': ROW,
  'dashboard.reminders': each({ discussion: null, status: null, content: null, state: null, place: null }),
  'dashboard.reviewData': ALWAYS,
  'dashboard.editReviewData': ALWAYS,
  'dashboard.compliance': each({
    ...{ discussion: null, status: 'later', content: null, state: 'later', place: 'later' },
  }),
  'dashboard.team': each({
    ...{ discussion: null, status: null, content: 'later', state: null, place: null },
  }),
  'dashboard.branches': each({
    ...{ discussion: null, status: 'later', content: null, state: 'later', place: 'later' },
  }),
  'dashboard.risks': each({
    ...{ discussion: null, status: 'later', content: 'later', state: 'later', place: 'later' },
  }),
  'dashboard.comments': each({
    ...{ discussion: null, status: null, content: 'later', state: 'later', place: 'later' },
  }),
  'dashboard.moved': each({
    ...{ discussion: null, status: 'next', content: null, state: 'later', place: 'later' },
  }),
  'talent.goals': SHOWN,
  'people.deactivationInfo': IF_MOVED,
};

describe('every kind of change of a goal is answered by every read of goals', () => {
  /** @param facts what the event says beside the kind */
  const needOf = (
    id: GoalRead,
    change: GoalChange,
    { goalId = GOAL, ...facts }: Partial<GoalFacts> & { readonly goalId?: number } = {},
  ) => {
    const goal = { change, periodId: PERIOD, ownerIds: [OWNER], approverIds: [8], parentIds: [], ...facts };
    const input = { params: { ...params, ...(id === 'people.deactivationInfo' && { id: OWNER }) }, body: {} };
    const event: Change = { type: 'goal_update', id: goalId, goal };
    const rule = FRESHNESS.goal_update[id] as Rule<OperationId>;
    const need = rule(event, { input, answer: ANSWER, viewerId: VIEWER } as never);
    return [need ?? []].flat().join(' and ') || 'nothing';
  };

  test.each(Object.entries(EXPECTED))('%s', (id, expected) => {
    const needs = GOAL_CHANGES.map((kind) => [kind, needOf(id as GoalRead, kind)]);
    expect(Object.fromEntries(needs)).toEqual(expected);
  });

  test('a direct report’s goal is counted on their manager’s dashboard', () => {
    expect(needOf('dashboard.team', 'status', { approverIds: [VIEWER] })).toBe('later');
    expect(needOf('dashboard.team', 'state', { approverIds: [VIEWER] })).toBe('later');
  });

  test('by those of its owner, too', () => {
    const own = { ownerIds: [VIEWER] };
    expect(needOf('goals.weeklyPass', 'status', own)).toBe('now');
    expect(needOf('predictions.firstGoal', 'content', own)).toBe('now');
    expect(needOf('dashboard.reminders', 'content', own)).toBe('now');
    expect(needOf('dashboard.read', 'status', own)).toBe('now');
    expect(needOf('dashboard.comments', 'discussion', own)).toBe('now');
  });

  test.each(['goals.company', 'dashboard.read'] as const)(
    'a goal that has none above it any longer may be one of the company: %s',
    (id) => {
      expect(needOf(id, 'place', { goalId: CHILD, parentIds: [9] })).toBe('later');
      expect(needOf(id, 'state', { goalId: CHILD, parentIds: [9] })).toBe('nothing');
      expect(needOf(id, 'state', { goalId: CHILD })).toBe('later');
    },
  );

  test('goals of others, and of other quarters, are nothing to a person’s goals of a quarter', () => {
    expect(needOf('talent.goals', 'place', { goalId: CHILD })).toBe('now');
    expect(needOf('talent.goals', 'place', { goalId: CHILD, ownerIds: [6] })).toBe('nothing');
    expect(needOf('talent.goals', 'status', { goalId: CHILD, periodId: 2 })).toBe('nothing');
  });
});
