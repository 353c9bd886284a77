import type { ActionItem } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/session/index.ts';

type Viewer = Pick<Actor, 'id'>;

/** What the rules need to know of an item. */
export interface ActionItemSubject {
  readonly assignee_id: number;
  readonly requester_id: number;
  readonly completed_at: Date | null;
  /** Who put it in the requester's name; null where the requester did. */
  readonly named_by_id: number | null;
}

/**
 * An item is for its assignee and its requester, and for nobody else: not the ceo, not an admin (D-54). As SQL on
 * `action_items`, because an item of others must not even be loaded.
 */
export function isConcernedBy(viewer: Viewer): RawBuilder<boolean> {
  return sql`(action_items.assignee_id = ${viewer.id} or action_items.requester_id = ${viewer.id})`;
}

/**
 * What the viewer may do with an item: the assignee marks, the requester edits and deletes (people §6 Action items).
 * A requester whom someone else named may decline while the item is in progress (D-125).
 */
export function actionItemPermissions(viewer: Viewer, item: ActionItemSubject): ActionItem['Permissions'] {
  const isRequester = item.requester_id === viewer.id;
  return {
    MarkComplete: item.assignee_id === viewer.id,
    Edit: isRequester && item.completed_at === null,
    Delete: isRequester,
    Decline: isRequester && item.named_by_id !== null && item.completed_at === null,
  };
}

/** Said to those who may see an item but not do that with it. */
export const REFUSALS = {
  mark: 'Only the assignee can mark this action item.',
  edit: 'Only the person who assigned this action item can change it.',
  delete: 'Only the person who assigned this action item can delete it.',
  decline: 'Only a person in whose name someone else put this action item can decline it.',
} as const;
