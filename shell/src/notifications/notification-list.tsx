import { failedRead, useSession, useTimeZone } from '@cadence/shared-auth';
import { MESSAGES, type NotifiedGoal } from '@cadence/shared-contract';
import { Button, EmptyState, ErrorState, LoadMore, registerStyles, SkeletonList } from '@cadence/shared-ui';
import { Bell, CheckCheck } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { useId, useRef, type ReactNode } from 'react';
import { useMarkRead, useNotificationFeed, type NotificationFeed } from './api/notification-feed.ts';
import { foldAlike, newsSections, type Met, type NewsSection, type Thread } from './news-sections.ts';
import { clockTime, shortTime, type ReadAt } from './news-time.ts';
import { NoteRow } from './note-row.tsx';
import { notificationTarget } from './notification-target.ts';
import css from './notifications.css';
import { useMetNews } from './use-met-news.ts';
import { useNewsKeys } from './use-news-keys.ts';
import { useNow } from './use-now.ts';
import { useShownTarget } from './use-shown-target.ts';
registerStyles('shell-notifications', css);

export const NEWS_FILTERS = ['all', 'unread', 'todo'] as const;
/** Which notifications are shown; `todo` are those that wait for their reader. */
export type NewsFilter = (typeof NEWS_FILTERS)[number];

const PASSES: Readonly<Record<NewsFilter, (met: Met) => boolean>> = {
  all: () => true,
  unread: ({ wasUnread }) => wasUnread,
  todo: ({ wasToDo }) => wasToDo,
};

interface NotificationListProps {
  readonly filter?: NewsFilter;
  /** Something was opened: a drawer closes then. */
  readonly onOpened?: () => void;
  readonly onShowAll?: () => void;
}

/** The inbox with Load More (people §2.8). */
export function NotificationList(props: NotificationListProps): ReactNode {
  const feed = useNotificationFeed();
  if (feed.isPending) return <SkeletonList rows={5} label="Loading notifications" />;
  if (feed.data === undefined)
    return <ErrorState title="The notifications could not be loaded" {...failedRead(feed)} />;
  if (feed.data.items.length === 0)
    return <EmptyState icon={<Bell aria-hidden />} title={MESSAGES.noNotifications} />;
  return (
    <LoadedNews
      {...props}
      feed={feed.data}
      hasMore={feed.hasNextPage}
      isLoadingMore={feed.isFetchingNextPage}
      onLoadMore={() => void feed.fetchNextPage()}
    />
  );
}

interface LoadedNewsProps extends NotificationListProps {
  readonly feed: NotificationFeed;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onLoadMore: () => void;
}

function LoadedNews({ feed, filter = 'all', hasMore, ...props }: LoadedNewsProps): ReactNode {
  const { isLoadingMore, onLoadMore, onOpened, onShowAll } = props;
  const timeZone = useTimeZone();
  const at = { now: useNow(), timeZone };
  const list = useRef<HTMLDivElement>(null);
  const met = useMetNews(feed.items, at.now);
  useNewsKeys(list);
  const shown = met.filter(PASSES[filter]);
  // What is unread comes first, so nothing of it is left once something read was loaded.
  const mayHaveMore = hasMore && !(filter === 'unread' && met.some(({ wasUnread }) => !wasUnread));
  return (
    <div ref={list} className="sh-news">
      {shown.length === 0 && <NothingShown filter={filter} hasMore={mayHaveMore} onShowAll={onShowAll} />}
      {newsSections(shown, at).map((section) => (
        <SectionOfNews
          key={section.key}
          section={section}
          allUnread={filter === 'todo' ? null : feed.unread}
          at={at}
          onOpened={onOpened}
        />
      ))}
      {(shown.length > 0 || mayHaveMore) && (
        <LoadMore
          shown={shown.length}
          total={filter === 'all' && mayHaveMore ? Math.max(feed.total, shown.length + 1) : shown.length}
          atLeast={filter !== 'all' && mayHaveMore}
          noun="notification"
          loading={isLoadingMore}
          onLoadMore={onLoadMore}
        />
      )}
    </div>
  );
}

interface NothingShownProps {
  readonly filter: NewsFilter;
  readonly hasMore: boolean;
  readonly onShowAll: (() => void) | undefined;
}

function NothingShown({ filter, hasMore, onShowAll }: NothingShownProps): ReactNode {
  const title = filter === 'unread' ? 'Everything is read' : 'Nothing waits for you';
  return (
    <EmptyState
      icon={<CheckCheck aria-hidden />}
      title={hasMore ? `${title} among the latest` : title}
      action={onShowAll && <Button onClick={onShowAll}>Show all</Button>}
    />
  );
}

interface SectionProps {
  readonly section: NewsSection;
  /** How many are unread with those that are not loaded; null where only some of them are shown. */
  readonly allUnread: number | null;
  readonly at: ReadAt;
  readonly onOpened: (() => void) | undefined;
}

function SectionOfNews({ section, allUnread, at, onOpened }: SectionProps): ReactNode {
  const { heading, unread, threads } = section;
  const id = useId();
  return (
    <section className="sh-news-section" aria-labelledby={id}>
      <h2 className="sh-news-day" id={id}>
        {heading.title} <span>{unread === null ? heading.detail : unread > 0 && (allUnread ?? unread)}</span>
      </h2>
      <ul>
        {threads.map((thread) => (
          <ThreadOfNews
            key={thread.key}
            thread={thread}
            at={at}
            isDated={unread !== null}
            onOpened={onOpened}
          />
        ))}
      </ul>
    </section>
  );
}

interface ThreadProps extends Pick<SectionProps, 'at' | 'onOpened'> {
  readonly thread: Thread;
  /** Its rows say their day too: no heading does. */
  readonly isDated: boolean;
}

/** Where a heading leads: to its goal, or to where all of its news lead. */
function threadTarget({ goal, notes }: Thread): string | null {
  if (goal !== null) return `/v3/goals/${goal.Id}`;
  const targets = new Set(notes.map(notificationTarget));
  const [only = null] = targets;
  return targets.size === 1 ? only : null;
}

/** A goal's title once, with its news under it. */
function ThreadOfNews({ thread, at, isDated, onOpened }: ThreadProps): ReactNode {
  const { goal, title, notes } = thread;
  const markRead = useMarkRead();
  const target = useShownTarget(threadTarget(thread));
  const openAll = (): void => {
    markRead(notes);
    onOpened?.();
  };
  return (
    <li className="sh-thread">
      <h3>
        {target === null ? (
          <span className="sh-thread-title" dir="auto">
            {title}
          </span>
        ) : (
          <Link className="sh-thread-title" to={target} dir="auto" title={title} onClick={openAll}>
            {title}
          </Link>
        )}
        {goal !== null && <OwnerOf goal={goal} />}
      </h3>
      <ul>
        {foldAlike(notes).map((row) => (
          <NoteRow
            // Of the oldest: a newer one joins the row where it is.
            key={row.at(-1)?.Id}
            row={row}
            now={at.now}
            time={isDated ? shortTime(row[0].CreatedAt, at) : clockTime(row[0].CreatedAt, at)}
            onOpened={onOpened}
          />
        ))}
      </ul>
    </li>
  );
}

function OwnerOf({ goal: { Owner } }: { readonly goal: NotifiedGoal }): ReactNode {
  const { profile } = useSession();
  return (
    <span className="sh-thread-owner">
      {Owner.Id === profile.Id ? (
        'your goal'
      ) : (
        <>
          <bdi>{Owner.Name}</bdi>’s goal
        </>
      )}
    </span>
  );
}
