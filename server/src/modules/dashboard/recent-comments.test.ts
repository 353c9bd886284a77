import type { GoalWorld, Member } from '../goals/testing/goal-world.ts';
import { startGoalWorld } from '../goals/testing/goal-world.ts';

let world: GoalWorld;
const START = '2026-11-11T18:00:00Z';
beforeEach(async () => {
  world?.t.clock.set(START);
  world = await startGoalWorld({}, world?.t);
  world.t.clock.set(START);
});
afterAll(() => world.t.close());

/** A running goal of `owner`, and a way to comment on its update of this week. */
async function commented() {
  const id = await world.rows({ state: 'approved' });
  const Id = (await world.currentStatusId(id)) ?? 0;
  const say = async (by: Member, Comment: string): Promise<void> => {
    const body = { Id, Type: 'GoalStatus' as const, Comment };
    expect((await world.as(by)('goals.commentAdd', { body })).status).toBe(200);
    world.t.clock.advance(60_000);
  };
  return { id, say };
}

const readBy = async (member: Member) => (await world.as(member)('dashboard.comments', {})).ok.data;

test('what others wrote about the own weekly updates, newest first, three at most', async () => {
  const { id, say } = await commented();
  await say('manager', 'First.');
  await say('owner', 'My own.');
  await say('peer', 'Second.');
  await say('ceo', 'Third.');
  await say('manager', 'Fourth.');
  const data = await readBy('owner');
  expect(data.map(({ User, Comment }) => [User.Name, Comment])).toEqual([
    ['manager', 'Fourth.'],
    ['ceo', 'Third.'],
    ['peer', 'Second.'],
  ]);
  expect(data[0]).toMatchObject({ GoalId: id, At: '2026-11-11T18:04:00.000Z' });
  expect(await readBy('manager')).toEqual([]);
});

test('nothing older than two weeks, and nothing of a goal that was deleted', async () => {
  const { id, say } = await commented();
  await say('manager', 'Long ago.');
  world.t.clock.advance(14 * 24 * 3_600_000);
  expect(await readBy('owner')).toEqual([]);
  world.t.clock.set(START);
  expect(await readBy('owner')).toHaveLength(1);
  await world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, (db) =>
    db
      .updateTable('goals')
      .set({ deleted_at: new Date(START) })
      .where('id', '=', id)
      .execute(),
  );
  expect(await readBy('owner')).toEqual([]);
});
