import { useMemo, useState, type ReactNode } from 'react';
import type { GoalBundle } from '@cadence/shared-contract';
import { useSession, useTimeZone } from '@cadence/shared-auth';
import {
  Avatar,
  Button,
  formatDateTime,
  LikelihoodChip,
  QualityChip,
  registerStyles,
  Timeline,
  isolate,
} from '@cadence/shared-ui';
import { MessageSquare } from '@cadence/shared-ui/icons';
import { EditsDiff } from '../../edits/components/edits-diff.tsx';
import { usePendingChanges } from '../../edits/use-pending-changes.ts';
import { toStep } from '../../goal/goal-week-cells.ts';
import { ownerName } from '../../goal/owner-name.ts';
import { useComments, type CommentsControl } from '../api/comments.ts';
import { mayDiscussDecisions } from '../may-discuss.ts';
import { timelineOf, type TimelineEntry } from '../timeline-entries.ts';
import { useOpener } from '../use-opener.ts';
import { CommentEditor } from './comment-editor.tsx';
import { CommentItem } from './comment-item.tsx';
import css from '../timeline.css';

registerStyles('goals-timeline', css);

interface EntryBodyProps {
  readonly entry: TimelineEntry;
  readonly bundle: GoalBundle;
  readonly control: CommentsControl;
  readonly timeZone: string;
  readonly viewerId: number;
  readonly isCommenting: boolean;
  readonly onClose: () => void;
}

function Status({ entry }: Pick<EntryBodyProps, 'entry'>): ReactNode {
  if (entry.status === null) return null;
  return (
    <span className="cd-row">
      <LikelihoodChip value={toStep(entry.status.Likelihood)} />
      <QualityChip value={toStep(entry.status.Quality)} />
    </span>
  );
}

function Edit({ bundle }: Pick<EntryBodyProps, 'bundle'>): ReactNode {
  return <EditsDiff fields={usePendingChanges(bundle)} />;
}

/** The box for a comment on this entry, while it is open. */
function AddComment({
  entry,
  control,
  onClose,
}: Pick<EntryBodyProps, 'entry' | 'control' | 'onClose'>): ReactNode {
  // What is written stays, attached to the same entry, when somebody else changes the goal.
  const [commentable] = useState(entry.commentable);
  if (commentable === null) return null;
  return (
    <CommentEditor
      entity={`comment:${commentable.type}:${commentable.id}`}
      label="Write a comment"
      confirm="Comment"
      isSaving={control.add.isPending}
      onSave={(typed, onSuccess) => control.add.mutate({ ...commentable, ...typed }, { onSuccess })}
      onSaved={onClose}
      onCancel={onClose}
    />
  );
}

function EntryBody(props: EntryBodyProps): ReactNode {
  const { entry, bundle, control, timeZone, viewerId, isCommenting, onClose } = props;
  return (
    <div className="gl-entry">
      <Status entry={entry} />
      {entry.text !== null && entry.text !== '' && (
        <p className="gl-comment-text" dir="auto">
          {entry.text}
        </p>
      )}
      {entry.edit !== null && <Edit bundle={bundle} />}
      {entry.comments.map((comment) => (
        <CommentItem
          key={comment.Id}
          comment={comment}
          control={control}
          viewerId={viewerId}
          timeZone={timeZone}
        />
      ))}
      {isCommenting && <AddComment entry={entry} control={control} onClose={onClose} />}
    </div>
  );
}

/** A comment about no particular event is attached to the newest weekly update, which everyone may see. */
function Composer({
  entries,
  control,
}: {
  readonly entries: readonly TimelineEntry[];
  readonly control: CommentsControl;
}): ReactNode {
  // A newer update is not the one being commented on.
  const [open, setOpen] = useState<TimelineEntry['commentable']>(null);
  const { place: placeOfOpener, close } = useOpener(() => setOpen(null));
  const target = entries.find(({ kind }) => kind === 'status')?.commentable ?? null;
  if (open === null && target === null) return null;
  return (
    <div className="gl-composer">
      {open !== null ? (
        <CommentEditor
          entity={`comment:${open.type}:${open.id}`}
          label="Comment on the latest update"
          confirm="Comment"
          isSaving={control.add.isPending}
          onSave={(typed, onSuccess) => control.add.mutate({ ...open, ...typed }, { onSuccess })}
          onSaved={close}
          onCancel={close}
        />
      ) : (
        <span ref={placeOfOpener}>
          <Button icon={<MessageSquare aria-hidden />} onClick={() => setOpen(target)}>
            Add Comment
          </Button>
        </span>
      )}
    </div>
  );
}

/** Everything that happened to the goal, newest first, with the comments on it (GOAL-060). */
export function TimelineTab({ bundle }: { readonly bundle: GoalBundle }): ReactNode {
  const { profile } = useSession();
  const timeZone = useTimeZone();
  const control = useComments(bundle.Goal.Id);
  const entries = useMemo(
    () => timelineOf(bundle, { mayDiscussDecisions: mayDiscussDecisions(bundle, profile) }),
    [bundle, profile],
  );
  const [openKey, setOpenKey] = useState<string | null>(null);
  const { place: placeOfOpener, close } = useOpener(() => setOpenKey(null));
  return (
    <>
      <Composer entries={entries} control={control} />
      <Timeline
        label="History and comments"
        items={entries.map((entry) => ({
          id: entry.key,
          lead: <Avatar id={entry.personId} name={entry.personName} />,
          title: (
            <>
              <b>
                <bdi>{ownerName({ Id: entry.personId, Name: entry.personName }, profile.Id)}</bdi>
              </b>{' '}
              {entry.sentence}
            </>
          ),
          meta: (
            <>
              {formatDateTime(entry.at, timeZone)}
              {entry.commentable !== null && openKey !== entry.key && (
                <button
                  ref={placeOfOpener}
                  type="button"
                  className="gl-text-btn gl-comment-on"
                  aria-label={`Comment: ${isolate(entry.personName)} ${entry.sentence}`}
                  onClick={() => setOpenKey(entry.key)}
                >
                  Comment
                </button>
              )}
            </>
          ),
          body: (
            <EntryBody
              entry={entry}
              bundle={bundle}
              control={control}
              timeZone={timeZone}
              viewerId={profile.Id}
              isCommenting={openKey === entry.key}
              onClose={close}
            />
          ),
        }))}
      />
    </>
  );
}
