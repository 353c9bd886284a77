import { sql } from 'kysely';
import type { Db } from '../../../../kernel/db/index.ts';

/** Serializes the realignments of a tenant, so that two concurrent ones cannot form a cycle. */
export async function lockAlignments(db: Db, tenantId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7002, ${tenantId})`.execute(db);
}

/** True when `candidateId` is the goal itself or beneath it at any depth. */
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
