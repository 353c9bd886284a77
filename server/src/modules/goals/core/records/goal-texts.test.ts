import { GOAL_TEXT_NAMES, goalTextField, goalTextOf, recordOf } from '@cadence/shared-contract';
import type { GoalTextName } from '@cadence/shared-contract';
import type { GoalWorld } from '../../testing/goal-world.ts';
import { startGoalWorld } from '../../testing/goal-world.ts';

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

const said = (how: string) => recordOf(GOAL_TEXT_NAMES, (name) => `${name} as ${how}`);
const long = (letter: string) =>
  recordOf(GOAL_TEXT_NAMES, (name) => letter.repeat(goalTextField(name).limit));

test('[GOAL-149] every text of a goal is stored, proposed by an edit, and changed by its approval', async () => {
  const own = world.as('owner');
  const isDraft = { PeriodId: world.periodId, IsDraft: true };
  const { Id } = (await own('goals.create', { body: { ...said('written'), ...isDraft } })).ok.Goal;
  const read = async () => {
    const { Goal, GoalEdits } = (await own('goals.read', { params: { id: Id } })).ok;
    return { texts: recordOf(GOAL_TEXT_NAMES, (name) => goalTextOf(Goal, name)), Goal, GoalEdits };
  };
  expect((await read()).texts).toEqual(said('written'));
  const rewritten = await own('goals.update', { params: { id: Id }, body: { ...said('sent'), ...isDraft } });
  const replaced = GOAL_TEXT_NAMES.map((Field) => ({ Field, Value: said('written')[Field] }));
  expect(rewritten.ok.Overwritten).toEqual(replaced);
  await own('goals.approve', { body: { Id, Status: 'review' } });
  await world.as('manager')('goals.approve', { body: { Id, Status: 'approved' } });
  const body = { ...said('proposed'), PeriodId: world.periodId, IsDraft: false, IsFromEdit: true };
  await own('goals.update', { params: { id: Id }, body });
  const proposed = await read();
  expect(proposed.texts).toEqual(said('sent'));
  expect(proposed.Goal.GoalEdit).toMatchObject(said('proposed'));
  expect(proposed.GoalEdits[0]).toMatchObject(said('proposed'));
  await world.as('manager')('goals.approve', { body: { Id, Status: 'approved' } });
  expect((await read()).texts).toEqual(said('proposed'));
});

test('[GOAL-079] [GOAL-080] [GOAL-081] the database accepts every text up to its limit, and longer ones are refused', async () => {
  const own = world.as('owner');
  const create = (texts: Record<GoalTextName, string>) =>
    own('goals.create', { body: { ...texts, PeriodId: world.periodId } });
  expect((await create(long('ß'))).status).toBe(200);
  for (const name of GOAL_TEXT_NAMES) {
    const { problem } = await create({ ...long('ß'), [name]: `${long('ß')[name]}x` });
    expect(problem.errors).toMatchObject([{ path: name }]);
  }
});
