import { isChange, ROUTES } from '@cadence/shared-contract';
import type { GoalListInput, OperationId, RouteSpec } from '@cadence/shared-contract';
import fc from 'fast-check';
import type { GoalWorld, Member, RowOptions } from '../modules/goals/testing/goal-world.ts';
import { startGoalWorld } from '../modules/goals/testing/goal-world.ts';
import { mailNotifications } from '../modules/notifications/mail-batch-job.ts';
import { readGoalTitles } from '../modules/goals/index.ts';
import { readIds } from './testing/ids.ts';
import { takesIds, validInput } from './testing/inputs.ts';

const SEED = 20_261_122;
/** Hidden goals get ids that cannot be in an answer by chance. */
const FIRST_HIDDEN = 1_987_650_001;
const SECRET = 'zebra';

/** The ways in which a goal is hidden from the viewers below. */
const HIDDEN = {
  private: { state: 'approved', values: { is_private: true } },
  'private and shelved': { state: 'shelved', values: { is_private: true } },
  draft: { state: 'draft' },
  'in review': { state: 'review' },
  'asked to shelve': { state: 'shelving_in_review' },
  shelved: { state: 'shelved' },
  'private with an edit': { state: 'approved', edit: 'review', values: { is_private: true } },
} as const satisfies Readonly<Record<string, RowOptions>>;

const VIEWERS = ['stranger', 'peer', 'orgAdmin', 'observer'] as const satisfies readonly Member[];

/** Without downloads, which are compressed: the tests of each kind of file read its contents. */
const READS = (Object.keys(ROUTES) as OperationId[]).filter((id) => {
  const { access, method, reads, upload, download }: RouteSpec = ROUTES[id];
  return (
    !isChange(id) && !upload && !download && (access === 'session' || method === 'GET' || reads === true)
  );
});

let world: GoalWorld;
let hiddenIds: readonly number[];
let ids: readonly number[];

function change(table: 'goals', id: number, values: { is_private?: boolean; title?: string }) {
  return world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, (db) =>
    db.updateTable(table).set(values).where('id', '=', id).execute(),
  );
}

/** Adds children around a goal while everyone may still see it. */
async function surround(goalId: number): Promise<void> {
  const child = await world.rows({ by: 'stranger', state: 'approved', values: { parent_id: goalId } });
  await world.rows({ by: 'peer', state: 'approved', edit: 'review', values: { parent_id: goalId } });
  await world.rows({ by: 'observer', state: 'draft', values: { parent_id: goalId } });
  await world.rows({ by: 'stranger', state: 'approved', values: { parent_id: child } });
  const body = { Id: child, GoalId: 0 };
  await world.as('goalAdmin')('goals.changeParent', { body });
  await world.as('goalAdmin')('goals.changeParent', { body: { Id: child, GoalId: goalId } });
}

/** A public goal that is followed, commented on, shelved, reactivated and then made private. */
async function turnPrivate(id: number): Promise<number> {
  const values = { id, title: `${SECRET} turned` };
  const goal = await world.rows({ by: 'owner', state: 'approved', values });
  await surround(goal);
  const statusId = (await world.currentStatusId(goal)) ?? 0;
  for (const member of ['stranger', 'peer', 'orgAdmin'] as const) {
    const say = world.as(member);
    expect((await say('goals.follow', { params: { id: goal } })).ok.IsFollowed).toBe(true);
    const body = { Id: statusId, Type: 'GoalStatus', Comment: 'Well' } as const;
    expect((await say('goals.commentAdd', { body })).status).toBe(200);
  }
  const post = { body: { Id: statusId, Likelihood: 3, Quality: 3 } };
  expect((await world.as('owner')('goals.updateStatus', post)).status).toBe(200);
  const shelve = (Status: string) => world.as('goalAdmin')('goals.shelve', { body: { Id: goal, Status } });
  expect([(await shelve('shelved')).status, (await shelve('approved')).status]).toEqual([200, 200]);
  await change('goals', goal, { is_private: true });
  return goal;
}

beforeAll(async () => {
  world = await startGoalWorld();
  const made: number[] = [];
  for (const [index, { values = {}, ...options }] of Object.values<RowOptions>(HIDDEN).entries()) {
    const id = FIRST_HIDDEN + index;
    const goal = await world.rows({ ...options, values: { ...values, id, title: `${SECRET} ${index}` } });
    await surround(goal);
    made.push(goal);
  }
  made.push(await turnPrivate(FIRST_HIDDEN + made.length));
  hiddenIds = made;
  const children = await world.t.app.db.transaction({ role: 'app', tenantId: world.tenant.id }, (db) =>
    db.selectFrom('goals').select('id').where('parent_id', 'in', hiddenIds).execute(),
  );
  // Few enough to test each: the first and last rows of every table, the hidden goals and their children.
  ids = [
    ...new Set([
      ...(await readIds(world.t.app.db, world.tenant.id)),
      ...children.map((goal) => goal.id),
      ...hiddenIds,
    ]),
  ];
});
afterAll(() => world.t.close());

const FILTERS: readonly GoalListInput[] = [
  { PageSize: 100 },
  { PageSize: 100, Aligned: true },
  { PageSize: 100, Unaligned: true },
  { PageSize: 100, TopLevelGoals: true },
  { PageSize: 100, FollowedGoals: true },
  { PageSize: 100, Title: SECRET },
];

/** All answers of an operation to a viewer, for every id. */
async function answersTo(viewer: Member, id: OperationId): Promise<readonly string[]> {
  const answers: string[] = [];
  const ask = async (input: unknown): Promise<void> => {
    const answer = await world.as(viewer)(id, input as never);
    answers.push(JSON.stringify(answer.status < 400 ? answer.ok : answer.problem));
  };
  for (const rowId of takesIds(id) ? ids : [0]) {
    for (const input of fc.sample(validInput(id, fc.constant(rowId)), { numRuns: 1, seed: SEED }))
      await ask(input);
  }
  if (id === 'goals.list') for (const body of FILTERS) await ask({ body });
  if (id === 'notifications.list') await ask({ params: { page: 1 } });
  if (id === 'predictions.matrix') for (const goalId of ids) await ask({ params: { goalId, weekNumber: 7 } });
  if (id === 'goals.parentCandidates') {
    const { id: userId } = world.people[viewer];
    await ask({ params: { userId, periodId: world.periodId, ownerId: userId, goalId: 0 }, query: {} });
  }
  return answers;
}

test.each(READS)('[D-83] %s returns no goal that the viewer may not see', async (id) => {
  const isSecret = (text: string): boolean =>
    text.includes(SECRET) || hiddenIds.some((hidden) => text.includes(String(hidden)));
  for (const viewer of VIEWERS) {
    const told = (await answersTo(viewer, id)).filter(isSecret);
    expect({ viewer, told: told.slice(0, 1) }).toEqual({ viewer, told: [] });
  }
});

test('[D-83] children of hidden goals are listed, and show their parents only to people who may see them', async () => {
  const listed = async (member: Member, filter: GoalListInput) =>
    (await world.as(member)('goals.list', { body: { PageSize: 100, ...filter } })).ok.data;
  const peers = world.people.peer.id;
  const children = await listed('stranger', { Users: [peers] });
  expect(children.length).toBe(hiddenIds.length);
  expect(children.map((goal) => goal.ParentId)).toEqual(children.map(() => null));
  expect(await listed('stranger', { Users: [peers], Aligned: true })).toEqual([]);
  expect(await listed('stranger', { Users: [peers], Unaligned: true })).toHaveLength(hiddenIds.length);
  expect(await listed('stranger', { Users: [peers], TopLevelGoals: true })).toHaveLength(hiddenIds.length);
  const known = await listed('goalAdmin', { Users: [peers] });
  expect(new Set(known.map((goal) => goal.ParentId))).toEqual(new Set(hiddenIds));
});

test('[D-120] a notification names a goal as its reader may see it now: in the app, by mail, edited, hidden', async () => {
  const goal = await world.rows({ by: 'owner', state: 'approved', values: { title: 'First name' } });
  for (const member of ['peer', 'stranger'] as const) {
    await world.as(member)('goals.follow', { params: { id: goal } });
  }
  const Id = (await world.currentStatusId(goal)) ?? 0;
  await world.as('owner')('goals.updateStatus', { body: { Id, Likelihood: 2, Quality: 2 } });
  const latest = async (member: Member) =>
    (await world.as(member)('notifications.list', { params: { page: 1 } })).ok.Notifications[0];
  expect((await latest('peer'))?.Body).toBe('owner posted an update on “First name”.');
  await change('goals', goal, { title: 'Second name' });
  expect(await latest('peer')).toMatchObject({
    Body: 'owner posted an update on “Second name”.',
    NotifiedObjectId: Id,
  });
  await change('goals', goal, { is_private: true });
  const before = (await world.as('peer')('notifications.list', { params: { page: 1 } })).ok;
  expect(before.Notifications[0]).toMatchObject({
    Body: 'owner posted an update on a goal that you can no longer see.',
    NotifiedObjectId: null,
  });
  expect([before.UnreadCount, before.count]).toEqual([
    before.Notifications.length,
    before.Notifications.length,
  ]);
  world.t.clock.advance(11 * 60_000);
  const { db } = world.t.app;
  const originOf = (): string => 'https://acme.example.com';
  await mailNotifications({
    db,
    clock: world.t.clock,
    originOf,
    readTitles: readGoalTitles,
    onOutbox: () => undefined,
  });
  const mails = await world.t.mailsTo(world.people.peer.email);
  expect(mails.map((mail) => mail.text).join()).toContain('on a goal that you can no longer see.');
  expect(mails.map((mail) => mail.text).join()).not.toContain(SECRET);
  expect(mails.map((mail) => mail.text).join()).not.toContain('name”');
});
