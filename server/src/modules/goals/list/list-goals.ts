import type { GoalListInput, GoalPage } from '@cadence/shared-contract';
import { LIMITS } from '@cadence/shared-contract';
import type { Ctx } from '../../../kernel/http/index.ts';
import { currentPeriod } from '../../periods/index.ts';
import { findRecords } from '../core/records/goal-records.queries.ts';
import { presentGoals } from '../core/records/present-goal.ts';
import type { FoundPage } from './goal-list.queries.ts';
import { findPage } from './goal-list.queries.ts';
import { decodeCursor, encodeCursor } from './list-cursor.ts';
import { findListScope } from './list-scope.queries.ts';

const EMPTY: FoundPage = { rows: [], count: 0 };

/**
 * The goals of a period (by default the current one) that the viewer may see and the filters keep, in the documented
 * order (core §2 Goals list, D-19, D-75). The number of queries does not depend on the page.
 *
 * @throws invalid for an `After` that is not a cursor
 */
export async function listGoals(ctx: Ctx, input: GoalListInput): Promise<GoalPage> {
  const { db, actor, today } = ctx;
  const limit = input.PageSize ?? LIMITS.goalPageSize;
  const after = input.After === undefined ? null : decodeCursor(input.After);
  const offset = after ? 0 : ((input.Page ?? 1) - 1) * limit;
  const { owners, found, ...scope } = await findListScope(db, ctx, input);
  // The current period is created when it is missing; a requested one is not.
  const period = scope.period ?? (input.PeriodId ? null : await currentPeriod(db, actor.tenantId, today));
  const page = period
    ? await findPage(db, { actor, today, period, owners, found }, { filter: input, limit, offset, after })
    : EMPTY;
  const records = await findRecords(
    db,
    actor,
    page.rows.map((row) => row.id),
  );
  const goals = await presentGoals(ctx, records);
  const last = page.rows.at(-1);
  return {
    data: goals,
    goalEdits: goals.flatMap((goal) => goal.GoalEdit ?? []),
    pendingEdits: goals.filter((goal) => goal.Flags.PendingEdits).map((goal) => goal.Id),
    followed: records.filter((record) => record.is_followed).map((record) => record.id),
    ceo: scope.ceoId,
    count: page.count,
    // A full page may be the last one; then the cursor leads to an empty page, which is correct too.
    After: last && page.rows.length === limit ? encodeCursor(last) : null,
  };
}
