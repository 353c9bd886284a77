import type { FlagColumn } from '@cadence/shared-contract';
import { actorFlagsOf, FLAG_COLUMNS, flagsOfRow } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../../../kernel/db/index.ts';
import { approverIdOf } from '../../../people/index.ts';
import type { RowViewer } from '../visibility/viewer.ts';
import type { GoalSubject } from './goal-facts.ts';

const VIEWER_COLUMNS = ['tenant_id', 'id', 'role', ...FLAG_COLUMNS] as const;

interface ViewerRow extends Readonly<Record<FlagColumn, boolean>> {
  readonly tenant_id: number;
  readonly id: number;
  readonly role: RowViewer['role'];
}

function viewerOf(row: ViewerRow): RowViewer {
  return {
    tenantId: row.tenant_id,
    id: row.id,
    role: row.role,
    ...actorFlagsOf(flagsOfRow(row)),
  };
}

/** Everyone whom a goal may concern: people with these ids, its followers, or direct reports of a person. */
export interface Around {
  readonly ids: readonly number[];
  readonly followersOf?: number | undefined;
  readonly reportsOf?: number | undefined;
}

/** Active people around a goal, as viewers. The SQL text never varies: prepared statements are cached by text. */
export async function findPeopleAround(
  db: Db,
  tenantId: number,
  { ids, followersOf, reportsOf }: Around,
): Promise<RowViewer[]> {
  if (ids.length === 0 && followersOf === undefined && reportsOf === undefined) return [];
  const around = sql<number>`(
    select unnest(${ids}::int[])
    union all select f.person_id from goal_follows f
      where f.tenant_id = ${tenantId} and f.goal_id = ${followersOf ?? null}::int
    union all select r.id from people r where r.tenant_id = ${tenantId} and r.manager_id = ${reportsOf ?? null}::int
  )`;
  const rows = await db
    .selectFrom('people')
    .select(VIEWER_COLUMNS)
    .where('tenant_id', '=', tenantId)
    .where('deactivated_at', 'is', null)
    .where('id', 'in', around)
    .execute();
  return rows.map(viewerOf);
}

/** Active people of these ids, as viewers. */
export function findViewers(db: Db, tenantId: number, ids: readonly number[]): Promise<RowViewer[]> {
  return findPeopleAround(db, tenantId, { ids });
}

/**
 * Active people with these ids, and everyone whose role or flag lets them read what others do not: the ceo, Goal Admins
 * and, for comments on approval steps, Org Admins.
 */
export async function findEntitled(db: Db, tenantId: number, ids: readonly number[]): Promise<RowViewer[]> {
  const rows = await db
    .selectFrom('people')
    .select(VIEWER_COLUMNS)
    .where('tenant_id', '=', tenantId)
    .where('deactivated_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('id', '=', sql<number>`any(${ids}::int[])`),
        eb('is_goal_admin', '=', true),
        eb('is_org_admin', '=', true),
        eb('role', '=', 'ceo'),
      ]),
    )
    .execute();
  return rows.map(viewerOf);
}

/** Goals by id, including deleted ones, with the fields that decide who sees them. */
export async function findSubjects(db: Db, tenantId: number, ids: readonly number[]): Promise<GoalSubject[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('goals as g')
    .innerJoin('people as owner', (join) =>
      join.onRef('owner.tenant_id', '=', 'g.tenant_id').onRef('owner.id', '=', 'g.owner_id'),
    )
    .select(['g.id', 'g.title', 'g.period_id', 'g.parent_id', 'g.owner_id', 'g.creator_id', 'g.state'])
    .select(['g.is_private', 'g.is_company', 'g.deleted_at', 'g.updated_at'])
    .select(approverIdOf('owner').as('approver_id'))
    .where('g.tenant_id', '=', tenantId)
    .where('g.id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
}

/** Active Goal Managers who own a goal above this one, for whom `is_beneath_own` is true. */
export async function findGoalManagersAbove(db: Db, tenantId: number, goalId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive above as (
      select p.tenant_id, p.id, p.parent_id, p.owner_id from goals g
      join goals p on p.tenant_id = g.tenant_id and p.id = g.parent_id
      where g.tenant_id = ${tenantId} and g.id = ${goalId} and p.deleted_at is null
      union
      select p.tenant_id, p.id, p.parent_id, p.owner_id from goals p
      join above on p.tenant_id = above.tenant_id and p.id = above.parent_id
      where p.deleted_at is null
    )
    select distinct m.id from above join people m on m.tenant_id = above.tenant_id and m.id = above.owner_id
    where m.is_goal_manager and m.deactivated_at is null`.execute(db);
  return rows.map(({ id }) => id);
}

/** Goals aligned directly to a goal, with their owners. */
export function findChildGoals(
  db: Db,
  tenantId: number,
  goalId: number,
): Promise<{ id: number; owner_id: number; title: string }[]> {
  return db
    .selectFrom('goals')
    .select(['id', 'owner_id', 'title'])
    .where('tenant_id', '=', tenantId)
    .where('parent_id', '=', goalId)
    .where('deleted_at', 'is', null)
    .execute();
}
