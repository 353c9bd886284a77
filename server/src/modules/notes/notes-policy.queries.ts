import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/session/index.ts';

/**
 * A note is its author's and nobody else's: not the ceo's, an admin's or the employee's (people §6 Notes, D-77). As SQL on
 * `notes`, because a note of somebody else must not even be loaded.
 */
export function isOwnNote(actor: Pick<Actor, 'id'>): RawBuilder<boolean> {
  return sql`notes.author_id = ${actor.id}`;
}
