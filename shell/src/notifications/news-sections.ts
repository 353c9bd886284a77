import type { Notification, NotifiedGoal } from '@cadence/shared-contract';
import { dayOf } from '@cadence/shared-ui';
import { isToDo } from './news-actions.ts';
import { dayHeading, type DayHeading, type ReadAt } from './news-time.ts';

/** A notification, and whether it was unread when this visit met it first. */
export interface Met {
  readonly notification: Notification;
  readonly wasUnread: boolean;
  /** Whether it has waited for its reader in this visit. */
  readonly wasToDo: boolean;
}
export type MetNews = ReadonlyMap<number, Met>;

/**
 * What is known after an answer: everything that was met keeps its place until the page is left, also what has moved to
 * a page that is not loaded. The same map if nothing is new.
 */
export function meet(met: MetNews, items: readonly Notification[], now: number): MetNews {
  const news = items.filter((item) => met.get(item.Id)?.notification !== item);
  if (news.length === 0) return met;
  const next = new Map(met);
  for (const notification of news) {
    const before = met.get(notification.Id);
    const wasUnread = before?.wasUnread ?? !notification.IsRead;
    const wasToDo = before?.wasToDo === true || isToDo(notification, now);
    next.set(notification.Id, { notification, wasUnread, wasToDo });
  }
  return next;
}

/** News about one goal, or of one kind where they are about none. */
export interface Thread {
  readonly key: string;
  readonly goal: NotifiedGoal | null;
  /** The goal's title, or the subject. */
  readonly title: string;
  readonly notes: readonly Notification[];
}

export interface NewsSection {
  readonly key: string;
  readonly heading: DayHeading;
  /** What was unread stands apart from the days, with how much of it still is. */
  readonly unread: number | null;
  readonly threads: readonly Thread[];
}

function threadsOf(notes: readonly Notification[]): readonly Thread[] {
  const threads = Map.groupBy(notes, ({ Goal, Subject }) =>
    Goal === null ? `subject ${Subject}` : `goal ${Goal.Id}`,
  );
  return [...threads].flatMap(([key, own]) => {
    const [first] = own;
    if (first === undefined) return [];
    return [{ key, goal: first.Goal, title: first.Goal?.Title ?? first.Subject, notes: own }];
  });
}

/** News of the same kind, by the same person, about the same goal: one row, newest first. */
export type NewsRow = readonly [Notification, ...Notification[]];

function isAlike(one: Notification, other: Notification): boolean {
  return (
    one.Event !== null &&
    one.Event === other.Event &&
    one.Actor !== null &&
    one.Actor.Id === other.Actor?.Id &&
    one.Goal !== null &&
    one.Goal.Id === other.Goal?.Id
  );
}

/** Folds what follows each other and is alike, so that a discussion does not push everything else away. */
export function foldAlike(notes: readonly Notification[]): readonly NewsRow[] {
  const rows: [Notification, ...Notification[]][] = [];
  for (const note of notes) {
    const last = rows.at(-1);
    if (last && isAlike(last[0], note)) last.push(note);
    else rows.push([note]);
  }
  return rows;
}

function unreadSection(notes: readonly Notification[]): NewsSection {
  const unread = notes.filter(({ IsRead }) => !IsRead).length;
  const title = unread === 0 ? 'Read just now' : 'Unread';
  return { key: 'unread', heading: { title, detail: '' }, unread, threads: threadsOf(notes) };
}

/** Unread first, then days, each newest first; a goal once in each, with its news under it. */
export function newsSections(met: readonly Met[], at: ReadAt): readonly NewsSection[] {
  const newestFirst = met.toSorted((a, b) => b.notification.Id - a.notification.Id);
  const [unread, read] = [true, false].map((wasUnread) =>
    newestFirst.filter((one) => one.wasUnread === wasUnread).map(({ notification }) => notification),
  );
  const days = Map.groupBy(read ?? [], ({ CreatedAt }) => dayOf(CreatedAt, at.timeZone));
  return [
    ...(unread === undefined || unread.length === 0 ? [] : [unreadSection(unread)]),
    ...[...days].map(([day, notes]) => ({
      key: day,
      heading: dayHeading(day, at),
      unread: null,
      threads: threadsOf(notes),
    })),
  ];
}
