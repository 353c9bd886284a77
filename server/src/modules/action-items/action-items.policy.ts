import type { ActionItem } from '@cadence/shared-contract';
import type { Actor } from '../../kernel/session/index.ts';

type Viewer = Pick<Actor, 'id'>;

/** What the rules need to know about an item. */
export interface ActionItemSubject {
  readonly assignee_id: number;
  readonly requester_id: number;
  readonly completed_at: Date | null;
  /** The person who put it in the requester's name; null when it was the requester. */
  readonly named_by_id: number | null;
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

/** The refusals for people who may see an item but not do that with it. */
export const REFUSALS = {
  mark: 'Only the assignee can mark this action item.',
  edit: 'Only the person who assigned this action item can change it.',
  delete: 'Only the person who assigned this action item can delete it.',
  decline: 'Only a person in whose name someone else put this action item can decline it.',
} as const;
