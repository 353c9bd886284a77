import { MESSAGES } from '@cadence/shared-contract';
import type { TalentWorld } from './testing/talent-world.ts';
import { FIVE_LEVELS, SETTINGS, startTalentWorld, TEXT } from './testing/talent-world.ts';

let talent: TalentWorld;
beforeEach(async () => {
  talent = await startTalentWorld({ shared: talent?.t });
});
afterAll(() => talent.t.close());

const subjectsOf = async (member: 'owner' | 'manager'): Promise<readonly string[]> =>
  (await talent.as(member)('notifications.list', { params: { page: 1 } })).ok.Notifications.map(
    ({ Subject }) => Subject,
  );

test('[TAL-023] [TAL-024] [TAL-047] [TAL-049] [TAL-040] a manager starts a report’s appraisal with one call, as a draft', async () => {
  const body = {
    UserId: talent.person('owner').id,
    EvaluationPeriodId: talent.periodId,
    Primary: 2,
    Secondary: 0,
    Review: '<p>Well done<script>alert(1)</script></p>',
    TertiaryRating: null,
  };
  const made = (await talent.as('manager')('talent.create', { body })).ok;
  const read = (await talent.as('manager')('talent.single', { params: { id: made.Id } })).ok;
  expect(read).toEqual(made);
  expect(made).toMatchObject({
    UserId: body.UserId,
    ReviewerId: talent.person('manager').id,
    Manager: talent.person('manager').name,
    EvaluationPeriodId: talent.periodId,
    PrimaryRating: 2,
    SecondaryRating: 0,
    TertiaryRating: null,
    Review: '<p>Well done</p>',
    State: 'draft',
    EmployeeComments: null,
    EmployeeSignature: null,
    ManagerSignature: null,
    AcknowledgedAt: null,
    CompletedAt: null,
  });
  expect(made.WaitingFor).toMatchObject({ By: 'reviewer', Action: 'share' });
  expect(made.Permissions).toEqual(['edit', 'share', 'delete']);
});

test('[TAL-025] [TAL-026] [TAL-027] [TAL-052] [TAL-053] [TAL-054] from the draft to both signatures', async () => {
  const { Id } = await talent.appraisal();
  const params = { id: Id };
  const shared = (await talent.as('manager')('talent.share', { params })).ok.evaluationData;
  expect(shared.State).toBe('shared');
  expect(await subjectsOf('owner')).toContain('Appraisal Available for Signature');

  const signed = (
    await talent.as('owner')('talent.employeeSign', {
      params,
      body: { Comment: ' Thank you ', Sign: ' Olga Owner ', Agrees: false },
    })
  ).ok;
  expect(signed).toMatchObject({
    State: 'acknowledged',
    EmployeeComments: 'Thank you',
    EmployeeSignature: 'Olga Owner',
    EmployeeAgrees: false,
    AcknowledgedAt: talent.t.clock.now().toISOString(),
  });
  expect(signed.Signatures).toHaveLength(1);
  expect(await subjectsOf('manager')).toContain('Appraisal Acknowledged');

  const done = (await talent.as('manager')('talent.managerSign', { params, body: { Sign: 'Mia' } })).ok;
  expect(done).toMatchObject({
    State: 'completed',
    ManagerSignature: 'Mia',
    CompletedAt: talent.t.clock.now().toISOString(),
    WaitingFor: null,
  });
  expect(done.Signatures.map(({ By, IsCurrent, IsInForce }) => [By, IsCurrent, IsInForce])).toEqual([
    ['reviewer', true, true],
    ['employee', true, true],
  ]);
  expect(done.History.map(({ Action }) => Action)).toEqual([
    'start',
    'share',
    'signAsEmployee',
    'signAsManager',
  ]);
  expect(await subjectsOf('owner')).toContain('Appraisal Completed');
});

test('[TAL-021] [TAL-050] sharing needs a review and both ratings; a draft does not', async () => {
  const body = { UserId: talent.person('owner').id, EvaluationPeriodId: talent.periodId, Review: '' };
  const { Id, UpdatedAt, Missing } = (await talent.as('manager')('talent.create', { body })).ok;
  expect(Missing).toEqual(['Review', 'PrimaryRating', 'SecondaryRating']);
  const refused = await talent.as('manager')('talent.share', { params: { id: Id } });
  expect(refused.problem.errors).toEqual([
    { path: 'Review', message: MESSAGES.reviewRequired },
    { path: 'Primary', message: MESSAGES.ratingRequired('Performance') },
    { path: 'Secondary', message: MESSAGES.ratingRequired('Potential') },
  ]);
  const saved = (
    await talent.as('manager')('talent.update', { params: { id: Id }, body: { ...TEXT, UpdatedAt } })
  ).ok;
  expect(saved).toMatchObject({ PrimaryRating: 1, SecondaryRating: 2, Review: TEXT.Review, Missing: [] });
  const stale = await talent.as('manager')('talent.update', {
    params: { id: Id },
    body: { ...TEXT, Review: '<p>Mine</p>', UpdatedAt },
  });
  expect(stale.problem.code).toBe('stale');
});

test('[TAL-032] [D-51] the employee cannot read a draft, nor ratings that are not shared', async () => {
  const { Id } = await talent.appraisal();
  const employee = talent.as('owner');
  const params = { id: Id };
  expect((await employee('talent.single', { params })).problem.code).toBe('not_found');
  expect(
    (await employee('talent.user', { params: { userId: talent.person('owner').id } })).ok.evaluations,
  ).toEqual([]);
  await talent.as('manager')('talent.share', { params });
  const letter = (await employee('talent.single', { params })).ok;
  expect(letter).toMatchObject({
    IsOwn: true,
    AreRatingsShared: false,
    PrimaryRating: null,
    SecondaryRating: null,
    CreatedAt: null,
    Missing: [],
    Permissions: ['signAsEmployee'],
  });
  expect(letter.History.map(({ Action }) => Action)).toEqual(['share']);
  await talent.set({ ...SETTINGS, Settings: { ...SETTINGS.Settings, ShareRatingWithEmployee: true } });
  // A later setting does not change what was shared.
  expect((await employee('talent.single', { params })).ok.PrimaryRating).toBeNull();
});

test('[D-91] [TAL-048] labels are stored with what was shared, and drafts use today’s', async () => {
  const kept = await talent.appraisal({ state: 'completed' });
  const draft = await talent.appraisal({ of: 'peer' });
  await talent.set(FIVE_LEVELS);
  expect((await talent.as('manager')('talent.labels', {})).ok).toEqual(FIVE_LEVELS);
  const read = async (id: number) => (await talent.as('manager')('talent.single', { params: { id } })).ok;
  expect((await read(kept.Id)).Labels).toEqual(SETTINGS);
  expect((await read(draft.Id)).Labels).toEqual(FIVE_LEVELS);
});

test('[D-50] [D-104] [TAL-029] an edit after the signature requires a new one only if the employee can read the change', async () => {
  const { Id } = await talent.appraisal({ state: 'acknowledged' });
  const params = { id: Id };
  const manager = talent.as('manager');
  const save = async (body: object) =>
    (await manager('talent.update', { params, body: { ...TEXT, ...body } })).ok;
  expect((await save({ Primary: 2 })).IsEditedAfterSignature).toBe(false);
  const before = (await subjectsOf('owner')).length;
  const edited = await save({ Primary: 2, Review: '<p>Another text.</p>' });
  expect(edited).toMatchObject({ State: 'acknowledged', IsEditedAfterSignature: true });
  expect(edited.WaitingFor).toMatchObject({ By: 'employee', Action: 'editSignature' });
  expect((await subjectsOf('owner')).length).toBe(before + 1);
  const early = await manager('talent.managerSign', { params, body: { Sign: 'Mia' } });
  expect(early.problem).toMatchObject({
    code: 'conflict',
    detail: expect.stringContaining('They sign it again first'),
  });
  const again = (
    await talent.as('owner')('talent.employeeSign', { params, body: { Sign: 'Olga', Agrees: true } })
  ).ok;
  expect(again.IsEditedAfterSignature).toBe(false);
  expect(again.Signatures.map(({ IsCurrent, IsInForce, Review }) => [IsCurrent, IsInForce, Review])).toEqual([
    [true, true, '<p>Another text.</p>'],
    [false, false, TEXT.Review],
  ]);
  expect((await manager('talent.managerSign', { params, body: { Sign: 'Mia' } })).ok.State).toBe('completed');
});

test('[D-92] a shared appraisal is taken back, a completed one is reopened by an HR Admin with a reason', async () => {
  const { Id } = await talent.appraisal({ state: 'shared' });
  const params = { id: Id };
  const manager = talent.as('manager');
  expect((await manager('talent.takeBack', { params, body: {} })).ok.State).toBe('draft');
  expect((await talent.as('owner')('talent.single', { params })).problem.code).toBe('not_found');
  await manager('talent.share', { params });
  await talent.as('owner')('talent.employeeSign', { params, body: { Sign: 'O' } });
  expect((await manager('talent.takeBack', { params, body: {} })).problem.code).toBe('conflict');
  await manager('talent.managerSign', { params, body: { Sign: 'M' } });
  const reopen = (who: 'hrAdmin' | 'ceo' | 'manager', Reason: string) =>
    talent.as(who)('talent.reopen', { params, body: { Reason } });
  expect((await reopen('ceo', 'Because')).problem.code).toBe('denied');
  expect((await reopen('hrAdmin', ' ')).problem.errors).toEqual([
    { path: 'Reason', message: MESSAGES.reopenReasonRequired },
  ]);
  const open = (await reopen('hrAdmin', 'Two renewals were counted twice.')).ok;
  expect(open).toMatchObject({ State: 'shared', EmployeeSignature: null, ManagerSignature: null });
  expect(open.Signatures.map(({ IsInForce }) => IsInForce)).toEqual([false, false]);
  expect(await subjectsOf('owner')).toContain('Appraisal Reopened');
  expect(await subjectsOf('manager')).toContain('Appraisal Reopened');
});

test('[TAL-028] [TAL-051] only the reviewer deletes, until it is completed, and can undo it for a day', async () => {
  const { Id } = await talent.appraisal({ state: 'shared' });
  const params = { id: Id };
  expect((await talent.as('vp')('talent.delete', { params })).problem.code).toBe('denied');
  expect((await talent.as('manager')('talent.delete', { params })).ok).toEqual({ Success: true });
  expect((await talent.as('manager')('talent.single', { params })).problem.code).toBe('not_found');
  expect((await talent.as('manager')('talent.restore', { params })).ok.State).toBe('shared');
  await talent.as('manager')('talent.delete', { params });
  talent.t.clock.advance(86_400_001);
  expect((await talent.as('manager')('talent.restore', { params })).problem.code).toBe('not_found');
  const done = await talent.appraisal({ of: 'peer', state: 'completed' });
  expect((await talent.as('manager')('talent.delete', { params: { id: done.Id } })).problem.code).toBe(
    'conflict',
  );
});

test('[D-94] [D-105] HR asks about a rating, the reviewer answers, nobody else can read it and no rating changes', async () => {
  const { Id, UpdatedAt } = await talent.appraisal({ state: 'completed' });
  const params = { id: Id };
  const body = { Axis: 'Primary', Question: 'What went beyond the plan?' } as const;
  expect((await talent.as('vp')('talent.ask', { params, body })).problem.code).toBe('denied');
  const asked = (await talent.as('hrAdmin')('talent.ask', { params, body })).ok;
  expect(asked.Questions).toMatchObject([
    { Axis: 'Primary', Rating: 1, Question: body.Question, Keeps: null },
  ]);
  expect((await talent.as('ceo')('talent.ask', { params, body })).problem.code).toBe('conflict');
  const seenBy = async (who: 'vp' | 'owner' | 'ceo' | 'manager') =>
    (await talent.as(who)('talent.single', { params })).ok;
  expect((await seenBy('vp')).Questions).toEqual([]);
  expect(JSON.stringify([await seenBy('vp'), await seenBy('owner')])).not.toContain(body.Question);
  const QuestionId = (await seenBy('manager')).Questions[0]?.Id ?? 0;
  const answered = await talent.as('manager')('talent.answer', {
    params,
    body: { QuestionId, Keeps: true, Answer: 'Eleven of twelve.' },
  });
  expect(answered.ok).toMatchObject({
    UpdatedAt,
    PrimaryRating: 1,
    Questions: [{ Keeps: true, Answer: 'Eleven of twelve.' }],
  });
});

test('[D-49] an open appraisal follows the employee to a new manager, a completed one stays', async () => {
  const open = await talent.appraisal({ state: 'shared' });
  const done = await talent.appraisal({ state: 'completed', periodId: talent.periods[1] });
  await talent.as('ceo')('people.changeManager', {
    params: { id: talent.person('owner').id, managerId: talent.person('otherManager').id },
  });
  const read = async (id: number) => (await talent.as('ceo')('talent.single', { params: { id } })).ok;
  expect((await read(open.Id)).ReviewerId).toBe(talent.person('otherManager').id);
  expect((await read(open.Id)).History.at(-1)).toMatchObject({ Action: 'changeReviewer' });
  expect((await read(done.Id)).ReviewerId).toBe(talent.person('manager').id);
  expect((await talent.as('manager')('talent.single', { params: { id: open.Id } })).problem.code).toBe(
    'not_found',
  );
  expect((await talent.as('manager')('talent.single', { params: { id: done.Id } })).ok.State).toBe(
    'completed',
  );
});
