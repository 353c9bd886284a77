import type { GoalTransition } from '@cadence/shared-contract';

const OWNER_CHANGE = 0;
const PARENT_CHANGE = 1;

/** By `from>to`; the second sentence is the owner's own act where the same step may be either's. */
const GOAL_SENTENCES: Readonly<Record<string, readonly [byOthers: string, byOwner?: string]>> = {
  '>draft': ['created this goal'],
  'draft>review': ['asked for approval'],
  'draft>approved': ['published this goal'],
  'review>review': ['asked for approval again'],
  'review>approved': ['approved this goal'],
  'review>draft': ['requested changes', 'retracted the approval request'],
  'approved>shelving_in_review': ['asked to shelve this goal'],
  'shelving_in_review>shelved': ['approved the shelving'],
  'shelving_in_review>approved': ['denied the shelving', 'cancelled the request to shelve'],
  'approved>shelved': ['shelved this goal'],
  'shelved>approved': ['reactivated this goal'],
  'approved>results_in_review': ['submitted the result'],
  'results_in_review>approved': ['retracted the result'],
  'results_in_review>finalized': ['finalized this goal'],
  'approved>finalized': ['finalized this goal'],
};

const EDIT_SENTENCES: typeof GOAL_SENTENCES = {
  '>draft': ['started to edit this goal'],
  'draft>review': ['asked for approval of edits'],
  'review>review': ['asked for approval of edits again'],
  'review>approved': ['approved the edits'],
  'draft>approved': ['published edits'],
  '>approved': ['published edits'],
  'review>draft': ['requested changes to the edits', 'retracted the edits'],
  'draft>canceled': ['discarded the edits'],
};

/** What the person did, to follow their name. A step that is not known is told by its states. */
export function transitionSentence(transition: GoalTransition, ownerId: number): string {
  const { ActionType, TransitionableType, FromState, ToState, GoalName, UserId } = transition;
  if (ActionType === OWNER_CHANGE) return 'changed the owner';
  if (ActionType === PARENT_CHANGE)
    return GoalName === null ? 'changed the parent goal' : `changed the parent goal to ${GoalName}`;
  const sentences = TransitionableType === 'Goal' ? GOAL_SENTENCES : EDIT_SENTENCES;
  const [byOthers, byOwner] = sentences[`${FromState ?? ''}>${ToState ?? ''}`] ?? [
    `changed the state to ${(ToState ?? '').replaceAll('_', ' ')}`,
  ];
  return UserId === ownerId ? (byOwner ?? byOthers) : byOthers;
}
