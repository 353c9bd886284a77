import { useState, type ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import type { GoalComment } from '@cadence/shared-contract';
import { Avatar, ConfirmDialog, dayOf, formatDate } from '@cadence/shared-ui';
import type { CommentsControl } from '../api/comments.ts';
import { useOpener, type Opener } from '../use-opener.ts';
import { CommentEditor } from './comment-editor.tsx';

export interface CommentItemProps {
  readonly comment: GoalComment;
  readonly control: CommentsControl;
  readonly viewerId: number;
  readonly timeZone: string;
}

interface ToolsProps {
  readonly ref: Opener['place'];
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function Tools({ ref, onEdit, onDelete }: ToolsProps): ReactNode {
  return (
    <span ref={ref} className="gl-comment-tools">
      <button type="button" className="gl-text-btn" aria-label="Edit comment" onClick={onEdit}>
        Edit
      </button>
      <button type="button" className="gl-text-btn" aria-label="Delete comment" onClick={onDelete}>
        Delete
      </button>
    </span>
  );
}

/** One comment; only its author edits or deletes it (GOAL-140). */
export function CommentItem({ comment, control, viewerId, timeZone }: CommentItemProps): ReactNode {
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read');
  const { update, remove } = control;
  const { place: placeOfOpener, close } = useOpener(() => setMode('read'));
  const isMine = comment.UserId === viewerId;
  return (
    <div className="gl-comment">
      <Avatar id={comment.UserId} name={comment.Name} size="s" />
      <div>
        <p>
          <b>
            <bdi>{comment.Name}</bdi>
          </b>{' '}
          <span className="cd-ink3">
            {formatDate(dayOf(comment.CreatedAt, timeZone))}
            {comment.UpdatedAt !== null && ', edited'}
          </span>
          {isMine && mode !== 'edit' && (
            <Tools ref={placeOfOpener} onEdit={() => setMode('edit')} onDelete={() => setMode('delete')} />
          )}
        </p>
        {mode === 'edit' ? (
          <CommentEditor
            entity={`comment:${comment.Id}`}
            version={comment.UpdatedAt ?? comment.CreatedAt}
            label="Edit comment"
            initial={comment.Comment}
            confirm="Save"
            isSaving={update.isPending}
            onSave={({ text }, onSuccess) => update.mutate({ id: comment.Id, text }, { onSuccess })}
            onSaved={close}
            onCancel={close}
          />
        ) : (
          <p className="gl-comment-text" dir="auto">
            {comment.Comment}
          </p>
        )}
        <ConfirmDialog
          open={mode === 'delete'}
          tone="danger"
          title={MESSAGES.deleteQuestion}
          confirmLabel="Delete"
          loading={remove.isPending}
          loadingText="Deleting"
          onConfirm={() => remove.mutate(comment.Id)}
          onCancel={() => setMode('read')}
        >
          The comment is deleted for everyone.
        </ConfirmDialog>
      </div>
    </div>
  );
}
