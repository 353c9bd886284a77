import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database, Db } from '../../../kernel/db/index.ts';

export interface Posting {
  readonly statusId: number;
  readonly likelihood: number;
  readonly quality: number;
  readonly now: Date;
}

/** A comment written with an earlier submit of the same form. */
export interface EarlierComment {
  readonly statusId: number;
  readonly personId: number;
  readonly earlierAt: Date;
}

export interface Rewording extends EarlierComment {
  readonly comment: string;
  readonly now: Date;
}

/** Fills a weekly status in; a second posting in the same week replaces the first. */
export async function fillStatus(db: Db, { statusId, likelihood, quality, now }: Posting): Promise<void> {
  await db
    .updateTable('goal_statuses')
    .set({ likelihood, quality, posted_at: now })
    .where('id', '=', statusId)
    .execute();
}

/** Updates the goal's latest status and its deltas from its posted statuses (D-14). */
export async function refreshRecentStatus(db: Db, goalId: number): Promise<void> {
  await sql`
    update goals g set status_week = latest.week_start, likelihood = latest.likelihood, quality = latest.quality,
      likelihood_delta = coalesce(latest.likelihood - latest.likelihood_before, 0),
      quality_delta = coalesce(latest.quality - latest.quality_before, 0)
    from (
      select s.tenant_id, s.goal_id, s.week_start, s.likelihood, s.quality,
        lag(s.likelihood) over posted as likelihood_before, lag(s.quality) over posted as quality_before
      from goal_statuses s
      where s.goal_id = ${goalId} and s.posted_at is not null
      window posted as (order by s.week_start)
      order by s.week_start desc
      limit 1
    ) latest
    where g.tenant_id = latest.tenant_id and g.id = latest.goal_id`.execute(db);
}

const wasWritten =
  ({ statusId, personId, earlierAt }: EarlierComment) =>
  (row: ExpressionBuilder<Database, 'goal_comments'>) =>
    row.and([
      row('status_id', '=', statusId),
      row('person_id', '=', personId),
      row.or([row('created_at', '=', earlierAt), row('updated_at', '=', earlierAt)]),
    ]);

/** Replaces the text of that comment; false when the earlier submit had none. */
export async function rewordComment(db: Db, { comment, now, ...earlier }: Rewording): Promise<boolean> {
  const changed = await db
    .updateTable('goal_comments')
    .set({ comment, updated_at: now })
    .where(wasWritten(earlier))
    .returning('id')
    .execute();
  return changed.length > 0;
}

/** Deletes that comment, where the earlier submit had one. */
export async function withdrawComment(db: Db, earlier: EarlierComment): Promise<void> {
  await db.deleteFrom('goal_comments').where(wasWritten(earlier)).execute();
}
