import { operationsOf } from '../../kernel/http/index.ts';
import { contentDigest } from './index.ts';
import type { Employee, Scenery } from './testing/appraisal-scenery.ts';
import { setScenery } from './testing/appraisal-scenery.ts';
import { answersTo, namingCalls, questionsOf, signalsFor } from './testing/everything-shown.ts';
import { endAppraisals } from './testing/stored-appraisal.ts';
import { FIVE_LEVELS, SETTINGS, startTalentWorld } from './testing/talent-world.ts';

let scenery: Scenery;
beforeAll(async () => {
  scenery = await setScenery(await startTalentWorld(), { areRatingsShared: false });
});
afterEach(() => scenery.talent.set(SETTINGS));
afterAll(() => scenery.talent.t.close());

const NEVER = 2_000_000_000;
const WHOLE = { Primary: 2, Secondary: 0, Review: '<p>Only for us so far.</p>' };

/** A contributor, or an HR Admin with a report. */
async function someone(kind: 'a contributor' | 'an HR Admin'): Promise<Employee> {
  const { world } = scenery.talent;
  const person = await world.addPerson({
    name: `Who is ${kind}`,
    org_unit: 'Care',
    manager_id: scenery.person('manager').id,
    ...(kind === 'an HR Admin' && { role: 'manager', is_hr_admin: true }),
  });
  if (kind === 'an HR Admin') await world.addPerson({ manager_id: person.id });
  return { person, call: await world.asPerson(person) };
}

const place = ({ person }: Employee) => ({
  UserId: person.id,
  EvaluationPeriodId: scenery.talent.periodId,
});

async function start(employee: Employee, text: object = {}): Promise<number> {
  const body = { ...place(employee), Review: '', ...text };
  return (await scenery.as('manager')('talent.create', { body })).ok.Id;
}

/** Asks about a rating, and answers it. */
async function discuss(id: number): Promise<void> {
  const params = { id };
  const question = { Axis: 'Primary' as const, Question: 'What is it built on?' };
  const [asked] = (await scenery.as('hrAdmin')('talent.ask', { params, body: question })).ok.Questions;
  const body = { QuestionId: asked?.Id ?? 0, Keeps: true, Answer: 'On the results.' };
  expect((await scenery.as('manager')('talent.answer', { params, body })).status).toBe(200);
}

test('every call of the slice is among the calls tried as the employee', () => {
  const employee = { person: scenery.person('peer'), call: scenery.as('peer') };
  const tried = new Set([...questionsOf(scenery, employee), ...namingCalls(1)].map(({ id }) => id));
  expect(operationsOf('talent').filter((id) => !tried.has(id))).toEqual(['talent.create']);
});

describe.each(['a contributor', 'an HR Admin'] as const)('the draft of %s', (kind) => {
  let employee: Employee;
  beforeAll(async () => {
    employee = await someone(kind);
  });

  test('[D-51] [TAL-024] is revealed to them by no answer, count, notification or live event, whatever is done with it', async () => {
    const questions = questionsOf(scenery, employee);
    const answers = await answersTo(employee.call, questions);
    const unknown = await answersTo(employee.call, namingCalls(NEVER));
    const signals = await signalsFor(scenery, employee);
    const manager = scenery.as('manager');
    const unnoticed = async (id: number) => {
      expect(await answersTo(employee.call, questions)).toEqual(answers);
      expect(await answersTo(employee.call, namingCalls(id))).toEqual(unknown);
      expect(await signalsFor(scenery, employee)).toEqual(signals);
    };
    const id = await start(employee);
    await unnoticed(id);
    await manager('talent.update', { params: { id }, body: WHOLE });
    await discuss(id);
    await unnoticed(id);
    await manager('talent.delete', { params: { id } });
    await unnoticed(id);
    expect((await manager('talent.restore', { params: { id } })).status).toBe(200);
    await unnoticed(id);
    expect(
      (await employee.call('talent.create', { body: { ...place(employee), ...WHOLE } })).problem.code,
    ).toBe('denied');
  });

  test('[D-51] [TAL-025] [D-92] is visible once it is shared, and no longer once it is taken back', async () => {
    await endAppraisals(scenery, employee);
    const questions = questionsOf(scenery, employee);
    const before = await answersTo(employee.call, questions);
    const signals = await signalsFor(scenery, employee);
    const id = await start(employee, WHOLE);
    const manager = scenery.as('manager');
    await manager('talent.share', { params: { id } });
    expect((await employee.call('talent.single', { params: { id } })).ok.Review).toBe(WHOLE.Review);
    expect(await answersTo(employee.call, questions)).not.toEqual(before);
    // A notification, its live event, and a live event to open pages that names the person.
    const shared = await signalsFor(scenery, employee);
    expect(shared.length - signals.length).toBe(3);
    const [{ UserId: personId, EvaluationPeriodId: periodId }, reviewerId] = [
      place(employee),
      scenery.person('manager').id,
    ];
    expect(
      shared.flatMap((text) => (JSON.parse(text) as { args?: readonly unknown[] }).args ?? []),
    ).toContainEqual({
      ...{ type: 'appraisal_update', id, actorId: reviewerId },
      appraisal: { personId, reviewerId, periodId },
    });
    await manager('talent.takeBack', { params: { id }, body: {} });
    expect(await answersTo(employee.call, questions)).toEqual(before);
    expect(await answersTo(employee.call, namingCalls(id))).toEqual(
      await answersTo(employee.call, namingCalls(NEVER)),
    );
  });
});

/** Ratings anywhere in an answer. */
function ratingsIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(ratingsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    /^(Primary|Secondary|Tertiary)(Rating)?$|^Rating$/.test(key) ? [inner] : ratingsIn(inner),
  );
}

/** SHA-256 of the letter with every possible pair of ratings. */
function guesses(employee: Employee, review: string): readonly string[] {
  const { FormLable, PrimaryLabels, SecondaryLabels } = SETTINGS;
  const { UserId: person, EvaluationPeriodId: period } = place(employee);
  return PrimaryLabels.flatMap(({ Label: first }, one) =>
    SecondaryLabels.map(({ Label: second }, other) =>
      contentDigest({
        ...{ person, period, review },
        ratings: [
          { axis: 'Primary', name: FormLable.PrimaryAxisName, step: one, label: first },
          { axis: 'Secondary', name: FormLable.SecondaryAxisName, step: other, label: second },
        ],
      }),
    ),
  );
}

describe('ratings that are not shared', () => {
  test('[TAL-032] [D-51] are in no answer to the employee, in any state', async () => {
    const employee = await someone('a contributor');
    const id = await start(employee, WHOLE);
    const params = { id };
    const manager = scenery.as('manager');
    const letter = async () => (await employee.call('talent.single', { params })).ok;
    const hidden = async () => {
      const read = [
        await letter(),
        (await employee.call('talent.user', { params: { userId: employee.person.id } })).ok,
      ];
      const found = ratingsIn(read);
      expect(found.length).toBeGreaterThan(5);
      expect(found.filter((rating) => rating !== null)).toEqual([]);
      const text = JSON.stringify(read);
      for (const digest of guesses(employee, WHOLE.Review)) expect(text).not.toContain(digest);
    };
    await manager('talent.share', { params });
    await hidden();
    await employee.call('talent.employeeSign', { params, body: { Sign: 'Me', Agrees: true } });
    await hidden();
    await manager('talent.managerSign', { params, body: { Sign: 'Manager' } });
    await discuss(id);
    await hidden();
    const { Signatures } = (await manager('talent.single', { params })).ok;
    expect(guesses(employee, WHOLE.Review)).toContain(Signatures[0]?.Digest);
    const body = { Reason: 'A figure was wrong.' };
    await scenery.as('hrAdmin')('talent.reopen', { params, body });
    await hidden();
  });

  test('[TAL-032] [D-104] change without a trace for the employee: every answer, version, notification and live event is the same', async () => {
    const employee = await someone('a contributor');
    const id = await start(employee, WHOLE);
    const params = { id };
    const manager = scenery.as('manager');
    await manager('talent.share', { params });
    const calls = [...questionsOf(scenery, employee), ...namingCalls(id).slice(0, 2)];
    for (const ratings of [
      { Primary: 0, Secondary: 2 },
      { Primary: 1, Secondary: 1 },
    ]) {
      const before = await answersTo(employee.call, calls);
      const signals = await signalsFor(scenery, employee);
      scenery.talent.t.clock.advance(60_000);
      const saved = await manager('talent.update', { params, body: { ...WHOLE, ...ratings } });
      expect(saved.ok).toMatchObject({ PrimaryRating: ratings.Primary });
      expect(await answersTo(employee.call, calls)).toEqual(before);
      expect(await signalsFor(scenery, employee)).toEqual(signals);
      await employee.call('talent.employeeSign', { params, body: { Sign: 'Me', Agrees: true } });
    }
  });
});

describe('what was shared under earlier settings', () => {
  const OPEN = { ...SETTINGS, Settings: { ...SETTINGS.Settings, ShareRatingWithEmployee: true } };

  test('[TAL-032] [D-91] shared ratings stay shared, and a draft follows today’s settings', async () => {
    const employee = await someone('a contributor');
    await scenery.talent.set(OPEN);
    const id = await start(employee, WHOLE);
    const params = { id };
    const manager = scenery.as('manager');
    await manager('talent.share', { params });
    await scenery.talent.set(SETTINGS);
    const letter = async () => (await employee.call('talent.single', { params })).ok;
    expect(await letter()).toMatchObject({ AreRatingsShared: true, PrimaryRating: 2, SecondaryRating: 0 });
    await manager('talent.takeBack', { params, body: {} });
    await manager('talent.share', { params });
    expect(await letter()).toMatchObject({ AreRatingsShared: false, PrimaryRating: null });
  });

  test('[TAL-019] [TAL-032] a third rating is shared with the others, and dropped if it is not used', async () => {
    const employee = await someone('a contributor');
    await scenery.talent.set(FIVE_LEVELS);
    const params = { id: await start(employee, { ...WHOLE, TertiaryRating: 1 }) };
    await scenery.as('manager')('talent.share', { params });
    expect((await employee.call('talent.single', { params })).ok.TertiaryRating).toBe(1);
    await scenery.as('manager')('talent.takeBack', { params, body: {} });
    await scenery.talent.set(OPEN);
    await scenery.as('manager')('talent.share', { params });
    expect((await employee.call('talent.single', { params })).ok).toMatchObject({
      PrimaryRating: 2,
      TertiaryRating: null,
    });
  });
});

test('[D-105] questions about a rating and their answers are read by the person who asked, the reviewer, HR Admins and the ceo only', async () => {
  const employee = await someone('a contributor');
  const params = { id: await start(employee, WHOLE) };
  await scenery.as('manager')('talent.share', { params });
  await discuss(params.id);
  const reads = async (who: 'manager' | 'managerAbove' | 'ceo' | 'hrAdmin' | 'hrManager' | 'employee') => {
    const call = who === 'employee' ? employee.call : scenery.as(who);
    const answer = (await call('talent.single', { params })).ok;
    const isTold = answer.History.some(({ Action }) => Action === 'ask' || Action === 'answer');
    return [answer.Questions.length > 0, isTold, JSON.stringify(answer).includes('On the results.')];
  };
  for (const who of ['manager', 'ceo', 'hrAdmin', 'hrManager'] as const)
    expect([who, ...(await reads(who))]).toEqual([who, true, true, true]);
  for (const who of ['managerAbove', 'employee'] as const)
    expect([who, ...(await reads(who))]).toEqual([who, false, false, false]);
});

test('[D-52] nobody’s own dot, row or rating counts in what they see of others', async () => {
  const { periodId } = scenery.talent;
  const hr = await someone('an HR Admin');
  await start(hr, WHOLE);
  const params = { periodId, managerId: 0, scope: 1 };
  const people = (await hr.call('talent.matrixPeople', { params })).ok;
  const seen = (await scenery.as('hrAdmin')('talent.matrixPeople', { params })).ok;
  expect(people.data.map(({ Id }) => Id)).not.toContain(hr.person.id);
  expect(seen.data.map(({ Id }) => Id)).toContain(hr.person.id);
  const axis = { params: { periodId, axis: 'Primary' as const } };
  const company = async (call: Employee['call']) => (await call('talent.calibration', axis)).ok.Company.count;
  expect(await company(hr.call)).toBe((await company(scenery.as('ceo'))) - 1);
});
