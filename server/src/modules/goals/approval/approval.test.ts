import type { GoalWorld } from '../testing/goal-world.ts';
import { startGoalWorld } from '../testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

describe('calls that carry a wanted state (core §7)', () => {
  test('[GOAL-173] [GOAL-174] retractedits is for goals with pending edits, retract for the others', async () => {
    const owner = world.as('owner');
    const body = (Id: number) => ({ body: { Id, Status: 'draft', Comment: 'Not yet' } });
    const withEdits = await world.rows({ state: 'approved', edit: 'review' });
    expect((await owner('goals.retract', body(withEdits))).status).toBe(409);
    expect((await owner('goals.retractEdits', body(withEdits))).ok.Goal).toMatchObject({
      State: 'approved',
      GoalEdit: { State: 'draft' },
    });
    const without = await world.rows({ state: 'review' });
    expect((await owner('goals.retractEdits', body(without))).status).toBe(409);
    expect((await owner('goals.retract', body(without))).ok.Goal.State).toBe('draft');
  });

  test('[GOAL-175] shelve requests, decides and reactivates, depending on the wanted status', async () => {
    const id = await world.rows({ state: 'approved' });
    const shelve = async (by: 'owner' | 'manager', Status: string, Comment?: string) => {
      const body = { Id: id, Status, ...(Comment ? { Comment } : {}) };
      return (await world.as(by)('goals.shelve', { body })).ok.Goal.State;
    };
    expect(await shelve('owner', 'shelving_in_review', 'Not this quarter')).toBe('shelving_in_review');
    expect(await shelve('manager', 'approved', 'It is needed')).toBe('approved');
    expect(await shelve('owner', 'shelving_in_review')).toBe('shelving_in_review');
    expect(await shelve('manager', 'shelved')).toBe('shelved');
    expect(await shelve('owner', 'approved')).toBe('approved');
    expect(await shelve('manager', 'shelved')).toBe('shelved');
    const { GoalStatusComments } = (await world.as('owner')('goals.read', { params: { id } })).ok;
    expect(GoalStatusComments.map((row) => row.Comment)).toEqual(['Not this quarter', 'It is needed']);
  });
});
