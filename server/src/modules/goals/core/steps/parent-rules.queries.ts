import { sql } from 'kysely';
import type { Db } from '../../../../kernel/db/index.ts';

/** Two realignments of one tenant never run concurrently, so that together they cannot close a cycle. */
export async function lockAlignments(db: Db, tenantId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7002, ${tenantId})`.execute(db);
}

/** True when `candidateId` is the goal or a descendant of it. */
export async function isSameOrBeneath(db: Db, goalId: number, candidateId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive up as (
      select g.id, g.parent_id from goals g where g.id = ${candidateId}
      union
      select p.id, p.parent_id from goals p join up on p.id = up.parent_id
    )
    select exists (select from up where id = ${goalId}) as found`.execute(db);
  return rows[0]?.found ?? false;
}
