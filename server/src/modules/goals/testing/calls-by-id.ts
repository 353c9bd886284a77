import type { CommentType, OperationId } from '@cadence/shared-contract';
import type { Call } from './action-table.ts';

/** The ids of a goal and of the rows that belong to it. */
export interface GoalNames {
  readonly goal: number;
  readonly status: number;
  readonly transition: number;
  readonly result: number;
  readonly managerResult: number;
  readonly comment: number;
}

/** Further ids that the calls use. */
export interface OtherNames {
  readonly period: number;
  readonly person: number;
  /** One of the caller's goals, to be aligned. */
  readonly own: number;
}

const GOAL = { Title: 'T', Measurement: 'M' };
const VERSION = '2026-11-20T08:00:00.000Z';

function statusCalls(Id: number): Call[] {
  const change = (id: 'goals.approve' | 'goals.retract' | 'goals.retractEdits' | 'goals.shelve') =>
    ['draft', 'review', 'approved', 'shelving_in_review', 'shelved', 'canceled'].flatMap((Status): Call[] => [
      { id, input: { body: { Id, Status, Comment: 'C' } } },
      { id, input: { body: { Id, Status, Comment: 'C', UpdatedAt: VERSION } } },
    ]);
  return [
    ...change('goals.approve'),
    ...change('goals.retract'),
    ...change('goals.retractEdits'),
    ...change('goals.shelve'),
  ];
}

function writes(it: GoalNames, { period, person, own }: OtherNames): Call[] {
  const id = it.goal;
  const body = { ...GOAL, PeriodId: period };
  const things: Readonly<Record<CommentType, number>> = {
    GoalStatus: it.status,
    StateTransition: it.transition,
    OwnerGoalResult: it.result,
    ManagerGoalResult: it.managerResult,
  };
  return [
    ...statusCalls(id),
    { id: 'goals.update', input: { params: { id }, body } },
    { id: 'goals.update', input: { params: { id }, body: { ...body, IsDraft: false, UpdatedAt: VERSION } } },
    { id: 'goals.update', input: { params: { id }, body: { ...body, IsFromEdit: true } } },
    { id: 'goals.updateStatus', input: { body: { Id: it.status, Likelihood: 1, Quality: 1 } } },
    {
      id: 'goals.finalize',
      input: { body: { Id: it.result, GoalId: id, Completed: true, Quality: 1, Outcome: 'O' } },
    },
    ...[0, it.managerResult].map((Id): Call => ({
      id: 'goals.finalizeApproved',
      input: { body: { Id, GoalId: id, Completed: true, Feedback: 'F' } },
    })),
    { id: 'goals.finalizeRetract', input: { body: { GoalId: id } } },
    { id: 'goals.delete', input: { params: { id } } },
    ...(Object.keys(things) as CommentType[]).map((Type): Call => ({
      id: 'goals.commentAdd',
      input: { body: { Id: things[Type], Type, Comment: 'C' } },
    })),
    { id: 'goals.commentUpdate', input: { body: { CommentId: it.comment, Comment: 'C' } } },
    { id: 'goals.commentDelete', input: { params: { id: it.comment } } },
    { id: 'goals.follow', input: { params: { id } } },
    { id: 'goals.startFollowing', input: { params: { id } } },
    { id: 'goals.stopFollowing', input: { params: { id } } },
    { id: 'goals.changeOwner', input: { body: { Id: id, UserId: person } } },
    { id: 'goals.changeParent', input: { body: { Id: id, GoalId: 0 } } },
    { id: 'goals.changeParent', input: { body: { Id: own, GoalId: id } } },
    { id: 'goals.update', input: { params: { id: own }, body: { ...body, ParentId: id } } },
    { id: 'goals.create', input: { body: { ...body, ParentId: id } } },
  ];
}

function reads(it: GoalNames, { period, person }: OtherNames): Call[] {
  const params = { id: it.goal };
  return [
    { id: 'goals.read', input: { params } },
    { id: 'goals.single', input: { params } },
    { id: 'goals.rows', input: { body: { Ids: [it.goal] } } },
    { id: 'goals.list', input: { body: { Ids: [it.goal] } } },
    { id: 'goals.approvalRequest', input: { params } },
    { id: 'goals.status', input: { params: { id: it.status } } },
    { id: 'goals.statusComments', input: { params: { statusId: it.status } } },
    { id: 'goals.children', input: { params } },
    {
      id: 'goals.parentCandidates',
      input: {
        params: { userId: person, periodId: period, ownerId: person, goalId: it.goal },
        query: {},
      },
    },
    { id: 'dashboard.reviewData', input: { params } },
    { id: 'dashboard.editReviewData', input: { params } },
    { id: 'predictions.matrix', input: { params: { goalId: it.goal, weekNumber: 7 } } },
  ];
}

/** Operations of the goals slice without such an id. */
export const NAMELESS: readonly OperationId[] = [
  'goals.periods',
  'goals.users',
  'goals.company',
  'goals.weeklyPass',
];

/** Every call that names a goal or a row that belongs to it, with each of its ids. */
export function callsByIds(it: GoalNames, others: OtherNames): readonly Call[] {
  return [...writes(it, others), ...reads(it, others)];
}
