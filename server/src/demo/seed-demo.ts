import type { Clock } from '../kernel/clock/clock.ts';
import type { DatabaseHandle, Db } from '../kernel/db/index.ts';
import { enterTenant } from '../kernel/db/index.ts';
import { hashPassword } from '../modules/auth/index.ts';
import { buildDemo, DEMO_COMPANIES } from './build-demo.ts';
import { DEMO_TABLES, KEYED_OTHERWISE } from './demo-rows.ts';
import { continueIds, insertRows, insertTenant, isEmpty, lockDemo } from './demo-rows.queries.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Cadence-2026!';

async function fill(db: Db, now: Date, passwordHash: string): Promise<void> {
  const rows = buildDemo(now, passwordHash);
  for (const company of DEMO_COMPANIES) {
    await enterTenant(db, company.id);
    await insertTenant(db, company, now);
    for (const table of DEMO_TABLES) {
      const own = rows.tables[table].filter((row) => row.tenant_id === company.id);
      await insertRows(db, table, own);
    }
  }
  for (const table of DEMO_TABLES) {
    if (!KEYED_OTHERWISE.some((one) => one === table)) await continueIds(db, table, rows.tables[table]);
  }
  await continueIds(db, 'tenants', DEMO_COMPANIES);
}

/**
 * Fills an empty database with the demo tenants, relative to the clock's today, all or nothing. A database with a
 * tenant is not changed. Of two processes that start at the same time, one seeds.
 *
 * @returns whether it added the demo
 */
export async function seedDemo(handle: DatabaseHandle, clock: Clock): Promise<boolean> {
  if (!(await handle.transaction({ role: 'app', tenantId: null }, isEmpty))) return false;
  // Hashing is slow, so it is done outside of the transaction.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return handle.transaction({ role: 'owner', tenantId: null }, async (db) => {
    await lockDemo(db);
    if (!(await isEmpty(db))) return false;
    await fill(db, clock.now(), passwordHash);
    return true;
  });
}
