import type { GoalAction } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../kernel/db/index.ts';
import type { GoalsPlan } from './plan-goals.queries.ts';

interface Step {
  readonly action: GoalAction;
  readonly from: string | null;
  readonly to: string;
  readonly by: 'owner_id' | 'manager_id';
  readonly at: 'created_at' | 'submitted_at' | 'approved_at' | 'closed_at';
  /** Goals that took the step. */
  readonly when: RawBuilder<boolean>;
}

const isCeos = sql<boolean>`g.is_ceo`;
const isOthers = sql<boolean>`not g.is_ceo`;
const is = (state: string) => sql<boolean>`g.state = ${sql.lit(state)}`;
const both = (one: RawBuilder<boolean>, two: RawBuilder<boolean>) => sql<boolean>`${one} and ${two}`;
const isPublished = sql<boolean>`g.approved_at is not null`;

/** The actions that lead a goal to its state, in order: rows of the lifecycle; the ceo decides alone (D-26). */
const STEPS: readonly Step[] = [
  { action: 'create', from: null, to: 'draft', by: 'owner_id', at: 'created_at', when: sql`true` },
  {
    action: 'submit',
    from: 'draft',
    to: 'review',
    by: 'owner_id',
    at: 'submitted_at',
    when: both(isOthers, sql`g.state <> 'draft'`),
  },
  {
    action: 'approve',
    from: 'review',
    to: 'approved',
    by: 'manager_id',
    at: 'approved_at',
    when: both(isOthers, isPublished),
  },
  {
    action: 'publish',
    from: 'draft',
    to: 'approved',
    by: 'owner_id',
    at: 'approved_at',
    when: both(isCeos, isPublished),
  },
  {
    action: 'requestShelve',
    from: 'approved',
    to: 'shelving_in_review',
    by: 'owner_id',
    at: 'closed_at',
    when: is('shelving_in_review'),
  },
  {
    action: 'shelve',
    from: 'approved',
    to: 'shelved',
    by: 'manager_id',
    at: 'closed_at',
    when: is('shelved'),
  },
  {
    action: 'submitResult',
    from: 'approved',
    to: 'results_in_review',
    by: 'owner_id',
    at: 'closed_at',
    when: both(isOthers, sql`g.state in ('results_in_review', 'finalized')`),
  },
  {
    action: 'finalize',
    from: 'results_in_review',
    to: 'finalized',
    by: 'manager_id',
    at: 'closed_at',
    when: both(isOthers, is('finalized')),
  },
  {
    action: 'submitOwnFinalResult',
    from: 'approved',
    to: 'finalized',
    by: 'owner_id',
    at: 'closed_at',
    when: both(isCeos, is('finalized')),
  },
];

/** Writes the history of the planned goals. */
export async function addHistory(db: Db, { tenantId }: GoalsPlan): Promise<void> {
  for (const { action, from, to, by, at, when } of STEPS) {
    await sql`insert into goal_transitions (tenant_id, goal_id, transitionable_type, action, from_state, to_state,
        goal_name, person_id, created_at)
      select ${tenantId}, g.id, 'Goal', ${action}, ${from}::text, ${to}, goal.title,
        coalesce(${sql.ref(`g.${by}`)}, g.owner_id), ${sql.ref(`g.${at}`)}
      from seed_goals g join goals goal on goal.tenant_id = ${tenantId} and goal.id = g.id
      where ${when}
      order by g.n`.execute(db);
  }
}
