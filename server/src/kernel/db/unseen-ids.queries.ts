import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/**
 * SQL for some ids that the planner does not see: one text for any number, since a statement is kept by its text, and
 * one plan. With visible ids it would find a plan for these so much cheaper than the kept one that it planned again
 * each time (ADR 11).
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
