import type { OperationId, Problem } from '@cadence/shared-contract';
import { API_BASE, ROUTES, takesKey } from '@cadence/shared-contract';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { GoalWorld, Member } from '../modules/goals/testing/goal-world.ts';
import { startGoalWorld } from '../modules/goals/testing/goal-world.ts';
import { createSession } from '../modules/auth/index.ts';
import type { Change, ChangingId } from './testing/change.ts';
import { CHANGES } from './testing/changes.ts';

const IDS = Object.keys(CHANGES) as ChangingId[];
const SIGNED_IN = new Date('2027-12-01T00:00:00Z');
/** Tables that record requests, whether or not they changed something. */
const UNCOUNTED: readonly string[] = ['idempotency_keys', 'sessions', 'visits'];

let world: GoalWorld;
const tokens = new Map<Member, string>();
beforeAll(async () => {
  world = await startGoalWorld({
    strategy_enabled: true,
    employee_notes_enabled: true,
    talent_enabled: true,
  });
});
afterAll(() => world.t.close());

async function tokenOf(who: Change['as']): Promise<string> {
  if (typeof who === 'object') return who.token;
  const { tenant, people, t } = world;
  const known = tokens.get(who);
  if (known !== undefined) return known;
  const { token } = await t.app.db.transaction({ role: 'app', tenantId: tenant.id }, (db) =>
    createSession(db, { tenantId: tenant.id, personId: people[who].id }, SIGNED_IN),
  );
  tokens.set(who, token);
  return token;
}

const LINE = 'a-line-that-stands-in-no-file';

async function multipart(body: unknown): Promise<Buffer> {
  const { Content } = body as { readonly Content: Blob };
  const head = `--${LINE}\r\nContent-Disposition: form-data; name="file"; filename="file"\r\n\r\n`;
  const bytes = Buffer.from(await Content.arrayBuffer());
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${LINE}--\r\n`)]);
}

async function send(
  id: OperationId,
  change: Change,
  { key, input }: { key: string; input: Change['input'] },
) {
  const { method, path, ...spec } = ROUTES[id];
  const params = (input.params ?? {}) as Readonly<Record<string, unknown>>;
  const url = API_BASE + path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const isUpload = 'upload' in spec;
  const type = isUpload ? `multipart/form-data; boundary=${LINE}` : 'application/json';
  const payload = isUpload ? await multipart(input.body) : input.body;
  const answer = await world.t.app.http.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${await tokenOf(change.as)}`,
      'idempotency-key': key,
      ...(payload !== undefined && { 'content-type': type }),
    },
    ...(payload !== undefined && { payload: payload as object }),
  });
  return { status: answer.statusCode, body: JSON.parse(answer.body) as unknown };
}

/** Every row of the organisation by table, and the organisation itself. */
async function everything(): Promise<Readonly<Record<string, unknown>>> {
  // Wait until the outbox is delivered.
  await world.t.app.kernel.outbox.settle();
  return world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, async (db) => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'tenant_id' order by 1`.execute(db);
    const organisation = db.selectFrom('tenants').selectAll().where('id', '=', world.tenant.id);
    const found: Record<string, unknown> = { tenants: await organisation.execute() };
    for (const { name } of tables.filter((table) => !UNCOUNTED.includes(table.name))) {
      const { rows } = await sql<{ all: unknown }>`
        select coalesce(json_agg(t order by t::text), '[]') as all from ${sql.table(name)} t`.execute(db);
      found[name] = rows[0]?.all;
    }
    return found;
  });
}

test('[D-122] every changing operation of the contract accepts a key', () => {
  expect(IDS.filter((id) => !takesKey(id))).toEqual([]);
  expect((Object.keys(ROUTES) as OperationId[]).filter(takesKey).toSorted()).toEqual(IDS.toSorted());
});

test.each(IDS)(
  '[D-122] %s: a repeat with the same key changes nothing and gets the same answer',
  async (id) => {
    const change = await CHANGES[id](world);
    const before = await everything();
    const sent = { key: randomUUID(), input: change.input };
    const first = await send(id, change, sent);
    expect(first).toMatchObject({ status: 200 });
    const after = await everything();
    world.t.clock.advance(1_000);
    expect(await send(id, change, sent)).toEqual(first);
    expect(await everything()).toEqual(after);
    // Without a change the first time, the test would prove nothing.
    expect(after).not.toEqual(before);
  },
);

/** The number of rows in each table: unlike the contents, it does not depend on texts. */
const counts = (tables: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, (rows as unknown[]).length]));

const CREATES = IDS.filter((id) => 'creates' in ROUTES[id]);
test.each(CREATES)(
  '[D-122] %s: the same key with other content returns the id of what was made',
  async (id) => {
    const change = await CHANGES[id](world);
    const key = randomUUID();
    const first = await send(id, change, { key, input: change.input });
    const after = await everything();
    world.t.clock.advance(1_000);
    const second = await send(id, change, { key, input: change.other ?? {} });
    const made = first.body as { readonly Id?: number; readonly Goal?: { readonly Id: number } };
    const problem = second.body as Problem;
    expect(problem).toMatchObject({ status: 409, code: 'already_made' });
    expect(problem.made?.Id).toBe(made.Id ?? made.Goal?.Id);
    expect(await everything()).toEqual(after);
  },
);

/** Tables in which a repeat must not add a second row. */
const WRITTEN = [
  'goal_comments',
  'goal_results',
  'goal_manager_results',
  'notes',
  'action_items',
  'goal_edits',
  'appraisals',
  'report_schedules',
];
const EDITS = [
  'people.update',
  'notes.update',
  'actionItems.update',
  'goals.update',
  'goals.updateStatus',
  'goals.finalize',
  'goals.finalizeApproved',
  'goals.commentUpdate',
  'strategy.save',
  'talent.update',
  'userManual.save',
  'reports.updateSchedule',
] as const satisfies readonly ChangingId[];
test.each(EDITS)('[D-122] %s: an edit after a lost answer continues from its own save', async (id) => {
  const change = await CHANGES[id](world);
  const key = randomUUID();
  // Earlier tests have saved a strategy, so this one edits it.
  const { UpdatedAt } = (await world.as('ceo')('strategy.read', {})).ok;
  const onBase = ({ params, body }: Change['input']): Change['input'] => ({
    ...(params && { params }),
    body: id === 'strategy.save' ? { ...(body as object), UpdatedAt } : body,
  });
  expect(await send(id, change, { key, input: onBase(change.input) })).toMatchObject({ status: 200 });
  const after = counts(await everything());
  world.t.clock.advance(1_000);
  expect(await send(id, change, { key, input: onBase(change.other ?? {}) })).toMatchObject({ status: 200 });
  const later = counts(await everything());
  expect(WRITTEN.map((table) => [table, later[table]])).toEqual(
    WRITTEN.map((table) => [table, after[table]]),
  );
});

test('[D-122] a comment that is left out after a lost answer is removed', async () => {
  const change = await CHANGES['goals.updateStatus'](world);
  const { Comment: _words, ...body } = change.input.body as { readonly Id: number; readonly Comment: string };
  const comments = async () =>
    (await world.as('owner')('goals.statusComments', { params: { statusId: body.Id } })).ok.data.map(
      ({ Comment }) => Comment,
    );
  const key = randomUUID();
  await send('goals.updateStatus', change, { key, input: change.input });
  expect(await comments()).toEqual(['Well on the way']);
  world.t.clock.advance(1_000);
  const again = await send('goals.updateStatus', change, { key, input: { body } });
  expect(again).toMatchObject({ status: 200 });
  expect(await comments()).toEqual([]);
});

test('[D-122] a decision is not taken a second time with another comment', async () => {
  const change = await CHANGES['goals.approve'](world);
  const key = randomUUID();
  await send('goals.approve', change, { key, input: change.input });
  const body = { ...(change.input.body as object), Comment: 'For other reasons.' };
  const again = await send('goals.approve', change, { key, input: { body } });
  expect(again.body).toMatchObject({ code: 'already_done' });
});
