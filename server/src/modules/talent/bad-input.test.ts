import type { BodyOf, Problem } from '@cadence/shared-contract';
import { LIMITS, MESSAGES, quarterAt } from '@cadence/shared-contract';
import { addPeriod } from '../periods/index.ts';
import type { Employee, Scenery } from './testing/appraisal-scenery.ts';
import { setScenery } from './testing/appraisal-scenery.ts';
import { answersTo, namingCalls, questionsOf } from './testing/everything-shown.ts';
import { readStored } from './testing/stored-appraisal.ts';
import type { TalentWorld } from './testing/talent-world.ts';
import { FIVE_LEVELS, SETTINGS, startTalentWorld } from './testing/talent-world.ts';

let scenery: Scenery;
let other: TalentWorld;
let employee: Employee;
beforeAll(async () => {
  const talent = await startTalentWorld();
  scenery = await setScenery(talent, { areRatingsShared: false });
  other = await startTalentWorld({ shared: talent.t });
});
beforeEach(async () => {
  employee = await scenery.addEmployee();
});
afterAll(() => scenery.talent.t.close());

const WHOLE = { Primary: 1, Secondary: 2, Review: '<p>What was written before.</p>' };
const NEVER = 2_000_000_000;
/** A sentence for people: not a field name, a code or a stack trace. */
const SENTENCE = /^[A-Z‘“].{8,}[.!]$/s;

const stored = async () => (await readStored(scenery, employee, scenery.talent.periodId)).shown;

async function start(body: Partial<BodyOf<'talent.create'>> = {}, who: 'manager' | 'employee' = 'manager') {
  const call = who === 'employee' ? employee.call : scenery.as(who);
  const place = { UserId: employee.person.id, EvaluationPeriodId: scenery.talent.periodId };
  return call('talent.create', { body: { ...place, ...WHOLE, ...body } });
}

async function draft(): Promise<number> {
  return (await start()).ok.Id;
}

/** The refusal is a sentence, and nothing was stored. */
async function expectNothing({ status, detail }: Problem, wanted: number): Promise<void> {
  expect(status).toBe(wanted);
  expect(detail).toMatch(SENTENCE);
  expect(await stored()).toEqual({ state: null, notified: [] });
}

describe('who can be appraised', () => {
  test('[TAL-023] not oneself, nobody else’s report, nobody further down the hierarchy', async () => {
    const { world } = scenery.talent;
    const beneath = await world.addPerson({ manager_id: employee.person.id });
    const others = scenery.talent.person('otherReport');
    const self = await start({}, 'employee');
    await expectNothing(self.problem, 400);
    for (const UserId of [scenery.person('manager').id, others.id, beneath.id, scenery.person('ceo').id])
      await expectNothing((await start({ UserId })).problem, 400);
    expect(self.problem.detail).toBe('Only the manager can start an appraisal, and only of a direct report.');
  });

  test('[D-47] neither the ceo nor an observer, even if they report to someone', async () => {
    const observer = await scenery.talent.world.addPerson({
      role: 'observer',
      manager_id: scenery.person('manager').id,
    });
    const refused = (await start({ UserId: observer.id })).problem;
    await expectNothing(refused, 400);
    expect(refused.errors).toEqual([{ path: 'UserId', message: 'Observers are not appraised.' }]);
    const ceo = await scenery.as('managerAbove')('talent.create', {
      body: { ...WHOLE, UserId: scenery.person('ceo').id, EvaluationPeriodId: scenery.talent.periodId },
    });
    expect(ceo.problem.code).toBe('denied');
  });

  test('[TAL-038] [D-47] nobody who joined after the quarter or has left', async () => {
    const manager_id = scenery.person('manager').id;
    const { world } = scenery.talent;
    const late = await world.addPerson({ manager_id, created_at: new Date('2026-10-01T12:00:00Z') });
    const last = await world.addPerson({ manager_id, created_at: new Date('2026-09-30T12:00:00Z') });
    const gone = await world.addPerson({ manager_id, deactivated_at: new Date('2026-10-01T12:00:00Z') });
    for (const { id } of [late, gone]) await expectNothing((await start({ UserId: id })).problem, 400);
    expect((await start({ UserId: last.id })).status).toBe(200);
  });
});

describe('which quarters can be appraised', () => {
  test('[TAL-037] [TAL-036] only a quarter that is over and was scheduled', async () => {
    const { t, tenant } = scenery.talent.world;
    const before = await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, async (db) => {
      await addPeriod(db, tenant.id, quarterAt('2025-10-01'));
      const row = await db
        .selectFrom('periods')
        .select('id')
        .where('tenant_id', '=', tenant.id)
        .where('start_date', '=', '2025-10-01')
        .executeTakeFirstOrThrow();
      return row.id;
    });
    const { world } = scenery.talent;
    const theirs = other.periods[2];
    for (const EvaluationPeriodId of [world.periodId, world.nextPeriodId, before, theirs, NEVER]) {
      const refused = (await start({ EvaluationPeriodId })).problem;
      await expectNothing(refused, 400);
      expect(refused.errors).toEqual([
        { path: 'EvaluationPeriodId', message: 'Appraisals of this quarter cannot be started.' },
      ]);
    }
  });

  test('an existing appraisal cannot move to another person or another quarter', async () => {
    const params = { id: await draft() };
    const save = (body: object) =>
      scenery.as('manager')('talent.update', { params, body: { ...WHOLE, Primary: 0, ...body } });
    expect((await save({ UserId: scenery.person('peer').id })).problem.errors?.[0]?.path).toBe('UserId');
    const moved = await save({ EvaluationPeriodId: scenery.talent.periods[0] });
    expect(moved.problem.errors?.[0]?.path).toBe('EvaluationPeriodId');
    expect(await stored()).toMatchObject({ primary: WHOLE.Primary, review: WHOLE.Review });
  });
});

describe('ratings', () => {
  afterEach(() => scenery.talent.set(SETTINGS));

  test.each([
    ['a step above the scale', { Primary: 3 }, 'Primary'],
    ['a step above the other scale', { Secondary: 4 }, 'Secondary'],
    ['a third rating that is not used', { TertiaryRating: 0 }, 'TertiaryRating'],
    ['a step below the scale', { Primary: -1 }, 'Primary'],
    ['half a step', { Secondary: 1.5 }, 'Secondary'],
    ['a word', { Primary: 'Exceeds' }, 'Primary'],
    ['more steps than any scale has', { Primary: 5 }, 'Primary'],
  ] as const)(
    '[TAL-033] [TAL-019] %s is refused at its field, and nothing is created or overwritten',
    async (_what, rating, path) => {
      const begun = await start(rating as object);
      expect(begun.problem.errors?.map((error) => error.path)).toEqual([path]);
      await expectNothing(begun.problem, 400);
      const params = { id: await draft() };
      const body = { ...WHOLE, Review: '<p>Lost?</p>', ...(rating as object) };
      const saved = await scenery.as('manager')('talent.update', { params, body });
      expect(saved.problem.errors?.map((error) => error.path)).toEqual([path]);
      expect(await stored()).toMatchObject({ primary: 1, secondary: 2, review: WHOLE.Review });
    },
  );

  test('[TAL-021] [D-91] steps that the scale has since lost count as missing on sharing, and are not shown', async () => {
    await scenery.talent.set(FIVE_LEVELS);
    const params = { id: (await start({ Primary: 4, Secondary: 1 })).ok.Id };
    await scenery.talent.set(SETTINGS);
    const manager = scenery.as('manager');
    expect((await manager('talent.single', { params })).ok).toMatchObject({
      PrimaryRating: null,
      SecondaryRating: 1,
      Missing: ['PrimaryRating'],
    });
    expect((await manager('talent.share', { params })).problem.errors).toEqual([
      { path: 'Primary', message: MESSAGES.ratingRequired('Performance') },
    ]);
    expect(await stored()).toMatchObject({ state: 'draft' });
  });
});

describe('texts', () => {
  const save = (id: number, Review: string) =>
    scenery.as('manager')('talent.update', { params: { id }, body: { ...WHOLE, Review } });

  test('[TAL-020] foreign markup is sanitized for every reader', async () => {
    const hostile =
      '<p onclick="alert(1)">Well <b>done</b><script>alert(1)</script><img src=x onerror=alert(1)> <a href="javascript:alert(1)">here</a></p>';
    const id = await draft();
    const clean = '<p>Well <strong>done</strong> here</p>';
    expect((await save(id, hostile)).ok.Review).toBe(clean);
    await scenery.as('manager')('talent.share', { params: { id } });
    expect((await employee.call('talent.single', { params: { id } })).ok.Review).toBe(clean);
  });

  test('[TAL-021] markup without text is not a review', async () => {
    const id = await draft();
    expect((await save(id, '<p>&nbsp;</p><ul><li><p></p></li></ul>')).ok.Missing).toEqual(['Review']);
    const refused = await scenery.as('manager')('talent.share', { params: { id } });
    expect(refused.problem.errors).toEqual([{ path: 'Review', message: MESSAGES.reviewRequired }]);
    expect(await stored()).toMatchObject({ state: 'draft', notified: [] });
  });

  test('a text of 1 MB is refused with a sentence, and the previous text is kept', async () => {
    const id = await draft();
    for (const Review of ['x'.repeat(LIMITS.richText + 1), '<p>é</p>'.repeat(131_072)]) {
      const refused = (await save(id, Review)).problem;
      expect([400, 413]).toContain(refused.status);
      expect(refused.detail).toMatch(SENTENCE);
      expect(await stored()).toMatchObject({ state: 'draft', review: WHOLE.Review });
    }
    expect((await save(id, `<p>${'x'.repeat(LIMITS.richText - 7)}</p>`)).status).toBe(200);
  });

  test('[TAL-021] a text that the employee already reads cannot be emptied', async () => {
    const id = await draft();
    await scenery.as('manager')('talent.share', { params: { id } });
    expect((await save(id, '')).problem.errors).toEqual([
      { path: 'Review', message: MESSAGES.reviewRequired },
    ]);
    const body = { ...WHOLE, Primary: null };
    const refused = await scenery.as('manager')('talent.update', { params: { id }, body });
    expect(refused.problem.errors).toEqual([
      { path: 'Primary', message: MESSAGES.ratingRequired('Performance') },
    ]);
    expect(await stored()).toMatchObject({ state: 'shared', review: WHOLE.Review, primary: 1 });
  });
});

describe('signatures', () => {
  test.each(['', '   ', '\u00a0', undefined])('[TAL-030] %j is not a signature', async (Sign) => {
    const params = { id: await draft() };
    const manager = scenery.as('manager');
    await manager('talent.share', { params });
    const body = { Agrees: true, ...(Sign !== undefined && { Sign }) } as BodyOf<'talent.employeeSign'>;
    const refused = (await employee.call('talent.employeeSign', { params, body })).problem;
    expect(refused.errors).toEqual([{ path: 'Sign', message: 'This is required.' }]);
    expect(await stored()).toMatchObject({ state: 'shared', signatures: 0 });
    await employee.call('talent.employeeSign', { params, body: { Sign: 'Me' } });
    const early = (await manager('talent.managerSign', { params, body: { Sign: Sign ?? '' } })).problem;
    expect(early.errors).toEqual([{ path: 'Sign', message: 'This is required.' }]);
    expect(await stored()).toMatchObject({ state: 'acknowledged', signatures: 1 });
  });

  test('[TAL-031] [TAL-053] a comment is optional, and a comment that is too long refuses the signature', async () => {
    const params = { id: await draft() };
    await scenery.as('manager')('talent.share', { params });
    const sign = (Comment: string | null) =>
      employee.call('talent.employeeSign', { params, body: { Sign: 'Me', Comment } });
    const refused = (await sign('x'.repeat(LIMITS.comment + 1))).problem;
    expect([refused.status, refused.errors?.[0]?.path]).toEqual([400, 'Comment']);
    expect(await stored()).toMatchObject({ state: 'shared', signatures: 0 });
    expect((await sign(null)).ok).toMatchObject({ State: 'acknowledged', EmployeeComments: null });
  });

  test('[TAL-027] [TAL-054] the manager cannot sign before the employee', async () => {
    const params = { id: await draft() };
    const manager = scenery.as('manager');
    for (const state of ['draft', 'shared']) {
      const early = await manager('talent.managerSign', { params, body: { Sign: 'Manager' } });
      expect(early.problem).toMatchObject({ status: 409, code: 'conflict' });
      expect(early.problem.detail).toMatch(SENTENCE);
      expect(await stored()).toMatchObject({ state, signatures: 0 });
      await manager('talent.share', { params });
    }
  });
});

test('ids of another organization are answered exactly like ids that never existed', async () => {
  const theirs = await other.appraisal({ state: 'completed' });
  const call = scenery.as('hrManager');
  const foreign = { person: other.person('owner'), call };
  const nobody = { person: { ...foreign.person, id: NEVER }, call };
  expect(await answersTo(call, namingCalls(theirs.Id))).toEqual(await answersTo(call, namingCalls(NEVER)));
  expect(await answersTo(call, questionsOf(scenery, foreign))).toEqual(
    await answersTo(call, questionsOf(scenery, nobody)),
  );
  const refused = [];
  for (const UserId of [foreign.person.id, NEVER]) refused.push((await start({ UserId })).problem.detail);
  expect(refused[0]).toBe(refused[1]);
  expect((await other.as('manager')('talent.single', { params: { id: theirs.Id } })).ok).toEqual(theirs);
});
