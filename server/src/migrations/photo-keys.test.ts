import { sql } from 'kysely';
import { Pool } from 'pg';
import type { Scratch } from '../admin/testing/scratch.ts';
import { openScratch } from '../admin/testing/scratch.ts';
import { migrateToLatest } from '../kernel/db/index.ts';
import { MIGRATIONS } from './index.ts';

const NAME = '0023-photo-keys';
const upTo = (last: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => last(name)));

let scratch: Scratch;
let pool: Pool;

beforeAll(async () => {
  scratch = await openScratch();
  pool = new Pool(scratch.handle.connection);
  await migrateToLatest(
    pool,
    upTo((name) => name < NAME),
  );
});
afterAll(async () => {
  await pool.end();
  await scratch.drop();
});

test('[D-117] keys that were part of addresses are replaced for every picture, and deactivated people show none', async () => {
  await scratch.handle.transaction({ role: 'owner', tenantId: 5 }, async (tx) => {
    await sql`insert into tenants (id, name, subdomain) values (5, 'Old', 'old')`.execute(tx);
    for (const [name, gone] of [
      ['here', null],
      ['gone', new Date()],
    ] as const) {
      await sql`insert into people (tenant_id, name, email, role, avatar_key, deactivated_at)
        values (5, ${name}, ${`${name}@old.example`}, 'contributor', ${`5-${name}`}, ${gone})`.execute(tx);
      await sql`insert into avatars (tenant_id, person_id, key, small, large)
        select 5, id, ${`5-${name}`}, 'x', 'y' from people where name = ${name}`.execute(tx);
    }
  });
  await migrateToLatest(
    pool,
    upTo((name) => name <= NAME),
  );
  const { rows } = await scratch.handle.transaction({ role: 'owner', tenantId: 5 }, (tx) =>
    sql<{ name: string; key: string; shown: string | null }>`
      select p.name, a.key, p.avatar_key as shown from people p
      join avatars a on a.tenant_id = p.tenant_id and a.person_id = p.id order by p.id`.execute(tx),
  );
  expect(rows).toEqual([
    { name: 'here', key: expect.stringMatching(/^[0-9a-f]{64}$/), shown: rows[0]?.key },
    { name: 'gone', key: expect.stringMatching(/^[0-9a-f]{64}$/), shown: null },
  ]);
});
