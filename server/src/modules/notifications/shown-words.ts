import { notificationNamed } from '@cadence/shared-contract/notifications';
import type { Db } from '../../kernel/db/index.ts';
import type { NotificationRow } from './notifications.queries.ts';

type GoalReading = Pick<NotificationRow, 'person_id' | 'goal_id' | 'child_id'>;

/** The title of a goal as the person may see it now; null where they may not. */
export type TitleFor = (personId: number, goalId: number) => string | null;

/** Looks up what some people may see of some goals. Provided by the goals slice, and passed in by the application. */
export type ReadGoalTitles = (
  db: Db,
  wanted: {
    readonly tenantId: number;
    readonly people: readonly number[];
    readonly goals: readonly number[];
  },
) => Promise<TitleFor>;

/** The titles that some notifications may mention. */
export function titlesOf(
  db: Db,
  { tenantId, rows }: { readonly tenantId: number; readonly rows: readonly GoalReading[] },
  readTitles: ReadGoalTitles,
): Promise<TitleFor> {
  const about = rows.filter((row) => row.goal_id !== null);
  const people = [...new Set(about.map((row) => row.person_id))];
  const goals = new Set(about.flatMap((row) => [row.goal_id, row.child_id].filter((id) => id !== null)));
  return readTitles(db, { tenantId, people, goals: [...goals] });
}

/** A notification as its reader may see it now. */
export interface ShownWords {
  readonly body: string;
  /** The same without the title of the goal that it is shown beneath. */
  readonly brief: string;
  /** What a click opens; null where the reader may not see it. */
  readonly objectId: number | null;
}

type WordedRow = GoalReading & Pick<NotificationRow, 'kind' | 'actor_name' | 'body' | 'object_id'>;

interface NamedGoals {
  readonly title: string | null;
  readonly child: string | null;
  /** Whether every goal that the words mention may be seen. */
  readonly isWhole: boolean;
  /** Whether a click opens the goal, or the reader's own beneath it. */
  readonly isOpenable: boolean;
}

function namedGoals({ person_id, goal_id, child_id }: GoalReading, titleFor: TitleFor): NamedGoals {
  const title = goal_id === null ? null : titleFor(person_id, goal_id);
  if (child_id === null) return { title, child: null, isWhole: title !== null, isOpenable: title !== null };
  const child = titleFor(person_id, child_id);
  return { title, child, isWhole: title !== null && child !== null, isOpenable: child !== null };
}

/**
 * The words of a notification, with the goal's current title where the reader may see it and without one where they may
 * not (D-120). Notifications that are not about a goal are shown as they were written.
 */
export function shownWords(row: WordedRow, titleFor: TitleFor): ShownWords {
  const { kind, actor_name, body } = row;
  const rule = kind === null ? undefined : notificationNamed(kind);
  if (rule === undefined) return { body, brief: body, objectId: row.object_id };
  const { title, child, isWhole, isOpenable } = namedGoals(row, titleFor);
  const objectId = isOpenable ? row.object_id : null;
  // Rows from before the name was stored have it only inside their sentence.
  if (actor_name === null && isWhole) return { body, brief: body, objectId };
  const facts = { actor: actor_name ?? 'Someone', title, child };
  const words = rule.body(facts);
  return { body: words, brief: rule.brief?.(facts) ?? words, objectId };
}
