import { goalTextRow } from '../core/records/goal-texts.ts';
import type { GoalEditState, GoalState } from '@cadence/shared-contract';
import { actorFlagsOf, NO_FLAGS } from '@cadence/shared-contract';
import type { Insertable } from 'kysely';
import type { DatabaseHandle } from '../../../kernel/db/index.ts';
import type { GoalsTable } from '../../../migrations/goal-tables.ts';
import { findRecord } from '../core/records/goal-records.queries.ts';
import { disableWeeks, enableWeeks } from '../core/steps/enabled-weeks.queries.ts';

/** A goal inserted directly into its tables, for tests that only need it to exist. */
export interface GoalRows {
  readonly tenantId: number;
  readonly periodId: number;
  readonly ownerId: number;
  readonly state: GoalState;
  readonly edit?: GoalEditState;
  /** The reviewer of a finalized goal's result. */
  readonly reviewerId?: number;
  readonly values?: Partial<Insertable<GoalsTable>>;
  readonly now: Date;
  /** The calendar date of its approval. */
  readonly today: string;
}

let serial = 0;

const WITH_WEEKS: readonly GoalState[] = [
  'approved',
  'shelving_in_review',
  'shelved',
  'results_in_review',
  'finalized',
];
const CLOSED: readonly GoalState[] = ['shelved', 'results_in_review', 'finalized'];
const WITH_RESULT: readonly GoalState[] = ['results_in_review', 'finalized'];

/** Inserts a goal as the product would have left it in this state, except for its history; returns its id. */
export function insertGoalRows(handle: DatabaseHandle, goal: GoalRows): Promise<number> {
  const { tenantId, ownerId, now, today } = goal;
  serial += 1;
  const texts = goalTextRow({ Title: `Goal ${serial}`, Measurement: 'Counted' });
  const times = { created_at: now, updated_at: now, state_since: now };
  return handle.transaction({ role: 'owner', tenantId }, async (db) => {
    const { id } = await db
      .insertInto('goals')
      .values({
        ...texts,
        ...times,
        tenant_id: tenantId,
        period_id: goal.periodId,
        owner_id: ownerId,
        creator_id: ownerId,
        state: goal.state,
        goal_type: 'SMART',
        is_private: false,
        ...goal.values,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const own = { tenant_id: tenantId, goal_id: id };
    const record = await findRecord(
      db,
      {
        tenantId,
        id: ownerId,
        role: 'contributor',
        ...actorFlagsOf(NO_FLAGS),
        decides: [],
      },
      id,
    );
    if (record && WITH_WEEKS.includes(goal.state)) await enableWeeks(db, record, today);
    if (CLOSED.includes(goal.state)) await disableWeeks(db, id, today);
    const result = { ...own, completed: true, created_at: now, updated_at: now };
    if (WITH_RESULT.includes(goal.state)) {
      await db
        .insertInto('goal_results')
        .values({ ...result, person_id: ownerId, quality: 3, outcome: 'Done.' })
        .execute();
    }
    if (goal.state === 'finalized') {
      const reviewer = { person_id: goal.reviewerId ?? ownerId, feedback: 'Fine.' };
      await db
        .insertInto('goal_manager_results')
        .values({ ...result, ...reviewer })
        .execute();
    }
    if (goal.edit) {
      const edit = { ...own, ...texts, ...times, title: 'Edited', creator_id: ownerId, is_private: false };
      await db
        .insertInto('goal_edits')
        .values({ ...edit, parent_id: goal.values?.parent_id ?? null, state: goal.edit })
        .execute();
    }
    return id;
  });
}
