import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/**
 * SQL for ids that the planner does not see: one text, and so one prepared plan, for any number of ids. If it saw them,
 * it would estimate a specific plan to be so much cheaper than the prepared one that it planned again each time (ADR
 * 11).
 */
export function idList(ids: readonly number[]): RawBuilder<readonly number[]> {
  return sql`(select ${ids}::int[])::int[]`;
}

/** SQL for `id = any of the ids`; see `idList`. */
export function isAnyOf(id: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<boolean> {
  return sql`${id} = any(${idList(ids)})`;
}

/** SQL for one id that the planner does not see; see `idList`. */
export function unseenId(id: number): RawBuilder<number> {
  return sql`(select ${id}::int)`;
}
