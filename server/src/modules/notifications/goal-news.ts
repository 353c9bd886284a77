import type { NotifiedGoal, NotifiedUpdate } from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import type { NotificationRow } from './notifications.queries.ts';

/** What a notification points to besides its goal. */
interface Source {
  readonly goals: number | null;
  readonly comments: number | null;
  readonly transitions: number | null;
  readonly statuses: number | null;
}

/** The ids that some notifications point to, by table. */
export type WantedNews = Readonly<Record<keyof Source, readonly number[]>>;

/** What a reader may know now about goals, their weekly updates, and what was said with each step. */
export interface GoalNews {
  readonly goals: ReadonlyMap<number, NotifiedGoal>;
  readonly updates: ReadonlyMap<number, NotifiedUpdate>;
  readonly said: Readonly<Record<'comments' | 'transitions' | 'statuses', ReadonlyMap<number, string>>>;
}

/** Looks up news for the reader. Provided by the goals slice, and passed in by the application. */
export type ReadGoalNews = (
  ctx: Pick<Ctx, 'db' | 'actor' | 'today' | 'now'>,
  wanted: WantedNews,
) => Promise<GoalNews>;

type SourceRow = Pick<NotificationRow, 'kind' | 'event_id' | 'goal_id' | 'child_id' | 'object_id'>;

/** The id at the end of the event's name: of its comment, or of its row in the history. */
function numberOf(eventId: string): number | null {
  const digits = /^goal\/\d+\/[a-zA-Z]+\/(\d{1,9})$/.exec(eventId)?.[1];
  return digits === undefined ? null : Number(digits);
}

function sourceOf({ kind, event_id, goal_id, child_id, object_id }: SourceRow): Source {
  const number = numberOf(event_id);
  const source = { goals: child_id ?? goal_id, comments: null, transitions: null, statuses: null };
  if (kind === 'postStatus') return { ...source, statuses: object_id };
  return kind === 'comment' ? { ...source, comments: number } : { ...source, transitions: number };
}

export function wantedNews(rows: readonly SourceRow[]): WantedNews {
  const sources = rows.filter((row) => row.goal_id !== null).map(sourceOf);
  const ids = (key: keyof Source): number[] => [...new Set(sources.flatMap((source) => source[key] ?? []))];
  return {
    goals: ids('goals'),
    comments: ids('comments'),
    transitions: ids('transitions'),
    statuses: ids('statuses'),
  };
}

/** What the news say about one notification. */
export interface RowNews {
  readonly goal: NotifiedGoal | null;
  readonly update: NotifiedUpdate | null;
  readonly said: string | null;
}

export function newsOf(row: SourceRow, { goals, updates, said }: GoalNews): RowNews {
  const source = sourceOf(row);
  const goal = source.goals === null ? undefined : goals.get(source.goals);
  // Nothing is known about a goal that may not be seen.
  if (goal === undefined) return { goal: null, update: null, said: null };
  const words = (['comments', 'transitions', 'statuses'] as const).map((key) =>
    said[key].get(source[key] ?? 0),
  );
  return {
    goal,
    update: updates.get(source.statuses ?? 0) ?? null,
    said: words.find((text) => text !== undefined) ?? null,
  };
}
