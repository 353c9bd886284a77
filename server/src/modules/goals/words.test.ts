import { GOAL_STATES } from '@cadence/shared-contract';
import { unreadableIn } from '../../every-operation/testing/sentences.ts';
import type { Call } from './testing/action-table.ts';
import { callsByIds } from './testing/calls-by-id.ts';
import type { GoalWorld, Member } from './testing/goal-world.ts';
import { startGoalWorld } from './testing/goal-world.ts';

const MISSING = 2_000_000_000;

let world: GoalWorld;
beforeAll(async () => {
  world = await startGoalWorld();
});
afterAll(() => world.t.close());

async function sentenceFor(by: Member, { id, input }: Call): Promise<string | null> {
  const answer = await world.as(by)(id, input);
  return answer.status < 400 ? null : answer.problem.detail;
}

test.each(GOAL_STATES)('every refusal of a goal is a sentence without a field name: %s', async (state) => {
  const said = new Set<string>();
  for (const by of ['owner', 'manager', 'goalAdmin', 'stranger'] as const) {
    const goal = await world.rows({ state });
    const status = (await world.currentStatusId(goal)) ?? MISSING;
    const names = {
      goal,
      status,
      transition: MISSING,
      result: MISSING,
      managerResult: MISSING,
      comment: MISSING,
    };
    const own = await world.rows({ by, state: 'draft' });
    for (const call of callsByIds(names, { period: world.periodId, person: world.people.peer.id, own })) {
      if (call.id === 'goals.delete') continue;
      said.add((await sentenceFor(by, call)) ?? '');
    }
  }
  said.delete('');
  expect(said.size).toBeGreaterThan(3);
  for (const sentence of said) {
    expect([sentence, unreadableIn(sentence)]).toEqual([sentence, []]);
    expect(sentence).not.toMatch(/(it|goal) is (results|shelving|draft\b)/);
  }
});

test.each([
  ['SMART', 'Title', 'Objective'],
  ['okr', 'Objective', 'Title'],
] as const)('messages for a company with %s goals say %s and never %s', async (type, own, other) => {
  const company = await startGoalWorld({ goal_type: type }, world.t);
  const good = { Title: 'T', Measurement: 'M', PeriodId: company.periodId };
  for (const Title of ['', '  ', 'x'.repeat(300)]) {
    const { problem } = await company.as('owner')('goals.create', { body: { ...good, Title } });
    const said = [problem.detail, ...(problem.errors ?? []).map(({ message }) => message)].join(' ');
    expect([Title, said]).toEqual([Title, expect.stringMatching(new RegExp(`^${own} `))]);
    expect(said).not.toContain(other);
  }
});
