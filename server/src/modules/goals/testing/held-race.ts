import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import type { GoalWorld } from './goal-world.ts';

/** How often the database is checked, with a pause in between: far longer than any request needs to reach the lock. */
const LOOKS = 5000;
/** The pause between checks in milliseconds: the calls need the processor more. */
const REST = 5;

/** Connections of this database that wait for a lock. */
async function countWaiting(db: Db): Promise<number> {
  await sql`select pg_stat_clear_snapshot()`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** What a race runs on; `table` has the raced row, by default a goal's. */
interface Track extends Pick<GoalWorld, 't' | 'tenant'> {
  readonly table?: 'appraisals' | 'people';
}

/**
 * Makes concurrent calls on one row. On PostgreSQL all of them wait for its lock before the first one continues; the
 * embedded database runs one transaction after the other.
 */
export async function raceFor<const T extends readonly (() => Promise<unknown>)[]>(
  { t, tenant, table }: Track,
  id: number,
  calls: T,
): Promise<{ [K in keyof T]: Awaited<ReturnType<T[K]>> }> {
  let running: Promise<unknown[]> = Promise.resolve([]);
  // The calls are separate requests, not part of the transaction that holds the lock.
  const outside = AsyncLocalStorage.snapshot();
  const start = () => {
    let settled = 0;
    running = Promise.all(calls.map((call) => call().finally(() => (settled += 1))));
    return () => settled;
  };
  if (t.app.db.mode === 'embedded') start();
  else {
    await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, async (db) => {
      await sql`select id from ${sql.table(table ?? 'goals')} where id = ${id} for update`.execute(db);
      const settled = outside(start);
      for (let look = 0; settled() + (await countWaiting(db)) < calls.length; look += 1) {
        if (look > LOOKS) throw new Error('The calls never came to the lock.');
        await setTimeout(REST);
      }
    });
  }
  return (await running) as { [K in keyof T]: Awaited<ReturnType<T[K]>> };
}
