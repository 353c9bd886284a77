import fc from 'fast-check';
import { sql } from 'kysely';
import type { Member } from '../../goals/testing/goal-world.ts';
import type { ReportWorld } from './report-world.ts';

const OWNERS = ['ceo', 'vp', 'manager', 'owner', 'peer', 'stranger'] as const satisfies readonly Member[];
const STATES = ['draft', 'review', 'approved', 'results_in_review', 'finalized', 'shelved'] as const;

/** A goal of a random organisation; `under` is the place of the goal that it is aligned to, if it comes before. */
const goal = fc.record({
  by: fc.constantFrom(...OWNERS),
  state: fc.constantFrom(...STATES, 'finalized' as const, 'finalized' as const),
  isPast: fc.boolean(),
  isPrivate: fc.boolean(),
  isCompany: fc.boolean(),
  own: fc.boolean(),
  other: fc.boolean(),
  under: fc.nat(12),
});
/** So many that a quarter has more than the slides of a year show. */
export const randomGoals = fc.array(goal, { minLength: 0, maxLength: 48, size: 'max' });
export type RandomGoal = typeof randomGoals extends fc.Arbitrary<(infer One)[]> ? One : never;

/** Replaces all goals of the organisation by these. */
export async function replaceGoals(
  { talent: { world, periodId: past } }: ReportWorld,
  goals: readonly RandomGoal[],
): Promise<void> {
  const asOwner = (statement: ReturnType<typeof sql>): Promise<unknown> =>
    world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, (db) => statement.execute(db));
  for (const table of ['goal_statuses', 'goal_manager_results', 'goal_results', 'goals'])
    await asOwner(sql`delete from ${sql.table(table)}`);
  const ids: number[] = [];
  for (const { by, state, isPast, isPrivate, isCompany, own, other, under } of goals) {
    const owner_was_ceo = isCompany && by === 'ceo';
    const periodId = isPast ? past : world.periodId;
    const parent = goals[under]?.isPast === isPast && by !== 'ceo' ? ids[under] : undefined;
    const id = await world.rows({
      ...{ by, state, periodId },
      values: {
        is_private: isPrivate && !owner_was_ceo,
        owner_was_ceo,
        ...(parent !== undefined && { parent_id: parent }),
      },
    });
    ids.push(id);
    if (!own) await asOwner(sql`update goal_results set completed = false where goal_id = ${id}`);
    if (!other) await asOwner(sql`update goal_manager_results set completed = false where goal_id = ${id}`);
  }
}
