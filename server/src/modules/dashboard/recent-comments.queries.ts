import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import type { Actor } from '../../kernel/session/index.ts';

export interface RecentCommentRow {
  readonly id: number;
  readonly comment: string;
  readonly person_id: number;
  readonly created_at: Date;
  readonly goal_id: number;
  readonly title: string;
}

/** What others wrote about the weekly updates of the actor's own goals since then, newest first. */
export async function findRecentComments(
  db: Db,
  { tenantId, id }: Actor,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<readonly RecentCommentRow[]> {
  const { rows } = await sql<RecentCommentRow>`
    select c.id, c.comment, c.person_id, c.created_at, g.id as goal_id, g.title
    from goals g
    join goal_comments c on c.tenant_id = g.tenant_id and c.goal_id = g.id
    where g.tenant_id = ${tenantId} and g.owner_id = ${id} and g.deleted_at is null and c.type = 'GoalStatus'
      and c.person_id <> ${id} and c.created_at > ${since}
    order by c.id desc limit ${limit}`.execute(db);
  return rows;
}
