/** Per-goal permissions the server sends (core §6, D-24, D-25). */
export const GOAL_PERMISSIONS = [
  'Update',
  'Finalize',
  'Edit',
  'EditResults',
  'EditFinalizeResults',
  'ReviewFinalize',
  'Publish',
  'SubmitForApproval',
  'SubmitForApproval2',
  'ReviewPublicationRequest',
  'ReviewPublicationRequest2',
  'RetractApprovalRequest',
  'DiscardDraftChanges',
  'RequestToShelve',
  'Shelve',
  'ApproveShelve',
  'Reactivate',
  'Delete',
  'ChangeGoalOwnership',
  'ChangeParentGoal',
] as const;
export type GoalPermission = (typeof GOAL_PERMISSIONS)[number];

/** The actor's relation to one goal. */
export const GOAL_RELATIONS = [
  'owner',
  'creator',
  /** Decides on the owner's requests (D-17). */
  'approver',
  'ceo',
  'goalAdmin',
  /** A Goal Manager, and the goal is aligned beneath their own (D-25). */
  'goalManagerOfTree',
  /** A Goal Manager, for a goal aligned anywhere. */
  'goalManager',
  /** Wrote the manager result. */
  'reviewer',
] as const;
export type GoalRelation = (typeof GOAL_RELATIONS)[number];

/** Facts about the goal that some rows of the lifecycle ask for. */
export const GOAL_CONDITIONS = [
  /** The period has not ended (D-25 Reactivate). */
  'periodOpen',
  /** The period's first day has come (D-18). */
  'periodStarted',
  /** The actor does not own the goal: nobody decides on their own request. */
  'notOwn',
  /** No parent, or owned by somebody else (core §6 Publish). */
  'unalignedOrNotOwn',
  'ownerIsCeo',
  'ownerIsNotCeo',
  /** The actor is the ceo. */
  'actorIsCeo',
  'actorIsNotCeo',
  /** The actor owns the goal, and it has no parent. */
  'ownUnaligned',
  /** No edit of the goal waits for a decision. */
  'noEditInReview',
] as const;
export type GoalCondition = (typeof GOAL_CONDITIONS)[number];
