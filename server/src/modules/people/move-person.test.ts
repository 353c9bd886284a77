import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { startTestApp } from '../../testing/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { isBeneath } from './beneath.queries.ts';
import { movePerson } from './move-person.queries.ts';
import { makeOrganisation } from './testing/organisation.ts';
import type { Organisation, PersonName } from './testing/organisation.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

let app: TestApp;
let acme: Organisation;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  acme = await makeOrganisation(app);
});
afterAll(() => app.close());

const within = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
  app.app.db.transaction({ role: 'app', tenantId: acme.tenant.id }, work);

const move = (person: PersonName, managerId: number | null): Promise<void> =>
  within((db) => movePerson(db, { personId: acme.people[person].id, managerId, now: NOW }));

const nameOf = (id: number): string =>
  Object.entries(acme.people).find(([, person]) => person.id === id)?.[0] ?? String(id);

/** The people above a person, from the top down, according to the stored path. */
async function chainOf(person: PersonName): Promise<string> {
  const { path } = await within((db) =>
    db.selectFrom('people').select('path').where('id', '=', acme.people[person].id).executeTakeFirstOrThrow(),
  );
  return path.split('.').map(Number).map(nameOf).join(' ');
}

async function beneath(person: PersonName): Promise<readonly string[]> {
  const rows = await within(async (db) => {
    const { path } = await db
      .selectFrom('people')
      .select('path')
      .where('id', '=', acme.people[person].id)
      .executeTakeFirstOrThrow();
    return db.selectFrom('people').select('id').where(isBeneath('people', path)).execute();
  });
  return rows.map(({ id }) => nameOf(id)).sort();
}

test('everybody beneath a person moves with them, at any depth', async () => {
  await move('lead', acme.people.peer.id);
  expect(await chainOf('worker')).toBe('ceo head peer lead worker');
  expect(await chainOf('invited')).toBe('ceo head peer lead invited');
  expect(await beneath('peer')).toEqual(['invited', 'lead', 'worker']);
  await move('peer', acme.people.ceo.id);
  expect(await chainOf('worker')).toBe('ceo peer lead worker');
  expect(await beneath('head')).toEqual([]);
});

test('a branch can be moved to the top, and back', async () => {
  await move('head', null);
  expect(await chainOf('worker')).toBe('head lead worker');
  await move('head', acme.people.orgAdmin.id);
  expect(await chainOf('worker')).toBe('ceo orgAdmin head lead worker');
});

test('nobody can report to themselves or to someone beneath them; nothing moves then (D-41)', async () => {
  const { head, worker } = acme.people;
  for (const managerId of [head.id, worker.id]) {
    await expect(move('head', managerId)).rejects.toMatchObject({
      code: 'denied',
      message: 'Nobody can report to themselves or to someone beneath them.',
    });
  }
  expect(await chainOf('worker')).toBe('ceo head lead worker');
});

test('of two moves that would together form a cycle the second is refused', async () => {
  const answers = await Promise.allSettled([
    move('lead', acme.people.peer.id),
    move('peer', acme.people.lead.id),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('[TEN-009] people and managers of another tenant do not exist', async () => {
  const other = await makeOrganisation(app);
  await expect(move('worker', other.people.ceo.id)).rejects.toMatchObject({ code: 'not_found' });
  const foreign = { personId: other.people.worker.id, managerId: acme.people.ceo.id, now: NOW };
  await expect(within((db) => movePerson(db, foreign))).rejects.toMatchObject({ code: 'not_found' });
});

test('ids with the same beginning are distinguished', async () => {
  const { lead } = acme.people;
  const paths = [`${lead.path}0`, `${lead.path}.1`, `${lead.path}9.1`];
  expect(await beneath('lead')).toEqual(['invited', 'worker']);
  const found = await within(async (db) => {
    const counts = paths.map((path) =>
      db.selectFrom('people').select('id').where(isBeneath('people', path)).execute(),
    );
    return (await Promise.all(counts)).flat();
  });
  expect(found).toEqual([]);
});

/** Adds so many people beside the branch, known to the planner, that a full scan costs more than the branch. */
function surround(): Promise<unknown> {
  const { tenant, people } = acme;
  return app.app.db.transaction({ role: 'owner', tenantId: tenant.id }, async (db) => {
    await sql`insert into people (tenant_id, name, email, role, org_unit, manager_id, created_at, updated_at)
      select ${tenant.id}, 'Colleague ' || n, 'colleague' || n || '@example.test', 'contributor', 'Unit ' || n % 9,
        ${people.peer.id}, ${NOW}, ${NOW} from generate_series(1, 500) n`.execute(db);
    await sql`analyze people`.execute(db);
  });
}

test('a branch is read as an index range, under row level security too', async () => {
  await surround();
  const plan = await within((db) =>
    db
      .selectFrom('people')
      .select('id')
      .where(isBeneath('people', acme.people.lead.path))
      .explain<{ 'QUERY PLAN': string }>(),
  );
  const lines = plan.map((row) => row['QUERY PLAN']);
  expect(lines.find((line) => line.includes('Index Cond'))).toMatch(/path_key > .* AND .*path_key </);
});

test('a new person’s manager is found by an index, even in an organisation without statistics', async () => {
  await surround();
  const young = await makeOrganisation(app);
  const plan = await app.app.db.transaction({ role: 'app', tenantId: young.tenant.id }, async (db) => {
    const { rows } = await sql<{ text: string }>`
      select substring(pg_get_functiondef('people_place()'::regprocedure) from 'execute ''([^'']+)''') as text`.execute(
      db,
    );
    const lookUp = (rows[0]?.text ?? '')
      .replace('$1', `${young.tenant.id}`)
      .replace('$2', `${young.people.lead.id}`);
    return sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(lookUp)}`.execute(db);
  });
  const conditions = plan.rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes('Index Cond'));
  expect(conditions.join()).toMatch(/tenant_id = .* AND \(id = /);
  expect(conditions).toHaveLength(1);
});
