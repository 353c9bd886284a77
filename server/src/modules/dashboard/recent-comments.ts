import type { OutputOf } from '@cadence/shared-contract';
import { LIMITS } from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import { findPersonRefs } from '../people/index.ts';
import { findRecentComments } from './recent-comments.queries.ts';

const DAY = 24 * 3_600_000;

/** What others wrote lately about the actor's weekly updates; everyone who sees a goal reads these (D-33). */
export async function readRecentComments(
  ctx: Pick<Ctx, 'db' | 'actor' | 'tenant' | 'today' | 'now'>,
): Promise<OutputOf<'dashboard.comments'>> {
  const since = new Date(ctx.now.getTime() - LIMITS.dashboardCommentDays * DAY);
  const rows = await findRecentComments(ctx.db, ctx.actor, { since, limit: LIMITS.dashboardComments });
  const people = await findPersonRefs(
    ctx,
    rows.map((row) => row.person_id),
  );
  return {
    data: rows.flatMap((row) => {
      const User = people.get(row.person_id);
      if (!User) return [];
      const { id: Id, comment: Comment, goal_id: GoalId, title: Title } = row;
      return { Id, Comment, User, At: row.created_at.toISOString(), GoalId, Title };
    }),
  };
}
