import type { Goal } from '@cadence/shared-contract';
import { addDays, AT_RISK_LIKELIHOOD, mondayOf, weeksApart } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Viewer } from '../visibility/viewer.ts';
import { isDecidedBy } from '../visibility/visibility.queries.ts';
import type { GoalRecord } from './goal-records.queries.ts';
import { visibleEdit } from './visible-edit.ts';

const REVIEWED_STATES: readonly GoalRecord['state'][] = ['review', 'shelving_in_review', 'results_in_review'];

/** Whether the goal itself, or its edit while the goal is approved, waits for a decision. */
export function awaitsDecision(goal: Pick<GoalRecord, 'state' | 'edit'>): boolean {
  return REVIEWED_STATES.includes(goal.state) || (goal.state === 'approved' && goal.edit?.state === 'review');
}

/** D-16 in SQL: the viewer decides, and the goal `g` or its edit waits. */
export function needsReviewSql(
  { actor }: { readonly actor: Viewer },
  isEditInReview: RawBuilder<boolean> = sql`edit.state = 'review'`,
): RawBuilder<boolean> {
  if (actor.role === 'observer') return sql`false`;
  return sql`(${isDecidedBy(actor, sql`g.owner_id`)} and g.owner_id <> ${actor.id}
    and (g.state in (${sql.join(REVIEWED_STATES.map((state) => sql.lit(state)))})
      or (g.state = 'approved' and ${isEditInReview})))`;
}

/** Approved, the week before enabled, and nothing posted for that week or this one (D-15). */
export function needsUpdate(
  goal: Pick<GoalRecord, 'state' | 'enabled_from' | 'period_end' | 'status_week'>,
  today: string,
): boolean {
  const previousWeek = addDays(mondayOf(today), -7);
  return (
    goal.state === 'approved' &&
    goal.enabled_from !== null &&
    goal.enabled_from <= previousWeek &&
    goal.period_end >= previousWeek &&
    (goal.status_week === null || goal.status_week < previousWeek)
  );
}

/** `needsUpdate` in SQL, of the goal `g` (D-15). */
export function needsUpdateSql(today: string, periodEnd: RawBuilder<unknown>): RawBuilder<boolean> {
  const previousWeek = addDays(mondayOf(today), -7);
  return sql`(g.state = 'approved' and g.enabled_from is not null and g.enabled_from <= ${previousWeek}::date
    and ${periodEnd} >= ${previousWeek}::date
    and (g.status_week is null or g.status_week < ${previousWeek}::date))`;
}

/** How a finalized goal ended, by what its owner and its reviewer say; null where one of them says nothing. */
export function outcomeFrom(
  owner: boolean | null,
  reviewer: boolean | null,
): NonNullable<Goal['Flags']['Outcome']> {
  if (owner !== null && reviewer !== null && owner !== reviewer) return 'inDispute';
  return (reviewer ?? owner) === true ? 'achieved' : 'notAchieved';
}

/** How a finalized goal ended (core §2 Goals list); null before. */
export function outcomeOf({
  state,
  result,
  verdict,
}: Pick<GoalRecord, 'state' | 'result' | 'verdict'>): Goal['Flags']['Outcome'] {
  return state === 'finalized' ? outcomeFrom(result?.completed ?? null, verdict?.completed ?? null) : null;
}

/** The facts behind a row's tags for this viewer (D-14 to D-18); the list's SQL computes the same for every row. */
export function flagsOf(viewer: Viewer, goal: GoalRecord, today: string): Goal['Flags'] {
  const isApproved = goal.state === 'approved';
  return {
    NeedsUpdate: needsUpdate(goal, today),
    NeedsReview: viewer.role !== 'observer' && goal.approver_id === viewer.id && awaitsDecision(goal),
    NeedsFinalization: isApproved && goal.owner_id === viewer.id && goal.period_end < today,
    PendingEdits: visibleEdit(viewer, goal) !== null,
    TrendingDown: goal.likelihood_delta < 0,
    AtRisk: goal.likelihood !== null && goal.likelihood <= AT_RISK_LIKELIHOOD,
    WeeksOld: isApproved && goal.status_week !== null ? weeksApart(goal.status_week, today) : null,
    Outcome: outcomeOf(goal),
  };
}
