import type { Db } from '../../../kernel/db/index.ts';
import type { Viewer } from '../policy/viewer.ts';

const VIEWER_COLUMNS = [
  'tenant_id',
  'id',
  'role',
  'is_org_admin',
  'is_goal_admin',
  'is_goal_manager',
] as const;

interface ViewerRow {
  readonly tenant_id: number;
  readonly id: number;
  readonly role: Viewer['role'];
  readonly is_org_admin: boolean;
  readonly is_goal_admin: boolean;
  readonly is_goal_manager: boolean;
}

function viewerOf(row: ViewerRow): Viewer {
  return {
    tenantId: row.tenant_id,
    id: row.id,
    role: row.role,
    isOrgAdmin: row.is_org_admin,
    isGoalAdmin: row.is_goal_admin,
    isGoalManager: row.is_goal_manager,
  };
}

/** Active people of these ids, as viewers. */
export async function findViewers(db: Db, ids: readonly number[]): Promise<Viewer[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('people')
    .select(VIEWER_COLUMNS)
    .where('id', 'in', ids)
    .where('deactivated_at', 'is', null)
    .execute();
  return rows.map(viewerOf);
}

/** Active people of these ids, and everyone whose office lets them see what others do not: the ceo, Goal Admins. */
export async function findEntitled(db: Db, ids: readonly number[]): Promise<Viewer[]> {
  const rows = await db
    .selectFrom('people')
    .select(VIEWER_COLUMNS)
    .where('deactivated_at', 'is', null)
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
        eb('is_goal_admin', '=', true),
        eb('role', '=', 'ceo'),
      ]),
    )
    .execute();
  return rows.map(viewerOf);
}

export async function findFollowerIds(db: Db, goalId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('goal_follows')
    .select('person_id')
    .where('goal_id', '=', goalId)
    .execute();
  return rows.map((row) => row.person_id);
}

export async function findReportIds(db: Db, managerId: number): Promise<number[]> {
  const rows = await db.selectFrom('people').select('id').where('manager_id', '=', managerId).execute();
  return rows.map((row) => row.id);
}

export async function findOwnerId(db: Db, goalId: number): Promise<number | null> {
  const row = await db
    .selectFrom('goals')
    .select('owner_id')
    .where('id', '=', goalId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.owner_id ?? null;
}

/** Goals aligned directly to a goal, with their owners. */
export function findChildGoals(
  db: Db,
  goalId: number,
): Promise<{ id: number; owner_id: number; title: string }[]> {
  return db
    .selectFrom('goals')
    .select(['id', 'owner_id', 'title'])
    .where('parent_id', '=', goalId)
    .where('deleted_at', 'is', null)
    .execute();
}
