import type { Notification } from '@cadence/shared-contract';
import type { GoalWorld, Member } from '../../testing/goal-world.ts';
import { startGoalWorld } from '../../testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

async function inboxOf(member: Member): Promise<readonly Notification[]> {
  return (await world.as(member)('notifications.list', { params: { page: 1 } })).ok.Notifications;
}

/** The newest notification of a person about a goal. */
async function latest(member: Member, goalId: number): Promise<Notification | undefined> {
  return (await inboxOf(member)).find(({ Goal }) => Goal?.Id === goalId);
}

async function post(goalId: number, Likelihood: number, Comment?: string): Promise<void> {
  const Id = (await world.currentStatusId(goalId)) ?? 0;
  const body = { Id, Likelihood, Quality: 2, ...(Comment !== undefined && { Comment }) };
  expect((await world.as('owner')('goals.updateStatus', { body })).status).toBe(200);
}

test('a request names the goal, who asks and why, and what its reader may do as long as it is open', async () => {
  const id = await world.rows({ by: 'owner', state: 'draft', values: { title: 'Halve the hand-over' } });
  const asked = { Id: id, Status: 'review', Comment: 'It is ready.' };
  await world.as('owner')('goals.approve', { body: asked });
  const { owner } = world.people;
  const note = await latest('manager', id);
  expect(note).toMatchObject({
    Event: 'submit',
    Actor: { Id: owner.id, Name: owner.name },
    Sentence: 'owner asks for approval',
    Body: 'owner asks for approval of “Halve the hand-over”.',
    Said: 'It is ready.',
    Update: null,
    Goal: { Id: id, Title: 'Halve the hand-over', Owner: { Id: owner.id, Name: owner.name } },
  });
  expect(note?.Goal?.Actions).toEqual(expect.arrayContaining(['approve', 'requestChanges']));
  const { UpdatedAt } = note?.Goal ?? {};
  const decided = await world.as('manager')('goals.approve', {
    body: { Id: id, Status: 'approved', ...(UpdatedAt && { UpdatedAt }) },
  });
  expect(decided.status).toBe(200);
  expect((await latest('manager', id))?.Goal?.Actions).not.toContain('approve');
  expect(await latest('owner', id)).toMatchObject({ Sentence: 'manager approved the goal', Said: null });
});

test('[D-33] the reason of a step is quoted only to those who may read it', async () => {
  const id = await world.rows({ by: 'owner', state: 'review' });
  const { tenant, people, t } = world;
  await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, (db) =>
    db
      .insertInto('goal_follows')
      .values({ tenant_id: tenant.id, goal_id: id, person_id: people.stranger.id, created_at: t.clock.now() })
      .execute(),
  );
  const body = { Id: id, Status: 'approved', Comment: 'Well measured.' };
  await world.as('manager')('goals.approve', { body });
  expect(await latest('owner', id)).toMatchObject({ Event: 'approve', Said: 'Well measured.' });
  expect(await latest('stranger', id)).toMatchObject({ Event: 'approve', Said: null });
});

test('[D-14] an update says its week, its values and its trend as they are now, with its owner’s comment', async () => {
  const id = await world.rows({ by: 'owner', state: 'approved' });
  await post(id, 3, 'Two clinics signed.');
  expect(await latest('manager', id)).toMatchObject({
    Event: 'postStatus',
    Sentence: 'owner posted an update',
    Said: 'Two clinics signed.',
    Update: { Likelihood: 3, Quality: 2, LikelihoodDelta: 0, QualityDelta: 0 },
  });
  world.t.clock.advance(7 * 86_400_000);
  await post(id, 1);
  const shown = (await inboxOf('manager')).filter(({ Goal }) => Goal?.Id === id);
  expect(shown.map(({ Update }) => [Update?.Likelihood, Update?.LikelihoodDelta])).toEqual([
    [1, -2],
    [3, 0],
  ]);
});

test('[D-37] a weekly update that is corrected notifies nobody a second time, and shows the corrected values', async () => {
  const id = await world.rows({ by: 'owner', state: 'approved' });
  await post(id, 3);
  world.t.clock.advance(3_600_000);
  await post(id, 2);
  const shown = (await inboxOf('manager')).filter(({ Goal }) => Goal?.Id === id);
  expect(shown.map(({ Update }) => Update?.Likelihood)).toEqual([2]);
});

test('a comment is quoted until it is deleted', async () => {
  const id = await world.rows({ by: 'owner', state: 'approved' });
  const Id = (await world.currentStatusId(id)) ?? 0;
  const added = await world.as('manager')('goals.commentAdd', {
    body: { Type: 'GoalStatus', Id, Comment: 'What do you need?' },
  });
  expect(await latest('owner', id)).toMatchObject({
    Event: 'comment',
    Sentence: 'manager commented',
    Said: 'What do you need?',
  });
  await world.as('manager')('goals.commentDelete', { params: { id: added.ok.Id } });
  expect(await latest('owner', id)).toMatchObject({ Event: 'comment', Said: null });
});
