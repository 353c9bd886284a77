import type { Goal } from '@cadence/shared-contract';
import type { Ctx } from '../../../kernel/http/index.ts';
import { sql } from 'kysely';
import { visibleTo } from '../policy/visibility.ts';
import { findRecords } from '../rows/goal-records.ts';
import { presentGoals } from '../rows/present-goal.ts';

/** Goals that the viewer may see, as lists show them, in the order of the ids; the others are left out. */
export async function readGoalsById(
  ctx: Pick<Ctx, 'db' | 'actor' | 'today' | 'now'>,
  ids: readonly number[],
): Promise<readonly Goal[]> {
  const { rows } = await sql<{ id: number }>`
    select g.id from goals g where g.tenant_id = ${ctx.actor.tenantId} and g.id = any(${ids}::int[])
      and ${visibleTo(ctx.actor)}`.execute(ctx.db);
  const seen = new Set(rows.map(({ id }) => id));
  const records = await findRecords(
    ctx.db,
    ctx.actor,
    ids.filter((id) => seen.has(id)),
  );
  return presentGoals(ctx, records);
}
