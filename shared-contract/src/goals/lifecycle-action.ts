import type { ActionWords, Grant } from '../lifecycle/grants.ts';
import type { GoalChange } from '../live/topics.ts';
import type { NotificationRule } from '../notifications/rule.ts';
import type { GoalCondition, GoalPermission, GoalRelation } from './permissions.ts';

/** Calls of core §7 that carry a wanted state in `Status` (D-74). */
export type StatusCall = 'approve' | 'retract' | 'retractedits' | 'shelve';

/** What an action does besides the change of state, and who else is concerned. */
export type GoalEffect =
  /** Weekly updates are expected from now on, or not any more (D-12). */
  | 'enableWeeks'
  | 'disableWeeks'
  /** The open edit is canceled, or its fields become the goal's (D-23). */
  | 'cancelEdit'
  | 'applyEdit'
  /** Whether the owner was the ceo is kept, so that a change of ceo keeps company goals (D-20). */
  | 'markCompanyGoal'
  /** Owners of the goals aligned with it are notified: theirs count as not aligned (D-31, D-32). */
  | 'parentShelved'
  | 'parentDeleted';

/** One action: what it does, who may do it, and every word that is said about it. */
export interface LifecycleAction<State extends string> extends ActionWords {
  /** States the action starts from; empty for a creation. */
  readonly from: readonly State[];
  /** State it leads to; null leaves the state as it is. */
  readonly to: State | null;
  /** What the actor must have; null where an ability, not a per-goal permission, decides. */
  readonly permission: GoalPermission | null;
  /** Any one of these gives the permission; with `from`, in these states only. */
  readonly grants: readonly GoalGrant<State>[];
  /** What open pages are notified of, at least: a step that also moves the goal changes its place. */
  readonly changes: GoalChange;
  /** The documented call and `Status` that ask for it (D-74). */
  readonly call?: { readonly name: StatusCall; readonly status: string };
  readonly effects: readonly GoalEffect[];
  /** Who is notified, and how; null for nobody (D-37). */
  readonly notifies: NotificationRule | null;
}

export interface GoalGrant<State extends string> extends Grant<GoalRelation, GoalCondition> {
  readonly from?: readonly State[];
}

/** Who decides on the owner's requests; nobody on their own: their grants also say `notOwn`. */
export const decide = ['approver', 'goalAdmin'] as const;

export const OWNER = ['owner'] as const;
export const UPWARD = ['approver', 'parentOwner'] as const;
export const OWNER_AND_UPWARD = [...OWNER, ...UPWARD] as const;
