import type { APIResponse } from '@playwright/test';
import type { BodyOf } from '@cadence/shared-contract';
import { GOAL_TEXT_FIELDS } from '@cadence/shared-contract';
import { expectProblem } from '../src/api.ts';
import type { ApiSession } from '../src/api.ts';
import { expect, test as base } from '../src/fixtures.ts';
import { hireNewcomer } from '../src/newcomer.ts';

type GoalInput = BodyOf<'goals.create'>;

const goalOf = ({ me }: ApiSession, fields: Partial<GoalInput> = {}): GoalInput => ({
  Title: `Refused (${Math.random()})`,
  Measurement: 'Nothing of this is ever written.',
  PeriodId: me.Period.Id,
  ...fields,
});

/** Somebody who writes no goal but in the tests that count theirs. */
const test = base.extend<{ readonly writer: ApiSession }>({
  writer: async ({ sessionOf }, use) => use(await sessionOf(writerEmail, 'globex')),
});
let writerEmail = '';
test.beforeAll(async ({ api }) => {
  ({ email: writerEmail } = await hireNewcomer(await api('orgadmin', 'globex'), `Refused ${Date.now()}`));
});

async function countGoals({ me, call }: ApiSession): Promise<number> {
  const { count } = await call('goals.list', { body: { PeriodId: me.Period.Id, Users: [me.Profile.Id] } });
  return count;
}

/** Bodies of `goals.create` that are wrong in one way, and the field that the answer has to name. */
const WRONG_BODIES: readonly { what: string; field: string; body: (session: ApiSession) => unknown }[] = [
  { what: 'an unknown field', field: 'Approved', body: (s) => ({ ...goalOf(s), Approved: true }) },
  { what: 'a missing field', field: 'Title', body: (s) => ({ ...goalOf(s), Title: undefined }) },
  { what: 'a number for a text', field: 'Title', body: (s) => ({ ...goalOf(s), Title: 12 }) },
  { what: 'a text for a number', field: 'PeriodId', body: (s) => ({ ...goalOf(s), PeriodId: '1' }) },
  { what: 'null for a number', field: 'PeriodId', body: (s) => ({ ...goalOf(s), PeriodId: null }) },
  { what: 'a list for a flag', field: 'IsPrivate', body: (s) => ({ ...goalOf(s), IsPrivate: [] }) },
  { what: 'a negative id', field: 'PeriodId', body: (s) => goalOf(s, { PeriodId: -1 }) },
  { what: 'an id past 32 bits', field: 'ParentId', body: (s) => goalOf(s, { ParentId: 2 ** 40 }) },
  { what: 'a period that is none', field: 'PeriodId', body: (s) => goalOf(s, { PeriodId: 999_999 }) },
  { what: 'blanks for a title', field: 'Title', body: (s) => goalOf(s, { Title: '   ' }) },
  {
    what: 'a title that is too long',
    field: 'Title',
    body: (s) => goalOf(s, { Title: 'x'.repeat(GOAL_TEXT_FIELDS.Title.limit + 1) }),
  },
  {
    what: 'a measurement that is too long',
    field: 'Measurement',
    body: (s) => goalOf(s, { Measurement: 'ü'.repeat(GOAL_TEXT_FIELDS.Measurement.limit + 1) }),
  },
];

for (const { what, field, body } of WRONG_BODIES) {
  test(`[API-005] ${what} is refused by name, and nothing is written`, async ({ writer: session }) => {
    const before = await countGoals(session);
    const problem = await expectProblem(await session.send('POST', '/Goal', { data: body(session) }), 400);
    expect(problem.errors?.map(({ path }) => path)).toContain(field);
    for (const { message } of problem.errors ?? []) expect(message).toMatch(/^\S.*[.!?]$/su);
    expect(await countGoals(session)).toBe(before);
  });
}

test('[API-005] what is not JSON, not an object, too large or of another type is refused with a sentence', async ({
  writer: session,
}) => {
  const before = await countGoals(session);
  const post = (data: unknown, headers = {}) => session.send('POST', '/Goal', { data, headers });
  await expectProblem(await post('{"Title": "half'), 400);
  await expectProblem(await post('null'), 400);
  await expectProblem(await post('[]'), 400);
  await expectProblem(await post('{"__proto__": {"IsPrivate": true}}'), 400);
  await expectProblem(await post(JSON.stringify(goalOf(session, { Description: 'a\u0000b' }))), 400);
  await expectProblem(await post('Title=x', { 'content-type': 'application/x-www-form-urlencoded' }), 415);
  await expectProblem(await post(JSON.stringify({ Title: 'x'.repeat(10 * 1024 * 1024) })), 413);
  expect(await countGoals(session)).toBe(before);
});

test('[API-005] addresses with ids that are none, or of no operation, are refused', async ({ api }) => {
  const session = await api('contributor');
  for (const id of ['0', '-1', '1.5', '1e9', 'abc', '99999999999', '%27%20or%201=1'])
    await expectProblem(await session.send('GET', `/Goal/${id}`), 400);
  await expectProblem(await session.send('GET', '/Goal/2147483647'), 404);
  await expectProblem(await session.send('GET', '/Nothing/here'), 404);
});

test('[API-002] nobody without a session is served, and only they get 401', async ({
  request,
  serverOrigin,
}) => {
  const read = (headers: Record<string, string>) =>
    request.get(`${serverOrigin}/api/Goal/periods`, { headers });
  await expectProblem(await read({}), 401);
  await expectProblem(await read({ authorization: 'Bearer nonsense' }), 401);
  await expectProblem(await read({ authorization: `Basic ${btoa('manager:x')}` }), 401);
});

test('[API-005] a stale version is refused and overwrites nothing', async ({ api }) => {
  const session = await api('contributor');
  const { Goal: goal } = await session.call('goals.create', { body: goalOf(session) });
  const seen = goal.UpdatedAt;
  const first = goalOf(session, { Title: `First (${goal.Id})`, UpdatedAt: seen });
  await session.call('goals.update', { params: { id: goal.Id }, body: first });

  const late = goalOf(session, { Title: `Late (${goal.Id})`, UpdatedAt: seen });
  const problem = await expectProblem(await session.send('PUT', `/Goal/${goal.Id}`, { data: late }), 409);
  expect(problem.code).toBe('stale');
  const { Goal: now } = await session.call('goals.read', { params: { id: goal.Id } });
  expect(now.GoalDetail.Title).toBe(first.Title);
});

test('[API-005] a repeated submit is done once, and its key serves nothing else', async ({
  writer: session,
}) => {
  const before = await countGoals(session);
  const body = goalOf(session);
  const headers = { 'idempotency-key': `e2e-${Math.random()}` };
  const post = (data: unknown) => session.send('POST', '/Goal', { data, headers });
  const answers = await Promise.all([post(body), post(body), post(body)]);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200]);
  expect(new Set(texts.map((text) => JSON.parse(text).Goal.Id)).size).toBe(1);
  expect(await countGoals(session)).toBe(before + 1);

  await expectProblem(await post({ ...body, Title: 'Another goal' }), 409);
  expect(await countGoals(session)).toBe(before + 1);
});

test('[API-005] an action from the wrong state, or by the wrong person, changes nothing', async ({ api }) => {
  const [owner, manager, observer] = await Promise.all([api('contributor'), api('manager'), api('observer')]);
  const { Goal: goal } = await owner.call('goals.create', { body: goalOf(owner, { IsDraft: false }) });
  const decide = (session: ApiSession, data: object) => session.send('POST', '/Goal/approve', { data });
  const stateOf = async () => (await owner.call('goals.read', { params: { id: goal.Id } })).Goal.State;
  expect(await stateOf()).toBe('review');

  // Not allowed is 400 with a sentence; what one may not see is 404 (D-1). Never 403.
  await expectProblem(await decide(owner, { Id: goal.Id, Status: 'approved' }), 400);
  await expectProblem(await decide(observer, { Id: goal.Id, Status: 'approved' }), 404);
  await expectProblem(await decide(manager, { Id: goal.Id, Status: 'finalized' }), 400);
  await expectProblem(
    await manager.send('POST', '/Goal/updatestatus', { data: { Id: goal.Id, Likelihood: 5, Quality: 0 } }),
    400,
  );
  await expectProblem(
    await manager.send('POST', '/Goal/shelve', { data: { Id: goal.Id, Status: 'shelved' } }),
    409,
  );
  expect(await stateOf()).toBe('review');

  expect((await decide(manager, { Id: goal.Id, Status: 'approved' })).status()).toBe(200);
  // The same once more is the same request (D-89); anything else comes too late.
  expect((await decide(manager, { Id: goal.Id, Status: 'approved' })).status()).toBe(200);
  const late = { Id: goal.Id, Status: 'draft', Comment: 'Name the baseline.' };
  const problem = await expectProblem(await decide(manager, late), 409);
  expect(problem.detail).toMatch(/approved/i);
  expect(await stateOf()).toBe('approved');
});

test('[TEN-009] another tenant’s ids answer byte for byte as ids that never were', async ({ api }) => {
  const [mine, theirs] = await Promise.all([api('ceo'), api('ceo', 'globex')]);
  const { data } = await theirs.call('goals.list', { body: {} });
  const goalId = data[0]?.Id;
  expect(goalId).toBeDefined();
  const before = await theirs.call('goals.read', { params: { id: Number(goalId) } });
  const never = 2_147_483_646;
  const bodyOf = async (answer: APIResponse) => {
    await expectProblem(answer, 404);
    return answer.text();
  };
  const probes: readonly ((id: number) => Promise<APIResponse>)[] = [
    (id) => mine.send('GET', `/Goal/${id}`),
    (id) => mine.send('GET', `/Goal/single/${id}`),
    (id) => mine.send('GET', `/Goal/requestapproval/${id}`),
    (id) => mine.send('GET', `/Goal/child_goals/${id}`),
    (id) => mine.send('GET', `/Goal/follow/${id}`),
    (id) => mine.send('GET', `/Goal/delete/${id}`),
    (id) => mine.send('PUT', `/Goal/${id}`, { data: goalOf(mine) }),
    (id) => mine.send('POST', '/Goal/approve', { data: { Id: id, Status: 'approved' } }),
    (id) => mine.send('POST', '/Goal/shelve', { data: { Id: id, Status: 'shelved' } }),
  ];
  for (const probe of probes)
    expect(await bodyOf(await probe(Number(goalId)))).toBe(await bodyOf(await probe(never)));
  expect(await bodyOf(await mine.send('GET', `/profile/${theirs.me.Profile.Id}`))).toBe(
    await bodyOf(await mine.send('GET', `/profile/${never}`)),
  );
  expect(await theirs.call('goals.read', { params: { id: Number(goalId) } })).toEqual(before);
});
