import type { AppraisalRelation, AppraisalState } from '@cadence/shared-contract';
import { APPRAISAL_STATES } from '@cadence/shared-contract';
import type { Actor } from '../../kernel/session/index.ts';
import { overseesAppraisals } from '../people/index.ts';

/** What the rules need to know about an appraisal and its employee. */
export interface AppraisalSubject {
  readonly person_id: number;
  /** The employee's path, from the top down. */
  readonly person_path: string;
  readonly manager_id: number | null;
  readonly reviewer_id: number;
  readonly state: AppraisalState;
}

/** The whole organisation: the ceo, and HR Admins except for their own appraisal (people §6, D-51). */
export function seesOrganization(actor: Pick<Actor, 'isHrAdmin' | 'role'>): boolean {
  return actor.isHrAdmin || actor.role === 'ceo';
}

/** Whether the actor may open a manager's team: their own, one beneath them, or any as HR. */
export function mayOpenTeam(
  actor: Pick<Actor, 'id' | 'isHrAdmin'>,
  manager: { readonly id: number; readonly path: string },
): boolean {
  return manager.id === actor.id || overseesAppraisals(actor, manager);
}

/** What may be printed by those who see it: everything that was shared, marked where a signature is missing (D-164). */
export const PRINTABLE_STATES: readonly AppraisalState[] = APPRAISAL_STATES.filter(
  (state) => state !== 'draft',
);

/** The actor's relations to an appraisal that they may see. */
export function relationsTo(
  actor: Pick<Actor, 'id' | 'isHrAdmin' | 'role'>,
  subject: Pick<AppraisalSubject, 'person_id' | 'manager_id' | 'reviewer_id'>,
): ReadonlySet<AppraisalRelation> {
  if (subject.person_id === actor.id) return new Set(['employee']);
  const relations = new Set<AppraisalRelation>();
  if (subject.manager_id === actor.id) relations.add('manager');
  if (subject.reviewer_id === actor.id) relations.add('reviewer');
  if (actor.isHrAdmin) relations.add('hrAdmin');
  if (actor.role === 'ceo') relations.add('ceo');
  return relations;
}

/** Whether the actor reads the questions about an appraisal's ratings (D-105). */
export function readsQuestions(
  actor: Pick<Actor, 'id' | 'isHrAdmin' | 'role'>,
  subject: Pick<AppraisalSubject, 'person_id' | 'reviewer_id'>,
): boolean {
  if (subject.person_id === actor.id) return false;
  return subject.reviewer_id === actor.id || seesOrganization(actor);
}
