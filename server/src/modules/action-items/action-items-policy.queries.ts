import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/session/index.ts';

/**
 * Only its assignee and its requester may see an item: not the ceo, not an admin (D-54). As SQL on `action_items`,
 * because an item of others must not even be loaded.
 */
export function isConcernedBy(viewer: Pick<Actor, 'id'>): RawBuilder<boolean> {
  return sql`(action_items.assignee_id = ${viewer.id} or action_items.requester_id = ${viewer.id})`;
}
