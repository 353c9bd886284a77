import type { ParamsOf } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import { REF_COLUMNS } from '../../people/index.ts';
import type { Viewer } from '../core/visibility/viewer.ts';
import { knownId, visibleTo } from '../core/visibility/visibility.queries.ts';
import { searchPattern } from './goal-search.queries.ts';

/** People who own goals or may be given one, by name. */
export function listAssignable(db: Db) {
  return db
    .selectFrom('people')
    .select(REF_COLUMNS)
    .where('deactivated_at', 'is', null)
    .where('role', '<>', 'observer')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** The words of a search that count; nobody types more to find one goal. */
const MAX_WORDS = 8;

/** Each word is in the title or in the owner's name. */
function holdsWords(search: string): RawBuilder<boolean> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const found = words.map((word) => {
    const pattern = searchPattern(word);
    return sql<boolean>`(g.title_key like ${pattern} or lower(owner.name) like ${pattern})`;
  });
  return found.length === 0 ? sql`true` : sql`${sql.join(found, sql` and `)}`;
}

/** Whose goals of which period are requested, and for whose goal. */
export type ParentQuestion = ParamsOf<'goals.parentCandidates'>;

/** The search and page of the candidates. */
export interface CandidatePage {
  readonly search: string;
  readonly offset: number;
  readonly limit: number;
}

/** Goals that a goal may be aligned to, nearest first, each with whether it is the goal itself or beneath it. */
export function findParentCandidates(
  db: Db,
  actor: Viewer,
  { userId, periodId, ownerId, goalId, search, offset, limit }: ParentQuestion & CandidatePage,
) {
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
    .where(holdsWords(search))
    .$if(userId !== actor.id, (qb) => qb.where('g.owner_id', '=', userId))
    .$if(isOwnTreeOnly, (qb) => qb.where(sql<boolean>`g.id in (select id from own_tree)`))
    .orderBy(sql`g.owner_id = (select o.manager_id from people o where o.id = ${ownerId}) desc nulls last`)
    .orderBy('g.is_company', 'desc')
    .orderBy('g.title_key')
    .orderBy('g.id')
    .offset(offset)
    .limit(limit)
    .execute();
}

export type CandidateRow = Awaited<ReturnType<typeof findParentCandidates>>[number];
