import type { Appraisal, BodyOf } from '@cadence/shared-contract';
import { sql } from 'kysely';
import { raceFor } from '../goals/testing/held-race.ts';
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

const place = () => ({ UserId: employee.person.id, EvaluationPeriodId: scenery.talent.periodId });
const manager: Scenery['as'] = (who) => scenery.as(who);
const stored = () => readStored(scenery, employee, scenery.talent.periodId);

/** Concurrent calls about one appraisal. */
function atOnce<const T extends readonly (() => Promise<unknown>)[]>(id: number, calls: T) {
  const { t, tenant } = scenery.talent.world;
  return raceFor({ t, tenant, table: 'appraisals' }, id, calls);
}

type Stage = 'draft' | 'shared' | 'acknowledged' | 'completed';

/** An appraisal of the employee by their manager, in the state where the race starts. */
async function appraisalAt(stage: Stage): Promise<Appraisal> {
  const { Id } = (await manager('manager')('talent.create', { body: { ...place(), ...WHOLE } })).ok;
  const params = { id: Id };
  if (stage !== 'draft') await manager('manager')('talent.share', { params });
  if (stage === 'acknowledged' || stage === 'completed')
    await employee.call('talent.employeeSign', { params, body: AGREED });
  if (stage === 'completed') await manager('manager')('talent.managerSign', { params, body: { Sign: 'Me' } });
  return (await manager('manager')('talent.single', { params })).ok;
}

const move = (to: 'manager' | 'nextManager') => () =>
  scenery.as('orgAdmin')('people.changeManager', {
    params: { id: employee.person.id, managerId: scenery.person(to).id },
  });
const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const timesNotified = async (line: string): Promise<number> =>
  (await stored()).shown.notified.filter((one) => one === line).length;

/** The texts that the employee signed, the latest first. */
async function signedTexts(id: number): Promise<readonly string[]> {
  const { Signatures } = (await manager('manager')('talent.single', { params: { id } })).ok;
  return Signatures.filter(({ By }) => By === 'employee').map(({ Review }) => Review);
}

describe('starting', () => {
  test('[D-49] a repeated start creates one appraisal, and every call returns it', async () => {
    const body = { ...place(), Review: '' };
    const start = () => manager('manager')('talent.create', { body });
    const answers = await Promise.all([start(), start(), start()]);
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ ok }) => ok.Id)).size).toBe(1);
  });

  test('[D-49] two windows write at once: one starts it, the other is refused because there is one', async () => {
    const start = (text: object) => () =>
      manager('manager')('talent.create', { body: { ...place(), ...WHOLE, ...text } });
    const answers = await Promise.all([start(WHOLE)(), start(ANOTHER)()]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.problem).toMatchObject({
      code: 'conflict',
      detail: 'There is an appraisal of this person for this quarter already.',
    });
  });

  test('[D-49] [TAL-023] the former and the new manager start it while the report is moved: one appraisal, of the new manager', async () => {
    const start = (who: 'manager' | 'nextManager') => () =>
      manager(who)('talent.create', { body: { ...place(), ...WHOLE } });
    const { t, tenant } = scenery.talent.world;
    await raceFor({ t, tenant, table: 'people' }, employee.person.id, [
      move('nextManager'),
      start('manager'),
      start('nextManager'),
    ]);
    const { shown, rows } = await stored();
    expect(rows).toBeLessThanOrEqual(1);
    if (rows === 1) expect(shown).toMatchObject({ state: 'draft', reviewer: 'nextManager' });
    expect((await manager('manager')('talent.create', { body: { ...place(), ...WHOLE } })).problem.code).toBe(
      'denied',
    );
  });
});

describe('sharing', () => {
  test('[TAL-025] [D-49] while the report is moved to another manager: shared or refused, and the new manager’s afterwards', async () => {
    const { Id: id } = await appraisalAt('draft');
    const [shared] = await atOnce(id, [
      () => manager('manager')('talent.share', { params: { id } }),
      move('nextManager'),
    ]);
    expect([200, 404]).toContain(shared.status);
    const { shown } = await stored();
    expect(shown).toMatchObject({
      state: shared.status === 200 ? 'shared' : 'draft',
      reviewer: 'nextManager',
    });
    expect(await timesNotified('employee: Appraisal Available for Signature')).toBe(
      shared.status === 200 ? 1 : 0,
    );
  });

  test('[TAL-052] sharing twice at once notifies the employee once', async () => {
    const { Id: id } = await appraisalAt('draft');
    const share = () => manager('manager')('talent.share', { params: { id } });
    expect(statusesOf(await atOnce(id, [share, share]))).toEqual([200, 200]);
    expect(await timesNotified('employee: Appraisal Available for Signature')).toBe(1);
  });

  test('[D-3] a stale version is not shared: the other window has written since', async () => {
    const { Id: id, UpdatedAt } = await appraisalAt('draft');
    const params = { id };
    scenery.talent.t.clock.advance(1000);
    await manager('manager')('talent.update', { params, body: { ...ANOTHER, UpdatedAt } });
    const late = await manager('manager')('talent.share', { params, query: { UpdatedAt } });
    expect(late.problem.code).toBe('stale');
    expect((await stored()).shown).toMatchObject({ state: 'draft', review: ANOTHER.Review });
  });
});

describe('writing in two windows', () => {
  test.each(['draft', 'shared', 'acknowledged'] as const)(
    '[D-3] [TAL-050] one saves a %s appraisal, the other is refused and overwrites nothing',
    async (stage) => {
      const { Id: id, UpdatedAt } = await appraisalAt(stage);
      const save = (Review: string) => () =>
        manager('manager')('talent.update', { params: { id }, body: { ...WHOLE, Review, UpdatedAt } });
      const answers = await atOnce(id, [save('<p>One.</p>'), save('<p>Two.</p>')]);
      expect(statusesOf(answers)).toEqual([200, 409]);
      const saved = answers.find(({ status }) => status === 200)?.ok.Review;
      expect((await stored()).shown).toMatchObject({ review: saved });
      expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('stale');
    },
  );
});

describe('signing', () => {
  const sign = (id: number, body: Partial<BodyOf<'talent.employeeSign'>> = {}) =>
    employee.call('talent.employeeSign', { params: { id }, body: { ...AGREED, ...body } });
  const version = async (id: number): Promise<string> =>
    (await employee.call('talent.single', { params: { id } })).ok.UpdatedAt;

  test('[TAL-026] [D-3] while the text is edited: nobody signs a text they have not read', async () => {
    const { Id: id } = await appraisalAt('shared');
    const UpdatedAt = await version(id);
    scenery.talent.t.clock.advance(1000);
    const [signed, edited] = await atOnce(id, [
      () => sign(id, { UpdatedAt }),
      () => manager('manager')('talent.update', { params: { id }, body: ANOTHER }),
    ]);
    expect(edited.status).toBe(200);
    const isSigned = signed.status === 200;
    if (!isSigned) expect(signed.problem.code).toBe('stale');
    expect(await signedTexts(id)).toEqual(isSigned ? [WHOLE.Review] : []);
    expect((await stored()).shown).toMatchObject({
      state: isSigned ? 'acknowledged' : 'shared',
      review: ANOTHER.Review,
      isEdited: isSigned,
    });
  });

  test('[TAL-026] [D-92] while it is taken back: either signed and not taken back, or taken back and not signed', async () => {
    const { Id: id } = await appraisalAt('shared');
    const [signed, taken] = await atOnce(id, [
      () => sign(id),
      () => manager('manager')('talent.takeBack', { params: { id }, body: {} }),
    ]);
    const isSigned = signed.status === 200;
    expect([signed.status, taken.status]).toEqual(isSigned ? [200, 409] : [404, 200]);
    expect((await stored()).shown).toMatchObject({
      state: isSigned ? 'acknowledged' : 'draft',
      signatures: isSigned ? 1 : 0,
    });
  });

  test('[TAL-026] [TAL-051] while it is deleted: either signed first or not found, never half', async () => {
    const { Id: id } = await appraisalAt('shared');
    const [signed, deleted] = await atOnce(id, [
      () => sign(id),
      () => manager('manager')('talent.delete', { params: { id } }),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 404]).toContain(signed.status);
    expect((await stored()).shown).toMatchObject({ state: null });
    expect(await timesNotified('manager: Appraisal Acknowledged')).toBe(signed.status === 200 ? 1 : 0);
    const restored = await manager('manager')('talent.restore', { params: { id } });
    expect(restored.ok).toMatchObject({ State: signed.status === 200 ? 'acknowledged' : 'shared' });
  });

  test('[TAL-053] the same signature twice at once makes one signature and one notification', async () => {
    const { Id: id } = await appraisalAt('shared');
    const answers = await atOnce(id, [() => sign(id), () => sign(id), () => sign(id)]);
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    expect((await stored()).shown).toMatchObject({ state: 'acknowledged', signatures: 1 });
    expect(await timesNotified('manager: Appraisal Acknowledged')).toBe(1);
  });

  test('[TAL-054] the manager’s signature twice at once completes it once', async () => {
    const { Id: id } = await appraisalAt('acknowledged');
    const countersign = () =>
      manager('manager')('talent.managerSign', { params: { id }, body: { Sign: 'Me' } });
    expect(statusesOf(await atOnce(id, [countersign, countersign]))).toEqual([200, 200]);
    expect((await stored()).shown).toMatchObject({ state: 'completed', signatures: 2 });
    expect(await timesNotified('employee: Appraisal Completed')).toBe(1);
  });

  test('[TAL-029] [TAL-027] signing again while the manager signs: either first, or refused', async () => {
    const { Id: id } = await appraisalAt('acknowledged');
    const [again, completed] = await atOnce(id, [
      () => sign(id, { Agrees: false }),
      () => manager('manager')('talent.managerSign', { params: { id }, body: { Sign: 'Me' } }),
    ]);
    expect(completed.status).toBe(200);
    expect([200, 409]).toContain(again.status);
    const { EmployeeAgrees, Signatures } = (await manager('manager')('talent.single', { params: { id } })).ok;
    expect(EmployeeAgrees).toBe(again.status === 409);
    expect(Signatures).toHaveLength(again.status === 200 ? 3 : 2);
  });

  test('[D-104] the manager signs while another window edits: never a text that the employee has not signed', async () => {
    const { Id: id } = await appraisalAt('acknowledged');
    const [completed, edited] = await atOnce(id, [
      () => manager('manager')('talent.managerSign', { params: { id }, body: { Sign: 'Me' } }),
      () => manager('manager')('talent.update', { params: { id }, body: ANOTHER }),
    ]);
    expect(statusesOf([completed, edited])).toEqual([200, 409]);
    expect((await stored()).shown).toMatchObject(
      completed.status === 200
        ? { state: 'completed', review: WHOLE.Review }
        : { state: 'acknowledged', review: ANOTHER.Review, isEdited: true },
    );
  });
});

describe('two decisions at once', () => {
  test('[D-92] two HR Admins reopen: one succeeds, both parties are notified once', async () => {
    const { Id: id } = await appraisalAt('completed');
    const reopen = (who: 'hrAdmin' | 'hrManager') => () =>
      scenery.as(who)('talent.reopen', { params: { id }, body: { Reason: 'A figure was wrong.' } });
    expect(statusesOf(await atOnce(id, [reopen('hrAdmin'), reopen('hrManager')]))).toEqual([200, 409]);
    expect((await stored()).shown).toMatchObject({ state: 'shared', signatures: 2 });
    expect(await timesNotified('employee: Appraisal Reopened')).toBe(1);
    expect(await timesNotified('manager: Appraisal Reopened')).toBe(1);
  });

  test('[D-94] HR and the ceo ask: one question is open, the other is refused', async () => {
    const { Id: id } = await appraisalAt('shared');
    const ask = (who: 'hrAdmin' | 'ceo') => () =>
      scenery.as(who)('talent.ask', { params: { id }, body: { Axis: 'Primary', Question: 'Why?' } });
    expect(statusesOf(await atOnce(id, [ask('hrAdmin'), ask('ceo')]))).toEqual([200, 409]);
    expect(await timesNotified('manager: Question About a Rating')).toBe(1);
  });

  test('[TAL-051] [D-49] restoring an appraisal while another is started: exactly one exists', async () => {
    const { Id: id } = await appraisalAt('draft');
    await manager('manager')('talent.delete', { params: { id } });
    const answers = await atOnce(id, [
      () => manager('manager')('talent.restore', { params: { id } }),
      () => manager('manager')('talent.create', { body: { ...place(), ...ANOTHER } }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const { t, tenant } = scenery.talent.world;
    const live = await t.app.db.transaction({ role: 'app', tenantId: tenant.id }, (db) =>
      sql<{ count: number }>`select count(*)::integer as count from appraisals
        where person_id = ${employee.person.id} and deleted_at is null`.execute(db),
    );
    expect(live.rows[0]?.count).toBe(1);
  });
});
