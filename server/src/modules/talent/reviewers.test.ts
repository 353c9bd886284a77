import type { PersonRow } from '../goals/testing/goal-world.ts';
import type { Employee, Scenery } from './testing/appraisal-scenery.ts';
import { setScenery } from './testing/appraisal-scenery.ts';
import { readStored } from './testing/stored-appraisal.ts';
import { startTalentWorld } from './testing/talent-world.ts';

let scenery: Scenery;
let employee: Employee;
beforeAll(async () => {
  scenery = await setScenery(await startTalentWorld(), { areRatingsShared: false });
});
beforeEach(async () => {
  employee = await scenery.addEmployee();
});
afterAll(() => scenery.talent.t.close());

const WHOLE = { Primary: 1, Secondary: 2, Review: '<p>As it was read.</p>' };
const ANOTHER = { ...WHOLE, Review: '<p>Another text.</p>' };
const AGREED = { Sign: 'Employee', Agrees: true };

const giveTo = (person: PersonRow, managerId: number) =>
  scenery.as('orgAdmin')('people.changeManager', { params: { id: person.id, managerId } });

/** A separate manager, who may leave. */
async function leaving() {
  const { world } = scenery.talent;
  const person = await world.addPerson({ role: 'manager', manager_id: scenery.person('managerAbove').id });
  await giveTo(employee.person, person.id);
  return { person, call: await world.asPerson(person) };
}

test('[D-49] restoring as a former manager does not make the appraisal theirs again', async () => {
  const manager = scenery.as('manager');
  const body = { ...WHOLE, UserId: employee.person.id, EvaluationPeriodId: scenery.talent.periodId };
  const params = { id: (await manager('talent.create', { body })).ok.Id };
  await manager('talent.share', { params });
  await manager('talent.delete', { params });
  await giveTo(employee.person, scenery.person('nextManager').id);
  await manager('talent.restore', { params });
  const { shown } = await readStored(scenery, employee, scenery.talent.periodId);
  if (shown.state !== null) expect(shown).toMatchObject({ reviewer: 'nextManager' });
  expect((await manager('talent.single', { params })).status).toBe(404);
});

test('[D-49] [D-92] HR reopens an appraisal whose reviewer has left: today’s manager continues it', async () => {
  const leaver = await leaving();
  const body = { ...WHOLE, UserId: employee.person.id, EvaluationPeriodId: scenery.talent.periodId };
  const params = { id: (await leaver.call('talent.create', { body })).ok.Id };
  await leaver.call('talent.share', { params });
  await employee.call('talent.employeeSign', { params, body: AGREED });
  await leaver.call('talent.managerSign', { params, body: { Sign: 'Leaver' } });
  const managerId = scenery.person('manager').id;
  await giveTo(employee.person, managerId);
  await scenery.as('orgAdmin')('people.deactivate', { params: { id: leaver.person.id } });
  const reason = { Reason: 'A figure was wrong.' };
  const reopened = await scenery.as('hrAdmin')('talent.reopen', { params, body: reason });
  expect(reopened.ok).toMatchObject({ State: 'shared', ReviewerId: managerId });
  const manager = scenery.as('manager');
  expect((await manager('talent.update', { params, body: ANOTHER })).ok.Review).toBe(ANOTHER.Review);
  await employee.call('talent.employeeSign', { params, body: AGREED });
  const completed = (await manager('talent.managerSign', { params, body: { Sign: 'Manager' } })).ok;
  expect(completed.Signatures.map(({ Sign, IsInForce }) => [Sign, IsInForce])).toEqual([
    ['Manager', true],
    ['Employee', true],
    ['Leaver', false],
    ['Employee', false],
  ]);
});

test('[D-49] the appraisal of a deactivated manager waits, and continues with the next one', async () => {
  const leaver = await leaving();
  const body = { ...WHOLE, UserId: employee.person.id, EvaluationPeriodId: scenery.talent.periodId };
  const params = { id: (await leaver.call('talent.create', { body })).ok.Id };
  await scenery.as('orgAdmin')('people.deactivate', { params: { id: leaver.person.id } });
  const waiting = (await scenery.as('hrAdmin')('talent.single', { params })).ok;
  expect(waiting).toMatchObject({ State: 'draft', ReviewerId: leaver.person.id, Review: WHOLE.Review });
  const managerId = scenery.person('nextManager').id;
  await giveTo(employee.person, managerId);
  const { evaluationData } = (await scenery.as('nextManager')('talent.share', { params })).ok;
  expect(evaluationData).toMatchObject({ State: 'shared', ReviewerId: managerId });
  expect(evaluationData.History.map(({ Action }) => Action)).toEqual(['start', 'changeReviewer', 'share']);
  // The employee is not notified of the earlier draft.
  const letter = (await employee.call('talent.single', { params })).ok;
  expect(letter.History.map(({ Action }) => Action)).toEqual(['share']);
});

test('[D-47] [D-49] a person who changes managers between two quarters is appraised for both by today’s manager', async () => {
  const [earlier, , latest] = scenery.talent.periods;
  const start = (who: 'manager' | 'nextManager', EvaluationPeriodId: number) =>
    scenery.as(who)('talent.create', { body: { ...WHOLE, UserId: employee.person.id, EvaluationPeriodId } });
  const first = (await start('manager', earlier)).ok;
  await giveTo(employee.person, scenery.person('nextManager').id);
  const second = (await start('nextManager', latest)).ok;
  expect((await start('manager', latest)).problem.code).toBe('denied');
  const { evaluations } = (
    await scenery.as('nextManager')('talent.user', { params: { userId: employee.person.id } })
  ).ok;
  const managerId = scenery.person('nextManager').id;
  expect(evaluations.map(({ Id, ReviewerId }) => [Id, ReviewerId])).toEqual([
    [second.Id, managerId],
    [first.Id, managerId],
  ]);
});
