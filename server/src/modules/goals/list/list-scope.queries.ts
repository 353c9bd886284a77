import type { GoalListInput } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import { named, titled } from './goal-search.queries.ts';
import { selectedPeople } from './list-filters.queries.ts';
import type { Found, Listing, ListViewer } from './list-rules.queries.ts';

/** What a list depends on besides its filters. Small sets are looked up first, so that goals can be found by them. */
export interface ListScope {
  /** The requested period; null when the tenant does not have it. */
  readonly period: Listing['period'] | null;
  readonly owners: Listing['owners'];
  readonly found: Listing['found'];
  /** Null while the tenant has no ceo. */
  readonly ceoId: number | null;
}

interface ScopeRow {
  readonly id: number | null;
  readonly end_date: string;
  readonly owners: number[];
  readonly goals: number[] | null;
  readonly people: number[] | null;
  readonly ceo_id: number | null;
}

/** Searches with at most this many matches use their ids; with more, the first matches are soon found in any order. */
const FEW = { goals: 2_000, people: 500 } as const;

function fewOf({ goals, people }: ScopeRow): Found | null {
  if (!goals || !people || goals.length > FEW.goals || people.length > FEW.people) return null;
  return { goals, people };
}

/** Reads what a list depends on; for the current period unless one is requested. */
export async function findListScope(
  db: Db,
  { actor, today }: ListViewer,
  input: GoalListInput,
): Promise<ListScope> {
  const isWanted = input.PeriodId
    ? sql`period.id = ${input.PeriodId}`
    : sql`period.start_date <= ${today}::date and period.end_date >= ${today}::date`;
  const text = input.Title?.trim();
  const found = text
    ? sql`${titled(sql`period.id`, text, FEW.goals + 1)} as goals, ${named(text, FEW.people + 1)} as people`
    : sql`null as goals, null as people`;
  const { rows } = await sql<ScopeRow>`
    select period.id, period.end_date, array${selectedPeople(input, actor)} as owners, ${found},
      (select ceo.id from people ceo where ceo.tenant_id = ${actor.tenantId} and ceo.role = 'ceo') as ceo_id
    from (select) nothing
    left join periods period on period.tenant_id = ${actor.tenantId} and ${isWanted}`.execute(db);
  const [row] = rows;
  return {
    period: row && row.id !== null ? { id: row.id, end_date: row.end_date } : null,
    owners: row?.owners ?? [],
    found: row ? fewOf(row) : null,
    ceoId: row?.ceo_id ?? null,
  };
}
