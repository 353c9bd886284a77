import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';

/** Active owners of an approved goal whose week that starts on `monday` is enabled and has no update yet. */
export async function findOwnersLacking(db: Db, monday: string): Promise<number[]> {
  const { rows } = await sql<{ owner_id: number }>`
    select distinct g.owner_id from goals g
    join periods period on period.tenant_id = g.tenant_id and period.id = g.period_id
    join people owner on owner.tenant_id = g.tenant_id and owner.id = g.owner_id
    where g.deleted_at is null and g.state = 'approved' and owner.deactivated_at is null
      and g.enabled_from <= ${monday}::date and period.end_date >= ${monday}::date
      and (g.status_week is null or g.status_week < ${monday}::date)
    order by g.owner_id`.execute(db);
  return rows.map((row) => row.owner_id);
}
