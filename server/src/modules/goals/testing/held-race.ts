import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import type { GoalWorld } from './goal-world.ts';

/** Looks at the database, with a rest between them: far more than any request needs to come to the lock. */
const LOOKS = 5000;
/** How long a look rests, in milliseconds: the calls need the processor more. */
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

/** Where a race is run; `table` has the row that it is about, a goal's where it is absent. */
interface Track extends Pick<GoalWorld, 't' | 'tenant'> {
  readonly table?: 'appraisals' | 'people';
}

/**
 * Makes calls about one row at once. On PostgreSQL all of them wait for its lock when the first one continues; the
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
