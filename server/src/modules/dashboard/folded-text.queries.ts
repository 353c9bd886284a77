import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/**
 * SQL for a text without case and diacritics, as people type it: 'Nguyễn' is 'nguyen', 'Søren' 'soren', 'Weiß' 'weiss'.
 */
export function foldedSql(text: RawBuilder<unknown>): RawBuilder<string> {
  const bare = sql`regexp_replace(normalize(lower(${text}), NFD), '[\\u0300-\\u036f]', '', 'g')`;
  const letters = sql`translate(${bare}, 'øłđðı', 'olddi')`;
  return sql`replace(replace(replace(replace(${letters}, 'þ', 'th'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`;
}

/** SQL for whether a folded text contains each word of a search, in any order. */
export function hasEveryWord(folded: RawBuilder<string>, search: string): RawBuilder<boolean> {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const foldedWords = sql`(select array_agg(${foldedSql(sql`word`)}) from unnest(${words}::text[]) word)`;
  return sql`not exists (select from unnest(${foldedWords}) word where position(word in ${folded}) = 0)`;
}
