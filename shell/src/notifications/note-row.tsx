import { errorSentence } from '@cadence/shared-auth';
import { Button, cx, ErrorText, Tag } from '@cadence/shared-ui';
import { Check } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { useId, useRef, type ReactNode } from 'react';
import { useApproval } from './api/approve-goal.ts';
import { useMarkRead } from './api/notification-feed.ts';
import { newsActions, type NewsAction } from './news-actions.ts';
import { NewsTime } from './news-time-mark.tsx';
import type { NewsRow } from './news-sections.ts';
import { Detail, Face, plainSentence, Sentence } from './news-words.tsx';
import { notificationTarget } from './notification-target.ts';
import { focusNote } from './use-news-keys.ts';
import { useShownTarget } from './use-shown-target.ts';

export interface NoteRowProps {
  /** What the row is of: one notification, or several that are alike. */
  readonly row: NewsRow;
  readonly now: number;
  /** When it happened, in short. */
  readonly time: string;
  /** Something was opened: a drawer closes then. */
  readonly onOpened?: (() => void) | undefined;
}

/** One notification, or how often the same happened: who did what, what can be done about it, and when. */
export function NoteRow({ row: notes, now, time, onOpened }: NoteRowProps): ReactNode {
  const [notification] = notes;
  const isRead = notes.every(({ IsRead }) => IsRead);
  const markRead = useMarkRead();
  const approval = useApproval();
  const target = useShownTarget(notificationTarget(notification));
  const row = useRef<HTMLLIElement>(null);
  const timeId = useId();
  /** Something is about to be taken out of the row; the keyboard stays in it. */
  const keepFocus = (): void => {
    if (row.current?.contains(document.activeElement) === true) focusNote(row.current);
  };
  const open = (): void => {
    markRead(notes);
    onOpened?.();
  };
  const words = <Sentence row={notes} />;
  return (
    <li ref={row} data-note className={cx('sh-note', !isRead && 'sh-note-unread')}>
      <ReadMark
        isRead={isRead}
        what={plainSentence(notes)}
        onRead={() => {
          keepFocus();
          markRead(notes);
        }}
      />
      <Face notification={notification} />
      <div className="sh-note-text">
        <p className="sh-note-what">
          {target === null ? (
            words
          ) : (
            <Link
              data-note-link
              className="sh-note-link"
              to={target}
              aria-describedby={timeId}
              onClick={open}
            >
              {words}
            </Link>
          )}
        </p>
        <Detail notification={notification} />
        {approval.error !== null && <ErrorText>{errorSentence(approval.error)}</ErrorText>}
      </div>
      <span className="sh-note-acts">
        {approval.isSuccess && (
          <span role="status">
            <Tag tone="good" icon={<Check aria-hidden />}>
              Approved
            </Tag>
          </span>
        )}
        {!approval.isSuccess &&
          newsActions(notification, now).map((action) => (
            <ActionButton
              key={action.kind}
              action={action}
              about={notification.Goal?.Title}
              isSaving={approval.isPending}
              onOpen={open}
              onApprove={(asked) =>
                approval.approve(asked, {
                  onSuccess: () => markRead(notes),
                  onSettled: keepFocus,
                })
              }
            />
          ))}
      </span>
      <NewsTime id={timeId} instant={notification.CreatedAt} short={time} />
    </li>
  );
}

interface ReadMarkProps {
  readonly isRead: boolean;
  readonly what: string;
  readonly onRead: () => void;
}

/** The dot of what is unread is the button that marks it as read. */
function ReadMark({ isRead, what, onRead }: ReadMarkProps): ReactNode {
  if (isRead) return <span className="sh-note-mark" />;
  return (
    <button
      type="button"
      className="sh-note-mark"
      aria-label={`Mark as read: ${what}`}
      aria-keyshortcuts="e"
      title="Mark as read"
      onClick={onRead}
    />
  );
}

type Approve = Extract<NewsAction, { kind: 'approve' }>;

interface ActionButtonProps {
  readonly action: NewsAction;
  /** The goal's title: several rows have a button of the same words. */
  readonly about: string | undefined;
  readonly isSaving: boolean;
  readonly onOpen: () => void;
  readonly onApprove: (asked: Approve) => void;
}

function ActionButton({ action, about, isSaving, onOpen, onApprove }: ActionButtonProps): ReactNode {
  const target = useShownTarget(action.kind === 'open' ? action.to : null);
  const labelled = (label: string) => (about === undefined ? {} : { 'aria-label': `${label}: ${about}` });
  if (action.kind === 'open') {
    if (target === null) return null;
    const { label } = action;
    return (
      <Link className="cd-btn cd-btn-sm" to={target} onClick={onOpen} {...labelled(label)}>
        {label}
      </Link>
    );
  }
  return (
    <Button
      size="sm"
      aria-keyshortcuts="a"
      {...labelled('Approve')}
      loading={isSaving}
      loadingText="Saving"
      iconEnd={<span className="sh-note-key" data-key="A" aria-hidden />}
      onClick={() => onApprove(action)}
    >
      Approve
    </Button>
  );
}
