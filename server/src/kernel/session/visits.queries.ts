import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** Without a request for this long a visit is over. */
const GAP = sql`interval '30 minutes'`;
/** Shorter visits do not count (D-102). */
const SHORTEST = sql`interval '1 minute'`;

export interface VisitRequest {
  readonly tenantId: number;
  readonly personId: number;
  readonly now: Date;
}

/** Continues the person's visit, or begins another one, before which the last counts if it lasted long enough. */
export async function recordVisit(db: Db, { tenantId, personId, now }: VisitRequest): Promise<void> {
  const isOver = sql`excluded.seen_at - visits.seen_at > ${GAP}`;
  await sql`
    insert into visits (tenant_id, person_id, started_at, seen_at) values (${tenantId}, ${personId}, ${now}, ${now})
    on conflict (tenant_id, person_id) do update set
      before_at = case when ${isOver} and visits.seen_at - visits.started_at > ${SHORTEST} then visits.seen_at
        else visits.before_at end,
      started_at = case when ${isOver} then excluded.seen_at else visits.started_at end,
      seen_at = greatest(visits.seen_at, excluded.seen_at)`.execute(db);
}

/** When the person's last visit before the present one ended; null where there was none. */
export async function findVisitBefore(
  db: Db,
  { tenantId, personId }: Omit<VisitRequest, 'now'>,
): Promise<Date | null> {
  const row = await db
    .selectFrom('visits')
    .select('before_at')
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.before_at ?? null;
}
