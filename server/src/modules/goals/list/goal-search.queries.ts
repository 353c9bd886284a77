import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { containing } from '../../../kernel/db/index.ts';

/**
 * Searches of titles and names by an index. Row level security keeps `like` from using one, so that the database's own
 * functions look there; they know the transaction's tenant only, and answer ids of it (migration 0034).
 */

/** A text, as it is compared with what is searched: anywhere in it, in any case. */
export function searchPattern(text: string): RawBuilder<string> {
  return sql`lower(${containing(text)})`;
}

/** SQL for the ids of a period's goals with the text in their title; the first ones up to a limit, or all. */
export function titled(
  periodId: number | RawBuilder<number>,
  text: string,
  most: number | null = null,
): RawBuilder<readonly number[]> {
  return sql`find_titles(${periodId}, ${searchPattern(text)}, ${most})`;
}

/** The same of people with the text in their name or department. */
export function named(text: string, most: number | null = null): RawBuilder<readonly number[]> {
  return sql`find_people(${searchPattern(text)}, ${most})`;
}
