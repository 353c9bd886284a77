import type { OperationId, SummaryResult } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import type { TestApp } from '../../testing/index.ts';
import { startTestApp } from '../../testing/index.ts';
import type { Member } from '../goals/testing/goal-world.ts';
import type { SummaryWorld, SampleGoal } from './testing/summary-world.ts';
import { goalText, savedOf, startSummaryWorld, wordsOf } from './testing/summary-world.ts';

const SECRET = 'Zanzibar';

let t: TestApp;
let world: SummaryWorld;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
/** A separate company for each test. */
beforeEach(async () => {
  world = await startSummaryWorld(t);
});

const addFinalized = (Outcome: string, more: SampleGoal = {}) =>
  world.addGoal({ outcome: Outcome, title: Outcome, ...more });
const goalsOf = ({ Context }: SummaryResult): readonly number[] => Context?.Goals.map(({ Id }) => Id) ?? [];

test('[AI-011] for me: own goals, then those of direct reports, then the company’s; nobody else’s', async () => {
  const company = await addFinalized('The company grew.', { isCompany: true });
  const report = await addFinalized('The report is in.', { by: 'owner' });
  const own = await addFinalized('The team is set.', { by: 'manager' });
  await addFinalized('A stranger moved.', { by: 'stranger' });
  expect(goalsOf(await world.summarize('manager'))).toEqual([own, report, company]);
  expect(goalsOf(await world.summarize('peer'))).toEqual([company]);
  expect((await world.summarize('peer')).CompanyGoals.map(({ Id }) => Id)).toEqual([company]);
});

test('[AI-011] for the ceo: the company’s goals and those of the ceo’s direct reports, as far as the writer may see', async () => {
  const company = await addFinalized('The company grew.', { isCompany: true });
  const vp = await addFinalized('The vp hired.', { by: 'vp' });
  await addFinalized(`${SECRET} was bought.`, { by: 'vp', isPrivate: true });
  await addFinalized('The manager managed.', { by: 'manager' });
  const summary = await world.summarize('orgAdmin', world.periodId, 'ceo');
  expect(goalsOf(summary)).toEqual([company, vp]);
  expect(wordsOf(summary)).not.toContain(SECRET);
  expect(summary.Saved?.Audience).toBe('ceo');
});

test('[AI-011] [REP-026] who may write for whom', async () => {
  await addFinalized('The company grew.', { isCompany: true });
  const params = { periodId: world.periodId, audience: 'ceo' } as const;
  const denied = { code: 'denied' };
  for (const member of ['ceo', 'vp', 'owner', 'goalAdmin'] as const) {
    const answer = await world.as(member)('summaries.quarter', { params });
    expect([member, answer.status, answer.problem.code]).toEqual([member, 400, denied.code]);
  }
  const own = { ...params, audience: 'me' } as const;
  const observer = await world.as('observer')('summaries.quarter', { params: own });
  expect(observer.problem).toMatchObject({ ...denied, detail: MESSAGES.reportDenied });
  for (const flag of ['is_org_admin', 'is_hr_admin']) {
    const call = await world.asPerson(await world.addPerson({ role: 'observer', [flag]: true }));
    const { ok } = await call('summaries.quarterAgain', { params: own });
    expect(ok.Success).toBe(true);
  }
});

test('[D-21] an observer’s summary has company goals only, and no summary has private goals of others', async () => {
  const company = await addFinalized('The company grew.', { isCompany: true });
  await addFinalized(`${SECRET} was bought.`, { by: 'ceo', isPrivate: true });
  const observer = await world.addPerson({ role: 'observer', is_hr_admin: true });
  await addFinalized('Not the company’s.', { by: 'vp' });
  const call = await world.asPerson(observer);
  const params = { periodId: world.periodId, audience: 'me' } as const;
  expect(goalsOf((await call('summaries.quarterAgain', { params })).ok)).toEqual([company]);
});

test('drafts, goals in review and shelved ones are not described', async () => {
  for (const state of ['draft', 'review', 'shelved', 'shelving_in_review'] as const)
    await world.rows({ by: 'owner', state });
  const finished = await addFinalized('Done with it.');
  const waiting = await addFinalized('Waiting for it.', { state: 'results_in_review' });
  expect(goalsOf(await world.summarize('owner'))).toEqual([finished, waiting]);
});

test('[D-21] [D-95] what a reader may no longer see disappears from their saved summary, in every version', async () => {
  await addFinalized('The company grew.', { isCompany: true });
  const secret = await addFinalized(`${SECRET} was bought.`, {
    by: 'owner',
    weeks: { 3: [1, 2], 8: [4, 2] },
  });
  await addFinalized('The report is in.', { by: 'peer' });
  const call = world.as('manager');
  const summary = await world.summarize('manager');
  const { Id } = savedOf(summary);
  expect(wordsOf(summary)).toContain(SECRET);
  // An edit keeps the original text as well.
  const whole = summary.QuarterSummary?.Summary ?? '';
  const Parts = [{ Part: 'quarter' as const, Id: world.periodId, Summary: `${whole} And more.` }];
  await call('summaries.save', { params: { id: Id }, body: { Parts } });
  // The owner gets another manager, and the goal becomes private.
  await world.change(secret, { is_private: true });
  await world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, (db) =>
    db
      .updateTable('people')
      .set({ manager_id: world.people.goalManager.id })
      .where('id', '=', world.people.owner.id)
      .execute(),
  );
  const after = (await call('summaries.read', { params: { id: Id } })).ok;
  expect(JSON.stringify(after)).not.toContain(SECRET);
  expect(goalsOf(after)).not.toContain(secret);
  expect(() => goalText(after, secret)).toThrow();
  expect(after.QuarterSummary?.Summary).toContain('And more.');
  expect(after.QuarterSummary?.Sources.map(({ GoalId }) => GoalId)).not.toContain(secret);
  for (const version of [1, 2]) {
    const earlier = (await call('summaries.version', { params: { id: Id, version } })).ok;
    expect(JSON.stringify(earlier)).not.toContain(SECRET);
  }
  const restored = (await call('summaries.restoreVersion', { params: { id: Id, version: 1 }, body: {} })).ok;
  expect(JSON.stringify(restored)).not.toContain(SECRET);
  const params = { periodId: world.periodId, goalId: secret, audience: 'me' } as const;
  expect((await call('summaries.goal', { params, body: { Context: {}, SavedId: Id } })).problem.code).toBe(
    'not_found',
  );
  const body = { Context: { Goals: [{ Id: secret }] } };
  const quarter = { periodId: world.periodId, audience: 'me' } as const;
  expect((await call('summaries.quarterText', { params: quarter, body })).ok.Success).toBe(false);
});

test('a deleted goal disappears from a saved summary', async () => {
  const gone = await addFinalized(`${SECRET} was bought.`);
  const stays = await addFinalized('The report is in.');
  const { Id } = savedOf(await world.summarize('owner'));
  await world.change(gone, { deleted_at: world.t.clock.now() });
  const after = (await world.as('owner')('summaries.read', { params: { id: Id } })).ok;
  expect(goalsOf(after)).toEqual([stays]);
  expect(JSON.stringify(after)).not.toContain(SECRET);
});

test('[TEN-009] a saved summary belongs to one person: for others, and other organizations, it does not exist', async () => {
  await addFinalized('The report is in.');
  const { Id } = savedOf(await world.summarize('owner'));
  const other = await startSummaryWorld(t);
  const body = { Context: {}, SavedId: Id };
  const Parts = [{ Part: 'quarter' as const, Id: world.periodId, Summary: 'Mine.' }];
  const calls: readonly (readonly [OperationId, object])[] = [
    ['summaries.read', { params: { id: Id } }],
    ['summaries.save', { params: { id: Id }, body: { Parts } }],
    ['summaries.versions', { params: { id: Id } }],
    ['summaries.version', { params: { id: Id, version: 1 } }],
    ['summaries.restoreVersion', { params: { id: Id, version: 1 }, body: {} }],
    ['summaries.delete', { params: { id: Id } }],
    ['summaries.restore', { params: { id: Id }, body: {} }],
    ['summaries.quarterText', { params: { periodId: world.periodId, audience: 'me' }, body }],
  ];
  const strangers = [
    ...(['manager', 'ceo', 'orgAdmin'] satisfies Member[]).map((member) => world.as(member)),
    other.as('ceo'),
  ];
  for (const call of strangers)
    for (const [id, input] of calls) {
      const answer = await call(id, input as never);
      expect([id, answer.status, answer.problem.code]).toEqual([id, 404, 'not_found']);
    }
  expect((await world.as('manager')('summaries.list', {})).ok.Summaries).toEqual([]);
  expect((await world.as('owner')('summaries.read', { params: { id: Id } })).ok.Saved?.Version).toBe(1);
});
