import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** The first character after the dot that ends every path: smaller paths with the same beginning are beneath. */
const AFTER_DOT = '/';

/**
 * SQL for whether a person is beneath another, at any depth. It reads one range of an index, for an organisation of any
 * size; `path <@ …` would read everyone, because row level security keeps ltree from its index.
 *
 * @param person alias of the `people` row in the surrounding query
 * @param path of the person above: ids from the top down, joined by dots
 */
export function isBeneath(person: string, path: string): RawBuilder<boolean> {
  const key = sql.ref(`${person}.path_key`);
  return sql`(${key} > ${`${path}.`} and ${key} < ${path + AFTER_DOT})`;
}

/** SQL for whether a person is the one with this path or beneath; see `isBeneath`. */
export function isInBranch(person: string, path: string): RawBuilder<boolean> {
  const key = sql.ref(`${person}.path_key`);
  return sql`(${key} >= ${`${path}.`} and ${key} < ${path + AFTER_DOT})`;
}
