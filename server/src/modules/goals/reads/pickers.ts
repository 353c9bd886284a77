import type { OutputOf, ParamsOf, ParentCandidate, PeriodSummary } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/index.ts';
import { presentPersonRef, REF_COLUMNS } from '../../people/index.ts';
import { UNALIGNABLE_STATES } from '../changes/parent-rules.ts';
import { listPeriods } from '../periods/periods.queries.ts';
import { currentPeriod } from '../periods/session-period.ts';
import { visibleTo } from '../policy/visibility.ts';

/** All periods, oldest first; `Index` counts from the current one (core §3). */
export async function readPeriods({ db, actor, today }: Ctx): Promise<PeriodSummary[]> {
  const current = await currentPeriod(db, actor.tenantId, today);
  const periods = await listPeriods(db);
  const origin = periods.findIndex((period) => period.id === current.id);
  return periods.map((period, index) => ({
    Id: period.id,
    StartDate: period.start_date,
    EndDate: period.end_date,
    Quarter: period.quarter,
    Year: period.year,
    Index: index - origin,
  }));
}

/** People who own goals or may be given one, by name, and the departments there are. */
export async function readGoalUsers({ db }: Ctx): Promise<OutputOf<'goals.users'>> {
  const rows = await db
    .selectFrom('people')
    .select(REF_COLUMNS)
    .where('deactivated_at', 'is', null)
    .where('role', '<>', 'observer')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  const departments = [...new Set(rows.flatMap((row) => row.org_unit ?? []))];
  return {
    data: rows.map(presentPersonRef),
    departments: departments.sort((a, b) => a.localeCompare(b, 'en')),
  };
}

/** More than a person can look through; the nearest come first. */
const MAX_CANDIDATES = 300;

/**
 * Goals of a period that a goal of `ownerId` may be aligned to: those of `userId`, or with one's own id all that the
 * actor may see. Nearest first: the owner's manager's, the company's, then the rest by title. The goal itself, goals
 * beneath it, and drafts, shelved and finalized ones are shown disabled (D-29); a Goal Manager who places another
 * person's goal is offered their own tree only (people §6).
 */
export async function readParentCandidates(
  { db, actor }: Ctx,
  { userId, periodId, ownerId, goalId }: ParamsOf<'goals.parentCandidates'>,
): Promise<ParentCandidate[]> {
  const isOwnTreeOnly = actor.isGoalManager && ownerId !== actor.id;
  const rows = await db
    .withRecursive('own_tree', (qb) =>
      qb
        .selectFrom('goals as t')
        .select('t.id')
        .where('t.owner_id', '=', actor.id)
        .where('t.period_id', '=', periodId)
        .where('t.deleted_at', 'is', null)
        .union(
          qb.selectFrom('goals as t').innerJoin('own_tree', 'own_tree.id', 't.parent_id').select('t.id'),
        ),
    )
    .withRecursive('beneath', (qb) =>
      qb
        .selectFrom('goals as t')
        .select('t.id')
        .where('t.id', '=', goalId)
        .union(qb.selectFrom('goals as t').innerJoin('beneath', 'beneath.id', 't.parent_id').select('t.id')),
    )
    .selectFrom('goals as g')
    .innerJoin('people as owner', 'owner.id', 'g.owner_id')
    .select(['g.id', 'g.title', 'g.parent_id', 'g.is_company', 'g.state'])
    .select([
      'owner.id as owner_id',
      'owner.name as owner_name',
      'owner.job_title as owner_job_title',
      'owner.org_unit as owner_org_unit',
      'owner.manager_id as owner_manager_id',
    ])
    .select(sql<boolean>`g.id in (select id from beneath)`.as('is_beneath'))
    .where('g.period_id', '=', periodId)
    .where(visibleTo(actor))
    .$if(userId !== actor.id, (qb) => qb.where('g.owner_id', '=', userId))
    .$if(isOwnTreeOnly, (qb) => qb.where(sql<boolean>`g.id in (select id from own_tree)`))
    .orderBy(sql`g.owner_id = (select o.manager_id from people o where o.id = ${ownerId}) desc nulls last`)
    .orderBy('g.is_company', 'desc')
    .orderBy(sql`lower(g.title)`)
    .orderBy('g.id')
    .limit(MAX_CANDIDATES)
    .execute();
  return rows.map((row) => ({
    Id: row.id,
    Title: row.title,
    Owner: presentPersonRef({
      id: row.owner_id,
      name: row.owner_name,
      job_title: row.owner_job_title,
      org_unit: row.owner_org_unit,
      manager_id: row.owner_manager_id,
    }),
    ParentId: row.parent_id,
    IsCompanyGoal: row.is_company,
    IsDisabled: row.is_beneath || UNALIGNABLE_STATES.some((state) => state === row.state),
  }));
}
