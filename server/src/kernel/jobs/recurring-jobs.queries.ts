import type { Db } from '../db/index.ts';

/** Adds a job to the timetable, unless it is there. */
export async function enlistJob(db: Db, name: string, dueAt: Date): Promise<void> {
  await db
    .insertInto('recurring_jobs')
    .values({ name, due_at: dueAt })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Names of the due jobs that no other process has locked; locked here until the transaction ends. */
export async function lockDueJobs(db: Db, names: readonly string[], now: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('recurring_jobs')
    .select('name')
    .where('name', 'in', names)
    .where('due_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ name }) => name);
}

export async function setDue(db: Db, name: string, dueAt: Date): Promise<void> {
  await db.updateTable('recurring_jobs').set({ due_at: dueAt }).where('name', '=', name).execute();
}
