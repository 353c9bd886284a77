import { sql } from 'kysely';
import { Pool } from 'pg';
import type { Scratch } from '../admin/testing/scratch.ts';
import { openScratch } from '../admin/testing/scratch.ts';
import { migrateToLatest } from '../kernel/db/index.ts';
import { MIGRATIONS } from './index.ts';

const NAME = '0022-strategy-group';
const BEFORE = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < NAME));
const AFTER = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= NAME));

let scratch: Scratch;
let pool: Pool;

beforeAll(async () => {
  scratch = await openScratch();
  pool = new Pool(scratch.handle.connection);
  await migrateToLatest(pool, BEFORE);
});
afterAll(async () => {
  await pool.end();
  await scratch.drop();
});

/** name, role, whether in the group before, the earlier role in the audit trail */
const PEOPLE = [
  ['in as ever', 'contributor', true, null],
  ['promoted, never let in', 'contributor', false, 'Observer'],
  ['taken out by hand', 'manager', false, null],
  ['out as ever', 'observer', false, null],
  ['made observer, never let out', 'observer', true, 'Individual Contributor'],
] as const;

test('[D-87] the group follows the role, except for people who were put in or out by hand', async () => {
  await scratch.handle.transaction({ role: 'owner', tenantId: 5 }, async (tx) => {
    await sql`insert into tenants (id, name, subdomain) values (5, 'Old', 'old')`.execute(tx);
    for (const [name, role, isIn, from] of PEOPLE) {
      await sql`insert into people (tenant_id, name, email, role, strategy_member)
        values (5, ${name}, ${`${name}@old.example`}, ${role}, ${isIn})`.execute(tx);
      if (from !== null)
        await sql`insert into person_changes (tenant_id, person_id, change, from_text, to_text, created_at)
          select 5, id, 'Role', ${from}, ${role}, now() from people where name = ${name}`.execute(tx);
    }
  });
  await migrateToLatest(pool, AFTER);
  const { rows } = await scratch.handle.transaction({ role: 'owner', tenantId: 5 }, (tx) =>
    sql`select name, strategy_member as "isIn", strategy_choice as choice from people order by id`.execute(
      tx,
    ),
  );
  expect(rows).toEqual([
    { name: 'in as ever', isIn: true, choice: null },
    { name: 'promoted, never let in', isIn: true, choice: null },
    { name: 'taken out by hand', isIn: false, choice: false },
    { name: 'out as ever', isIn: false, choice: null },
    { name: 'made observer, never let out', isIn: false, choice: null },
  ]);
});
