import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/session/index.ts';

/**
 * Only its author may see a note: not the ceo, an admin or the employee (people §6 Notes, D-77). As SQL on `notes`,
 * because somebody else's note must not even be loaded.
 */
export function isOwnNote(actor: Pick<Actor, 'id'>): RawBuilder<boolean> {
  return sql`notes.author_id = ${actor.id}`;
}
