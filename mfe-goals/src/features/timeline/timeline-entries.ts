import { QUALITY_LABELS } from '@cadence/shared-contract';
import type { CommentType, GoalBundle, GoalComment, GoalEdit, GoalStatus } from '@cadence/shared-contract';
import { transitionSentence } from './transition-sentence.ts';

/** Something that happened to the goal, with the comments on it. */
export interface TimelineEntry {
  readonly key: string;
  readonly kind: 'transition' | 'status' | 'ownerResult' | 'managerResult' | 'edit';
  /** ISO instant. */
  readonly at: string;
  readonly personId: number;
  readonly personName: string;
  /** Follows the person's name: 'asked for approval'. */
  readonly sentence: string;
  /** What was written with it: an outcome, a feedback. */
  readonly text: string | null;
  readonly status: GoalStatus | null;
  readonly edit: GoalEdit | null;
  /** What a new comment is attached to; null where none may be added. */
  readonly commentable: { readonly type: CommentType; readonly id: number } | null;
  readonly comments: readonly GoalComment[];
}

export interface TimelineOptions {
  /** Whether the viewer may comment on approval actions (core §4). */
  readonly mayDiscussDecisions: boolean;
}

type Base = Omit<TimelineEntry, 'status' | 'edit' | 'text' | 'comments'> & Partial<TimelineEntry>;

function entry(base: Base, bundle: GoalBundle): TimelineEntry {
  const { commentable } = base;
  const comments = bundle.GoalStatusComments.filter(
    ({ Type, CommentableId }) => Type === commentable?.type && CommentableId === commentable.id,
  ).sort((a, b) => a.CreatedAt.localeCompare(b.CreatedAt));
  return { status: null, edit: null, text: null, ...base, comments };
}

function transitionEntries(
  bundle: GoalBundle,
  { mayDiscussDecisions }: TimelineOptions,
): readonly TimelineEntry[] {
  return bundle.GoalTransitions.map((transition) =>
    entry(
      {
        key: `transition-${transition.Id}`,
        kind: 'transition',
        at: transition.CreatedAt,
        personId: transition.UserId,
        personName: transition.UserName,
        sentence: transitionSentence(transition),
        commentable: { type: 'StateTransition', id: transition.Id },
      },
      bundle,
    ),
  ).map((one) => (mayDiscussDecisions ? one : { ...one, commentable: null }));
}

function statusEntries(bundle: GoalBundle): readonly TimelineEntry[] {
  const { User } = bundle.Goal;
  return bundle.GoalStatuses.flatMap((status) => {
    if (status.Likelihood === null || status.Quality === null || status.UpdatedAt === null) return [];
    return [
      entry(
        {
          key: `status-${status.Id}`,
          kind: 'status',
          at: status.UpdatedAt,
          personId: User.Id,
          personName: User.Name,
          sentence: `updated week ${status.GoalPeriodWeek.Week}`,
          status,
          commentable: { type: 'GoalStatus', id: status.Id },
        },
        bundle,
      ),
    ];
  });
}

function achievedWord(completed: boolean | null, percent: number | null): string {
  if (percent !== null) return `${percent}% achieved`;
  return completed === true ? 'achieved' : 'not achieved';
}

function resultEntries({ GoalResult, GoalManagerResult, ...rest }: GoalBundle): readonly TimelineEntry[] {
  const bundle = { ...rest, GoalResult, GoalManagerResult };
  const { User } = bundle.Goal;
  const own = GoalResult && {
    key: `result-${GoalResult.Id}`,
    kind: 'ownerResult' as const,
    at: GoalResult.UpdatedAt,
    personId: User.Id,
    personName: User.Name,
    sentence: `reported the result: ${achievedWord(GoalResult.Completed, GoalResult.ObjectiveResult)}, ${QUALITY_LABELS[GoalResult.Quality]}`,
    text: GoalResult.Outcome,
    commentable: { type: 'OwnerGoalResult' as const, id: GoalResult.Id },
  };
  const review = GoalManagerResult && {
    key: `review-${GoalManagerResult.Id}`,
    kind: 'managerResult' as const,
    at: GoalManagerResult.UpdatedAt,
    personId: GoalManagerResult.UserId,
    personName: reviewerName(bundle, GoalManagerResult.UserId),
    sentence: `reviewed the result: ${achievedWord(GoalManagerResult.Completed, GoalManagerResult.ObjectiveResult)}`,
    text: GoalManagerResult.Feedback,
    commentable: { type: 'ManagerGoalResult' as const, id: GoalManagerResult.Id },
  };
  return [own, review].flatMap((base) => (base === null ? [] : [entry(base, bundle)]));
}

/** The answer carries the reviewer's id only; the transition that finalized the goal carries the name. */
function reviewerName({ GoalTransitions }: GoalBundle, id: number): string {
  return GoalTransitions.find(({ UserId }) => UserId === id)?.UserName ?? 'The manager';
}

function editEntries(bundle: GoalBundle): readonly TimelineEntry[] {
  const { User } = bundle.Goal;
  return bundle.GoalEdits.filter(({ State }) => State === 'draft' || State === 'review').map((edit) =>
    entry(
      {
        key: `edit-${edit.Id}`,
        kind: 'edit',
        at: edit.UpdatedAt,
        personId: User.Id,
        personName: User.Name,
        sentence: 'proposed edits',
        edit,
        commentable: null,
      },
      bundle,
    ),
  );
}

/** Transitions, weekly updates, edits, results and comments in one timeline, newest first (GOAL-060). */
export function timelineOf(bundle: GoalBundle, options: TimelineOptions): readonly TimelineEntry[] {
  return [
    ...transitionEntries(bundle, options),
    ...statusEntries(bundle),
    ...resultEntries(bundle),
    ...editEntries(bundle),
  ].sort((a, b) => b.at.localeCompare(a.at) || b.key.localeCompare(a.key));
}

/** What the tab counts: comments, as people write them to each other. */
export function countComments(bundle: GoalBundle): number {
  return bundle.GoalStatusComments.length;
}
