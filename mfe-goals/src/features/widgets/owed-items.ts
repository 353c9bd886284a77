import type { Goal } from '@cadence/shared-contract';
import { plural } from '@cadence/shared-ui';
import type { GoalActionId } from '../actions/goal-actions.ts';
import { lacksThisWeek } from '../quick-pass/pass-weeks.ts';

/** Something the viewer owes on one goal; a `week` on several at once, of which `goal` is the first. */
export interface OwedItem {
  readonly goal: Goal;
  readonly kind: 'finalize' | 'late' | 'review' | 'week' | 'update' | 'draft';
  readonly sentence: string;
  /** What it is about; the goal's title where it is left out. */
  readonly subject?: string;
  readonly action: GoalActionId;
}

export const OWED_GROUPS = [
  { id: 'overdue', title: 'Overdue', kinds: ['finalize', 'late'] },
  { id: 'waiting', title: 'Waiting for you', kinds: ['review'] },
  { id: 'week', title: 'This week', kinds: ['week', 'update', 'draft'] },
] as const satisfies readonly { id: string; title: string; kinds: readonly OwedItem['kind'][] }[];

function possessive(name: string): string {
  return `${name}’s`;
}

function reviewItem(goal: Goal): OwedItem {
  const whose = possessive(goal.User.Name);
  if (goal.State === 'results_in_review')
    return { goal, kind: 'review', sentence: `Review ${whose} result`, action: 'review-result' };
  const what =
    goal.State === 'shelving_in_review' ? 'shelving' : goal.State === 'approved' ? 'edits' : 'goal';
  return { goal, kind: 'review', sentence: `Review ${whose} ${what}`, action: 'review' };
}

/** What the viewer's own goal asks for, if anything: the most pressing thing only. */
function ownItem(goal: Goal): OwedItem | null {
  const { Flags } = goal;
  if (Flags.NeedsFinalization) return { goal, kind: 'finalize', sentence: 'Finalize', action: 'finalize' };
  const current = lacksThisWeek(goal) ? goal.Weeks.find(({ State }) => State === 'current') : undefined;
  if (Flags.NeedsUpdate)
    return { goal, kind: 'late', sentence: 'Post the prediction you missed', action: 'update' };
  if (current !== undefined)
    return { goal, kind: 'update', sentence: `Post week ${current.Week}`, action: 'update' };
  if (goal.State === 'draft') return { goal, kind: 'draft', sentence: 'Finish your draft', action: 'edit' };
  return null;
}

/** What waits longest comes first; what does not wait for a decision keeps the list's own order. */
function waitingSince({ kind, goal }: OwedItem): string {
  return kind === 'review' ? (goal.WaitingFor?.Since ?? '') : '';
}

/** The updates of this week as one thing, from two goals on: they are done in one pass. */
function weekItem(lacking: readonly Goal[]): OwedItem | null {
  const [goal] = lacking;
  if (goal === undefined || lacking.length < 2) return null;
  const week = goal.Weeks.find(({ State }) => State === 'current')?.Week;
  const subject = `${plural(lacking.length, 'goal')}, week ${week}`;
  return { goal, kind: 'week', sentence: 'Post this week’s predictions', subject, action: 'update' };
}

/** Everything the viewer owes, from their own goals and the goals that wait for their decision. */
export function owedItems(goals: readonly Goal[], viewerId: number): readonly OwedItem[] {
  const items = goals.flatMap((goal) => {
    const review = goal.Flags.NeedsReview ? [reviewItem(goal)] : [];
    const own = goal.User.Id === viewerId ? ownItem(goal) : null;
    return own === null ? review : [...review, own];
  });
  const updates = items.filter(({ kind }) => kind === 'late' || kind === 'update');
  const week = weekItem(updates.map(({ goal }) => goal).filter(lacksThisWeek));
  const listed = week === null ? items : [week, ...items.filter(({ kind }) => kind !== 'update')];
  return listed.sort((a, b) => waitingSince(a).localeCompare(waitingSince(b)));
}
