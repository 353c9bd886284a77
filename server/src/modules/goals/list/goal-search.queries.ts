import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { containing } from '../../../kernel/db/index.ts';

/**
 * Searches of titles and names by an index. Row level security keeps `like` from using one, so functions of the
 * database do the search; they see only the transaction's tenant and return its ids (migration 0034).
 */

/** The pattern for a text: anywhere in the searched value, case-insensitive. */
export function searchPattern(text: string): RawBuilder<string> {
  return sql`lower(${containing(text)})`;
}

/** SQL for the ids of a period's goals with the text in their title: at most `most`, or all. */
export function titled(
  periodId: number | RawBuilder<number>,
  text: string,
  most: number | null = null,
): RawBuilder<readonly number[]> {
  return sql`find_titles(${periodId}, ${searchPattern(text)}, ${most})`;
}

/** The same for people with the text in their name or department. */
export function named(text: string, most: number | null = null): RawBuilder<readonly number[]> {
  return sql`find_people(${searchPattern(text)}, ${most})`;
}
