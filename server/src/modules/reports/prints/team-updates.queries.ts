import { sql } from 'kysely';
import { visibleTo } from '../../goals/index.ts';
import type { ReportCtx } from '../report-request.ts';

/** A person of the team. */
export interface TeamPerson {
  readonly id: number;
  readonly path: string;
  readonly name: string;
  readonly org_unit: string | null;
  readonly job_title: string | null;
  readonly manager_id: number | null;
  readonly avatar_key: string | null;
}

/** A person and their direct reports by name, the person first; without deactivated people. */
export async function findTeamOf({ db, actor }: ReportCtx, userId: number): Promise<readonly TeamPerson[]> {
  const { rows } = await sql<TeamPerson>`
    select p.id, p.path::text as path, p.name, p.org_unit, p.job_title, p.manager_id, p.avatar_key from people p
    where p.tenant_id = ${actor.tenantId} and (p.id = ${userId} or p.manager_id = ${userId}) and p.deactivated_at is null
    order by p.id = ${userId} desc, lower(p.name), p.id`.execute(db);
  return rows;
}

/** Published and finalized goals of people in a period, as far as the reader may see them (people §8), by owner. */
export async function findPublishedGoals(
  { db, actor }: ReportCtx,
  { ownerIds, periodId }: { readonly ownerIds: readonly number[]; readonly periodId: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select g.id from goals g
    where g.tenant_id = ${actor.tenantId} and g.period_id = ${periodId} and g.owner_id = any(${ownerIds}::int[])
      and g.state in ('approved', 'results_in_review', 'finalized') and ${visibleTo(actor)}
    order by g.title_key, g.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A person's last comment on a weekly update. */
export interface LastComment {
  readonly goal_id: number;
  readonly comment: string;
  readonly by: string;
  readonly at: Date;
}

/** The owner's last comment on a weekly update of each goal. */
export async function findLastComments(
  { db, actor }: ReportCtx,
  goalIds: readonly number[],
): Promise<ReadonlyMap<number, LastComment>> {
  const { rows } = await sql<LastComment>`
    select distinct on (c.goal_id) c.goal_id, c.comment, p.name as by, c.created_at as at
    from goal_comments c
    join goals g on g.tenant_id = c.tenant_id and g.id = c.goal_id and g.owner_id = c.person_id
    join people p on p.tenant_id = c.tenant_id and p.id = c.person_id
    where c.tenant_id = ${actor.tenantId} and c.goal_id = any(${goalIds}::int[]) and c.status_id is not null
    order by c.goal_id, c.created_at desc, c.id desc`.execute(db);
  return new Map(rows.map((row) => [row.goal_id, row]));
}
