import type { ReportParams } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

type AskedOrder = Pick<ReportParams, 'SortBy' | 'SortOrder'>;

/** The orders of a list by the keys of its columns, and its default order. */
interface Orders {
  readonly byColumn: Readonly<Record<string, RawBuilder<unknown>>>;
  readonly usual: RawBuilder<unknown>;
}

function orderOf({ SortBy, SortOrder }: AskedOrder, { byColumn, usual }: Orders): RawBuilder<unknown> {
  const chosen = SortBy !== undefined && Object.hasOwn(byColumn, SortBy) ? byColumn[SortBy] : undefined;
  if (!chosen) return usual;
  return SortOrder === 'desc'
    ? sql`${chosen} desc nulls last, ${usual}`
    : sql`${chosen} asc nulls last, ${usual}`;
}

const GOALS: Orders = {
  byColumn: {
    title: sql`g.title_key`,
    owner: sql`lower(owner.name)`,
    department: sql`lower(owner.org_unit)`,
  },
  usual: sql`lower(owner.name), g.title_key, g.id`,
};

/** Whether goals can be sorted by a column. */
export const isGoalOrder = (column: string | undefined): boolean =>
  column !== undefined && Object.hasOwn(GOALS.byColumn, column);

/** SQL for the order of goals, over `g` and `owner`. */
export const goalOrder = (asked: AskedOrder): RawBuilder<unknown> => orderOf(asked, GOALS);

/** SQL for the order of people, over `p`. */
export const memberOrder = (asked: AskedOrder): RawBuilder<unknown> =>
  orderOf(asked, {
    byColumn: { user: sql`lower(p.name)`, department: sql`lower(p.org_unit)` },
    usual: sql`lower(p.name), p.id`,
  });

/** SQL for the order of the directory, over `people`. */
export const directoryOrder = (asked: AskedOrder): RawBuilder<unknown> =>
  orderOf(asked, {
    byColumn: {
      user: sql`lower(people.name)`,
      jobTitle: sql`lower(people.job_title)`,
      department: sql`lower(people.org_unit)`,
    },
    usual: sql`lower(people.name), people.id`,
  });
