import { LIMITS } from '@cadence/shared-contract';
import { startTestApp } from '../../testing/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { companyOf } from './testing/company.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test('[ACT-008] [ACT-009] missing values are reported at their fields, in both calls', async () => {
  const { requester, assignee, as } = await companyOf(t);
  const mine = await as(requester);
  const item = (await mine.create({ AssigneeId: assignee.id })).ok;
  const empty = { Title: ' \u200b', DueDate: null, AssigneeId: 0, RequesterId: null };
  const errors = [
    { path: 'Title', message: 'Please enter!' },
    { path: 'DueDate', message: 'Please enter!' },
    { path: 'AssigneeId', message: 'Please select!' },
    { path: 'RequesterId', message: 'Please select!' },
  ];
  for (const { status, problem } of [await mine.create(empty), await mine.update(item, empty)]) {
    expect(status).toBe(400);
    expect(problem.errors).toEqual(errors);
  }
});

test('a title that is too long and an impossible deadline are refused with a sentence', async () => {
  const { requester, assignee, as } = await companyOf(t);
  const mine = await as(requester);
  const long = await mine.create({ AssigneeId: assignee.id, Title: 'x'.repeat(LIMITS.actionItemTitle + 1) });
  expect(long.problem.errors).toEqual([
    { path: 'Title', message: 'Title must have at most 255 characters.' },
  ]);
  const years = 'Please enter a deadline between 2000 and 2100.';
  for (const [DueDate, message] of [
    ['0000-01-01', years],
    ['275760-09-12', years],
    ['2026-02-30', 'Please enter a day that exists.'],
    ['2026-11-20T23:00:00-06:00', 'Please enter a day that exists.'],
  ] as const) {
    const { status, problem } = await mine.create({ AssigneeId: assignee.id, DueDate });
    expect([status, problem.detail]).toEqual([400, message]);
    expect(problem.errors).toEqual([{ path: 'DueDate', message }]);
  }
});

test('people of other organisations and deactivated ones cannot be chosen; a person chosen before may stay', async () => {
  const { requester, assignee, gone, as } = await companyOf(t);
  const stranger = (await companyOf(t)).assignee;
  const mine = await as(requester);
  const refused = await mine.create({ AssigneeId: stranger.id });
  expect(refused.problem.errors).toEqual([{ path: 'AssigneeId', message: 'Please select!' }]);
  const late = await mine.create({ AssigneeId: gone.id });
  expect(late.problem.detail).toBe(`${gone.name} is deactivated. Please select somebody else.`);
  const item = (await mine.create({ AssigneeId: assignee.id })).ok;
  await t.app.db.transaction({ role: 'owner', tenantId: null }, (tx) =>
    tx.updateTable('people').set({ deactivated_at: t.clock.now() }).where('id', '=', assignee.id).execute(),
  );
  expect((await mine.update(item, { Title: 'Still theirs' })).ok).toMatchObject({ Title: 'Still theirs' });
  expect((await mine.list()).ok.to_users.map(({ Id }) => Id)).toEqual([assignee.id]);
});
