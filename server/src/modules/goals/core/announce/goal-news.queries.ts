import type { CommentType, NotifiedUpdate } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../../../kernel/db/index.ts';
import { currentTenant, isAnyOf } from '../../../../kernel/db/index.ts';

/** Characters of a comment that a notification quotes. */
const QUOTED = 280;

/** Ids by table; `goals` are those that the reader may see, and nothing of another goal is found. */
interface Sought {
  readonly goals: readonly number[];
  readonly comments: readonly number[];
  readonly transitions: readonly number[];
  readonly statuses: readonly number[];
}

/** The beginning of a comment, and what it was said about. */
export interface SaidRow {
  readonly id: number;
  readonly goal_id: number;
  readonly person_id: number;
  readonly type: CommentType;
  readonly transition_id: number | null;
  readonly status_id: number | null;
  readonly comment: string;
}

/** These comments, and those on these steps and weekly statuses, oldest first. */
export async function findSaid(
  db: Db,
  { goals, comments, transitions, statuses }: Sought,
): Promise<readonly SaidRow[]> {
  if (goals.length === 0 || comments.length + transitions.length + statuses.length === 0) return [];
  return db
    .selectFrom('goal_comments as c')
    .select(['c.id', 'c.goal_id', 'c.person_id', 'c.type', 'c.transition_id', 'c.status_id'])
    .select(sql<string>`left(c.comment, ${QUOTED})`.as('comment'))
    .where('c.tenant_id', '=', currentTenant)
    .where(isAnyOf(sql`c.goal_id`, goals))
    .where((eb) =>
      eb.or([
        isAnyOf(sql`c.id`, comments),
        isAnyOf(sql`c.transition_id`, transitions),
        isAnyOf(sql`c.status_id`, statuses),
      ]),
    )
    .orderBy('c.id')
    .execute();
}

/** These weekly statuses as far as they are posted, each with its difference from the one before (D-14). */
export async function findPostedUpdates(
  db: Db,
  { goals, statuses }: Sought,
): Promise<readonly (NotifiedUpdate & { readonly id: number })[]> {
  if (goals.length === 0 || statuses.length === 0) return [];
  const { rows } = await sql<NotifiedUpdate & { readonly id: number }>`
    select s.id, w.week as "Week", w.start_date as "StartDate", s.likelihood as "Likelihood", s.quality as "Quality",
      coalesce(s.likelihood - before.likelihood, 0) as "LikelihoodDelta",
      coalesce(s.quality - before.quality, 0) as "QualityDelta"
    from goal_statuses s
    join period_weeks w on w.tenant_id = s.tenant_id and w.id = s.week_id
    left join lateral (
      select p.likelihood, p.quality from goal_statuses p
      where p.tenant_id = s.tenant_id and p.goal_id = s.goal_id and p.posted_at is not null
        and p.week_start < s.week_start
      order by p.week_start desc limit 1
    ) before on true
    where s.tenant_id = ${currentTenant} and ${isAnyOf(sql`s.id`, statuses)}
      and ${isAnyOf(sql`s.goal_id`, goals)} and s.posted_at is not null`.execute(db);
  return rows;
}
