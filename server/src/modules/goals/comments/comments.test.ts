import type { GoalWorld, Member } from '../testing/goal-world.ts';
import { startGoalWorld } from '../testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

describe('comments', () => {
  async function commented(by: Member, body: { Id: number; Type: 'GoalStatus'; Comment: string }) {
    return world.as(by)('goals.commentAdd', { body });
  }

  test('[GOAL-138] [GOAL-140] [GOAL-156] [GOAL-177] [GOAL-178] [GOAL-179] [GOAL-184] add, change and delete one’s own', async () => {
    const id = await world.rows({ state: 'approved' });
    const Id = (await world.currentStatusId(id)) ?? 0;
    const blank = await commented('peer', { Id, Type: 'GoalStatus', Comment: ' \n ' });
    expect(blank.problem).toMatchObject({ status: 400, detail: 'Please enter your comment.' });
    const huge = await commented('peer', { Id, Type: 'GoalStatus', Comment: 'x'.repeat(100_000) });
    expect(huge.problem.errors?.[0]?.path).toBe('Comment');
    const added = (await commented('peer', { Id, Type: 'GoalStatus', Comment: ' <b>Nice</b> ' })).ok;
    expect(added).toMatchObject({
      Id: expect.any(Number) as number,
      CommentableId: Id,
      Type: 'GoalStatus',
      CreatedAt: expect.any(String) as string,
      Comment: '<b>Nice</b>',
      Name: 'peer',
      UserId: world.people.peer.id,
      UpdatedAt: null,
    });
    const change = (by: Member) =>
      world.as(by)('goals.commentUpdate', { body: { CommentId: added.Id, Comment: 'Better' } });
    const remove = (by: Member) => world.as(by)('goals.commentDelete', { params: { id: added.Id } });
    for (const by of ['owner', 'manager', 'goalAdmin', 'ceo'] as const) {
      expect((await change(by)).problem.code).toBe('denied');
      expect((await remove(by)).problem.code).toBe('denied');
    }
    expect((await change('peer')).ok).toMatchObject({
      Comment: 'Better',
      UpdatedAt: expect.any(String) as string,
    });
    const listed = await world.as('stranger')('goals.statusComments', { params: { statusId: Id } });
    expect(listed.ok.data.map((row) => row.Comment)).toEqual(['Better']);
    expect((await remove('peer')).ok).toEqual({ Success: true });
    expect((await remove('peer')).status).toBe(404);
  });

  test('[GOAL-140] a thing to comment on, or a comment, that is not there is not found', async () => {
    const owner = world.as('owner');
    const missing = 2_000_000_000;
    const answers = [
      await commented('owner', { Id: missing, Type: 'GoalStatus', Comment: 'For nothing' }),
      await owner('goals.commentUpdate', { body: { CommentId: missing, Comment: 'For nothing' } }),
      await owner('goals.commentDelete', { params: { id: missing } }),
      await owner('goals.statusComments', { params: { statusId: missing } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});
