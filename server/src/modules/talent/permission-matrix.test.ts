import type { CallInput, OperationId } from '@cadence/shared-contract';
import type { Caller } from '../goals/testing/goal-world.ts';
import type { Act, Standpoint, Verdict } from './testing/appraisal-rules.ts';
import { judge, NOTHING, sees, STANDPOINTS } from './testing/appraisal-rules.ts';
import type { Employee, Scenery } from './testing/appraisal-scenery.ts';
import { callFor, setScenery } from './testing/appraisal-scenery.ts';
import type { Place } from './testing/placed-appraisal.ts';
import { modelAt, PLACE_NAMES, placeAppraisal } from './testing/placed-appraisal.ts';
import { startTalentWorld } from './testing/talent-world.ts';

let scenery: Scenery;
let employee: Employee;
beforeAll(async () => {
  scenery = await setScenery(await startTalentWorld(), { areRatingsShared: false });
  employee = await scenery.addEmployee();
});
afterAll(() => scenery.talent.t.close());

const NOBODY = 2_000_000_000;
const callerOf = (who: Standpoint): Caller => (who === 'employee' ? employee.call : scenery.as(who));

const ACTS: readonly Act[] = [
  { name: 'start', writing: { text: 1, primary: 1, secondary: 1 } },
  { name: 'edit', writing: { text: 2, primary: 0, secondary: 2 } },
  { name: 'edit', writing: NOTHING },
  { name: 'share' },
  { name: 'take back' },
  { name: 'sign', agrees: false },
  { name: 'sign without a name' },
  { name: 'countersign' },
  { name: 'countersign without a name' },
  { name: 'reopen' },
  { name: 'reopen without a reason' },
  { name: 'delete' },
  { name: 'restore' },
  { name: 'ask' },
  { name: 'answer' },
];

const CODES: Readonly<Record<400 | 404 | 409, readonly string[]>> = {
  400: ['denied', 'invalid'],
  404: ['not_found'],
  409: ['conflict'],
};

/** The codes that may be answered; restoring what was never deleted is either not found or a conflict. */
function answersTo(verdict: Verdict, act: Act): readonly string[] {
  if (!('refused' in verdict)) return ['done'];
  const codes = CODES[verdict.refused];
  return act.name === 'restore' && verdict.refused === 409 ? [...codes, 'not_found'] : codes;
}

async function attempt(who: Standpoint, act: Act, id: number): Promise<string> {
  const target = { employee: employee.person, periodId: scenery.talent.periodId, id, questionId: NOBODY };
  const call = callFor(scenery, act, target);
  const answer = await callerOf(who)(call.id, call.input as never);
  return answer.status === 200 ? 'done' : answer.problem.code;
}

describe.each(PLACE_NAMES)('an appraisal that is %s', (place) => {
  test('[TAL-023] [TAL-028] [D-51] [D-84] allows each person their actions, and refuses the others in the documented order', async () => {
    const model = modelAt(place);
    let id = await placeAppraisal(scenery, employee, { place });
    const wrong: string[] = [];
    for (const who of STANDPOINTS) {
      for (const act of ACTS) {
        const verdict = judge({ house: scenery.house, model, who, act });
        const answer = await attempt(who, act, id || NOBODY);
        const expected = answersTo(verdict, act);
        if (!expected.includes(answer))
          wrong.push(`${who}, ${JSON.stringify(act)}: ${answer} instead of ${expected.join(' or ')}`);
        if (answer === 'done') id = await placeAppraisal(scenery, employee, { place });
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** The people who oversee the employee: above them, or as HR. */
const OVERSEERS: readonly Standpoint[] = ['manager', 'managerAbove', 'ceo', 'hrAdmin', 'hrManager'];
const ORGANIZATION: readonly Standpoint[] = ['ceo', 'hrAdmin', 'hrManager'];

/** The answer to a call for every person. */
async function answers<Id extends OperationId>(id: Id, input: CallInput<Id>) {
  const found: Partial<Record<Standpoint, string>> = {};
  for (const who of STANDPOINTS) {
    const answer = await callerOf(who)(id, input);
    found[who] = answer.status === 200 ? 'done' : answer.problem.code;
  }
  return found;
}

const expectedFor = (readers: readonly Standpoint[], otherwise: string) =>
  Object.fromEntries(STANDPOINTS.map((who) => [who, readers.includes(who) ? 'done' : otherwise]));

describe.each<Place>(['draft', 'shared', 'acknowledged', 'completed'])(
  'reading an appraisal that is %s',
  (place) => {
    test('[TAL-047] [TAL-046] [D-51] people who may know of it can read it, and nobody else learns of it', async () => {
      const id = await placeAppraisal(scenery, employee, { place });
      const model = modelAt(place);
      const readers = STANDPOINTS.filter((who) => sees(who, model));
      expect(await answers('talent.single', { params: { id } })).toEqual(expectedFor(readers, 'not_found'));
      const params = { userId: employee.person.id };
      for (const who of [...OVERSEERS, 'employee'] as const) {
        const { evaluations } = (await callerOf(who)('talent.user', { params })).ok;
        expect([who, evaluations.map(({ Id }) => Id)]).toEqual([who, readers.includes(who) ? [id] : []]);
      }
    });
  },
);

test('[TAL-046] [TAL-045] [TAL-043] a person’s appraisals and their goals can be read by the people who oversee them, and by themselves', async () => {
  await placeAppraisal(scenery, employee, { place: 'shared' });
  const expected = expectedFor([...OVERSEERS, 'employee'], 'denied');
  const userId = employee.person.id;
  const { periodId } = scenery.talent;
  expect(await answers('talent.user', { params: { userId } })).toEqual(expected);
  expect(await answers('talent.goals', { params: { userId, periodId } })).toEqual(expected);
});

test('[TAL-042] [TAL-043] [TAL-009] a manager’s team can be opened by the manager, by managers above and by HR', async () => {
  const params = { periodId: scenery.talent.periodId, managerId: scenery.person('manager').id, scope: 0 };
  const expected = expectedFor(OVERSEERS, 'denied');
  expect(await answers('talent.load', { params })).toEqual(expected);
  expect(await answers('talent.matrix', { params })).toEqual(expected);
  expect(await answers('talent.matrixPeople', { params })).toEqual(expected);
});

test('[TAL-004] [TAL-007] [TAL-008] the organization can be opened by HR Admins and the ceo', async () => {
  const { periodId } = scenery.talent;
  const expected = expectedFor(ORGANIZATION, 'denied');
  const params = { periodId, managerId: 0, scope: 1 };
  expect(await answers('talent.load', { params })).toEqual(expected);
  expect(await answers('talent.matrix', { params })).toEqual(expected);
  expect(await answers('talent.matrixPeople', { params })).toEqual(expected);
  expect(await answers('talent.organization', { params: { periodId } })).toEqual(expected);
  expect(await answers('talent.department', { params: { periodId }, query: {} })).toEqual(expected);
  expect(await answers('talent.calibration', { params: { periodId, axis: 'Primary' } })).toEqual(expected);
});

test('[TAL-017] [TAL-044] the compliance spreadsheet is made for people who may open its team', async () => {
  const { periodId } = scenery.talent;
  const made = async (managerId: number, scope: number) =>
    answers('talent.excel', { params: { periodId, managerId, scope } });
  expect(await made(scenery.person('manager').id, 0)).toEqual(expectedFor(OVERSEERS, 'denied'));
  expect(await made(0, 1)).toEqual(expectedFor(ORGANIZATION, 'denied'));
});

describe('special cases', () => {
  const actsOf = async (call: Caller, id: number) => {
    const codes = new Set<string>();
    for (const act of ACTS.filter(({ name }) => name !== 'start' && name !== 'restore')) {
      const target = { employee: employee.person, periodId: scenery.talent.periodId, id, questionId: NOBODY };
      const { id: operation, input } = callFor(scenery, act, target);
      const answer = await call(operation, input as never);
      codes.add(answer.status === 200 ? 'done' : answer.problem.code);
    }
    return [...codes];
  };

  test('[D-51] HR Admins have no HR rights on their own appraisal: no draft, no reopening, no question', async () => {
    const { talent } = scenery;
    const hr = talent.as('hrAdmin');
    const draft = await talent.appraisal({ of: 'hrAdmin' });
    expect((await hr('talent.single', { params: { id: draft.Id } })).problem.code).toBe('not_found');
    expect(await actsOf(hr, draft.Id)).toEqual(['not_found']);
    const params = { id: draft.Id };
    await talent.as('manager')('talent.share', { params });
    await hr('talent.employeeSign', { params, body: { Sign: 'Me' } });
    await talent.as('manager')('talent.managerSign', { params, body: { Sign: 'Manager' } });
    const letter = (await hr('talent.single', { params })).ok;
    expect(letter).toMatchObject({ IsOwn: true, PrimaryRating: null, Permissions: [] });
    const reopened = await hr('talent.reopen', { params, body: { Reason: 'I would rather not.' } });
    expect(reopened.problem.code).toBe('denied');
    const asked = await hr('talent.ask', { params, body: { Axis: 'Primary', Question: 'Why?' } });
    expect(asked.problem.code).toBe('denied');
  });

  test('[D-49] the former reviewer of a completed appraisal can still read it after the employee has moved, but not act on it', async () => {
    const id = await placeAppraisal(scenery, employee, { place: 'completed' });
    const move = (to: 'manager' | 'nextManager') =>
      scenery.as('orgAdmin')('people.changeManager', {
        params: { id: employee.person.id, managerId: scenery.person(to).id },
      });
    await move('nextManager');
    const former = scenery.as('manager');
    const next = scenery.as('nextManager');
    expect((await former('talent.single', { params: { id } })).ok.Permissions).toEqual([]);
    expect((await next('talent.single', { params: { id } })).ok.Permissions).toEqual([]);
    const body = { UserId: employee.person.id, EvaluationPeriodId: scenery.talent.periods[0], Review: '' };
    expect((await former('talent.create', { body })).problem.code).toBe('denied');
    await move('manager');
  });

  test('[D-49] the former reviewer of an open appraisal cannot see it after the employee has moved', async () => {
    const id = await placeAppraisal(scenery, employee, { place: 'acknowledged' });
    const params = { id: employee.person.id, managerId: scenery.person('nextManager').id };
    await scenery.as('orgAdmin')('people.changeManager', { params });
    expect(await actsOf(scenery.as('manager'), id)).toEqual(['not_found']);
    const moved = (await scenery.as('nextManager')('talent.single', { params: { id } })).ok;
    expect(moved.Permissions).toEqual(['editSigned', 'signAsManager', 'delete']);
  });

  test('a deactivated manager is signed out, and a deactivated employee’s appraisal does not change', async () => {
    const { world } = scenery.talent;
    const manager = await world.addPerson({ role: 'manager', manager_id: scenery.person('managerAbove').id });
    const asManager = await world.asPerson(manager);
    const leaver = await world.addPerson({ manager_id: manager.id });
    const body = { UserId: leaver.id, EvaluationPeriodId: scenery.talent.periodId, Review: '<p>Text</p>' };
    const { Id } = (await asManager('talent.create', { body })).ok;
    const params = { id: Id };
    expect((await scenery.as('orgAdmin')('people.deactivate', { params: { id: leaver.id } })).status).toBe(
      200,
    );
    const edited = await asManager('talent.update', { params, body: { Review: '<p>More</p>', Primary: 1 } });
    expect(edited.problem).toMatchObject({
      code: 'conflict',
      detail: 'This person is not appraised any more. The appraisal stays as it is.',
    });
    expect((await asManager('talent.share', { params })).status).not.toBe(200);
    const again = { ...body, EvaluationPeriodId: scenery.talent.periods[0] };
    expect((await asManager('talent.create', { body: again })).problem.code).toBe('invalid');
    expect((await asManager('talent.single', { params })).ok.Review).toBe('<p>Text</p>');
    await scenery.as('orgAdmin')('people.deactivate', { params: { id: manager.id } });
    expect((await asManager('talent.single', { params })).status).toBe(401);
  });
});
