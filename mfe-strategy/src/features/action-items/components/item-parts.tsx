import type { ReactNode } from 'react';
import type { ActionItem, ActionItemUser } from '@cadence/shared-contract';
import { Button, cx, IconButton, Person } from '@cadence/shared-ui';
import { Check, Pencil, RotateCcw, Trash2, Undo2 } from '@cadence/shared-ui/icons';
import { dueState, formatDeadline } from '../deadline.ts';
import { nameFor } from '../name-for.ts';

/** The actions on the items of a list. */
export interface ItemActions {
  onMark(item: ActionItem): void;
  onEdit(item: ActionItem): void;
  onDelete(item: ActionItem): void;
  onDecline(item: ActionItem): void;
}

export interface ItemListProps extends ItemActions {
  readonly items: readonly ActionItem[];
  readonly viewerId: number;
  /** The organisation's day, `YYYY-MM-DD`. */
  readonly today: string;
}

/** The deadline and, while the item is in progress, how near it is. */
export function Deadline({ item, today }: { readonly item: ActionItem; readonly today: string }): ReactNode {
  const state = item.IsCompleted ? null : dueState(item.DueDate, today);
  return (
    <span className="ai-due">
      <time dateTime={item.DueDate}>{formatDeadline(item.DueDate)}</time>
      {state !== null && <span className={cx('ai-due-state', `ai-due-${state.kind}`)}>{state.words}</span>}
    </span>
  );
}

export function ItemPerson({
  user,
  viewerId,
  size = 'base',
}: {
  readonly user: ActionItemUser;
  readonly viewerId: number;
  readonly size?: 's' | 'base';
}): ReactNode {
  const name = nameFor(user, viewerId);
  return (
    <span className="ai-person">
      <Person id={user.Id} name={user.Name} src={user.Avatar} size={size}>
        <span title={name}>{name}</span>
      </Person>
    </span>
  );
}

/** The buttons of an item, as far as the viewer may use them (people §6 Action items). */
export function ItemButtons({
  item,
  onMark,
  onEdit,
  onDelete,
  onDecline,
}: ItemActions & { readonly item: ActionItem }): ReactNode {
  const { MarkComplete, Edit, Delete, Decline } = item.Permissions;
  const markLabel = item.IsCompleted ? 'Unmark as Complete' : 'Mark as Complete';
  return (
    <span className="ai-buttons">
      {MarkComplete && (
        <Button
          size="sm"
          icon={item.IsCompleted ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
          aria-label={`${markLabel}: ${item.Title}`}
          onClick={() => onMark(item)}
        >
          {markLabel}
        </Button>
      )}
      {Edit && (
        <IconButton
          size="sm"
          label={`Edit ${item.Title}`}
          title="Edit"
          icon={<Pencil aria-hidden />}
          onClick={() => onEdit(item)}
        />
      )}
      {Delete && (
        <IconButton
          size="sm"
          label={`Delete ${item.Title}`}
          title="Delete"
          icon={<Trash2 aria-hidden />}
          onClick={() => onDelete(item)}
        />
      )}
      {Decline && (
        <IconButton
          size="sm"
          label={`Decline ${item.Title}`}
          title="Decline"
          icon={<Undo2 aria-hidden />}
          onClick={() => onDecline(item)}
        />
      )}
    </span>
  );
}
