import type { GoalCondition, GoalRelation, GoalSituation } from '@cadence/shared-contract';
import type { GoalRecord } from '../records/goal-records.queries.ts';
import type { Viewer } from '../visibility/viewer.ts';

type SituationSubject = Pick<
  GoalRecord,
  | 'state'
  | 'edit'
  | 'owner_id'
  | 'creator_id'
  | 'approver_id'
  | 'owner_role'
  | 'is_aligned'
  | 'is_beneath_own'
  | 'period_start'
  | 'period_end'
  | 'verdict'
>;

function keysThatHold<K extends string>(facts: Readonly<Partial<Record<K, boolean>>>): ReadonlySet<K> {
  return new Set((Object.keys(facts) as K[]).filter((key) => facts[key]));
}

/** The actor's relations to the goal. Observers only read (core §6). */
function relationsOf(actor: Viewer, goal: SituationSubject): ReadonlySet<GoalRelation> {
  if (actor.role === 'observer') return new Set();
  return keysThatHold<GoalRelation>({
    owner: goal.owner_id === actor.id,
    creator: goal.creator_id === actor.id,
    approver: goal.approver_id === actor.id,
    ceo: actor.role === 'ceo',
    goalAdmin: actor.isGoalAdmin,
    goalManager: actor.isGoalManager,
    goalManagerOfTree: goal.is_beneath_own,
    reviewer: goal.verdict?.person_id === actor.id,
  });
}

function conditionsOf(actor: Viewer, goal: SituationSubject, today: string): ReadonlySet<GoalCondition> {
  const isOwn = goal.owner_id === actor.id;
  const isActorCeo = actor.role === 'ceo';
  const isOwnerCeo = goal.owner_role === 'ceo';
  return keysThatHold<GoalCondition>({
    periodOpen: today <= goal.period_end,
    periodStarted: today >= goal.period_start,
    notOwn: !isOwn,
    unalignedOrNotOwn: !isOwn || !goal.is_aligned,
    ownerIsCeo: isOwnerCeo,
    ownerIsNotCeo: !isOwnerCeo,
    actorIsCeo: isActorCeo,
    actorIsNotCeo: !isActorCeo,
    ownUnaligned: isOwn && !goal.is_aligned,
    noEditInReview: goal.edit?.state !== 'review',
  });
}

/** What the lifecycle table needs to know about an actor and a goal (D-25). */
export function situationOf(actor: Viewer, goal: SituationSubject, today: string): GoalSituation {
  return {
    state: goal.state,
    editState: goal.edit?.state ?? null,
    relations: relationsOf(actor, goal),
    conditions: conditionsOf(actor, goal, today),
  };
}
