import type { GoalWorld } from './testing/goal-world.ts';
import { startGoalWorld } from './testing/goal-world.ts';
import type { Action, Actor, Situation } from './testing/lifecycle-table.ts';
import { ACTIONS, ACTORS, PERMISSIONS, SITUATIONS } from './testing/lifecycle-table.ts';

let parentId = 0;

function makeGoal(world: GoalWorld, situation: Situation): Promise<number> {
  const edits = { 'edit in draft': 'draft', 'edit in review': 'review' } as const;
  const isEdit = situation === 'edit in draft' || situation === 'edit in review';
  return world.rows({
    state: isEdit ? 'approved' : situation,
    ...(isEdit ? { edit: edits[situation] } : {}),
    reviewer: 'manager',
    values: { parent_id: parentId },
  });
}

interface Attempt {
  readonly actor: Actor;
  readonly action: Action;
  readonly goalId: number;
  /** 0 where the goal has no row of the week. */
  readonly statusId: number;
}

function attempt(world: GoalWorld, { actor, action, goalId, statusId }: Attempt) {
  const { id, input } = action.call(goalId, { world, parentId, statusId });
  return world.as(actor)(id, input as never);
}

async function stateOf(world: GoalWorld, id: number): Promise<string> {
  return (await world.as('goalAdmin')('goals.single', { params: { id } })).ok.State;
}

describe('who may do what from where', () => {
  let world: GoalWorld;
  beforeAll(async () => {
    world = await startGoalWorld();
    parentId = await world.rows({ by: 'goalManager', state: 'approved' });
  });
  afterAll(() => world.t.close());

  test.each(SITUATIONS)('[GOAL-145] permissions of everyone on a goal: %s', async (situation) => {
    const id = await makeGoal(world, situation);
    const seen: Partial<Record<Actor, readonly string[]>> = {};
    for (const actor of ACTORS) {
      const answer = await world.as(actor)('goals.read', { params: { id } });
      if (answer.status !== 404) seen[actor] = answer.ok.Permissions;
    }
    expect(seen).toEqual(PERMISSIONS[situation]);
  });

  test.each(SITUATIONS)(
    '[GOAL-145] what is not permitted is refused and changes nothing: %s',
    async (situation) => {
      const goalId = await makeGoal(world, situation);
      const statusId = (await world.currentStatusId(goalId)) ?? 0;
      const before = (await world.as('goalAdmin')('goals.read', { params: { id: goalId } })).ok;
      for (const [name, action] of Object.entries(ACTIONS)) {
        if (name === 'post an update' && statusId === 0) continue;
        for (const actor of ACTORS.filter((candidate) => !action.allowed[situation]?.includes(candidate))) {
          const { status, problem } = await attempt(world, { actor, action, goalId, statusId });
          const isVisible = PERMISSIONS[situation][actor] !== undefined;
          const expected = isVisible ? (status === 409 ? 409 : 400) : 404;
          expect({ name, actor, status }).toEqual({ name, actor, status: expected });
          expect(problem.detail).toMatch(/^\w.+\.$/);
        }
      }
      expect((await world.as('goalAdmin')('goals.read', { params: { id: goalId } })).ok).toEqual(before);
    },
  );

  test.each(Object.entries(ACTIONS).map(([name, action]) => [action.ids, name, action] as const))(
    '%s whoever may, can: %s',
    async (_ids, name, action) => {
      for (const situation of SITUATIONS) {
        for (const actor of action.allowed[situation] ?? []) {
          const goalId = await makeGoal(world, situation);
          const before = await stateOf(world, goalId);
          const statusId = (await world.currentStatusId(goalId)) ?? 0;
          const answer = await attempt(world, { actor, action, goalId, statusId });
          const refusal = answer.status === 200 ? null : answer.problem.detail;
          expect({ name, situation, actor, refusal }).toEqual({ name, situation, actor, refusal: null });
          if (name !== 'delete')
            expect(await stateOf(world, goalId)).toBe(action.leadsTo[situation] ?? before);
        }
      }
    },
  );
});
