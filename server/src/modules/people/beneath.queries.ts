import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** The first character after the dot that ends every path: the upper bound of the paths beneath a person. */
const AFTER_DOT = '/';

/**
 * SQL for whether a person is beneath another, at any depth. It reads one range of an index, whatever the size of the
 * organisation; `path <@ …` would read everyone, because row level security keeps ltree from its index.
 *
 * @param person alias of the `people` row in the surrounding query
 * @param path of the person above: ids from the top down, joined by dots
 */
export function isBeneath(person: string, path: string): RawBuilder<boolean> {
  const key = sql.ref(`${person}.path_key`);
  return sql`(${key} > ${`${path}.`} and ${key} < ${path + AFTER_DOT})`;
}

/** SQL for whether a person has this path or is beneath it; see `isBeneath`. */
export function isInBranch(person: string, path: string): RawBuilder<boolean> {
  const key = sql.ref(`${person}.path_key`);
  return sql`(${key} >= ${`${path}.`} and ${key} < ${path + AFTER_DOT})`;
}
