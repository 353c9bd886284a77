import type { Change } from '@cadence/shared-contract';
import type { Mutation, QueryClient } from '@tanstack/react-query';
import type { FreshGoal } from './goal-rows.ts';

/** So long after a change whose outcome is not known, the echo of an own change may be the only sign of it. */
const UNSURE_MS = 60_000;
/** A change that takes longer, as the writing of a summary, holds back no echo: it is hardly one of it. */
const LONGEST_MS = 60_000;

/** What this page's own change made different. */
export interface OwnChange extends Pick<Change, 'type' | 'id'>, Partial<FreshGoal> {
  /** The viewer may not see the goal any more: nothing of it is requested until they open it again. */
  readonly isGone?: boolean;
}

export interface OwnChanges {
  /**
   * What an echo of this page's own change means: `known` once the change was answered and has said what it made different,
   * which alone says what may be read now; `waiting` while it is not answered; `news` where its answer may have been lost, or
   * has said nothing of this.
   */
  judge(change: Change): 'known' | 'waiting' | 'news';
  /** What changes of the page's own have made different: it is read again by then. */
  declare(changes: readonly Pick<Change, 'type' | 'id'>[]): void;
}

/** An echo that comes later than this after its change is one thing read too often. */
const DECLARED_MS = 60_000;

/** What the hub sends others about changes that the page itself names by what they leave to be read. */
const MANUAL_EVENTS = ['user_manual_done', 'user_manual_updated'] as const;
const TOLD_AS: Readonly<Partial<Record<Change['type'], readonly Change['type'][]>>> = {
  goal_discussed: ['goal_update'],
  manual_answered: MANUAL_EVENTS,
  assessment_answered: MANUAL_EVENTS,
  appraisal_step: ['appraisal_update'],
  appraisal_written: ['appraisal_update'],
  strategy_issued: ['strategy_published'],
};

export interface WatchedChanges extends OwnChanges {
  /** Another person's session begins. */
  forget(): void;
  stop(): void;
}

interface Page {
  /** The name that its changes carry. */
  readonly page: string;
  readonly viewerId: () => number | null;
}

const isChange = ({ meta }: Mutation): boolean => meta?.isRead !== true;
const isUnderWay = (mutation: Mutation): boolean =>
  isChange(mutation) && Date.now() - mutation.state.submittedAt < LONGEST_MS;

/**
 * Distinguishes the echoes of this page's own changes from what others do. A page's name is in the events of its
 * changes, so that everybody could use it: an echo is of the viewer, too.
 */
export function watchOwnChanges(cache: QueryClient, { page, viewerId }: Page): WatchedChanges {
  let failedAt = -Infinity;
  /** When each type and id was declared last, without an id for all of the type. */
  const declared = new Map<string, number>();
  const keyOf = (type: Change['type'], id: number | null): string => `${type} ${String(id)}`;
  const isDeclared = ({ type, id }: Change): boolean =>
    [id, null].some((one) => Date.now() - (declared.get(keyOf(type, one)) ?? -Infinity) < DECLARED_MS);
  const stop = cache.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && isChange(event.mutation))
      failedAt = Date.now();
  });
  return {
    judge(change) {
      const { origin, actorId, id } = change;
      // A user manual is changed by the person whose it is.
      const isOwn = origin === page && (actorId ?? id) === viewerId();
      if (!isOwn) return 'news';
      if (cache.isMutating({ predicate: isUnderWay }) > 0) return 'waiting';
      return Date.now() - failedAt < UNSURE_MS || !isDeclared(change) ? 'news' : 'known';
    },
    declare(changes) {
      const now = Date.now();
      for (const [key, at] of declared) if (now - at >= DECLARED_MS) declared.delete(key);
      for (const { type, id } of changes)
        for (const told of TOLD_AS[type] ?? [type]) declared.set(keyOf(told, id), now);
    },
    forget() {
      failedAt = -Infinity;
      declared.clear();
    },
    stop,
  };
}
