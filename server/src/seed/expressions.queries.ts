import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../kernel/db/index.ts';

/**
 * SQL of a pseudo-random number from 0 up to, not including, 1: always the same for the same row and salt.
 *
 * @param n SQL of an integer that identifies the row
 */
export function chance(n: RawBuilder<unknown>, salt: number): RawBuilder<number> {
  return sql<number>`((hashint8extended((${n})::bigint, ${sql.lit(salt)}) & 2147483647)::float8 / 2147483648)`;
}

/** SQL that picks a value by weight; the weights may have any sum. */
export function weighted<T extends string>(
  roll: RawBuilder<number>,
  weights: readonly (readonly [value: T, weight: number])[],
): RawBuilder<T> {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let reached = 0;
  const arms = weights.map(([value, weight]) => {
    reached += weight / total;
    return sql`when ${roll} < ${sql.lit(reached)} then ${sql.lit(value)}`;
  });
  return sql<T>`(case ${sql.join(arms, sql` `)} else ${sql.lit(weights.at(-1)?.[0] ?? '')} end)`;
}

/** SQL of an element of a text array, picked by `chance`. */
export function pick(texts: readonly string[], roll: RawBuilder<number>): RawBuilder<string> {
  return sql<string>`(${texts}::text[])[1 + floor(${roll} * ${sql.lit(texts.length)})::int]`;
}

/** SQL of an interval of some days, which may be a fraction. */
export function days(count: RawBuilder<number>): RawBuilder<unknown> {
  return sql`make_interval(secs => 86400 * (${count}))`;
}

/** SQL of the next id of a table; the sequence is looked up once per statement. */
export function nextId(table: keyof Database): RawBuilder<number> {
  return sql<number>`nextval((select pg_get_serial_sequence(${sql.lit(table)}, 'id')::regclass))`;
}
