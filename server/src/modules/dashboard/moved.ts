import type { OutputOf } from '@cadence/shared-contract';
import { LIMITS } from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import { findVisitBefore } from '../../kernel/session/index.ts';
import { findPersonRefs } from '../people/index.ts';
import { currentPeriod } from '../periods/index.ts';
import { findMoves } from './moved.queries.ts';

/** What is looked back on at most (D-102), in milliseconds. */
const WEEK = 7 * 24 * 3_600_000;

/** The goals whose likelihood moved since the viewer's last visit, a week back at most, worst first (D-102). */
export async function readMoved(
  ctx: Pick<Ctx, 'db' | 'actor' | 'tenant' | 'today' | 'now'>,
): Promise<OutputOf<'dashboard.moved'>> {
  const { db, actor, today, now } = ctx;
  const visit = await findVisitBefore(db, { tenantId: actor.tenantId, personId: actor.id });
  const weekAgo = new Date(now.getTime() - WEEK);
  const isLastVisit = visit !== null && visit > weekAgo;
  const since = isLastVisit ? visit : weekAgo;
  const { id: periodId } = await currentPeriod(db, actor.tenantId, today);
  const rows = await findMoves(db, { actor, periodId, since, limit: LIMITS.dashboardMoves });
  const people = await findPersonRefs(
    ctx,
    rows.map((row) => row.owner_id),
  );
  return {
    Since: since.toISOString(),
    IsLastVisit: isLastVisit,
    count: rows[0]?.total ?? 0,
    data: rows.flatMap((row) => {
      const User = people.get(row.owner_id);
      if (!User) return [];
      return {
        GoalId: row.goal_id,
        Title: row.title,
        User,
        From: row.from_level,
        To: row.to_level,
        At: row.posted_at.toISOString(),
        Comment: row.comment,
      };
    }),
  };
}
