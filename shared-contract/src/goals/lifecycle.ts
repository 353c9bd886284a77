import type { GoalChange } from '../live/topics.ts';
import type { GoalCondition, GoalPermission, GoalRelation } from './permissions.ts';
import { GOAL_PERMISSIONS } from './permissions.ts';
import type { GoalEditState, GoalState } from './states.ts';

/** Calls of core §7 that carry a wanted state in `Status` (D-74). */
export type StatusCall = 'approve' | 'retract' | 'retractedits' | 'shelve';

interface Row<Subject extends string, State extends string> {
  readonly subject: Subject;
  readonly action: string;
  /** States the action starts from; empty for a creation. */
  readonly from: readonly State[];
  /** State it leads to; null leaves the state as it is. */
  readonly to: State | null;
  /** What the actor must have; null where an ability, not a per-goal permission, decides. */
  readonly permission: GoalPermission | null;
  /** Any one of these relations grants the permission. */
  readonly by: readonly GoalRelation[];
  /** All of these must hold as well. */
  readonly when?: readonly GoalCondition[];
  readonly comment: 'none' | 'optional' | 'required';
  /** What open pages are told of it, at least: a step that also moves the goal changes its place. */
  readonly changes: GoalChange;
  /** The documented call and `Status` that ask for it (D-74). */
  readonly call?: { readonly name: StatusCall; readonly status: string };
}
export type GoalRow = Row<'goal', GoalState>;
export type GoalEditRow = Row<'goalEdit', GoalEditState>;

const decide = ['approver', 'goalAdmin'] as const;
const unfinished = [
  'draft',
  'review',
  'approved',
  'shelving_in_review',
  'shelved',
  'results_in_review',
] as const;
const published = [
  'review',
  'approved',
  'shelving_in_review',
  'shelved',
  'results_in_review',
  'finalized',
] as const;

/**
 * Everything that may happen to a goal: who may do it, from where, to where (core §4, D-25, D-26).
 * The server's checks, the permissions sent to the client, the buttons and docs/goal-lifecycle.md read this table.
 */
export const GOAL_LIFECYCLE = [
  {
    subject: 'goal',
    action: 'create',
    from: [],
    to: 'draft',
    permission: null,
    by: [],
    comment: 'none',
    changes: 'place',
  },
  {
    subject: 'goal',
    action: 'editDraft',
    from: ['draft'],
    to: null,
    permission: 'Edit',
    by: ['owner', 'creator', 'goalAdmin'],
    comment: 'none',
    changes: 'content',
  },
  {
    subject: 'goal',
    action: 'publish',
    from: ['draft'],
    to: 'approved',
    permission: 'Publish',
    by: ['owner', 'creator'],
    when: ['actorIsCeo'],
    comment: 'optional',
    changes: 'state',
    call: { name: 'approve', status: 'approved' },
  },
  {
    subject: 'goal',
    action: 'publish',
    from: ['draft'],
    to: 'approved',
    permission: 'Publish',
    by: ['goalAdmin'],
    when: ['unalignedOrNotOwn', 'actorIsNotCeo'],
    comment: 'optional',
    changes: 'state',
    call: { name: 'approve', status: 'approved' },
  },
  {
    subject: 'goal',
    action: 'publish',
    from: ['draft'],
    to: 'approved',
    permission: 'Publish',
    by: ['goalManager'],
    when: ['unalignedOrNotOwn', 'actorIsNotCeo'],
    comment: 'optional',
    changes: 'state',
    call: { name: 'approve', status: 'approved' },
  },
  {
    subject: 'goal',
    action: 'submit',
    from: ['draft'],
    to: 'review',
    permission: 'SubmitForApproval',
    by: ['owner'],
    when: ['actorIsNotCeo'],
    comment: 'optional',
    changes: 'state',
    call: { name: 'approve', status: 'review' },
  },
  {
    subject: 'goal',
    action: 'resubmit',
    from: ['review'],
    to: 'review',
    permission: 'Edit',
    by: ['owner'],
    comment: 'optional',
    changes: 'content',
    call: { name: 'approve', status: 'review' },
  },
  {
    subject: 'goal',
    action: 'approve',
    from: ['review'],
    to: 'approved',
    permission: 'ReviewPublicationRequest',
    by: decide,
    when: ['notOwn'],
    comment: 'optional',
    changes: 'state',
    call: { name: 'approve', status: 'approved' },
  },
  {
    subject: 'goal',
    action: 'requestChanges',
    from: ['review'],
    to: 'draft',
    permission: 'ReviewPublicationRequest',
    by: decide,
    when: ['notOwn'],
    comment: 'required',
    changes: 'state',
    call: { name: 'approve', status: 'draft' },
  },
  {
    subject: 'goal',
    action: 'cancelRequest',
    from: ['review'],
    to: 'draft',
    permission: 'RetractApprovalRequest',
    by: ['owner'],
    comment: 'required',
    changes: 'state',
    call: { name: 'retract', status: 'draft' },
  },
  {
    subject: 'goal',
    action: 'edit',
    from: ['approved'],
    to: null,
    permission: 'Edit',
    by: ['owner', 'goalAdmin'],
    comment: 'none',
    changes: 'content',
  },
  {
    subject: 'goal',
    action: 'edit',
    from: ['approved'],
    to: null,
    permission: 'Edit',
    by: ['goalManagerOfTree'],
    when: ['noEditInReview'],
    comment: 'none',
    changes: 'content',
  },
  {
    subject: 'goal',
    action: 'postStatus',
    from: ['approved'],
    to: null,
    permission: 'Update',
    by: ['owner'],
    comment: 'optional',
    changes: 'status',
  },
  {
    subject: 'goal',
    action: 'requestShelve',
    from: ['approved'],
    to: 'shelving_in_review',
    permission: 'RequestToShelve',
    by: ['owner'],
    when: ['actorIsNotCeo'],
    comment: 'optional',
    changes: 'state',
    call: { name: 'shelve', status: 'shelving_in_review' },
  },
  {
    subject: 'goal',
    action: 'shelve',
    from: ['approved'],
    to: 'shelved',
    permission: 'Shelve',
    by: ['ceo', 'goalAdmin', 'approver'],
    comment: 'optional',
    changes: 'state',
    call: { name: 'shelve', status: 'shelved' },
  },
  {
    subject: 'goal',
    action: 'approveShelve',
    from: ['shelving_in_review'],
    to: 'shelved',
    permission: 'ApproveShelve',
    by: decide,
    when: ['notOwn'],
    comment: 'optional',
    changes: 'state',
    call: { name: 'shelve', status: 'shelved' },
  },
  {
    subject: 'goal',
    action: 'denyShelve',
    from: ['shelving_in_review'],
    to: 'approved',
    permission: 'ApproveShelve',
    by: decide,
    when: ['notOwn'],
    comment: 'required',
    changes: 'state',
    call: { name: 'shelve', status: 'approved' },
  },
  {
    subject: 'goal',
    action: 'cancelShelve',
    from: ['shelving_in_review'],
    to: 'approved',
    permission: 'RequestToShelve',
    by: ['owner'],
    comment: 'optional',
    changes: 'state',
    call: { name: 'shelve', status: 'approved' },
  },
  {
    subject: 'goal',
    action: 'reactivate',
    from: ['shelved'],
    to: 'approved',
    permission: 'Reactivate',
    by: ['owner', 'approver', 'ceo', 'goalAdmin'],
    when: ['periodOpen'],
    comment: 'optional',
    changes: 'state',
    call: { name: 'shelve', status: 'approved' },
  },
  {
    subject: 'goal',
    action: 'submitResult',
    from: ['approved'],
    to: 'results_in_review',
    permission: 'Finalize',
    by: ['owner'],
    when: ['periodStarted', 'ownerIsNotCeo'],
    comment: 'none',
    changes: 'state',
  },
  {
    subject: 'goal',
    action: 'submitOwnFinalResult',
    from: ['approved'],
    to: 'finalized',
    permission: 'Finalize',
    by: ['owner'],
    when: ['periodStarted', 'ownerIsCeo'],
    comment: 'none',
    changes: 'state',
  },
  {
    subject: 'goal',
    action: 'editResult',
    from: ['results_in_review'],
    to: null,
    permission: 'EditResults',
    by: ['owner'],
    comment: 'none',
    changes: 'content',
  },
  {
    subject: 'goal',
    action: 'retractResult',
    from: ['results_in_review'],
    to: 'approved',
    permission: 'EditResults',
    by: ['owner'],
    comment: 'optional',
    changes: 'state',
  },
  {
    subject: 'goal',
    action: 'finalize',
    from: ['results_in_review'],
    to: 'finalized',
    permission: 'ReviewFinalize',
    by: decide,
    when: ['notOwn'],
    comment: 'none',
    changes: 'state',
  },
  {
    subject: 'goal',
    action: 'editManagerResult',
    from: ['finalized'],
    to: null,
    permission: 'EditFinalizeResults',
    by: ['reviewer'],
    comment: 'none',
    changes: 'content',
  },
  {
    subject: 'goal',
    action: 'changeOwner',
    from: unfinished,
    to: null,
    permission: 'ChangeGoalOwnership',
    by: ['ceo', 'goalAdmin', 'approver', 'goalManagerOfTree'],
    comment: 'none',
    changes: 'place',
  },
  {
    subject: 'goal',
    action: 'changeParent',
    from: unfinished,
    to: null,
    permission: 'ChangeParentGoal',
    by: ['ceo', 'goalAdmin', 'approver', 'goalManagerOfTree'],
    comment: 'none',
    changes: 'place',
  },
  {
    subject: 'goal',
    action: 'delete',
    from: ['draft'],
    to: null,
    permission: 'Delete',
    by: ['owner', 'creator', 'goalAdmin'],
    comment: 'none',
    changes: 'place',
  },
  {
    subject: 'goal',
    action: 'delete',
    from: published,
    to: null,
    permission: 'Delete',
    by: ['ceo', 'goalAdmin'],
    comment: 'none',
    changes: 'place',
  },
] as const satisfies readonly GoalRow[];

/** What may happen to a goal edit while its goal is approved (core §4, D-23, D-24). */
export const GOAL_EDIT_LIFECYCLE = [
  {
    subject: 'goalEdit',
    action: 'createEdit',
    from: [],
    to: 'draft',
    permission: 'Edit',
    by: ['owner'],
    comment: 'none',
    changes: 'content',
  },
  {
    subject: 'goalEdit',
    action: 'submitEdit',
    from: ['draft'],
    to: 'review',
    permission: 'SubmitForApproval2',
    by: ['owner'],
    when: ['actorIsNotCeo'],
    comment: 'optional',
    changes: 'content',
    call: { name: 'approve', status: 'review' },
  },
  {
    subject: 'goalEdit',
    action: 'resubmitEdit',
    from: ['review'],
    to: 'review',
    permission: 'Edit',
    by: ['owner'],
    comment: 'optional',
    changes: 'content',
    call: { name: 'approve', status: 'review' },
  },
  {
    subject: 'goalEdit',
    action: 'applyEdit',
    from: ['draft'],
    to: 'approved',
    permission: 'Publish',
    by: ['owner'],
    when: ['actorIsCeo'],
    comment: 'optional',
    changes: 'content',
    call: { name: 'approve', status: 'approved' },
  },
  {
    subject: 'goalEdit',
    action: 'applyEdit',
    from: ['draft'],
    to: 'approved',
    permission: 'Publish',
    by: ['goalAdmin', 'goalManagerOfTree'],
    when: ['unalignedOrNotOwn', 'actorIsNotCeo'],
    comment: 'optional',
    changes: 'content',
    call: { name: 'approve', status: 'approved' },
  },
  {
    subject: 'goalEdit',
    action: 'applyEdit',
    from: ['draft'],
    to: 'approved',
    permission: 'Publish',
    by: ['goalManager'],
    when: ['ownUnaligned', 'actorIsNotCeo'],
    comment: 'optional',
    changes: 'content',
    call: { name: 'approve', status: 'approved' },
  },
  {
    subject: 'goalEdit',
    action: 'approveEdit',
    from: ['review'],
    to: 'approved',
    permission: 'ReviewPublicationRequest2',
    by: decide,
    when: ['notOwn'],
    comment: 'optional',
    changes: 'content',
    call: { name: 'approve', status: 'approved' },
  },
  {
    subject: 'goalEdit',
    action: 'requestEditChanges',
    from: ['review'],
    to: 'draft',
    permission: 'ReviewPublicationRequest2',
    by: decide,
    when: ['notOwn'],
    comment: 'required',
    changes: 'content',
    call: { name: 'approve', status: 'draft' },
  },
  {
    subject: 'goalEdit',
    action: 'cancelEditRequest',
    from: ['review'],
    to: 'draft',
    permission: 'RetractApprovalRequest',
    by: ['owner'],
    comment: 'required',
    changes: 'content',
    call: { name: 'retractedits', status: 'draft' },
  },
  {
    subject: 'goalEdit',
    action: 'discardEdit',
    from: ['draft'],
    to: 'canceled',
    permission: 'DiscardDraftChanges',
    by: ['owner'],
    comment: 'required',
    changes: 'content',
    call: { name: 'retractedits', status: 'canceled' },
  },
] as const satisfies readonly GoalEditRow[];

export type GoalAction = (typeof GOAL_LIFECYCLE)[number]['action'];
export type GoalEditAction = (typeof GOAL_EDIT_LIFECYCLE)[number]['action'];

/** Where a goal and its open edit stand, and how the actor stands to them. */
export interface GoalSituation {
  readonly state: GoalState;
  /** State of the open edit, null without one. */
  readonly editState: GoalEditState | null;
  readonly relations: ReadonlySet<GoalRelation>;
  readonly conditions: ReadonlySet<GoalCondition>;
}

function grants(row: GoalRow | GoalEditRow, situation: GoalSituation): boolean {
  const isRelated = row.by.some((relation) => situation.relations.has(relation));
  return isRelated && (row.when ?? []).every((condition) => situation.conditions.has(condition));
}

/** Rows of the goal's own lifecycle that start from its state. */
export function goalRowsFrom(state: GoalState): readonly GoalRow[] {
  const rows: readonly GoalRow[] = GOAL_LIFECYCLE;
  return rows.filter((row) => row.from.includes(state));
}

/** Rows of the edit's lifecycle that start from its state; only an approved goal's edit moves. */
export function goalEditRowsFrom(
  situation: Pick<GoalSituation, 'state' | 'editState'>,
): readonly GoalEditRow[] {
  const { state, editState } = situation;
  if (state !== 'approved' || editState === null) return [];
  const rows: readonly GoalEditRow[] = GOAL_EDIT_LIFECYCLE;
  return rows.filter((row) => row.from.includes(editState));
}

/** Rows open to this actor in this situation. */
export function openRows(situation: GoalSituation): readonly (GoalRow | GoalEditRow)[] {
  return [...goalRowsFrom(situation.state), ...goalEditRowsFrom(situation)].filter((row) =>
    grants(row, situation),
  );
}

/** The per-goal permission list of core §6, in its documented order. */
export function goalPermissions(situation: GoalSituation): readonly GoalPermission[] {
  const granted = new Set(openRows(situation).map((row) => row.permission));
  return GOAL_PERMISSIONS.filter((permission) => granted.has(permission));
}

export type Resolution =
  | { readonly kind: 'found'; readonly row: GoalRow | GoalEditRow }
  /** Not for this actor; the permission that it takes. */
  | { readonly kind: 'denied'; readonly permission: GoalPermission | null }
  /** The actor may do it, but nothing of the kind starts from this state. */
  | { readonly kind: 'wrongState' };

/** Conditions that pass with time, as states do; the others are about who asks. */
const PASSING: readonly GoalCondition[] = ['periodOpen', 'periodStarted', 'noEditInReview'];

/** Whether the actor may take the row in some state of the goal. */
function isEverGranted(row: GoalRow | GoalEditRow, { relations, conditions }: GoalSituation): boolean {
  const lasting = (row.when ?? []).filter((condition) => !PASSING.includes(condition));
  const isRelated = row.by.some((relation) => relations.has(relation));
  return isRelated && lasting.every((condition) => conditions.has(condition));
}

/** First whether the actor may do it at all, then whether the state allows it (D-84). */
function resolve(
  asked: readonly (GoalRow | GoalEditRow)[],
  fromHere: readonly (GoalRow | GoalEditRow)[],
  situation: GoalSituation,
): Resolution {
  const row = fromHere.find((candidate) => grants(candidate, situation));
  if (row) return { kind: 'found', row };
  const denied = fromHere[0] ?? asked.at(-1);
  const isDenied = fromHere.length > 0 || !asked.some((candidate) => isEverGranted(candidate, situation));
  return isDenied ? { kind: 'denied', permission: denied?.permission ?? null } : { kind: 'wrongState' };
}

const ALL_ROWS: readonly (GoalRow | GoalEditRow)[] = [...GOAL_LIFECYCLE, ...GOAL_EDIT_LIFECYCLE];

/** What an action changes of its goal, at least; the same in each of its rows. */
export function changeOf(action: GoalAction | GoalEditAction): GoalChange {
  return ALL_ROWS.find((row) => row.action === action)?.changes ?? 'place';
}

/** Finds the row of one of these actions that is open to the actor. The last one names what a refusal is about. */
export function resolveActions(
  actions: readonly (GoalAction | GoalEditAction)[],
  situation: GoalSituation,
): Resolution {
  const names: readonly string[] = actions;
  const asked = names.flatMap((action) => ALL_ROWS.filter((row) => row.action === action));
  const here: readonly (GoalRow | GoalEditRow)[] = [
    ...goalRowsFrom(situation.state),
    ...goalEditRowsFrom(situation),
  ];
  return resolve(
    asked,
    asked.filter((row) => here.includes(row)),
    situation,
  );
}

/** Finds the row that a documented call with this `Status` asks for; an open edit comes first (D-74). */
export function resolveStatusCall(name: StatusCall, status: string, situation: GoalSituation): Resolution {
  const isAsked = (row: GoalRow | GoalEditRow): boolean =>
    row.call?.name === name && row.call.status === status;
  const fromEdit = goalEditRowsFrom(situation);
  const isEditCall = name === 'retractedits' || (name === 'approve' && fromEdit.length > 0);
  const fromHere: readonly (GoalRow | GoalEditRow)[] = isEditCall ? fromEdit : goalRowsFrom(situation.state);
  return resolve(ALL_ROWS.filter(isAsked), fromHere.filter(isAsked), situation);
}
