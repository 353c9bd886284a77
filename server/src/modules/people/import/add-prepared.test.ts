import { sql } from 'kysely';
import { makePerson, makeTenant, openTestDatabase } from '../../../testing/index.ts';
import type { DatabaseHandle } from '../../../kernel/db/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { insertEmployee } from '../employees/employees.queries.ts';
import { addPrepared, beginImport, prepareRows, reserveIds } from './import-runs.queries.ts';

const ROWS = 5_000;
let db: DatabaseHandle;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('[R19] the first large import of a young installation reads no more people than it adds', async () => {
  const tenant = await makeTenant(db);
  const ceo = await makePerson(db, tenant.id, { role: 'ceo' });
  const read = await db.transaction({ role: 'app', tenantId: tenant.id }, async (tx) => {
    const ctx = { db: tx, tenant, actor: ceo, now: new Date() } as unknown as Ctx;
    const plain = { role: 'contributor', job_title: null, org_unit: null, manager_id: ceo.id } as const;
    // The planner first sees a small table when it plans the lookup of a manager.
    for (let at = 0; at < 10; at += 1)
      await insertEmployee(ctx, {
        ...plain,
        name: `First ${at}`,
        email: `first${at}@${tenant.subdomain}.example`,
      });
    const ids = await reserveIds(ctx, ROWS);
    const import_id = await beginImport(ctx, ROWS);
    await prepareRows(
      ctx,
      import_id,
      ids.map((person_id, line) => ({
        ...{ ...plain, person_id, line, depth: 0 },
        ...{ name: `Row ${line}`, email: `row${line}@${tenant.subdomain}.example` },
      })),
    );
    await addPrepared(ctx, import_id);
    const { rows } = await sql<{ read: number }>`
      select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'people'`.execute(
      tx,
    );
    return rows[0]?.read ?? Infinity;
  });
  expect(read).toBeLessThan(10 * ROWS);
});
