import type { GoalEditState } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { inOrderOf, isAnyOf } from '../../../../kernel/db/index.ts';
import type { Db } from '../../../../kernel/db/index.ts';
import { approverIdOf } from '../../../people/index.ts';
import type { Viewer } from '../visibility/viewer.ts';
import type { GoalTextRow } from './goal-texts.ts';
import { knownId, visibleTo } from '../visibility/visibility.queries.ts';

/** An instant inside JSON: text that `new Date` reads. */
type JsonInstant = string;

/** A goal's open edit, as it is in the row's JSON. */
export interface EditSnapshot extends GoalTextRow {
  readonly id: number;
  readonly goal_id: number;
  readonly state: GoalEditState;
  readonly creator_id: number;
  readonly is_private: boolean;
  readonly parent_id: number | null;
  readonly state_since: JsonInstant;
  readonly updated_at: JsonInstant;
}

interface ResultSnapshot {
  readonly id: number;
  readonly person_id: number;
  readonly completed: boolean;
  readonly objective_result: number | null;
  readonly updated_at: JsonInstant;
}
export interface OwnerResultSnapshot extends ResultSnapshot {
  readonly quality: number;
  readonly outcome: string;
}
export interface ManagerResultSnapshot extends ResultSnapshot {
  readonly feedback: string;
}

function rowAsJson<T>(alias: string): RawBuilder<T | null> {
  return sql<T | null>`to_jsonb(${sql.ref(alias)})`;
}

/** Parent goals that were deleted or shelved leave their children unaligned (D-31, D-32). */
const isAligned = sql<boolean>`(parent.id is not null and parent.deleted_at is null and parent.state <> 'shelved')`;

/** Aligned, at any depth, beneath a goal that the viewer owns (D-25); only computed for Goal Managers. */
function isBeneathOwn(viewer: Viewer): RawBuilder<boolean> {
  if (!viewer.isGoalManager) return sql`false`;
  return sql`exists (
    with recursive up as (
      select p.tenant_id, p.parent_id, p.owner_id from goals p
      where p.tenant_id = g.tenant_id and p.id = g.parent_id and p.deleted_at is null
      union all
      select p.tenant_id, p.parent_id, p.owner_id from goals p
      join up on p.tenant_id = up.tenant_id and p.id = up.parent_id
      where up.owner_id <> ${viewer.id} and p.deleted_at is null
    )
    select from up where owner_id = ${viewer.id})`;
}

/** Goals with their related rows: period, owner, parent, open edit and the edit's parent, results. */
function goalsWithRelations(db: Db) {
  return db
    .selectFrom('goals as g')
    .innerJoin('periods as period', (join) =>
      join.onRef('period.tenant_id', '=', 'g.tenant_id').onRef('period.id', '=', 'g.period_id'),
    )
    .innerJoin('people as owner', (join) =>
      join.onRef('owner.tenant_id', '=', 'g.tenant_id').onRef('owner.id', '=', 'g.owner_id'),
    )
    .leftJoin('goals as parent', (join) =>
      join.onRef('parent.tenant_id', '=', 'g.tenant_id').onRef('parent.id', '=', 'g.parent_id'),
    )
    .leftJoin('goal_edits as edit', (join) =>
      join
        .onRef('edit.tenant_id', '=', 'g.tenant_id')
        .onRef('edit.goal_id', '=', 'g.id')
        .on('edit.state', 'in', ['draft', 'review']),
    )
    .leftJoin('goals as edit_parent', (join) =>
      join
        .onRef('edit_parent.tenant_id', '=', 'edit.tenant_id')
        .onRef('edit_parent.id', '=', 'edit.parent_id'),
    )
    .leftJoin('goal_results as result', (join) =>
      join.onRef('result.tenant_id', '=', 'g.tenant_id').onRef('result.goal_id', '=', 'g.id'),
    )
    .leftJoin('goal_manager_results as verdict', (join) =>
      join.onRef('verdict.tenant_id', '=', 'g.tenant_id').onRef('verdict.goal_id', '=', 'g.id'),
    );
}

/**
 * Everything that a goal row shows and its rules need, as one query; what depends on the viewer is computed for them.
 */
function recordsFor(db: Db, viewer: Viewer) {
  return goalsWithRelations(db)
    .where('g.tenant_id', '=', viewer.tenantId)
    .selectAll('g')
    .select([
      'period.start_date as period_start',
      'period.end_date as period_end',
      'owner.name as owner_name',
      'owner.org_unit as owner_org_unit',
      'owner.job_title as owner_job_title',
      'owner.manager_id as owner_manager_id',
      'owner.avatar_key as owner_avatar_key',
      'owner.role as owner_role',
    ])
    .select((eb) => [
      approverIdOf('owner').as('approver_id'),
      isAligned.as('is_aligned'),
      isBeneathOwn(viewer).as('is_beneath_own'),
      knownId(viewer, 'parent').as('known_parent_id'),
      knownId(viewer, 'edit_parent').as('known_edit_parent_id'),
      sql<string | null>`case when ${visibleTo(viewer, 'parent')} then parent.title end`.as('parent_title'),
      eb
        .selectFrom('goals as child')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('child.tenant_id', '=', 'g.tenant_id')
        .whereRef('child.parent_id', '=', 'g.id')
        .where(visibleTo(viewer, 'child'))
        .as('child_count'),
      eb
        .exists(
          eb
            .selectFrom('goal_follows as follow')
            .select('follow.goal_id')
            .whereRef('follow.tenant_id', '=', 'g.tenant_id')
            .whereRef('follow.goal_id', '=', 'g.id')
            .where('follow.person_id', '=', viewer.id),
        )
        .as('is_followed'),
      rowAsJson<EditSnapshot>('edit').as('edit'),
      rowAsJson<OwnerResultSnapshot>('result').as('result'),
      rowAsJson<ManagerResultSnapshot>('verdict').as('verdict'),
    ]);
}

/** A goal with everything that its rules and its presentation need. */
export type GoalRecord = Awaited<ReturnType<ReturnType<typeof recordsFor>['execute']>>[number];

/** How a goal ended, with its result and review. */
export type OutcomeRow = Readonly<Pick<GoalRecord, 'state' | 'result' | 'verdict'>>;

/** A goal by id, visible or not; policies decide afterwards. */
export function findRecord(db: Db, viewer: Viewer, id: number): Promise<GoalRecord | undefined> {
  return recordsFor(db, viewer).where('g.id', '=', id).executeTakeFirst();
}

/** Goals by id in the order of the ids. The caller has filtered for visibility. */
export async function findRecords(db: Db, viewer: Viewer, ids: readonly number[]): Promise<GoalRecord[]> {
  if (ids.length === 0) return [];
  const rows = await recordsFor(db, viewer)
    .where(isAnyOf(sql`g.id`, ids))
    .execute();
  return inOrderOf(ids, rows);
}

/** The goals among these ids that the viewer may see, in the order of the ids. */
export async function findVisibleRecords(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
): Promise<GoalRecord[]> {
  if (ids.length === 0) return [];
  const rows = await recordsFor(db, viewer)
    .where(isAnyOf(sql`g.id`, ids))
    .where(visibleTo(viewer))
    .execute();
  return inOrderOf(ids, rows);
}
