import type { AnyGoalAction, Goal } from '@cadence/shared-contract';
import { plural } from '@cadence/shared-ui';
import { changedFields, listChanges } from '../edits/changed-fields.ts';
import { decisionOn, isShelving, noLabel, type Verdict } from './matter.ts';

/** The action of the lifecycle that the verdict means; null when nothing waits. */
export function actionOf(goal: Goal, verdict: Verdict): AnyGoalAction | null {
  return decisionOn(goal)?.[verdict === 'approve' ? 'yes' : 'no'] ?? null;
}

function editedParts(goal: Goal): string {
  if (goal.GoalEdit === null) return '';
  return listChanges(changedFields(goal, goal.GoalEdit, new Map()));
}

/** What the verdict will do to the goal, as a sentence. */
export function consequenceOf(goal: Goal, verdict: Verdict): string {
  const isYes = verdict === 'approve';
  switch (decisionOn(goal)?.matter) {
    case 'publication':
      return isYes ? 'The goal is approved.' : 'The goal goes back to draft.';
    case 'edits': {
      const parts = editedParts(goal);
      const edits = parts === '' ? 'The edits' : `The edits to ${parts}`;
      return isYes ? `${edits} take effect.` : `${edits} go back to draft; the goal stays as it is.`;
    }
    case 'shelving':
      return isYes ? 'The goal is shelved.' : 'The request is denied; the goal goes on.';
    case undefined:
      return 'Nothing is waiting for you any more.';
  }
}

/** 'Approve 3 requests?' */
export function questionOf(goals: readonly Goal[], verdict: Verdict): string {
  const { length } = goals;
  if (verdict === 'approve') return `Approve ${plural(length, 'request')}?`;
  return noLabel(goals) === 'Deny Request'
    ? `Deny ${plural(length, 'request')}?`
    : `Request changes to ${plural(length, 'goal')}?`;
}

/** '3 requests approved' */
export function doneSentence(count: number, verdict: Verdict): string {
  return `${plural(count, 'request')} ${verdict === 'approve' ? 'approved' : 'sent back'}`;
}

/** Who is notified of the verdict (D-37): the owners by name, everyone else in words. */
export interface Audience {
  readonly owners: readonly Goal['User'][];
  readonly besides: readonly string[];
}

/** The people who will be notified; never the viewer. */
export function audienceOf(goals: readonly Goal[], verdict: Verdict, viewerId: number): Audience {
  const owners = new Map(goals.map(({ User }) => [User.Id, User]));
  owners.delete(viewerId);
  const isPublishing =
    verdict === 'approve' && goals.some((goal) => decisionOn(goal)?.matter === 'publication');
  const isOrphaning = verdict === 'approve' && goals.some((goal) => isShelving(goal) && goal.ChildCount > 0);
  return {
    owners: [...owners.values()],
    besides: [
      ...(isPublishing ? ['Followers and direct reports of the owner hear of an approved goal too.'] : []),
      ...(isOrphaning ? ['Owners of goals aligned to a shelved goal hear of it too.'] : []),
    ],
  };
}
