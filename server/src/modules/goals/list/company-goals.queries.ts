import type { Db } from '../../../kernel/db/index.ts';
import type { Viewer } from '../core/visibility/viewer.ts';
import { visibleTo } from '../core/visibility/visibility.queries.ts';

/** Ids of a period's company goals that the viewer may see (D-20). */
export async function findCompanyGoalIds(db: Db, viewer: Viewer, periodId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('goals as g')
    .select('g.id')
    .where('g.tenant_id', '=', viewer.tenantId)
    .where('g.period_id', '=', periodId)
    .where('g.is_company', '=', true)
    .where(visibleTo(viewer))
    .orderBy('g.id')
    .execute();
  return rows.map((row) => row.id);
}
