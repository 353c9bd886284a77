import type { OutputOf, ParamsOf, ParentCandidate, PeriodSummary, QueryOf } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/index.ts';
import { presentPersonRef, REF_COLUMNS } from '../../people/index.ts';
import { UNALIGNABLE_STATES } from '../core/steps/parent-rules.ts';
import { containing } from '../../../kernel/db/index.ts';
import type { PeriodRow } from '../../periods/index.ts';
import { allPeriods } from '../../periods/index.ts';
import { knownId, visibleTo } from '../core/visibility/visibility.queries.ts';

/** Periods of a list, oldest first; `Index` counts from the current one (core §3). */
export function presentPeriods(
  periods: readonly PeriodRow[],
  current: Pick<PeriodRow, 'id'>,
): PeriodSummary[] {
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

/** All periods, oldest first. */
export async function readPeriods({ db, actor, today }: Ctx): Promise<PeriodSummary[]> {
  const { periods, current } = await allPeriods(db, actor.tenantId, today);
  return presentPeriods(periods, current);
}

/** People who own goals or may be given one, by name, and the departments there are. */
export async function readGoalUsers(ctx: Ctx): Promise<OutputOf<'goals.users'>> {
  const rows = await ctx.db
    .selectFrom('people')
    .select(REF_COLUMNS)
    .where('deactivated_at', 'is', null)
    .where('role', '<>', 'observer')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  const departments = [...new Set(rows.flatMap((row) => row.org_unit ?? []))];
  return {
    data: rows.map((row) => presentPersonRef(ctx, row)),
    departments: departments.sort((a, b) => a.localeCompare(b, 'en')),
  };
}

/** Candidates in one answer: more than a person can look through; the nearest come first. */
const CANDIDATES = 300;
/** Words of a search that count; nobody types more to find one goal. */
const MAX_WORDS = 8;

type Question = ParamsOf<'goals.parentCandidates'>;

function candidatesFor({ db, actor }: Ctx, { userId, periodId, ownerId, goalId }: Question) {
  const isOwnTreeOnly = actor.isGoalManager && ownerId !== actor.id;
  return db
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
    .innerJoin('people as owner', (join) =>
      join.onRef('owner.tenant_id', '=', 'g.tenant_id').onRef('owner.id', '=', 'g.owner_id'),
    )
    .leftJoin('goals as parent', (join) =>
      join.onRef('parent.tenant_id', '=', 'g.tenant_id').onRef('parent.id', '=', 'g.parent_id'),
    )
    .select(['g.id', 'g.title', 'g.is_company', 'g.state'])
    .select(knownId(actor, 'parent').as('known_parent_id'))
    .select([
      'owner.id as owner_id',
      'owner.name as owner_name',
      'owner.job_title as owner_job_title',
      'owner.org_unit as owner_org_unit',
      'owner.manager_id as owner_manager_id',
      'owner.avatar_key as owner_avatar_key',
    ])
    .select(sql<boolean>`g.id in (select id from beneath)`.as('is_beneath'))
    .where('g.tenant_id', '=', actor.tenantId)
    .where('g.period_id', '=', periodId)
    .where(visibleTo(actor))
    .$if(userId !== actor.id, (qb) => qb.where('g.owner_id', '=', userId))
    .$if(isOwnTreeOnly, (qb) => qb.where(sql<boolean>`g.id in (select id from own_tree)`))
    .orderBy(sql`g.owner_id = (select o.manager_id from people o where o.id = ${ownerId}) desc nulls last`)
    .orderBy('g.is_company', 'desc')
    .orderBy('g.title_key')
    .orderBy('g.id');
}

type CandidateRow = Awaited<ReturnType<ReturnType<typeof candidatesFor>['execute']>>[number];

function presentCandidate(ctx: Ctx, row: CandidateRow): ParentCandidate {
  return {
    Id: row.id,
    Title: row.title,
    Owner: presentPersonRef(ctx, {
      id: row.owner_id,
      name: row.owner_name,
      job_title: row.owner_job_title,
      org_unit: row.owner_org_unit,
      manager_id: row.owner_manager_id,
      avatar_key: row.owner_avatar_key,
    }),
    ParentId: row.known_parent_id,
    IsCompanyGoal: row.is_company,
    IsDisabled: row.is_beneath || UNALIGNABLE_STATES.some((state) => state === row.state),
  };
}

/** Each word stands in the title or in the owner's name. */
function holdsWords(search: string): RawBuilder<boolean> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const found = words.map((word) => {
    const pattern = sql`lower(${containing(word)})`;
    return sql<boolean>`(g.title_key like ${pattern} or lower(owner.name) like ${pattern})`;
  });
  return found.length === 0 ? sql`true` : sql`${sql.join(found, sql` and `)}`;
}

/**
 * Goals of a period that a goal of `ownerId` may be aligned to: those of `userId`, or with one's own id all that the
 * actor may see. Nearest first: the owner's manager's, the company's, then the rest by title. The goal itself, goals
 * beneath it, and drafts, shelved and finalized ones are shown disabled (D-29); a Goal Manager who places another
 * person's goal is offered their own tree only (people §6). An organisation has more than one answer holds: `search`
 * and `page` reach all of them.
 */
export async function readParentCandidates(
  ctx: Ctx,
  question: Question,
  { search = '', page = 1 }: NonNullable<QueryOf<'goals.parentCandidates'>> = {},
): Promise<OutputOf<'goals.parentCandidates'>> {
  const rows = await candidatesFor(ctx, question)
    .where(holdsWords(search))
    .offset((page - 1) * CANDIDATES)
    .limit(CANDIDATES + 1)
    .execute();
  return {
    data: rows.slice(0, CANDIDATES).map((row) => presentCandidate(ctx, row)),
    HasMore: rows.length > CANDIDATES,
  };
}
