import { isGranted } from '../lifecycle/grants.ts';
import type { Standing } from '../lifecycle/grants.ts';
import type { GoalEditAction } from './edit-lifecycle.ts';
import { GOAL_EDIT_LIFECYCLE } from './edit-lifecycle.ts';
import type { GoalAction } from './lifecycle.ts';
import { GOAL_LIFECYCLE } from './lifecycle.ts';
import type { GoalGrant, LifecycleAction, StatusCall } from './lifecycle-action.ts';
import type { GoalCondition, GoalPermission, GoalRelation } from './permissions.ts';
import { GOAL_PERMISSIONS } from './permissions.ts';
import type { GoalEditState, GoalState } from './states.ts';

/** Everything that may be done to a goal or its open edit. */
export type AnyGoalAction = GoalAction | GoalEditAction;
const ACTIONS_OF_GOAL = Object.keys(GOAL_LIFECYCLE) as GoalAction[];
const ACTIONS_OF_EDIT = Object.keys(GOAL_EDIT_LIFECYCLE) as GoalEditAction[];
export const GOAL_ACTIONS: readonly AnyGoalAction[] = [...ACTIONS_OF_GOAL, ...ACTIONS_OF_EDIT];

type AnyState = GoalState | GoalEditState;

/** One action with every column, of whichever table. */
export function goalAction(action: AnyGoalAction): LifecycleAction<AnyState> {
  return isEditAction(action) ? GOAL_EDIT_LIFECYCLE[action] : GOAL_LIFECYCLE[action];
}

/** Whether it happens to the goal's open edit rather than to the goal. */
export function isEditAction(action: AnyGoalAction): action is GoalEditAction {
  return Object.hasOwn(GOAL_EDIT_LIFECYCLE, action);
}

/** Whether a text, of a history that another version may have written, names an action. */
export function isGoalAction(name: string): name is AnyGoalAction {
  return Object.hasOwn(GOAL_LIFECYCLE, name) || Object.hasOwn(GOAL_EDIT_LIFECYCLE, name);
}

/** The states of a goal and its open edit, and the actor's relation to them. */
export interface GoalSituation extends Standing<GoalRelation, GoalCondition> {
  readonly state: GoalState;
  /** State of the open edit, null without one. */
  readonly editState: GoalEditState | null;
}

type Place = Pick<GoalSituation, 'state' | 'editState'>;

/** The state that an action starts from here; null where there is nothing that it could happen to. */
function stateFor(action: AnyGoalAction, { state, editState }: Place): AnyState | null {
  if (!isEditAction(action)) return state;
  // Only an approved goal's edit moves.
  return state === 'approved' ? editState : null;
}

/** The grants of an action that count from where the goal is; none where the action does not start here. */
function grantsHere(action: AnyGoalAction, place: Place): readonly GoalGrant<AnyState>[] {
  const state = stateFor(action, place);
  const { from, grants } = goalAction(action);
  if (state === null || !from.includes(state)) return [];
  return grants.filter((grant) => grant.from?.includes(state) ?? true);
}

function isOpen(action: AnyGoalAction, situation: GoalSituation): boolean {
  return grantsHere(action, situation).some((grant) => isGranted(grant, situation));
}

/** The actions open to this actor in this situation, in the tables' order. */
export function openActions(situation: GoalSituation): AnyGoalAction[] {
  return GOAL_ACTIONS.filter((action) => isOpen(action, situation));
}

/** The per-goal permission list of core §6, in its documented order. */
export function goalPermissions(situation: GoalSituation): GoalPermission[] {
  const granted = new Set(openActions(situation).map((action) => goalAction(action).permission));
  return GOAL_PERMISSIONS.filter((permission) => granted.has(permission));
}

export type Resolution =
  | { readonly kind: 'found'; readonly action: AnyGoalAction }
  /** Not for this actor; the permission that it takes. */
  | { readonly kind: 'denied'; readonly permission: GoalPermission | null }
  /** The actor may do it, but nothing of the kind starts from this state. */
  | { readonly kind: 'wrongState' };

/** Conditions that change with time, as states do; the others depend on the actor. */
const PASSING: readonly GoalCondition[] = ['periodOpen', 'periodStarted', 'noEditInReview'];

/** Whether the actor may take the action in some state of the goal. */
function isEverGranted(action: AnyGoalAction, situation: GoalSituation): boolean {
  const conditions = new Set([...situation.conditions, ...PASSING]);
  return goalAction(action).grants.some((grant) => isGranted(grant, { ...situation, conditions }));
}

/**
 * Finds the one of these actions that is open to the actor: first whether they may do it at all, then whether the
 * state allows it (D-84). The last one names the action in a refusal.
 *
 * @param isMeant leaves out actions that start here too, but were not requested
 */
export function resolveActions(
  asked: readonly AnyGoalAction[],
  situation: GoalSituation,
  isMeant: (action: AnyGoalAction) => boolean = () => true,
): Resolution {
  const here = asked.filter((action) => isMeant(action) && grantsHere(action, situation).length > 0);
  const action = here.find((candidate) => isOpen(candidate, situation));
  if (action !== undefined) return { kind: 'found', action };
  const isElsewhere = here.length === 0 && asked.some((candidate) => isEverGranted(candidate, situation));
  if (isElsewhere) return { kind: 'wrongState' };
  const denied = here[0] ?? asked.at(-1);
  return { kind: 'denied', permission: denied === undefined ? null : goalAction(denied).permission };
}

/** The actions that a documented call with this `Status` may mean. */
export function actionsOfCall(name: StatusCall, status: string): readonly AnyGoalAction[] {
  return GOAL_ACTIONS.filter((action) => {
    const { call } = goalAction(action);
    return call?.name === name && call.status === status;
  });
}

/** Finds the action that a documented call with this `Status` asks for; an open edit comes first (D-74). */
export function resolveStatusCall(name: StatusCall, status: string, situation: GoalSituation): Resolution {
  const asked = actionsOfCall(name, status);
  const hasOpenEdit = ACTIONS_OF_EDIT.some((action) => grantsHere(action, situation).length > 0);
  const isEditCall = name === 'retractedits' || (name === 'approve' && hasOpenEdit);
  return resolveActions(asked, situation, (action) => isEditAction(action) === isEditCall);
}
