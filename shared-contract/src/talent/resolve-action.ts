import { isRelated, unmetCondition } from '../lifecycle/grants.ts';
import type { Standing } from '../lifecycle/grants.ts';
import type { AppraisalAction, AppraisalCondition, AppraisalRelation } from './lifecycle.ts';
import { APPRAISAL_ACTIONS, appraisalAction } from './lifecycle.ts';
import type { AppraisalParty, AppraisalState, AppraisalStatus } from './states.ts';

/**
 * Whether the employee may know that an action happened: nothing reveals a draft (D-51).
 *
 * @param from the state before; null for the start
 */
export function isKnownToEmployee(action: AppraisalAction, from: AppraisalState | null): boolean {
  const { employeeSees, to } = appraisalAction(action);
  const wasDraft = from === null || from === 'draft';
  return employeeSees && (!wasDraft || to === 'shared');
}

/** Where an appraisal is, and the actor's relation to it. */
export interface AppraisalSituation extends Standing<AppraisalRelation, AppraisalCondition> {
  /** Null before it was started. */
  readonly state: AppraisalState | null;
}

export type AppraisalResolution =
  | { readonly kind: 'open' }
  /** Not for this actor, in any state. */
  | { readonly kind: 'denied' }
  /** The actor may do it, but not in this state. */
  | { readonly kind: 'wrongState' }
  /** The actor may do it in this state, but this does not hold yet. */
  | { readonly kind: 'unmet'; readonly condition: AppraisalCondition };

/** First whether the actor may do it at all, then whether the state allows it, then what else it needs (D-84). */
export function resolveAppraisalAction(
  action: AppraisalAction,
  situation: AppraisalSituation,
): AppraisalResolution {
  const { state } = situation;
  const row = appraisalAction(action);
  if (!isRelated(row, situation)) return { kind: 'denied' };
  const startsHere = state === null ? row.from.length === 0 : row.from.includes(state);
  if (!startsHere) return { kind: 'wrongState' };
  const unmet = unmetCondition(row, situation);
  return unmet === undefined ? { kind: 'open' } : { kind: 'unmet', condition: unmet };
}

/** The actions open to the actor, in the table's order; what only lacks text is open, and says what is missing. */
export function appraisalPermissions(situation: AppraisalSituation): readonly AppraisalAction[] {
  return APPRAISAL_ACTIONS.filter((action) => {
    const resolution = resolveAppraisalAction(action, situation);
    return (
      resolution.kind === 'open' || (resolution.kind === 'unmet' && resolution.condition === 'isWritten')
    );
  });
}

/** Who acts next, and how; null once it is completed. */
export function nextAppraisalStep(
  status: AppraisalStatus,
  isEditedAfterSignature: boolean,
): { readonly by: AppraisalParty; readonly action: AppraisalAction } | null {
  switch (status) {
    case 'not_started':
      return { by: 'reviewer', action: 'start' };
    case 'draft':
      return { by: 'reviewer', action: 'share' };
    case 'shared':
      return { by: 'employee', action: 'signAsEmployee' };
    case 'acknowledged':
      return isEditedAfterSignature
        ? { by: 'employee', action: 'editSignature' }
        : { by: 'reviewer', action: 'signAsManager' };
    case 'completed':
      return null;
  }
}
