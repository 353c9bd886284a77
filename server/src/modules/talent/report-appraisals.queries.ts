import type { AppraisalStatus } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { containing, inOrderOf } from '../../kernel/db/index.ts';
import type { Db } from '../../kernel/db/index.ts';
import type { Actor } from '../../kernel/session/index.ts';
import { PRINTABLE_STATES } from './talent.policy.ts';
import { appraisalVisibleTo } from './talent-policy.queries.ts';
import type { ComplianceMember, Team } from './team.queries.ts';
import { complianceSql, eligibleSql } from './team.queries.ts';

/** An eligible person of a team, with what counting needs. */
export interface TeamPlace {
  readonly id: number;
  readonly department: string | null;
  readonly appraisal_id: number | null;
  readonly status: AppraisalStatus;
}

/** Every eligible person of a team, in an order over `p`. */
export async function listTeamPlaces(
  db: Db,
  team: Team,
  { search, order }: { readonly search: string | undefined; readonly order: RawBuilder<unknown> },
): Promise<readonly TeamPlace[]> {
  const pattern = containing(search ?? '');
  const { rows } = await sql<TeamPlace>`
    select p.id, p.org_unit as department, a.id as appraisal_id, coalesce(a.state, 'not_started') as status
    from ${eligibleSql(team)} and lower(p.name) like lower(${pattern})
    order by ${order}`.execute(db);
  return rows;
}

/** People of a team by id, in the order of the ids. */
export async function readTeamMembers(
  db: Db,
  team: Team,
  ids: readonly number[],
): Promise<readonly ComplianceMember[]> {
  const { rows } = await sql<ComplianceMember>`${complianceSql(team)} and p.id = any(${ids}::int[])`.execute(
    db,
  );
  return inOrderOf(ids, rows);
}

/** How many appraisals the viewer may see, by period. */
export async function countAppraisals(
  db: Db,
  viewer: Pick<Actor, 'id' | 'isHrAdmin' | 'path' | 'tenantId'>,
): Promise<ReadonlyMap<number, number>> {
  const isVisible = appraisalVisibleTo(viewer, { appraisal: 'a', person: 'p' });
  const { rows } = await sql<{ period_id: number; count: number }>`
    select a.period_id, count(*) as count from appraisals a
    join people p on p.tenant_id = a.tenant_id and p.id = a.person_id
    where a.tenant_id = ${viewer.tenantId} and ${isVisible} group by a.period_id`.execute(db);
  return new Map(rows.map(({ period_id, count }) => [period_id, count]));
}

/** The people whose appraisal of a period the viewer may print, by name. */
export async function listPrintable(
  db: Db,
  viewer: Pick<Actor, 'id' | 'isHrAdmin' | 'path' | 'tenantId'>,
  periodId: number,
): Promise<
  readonly { readonly id: number; readonly person_id: number; readonly manager_id: number | null }[]
> {
  const isVisible = appraisalVisibleTo(viewer, { appraisal: 'a', person: 'p' });
  const { rows } = await sql<{ id: number; person_id: number; manager_id: number | null }>`
    select a.id, a.person_id, p.manager_id from appraisals a
    join people p on p.tenant_id = a.tenant_id and p.id = a.person_id
    where a.tenant_id = ${viewer.tenantId} and a.period_id = ${periodId} and a.state = any(${PRINTABLE_STATES}::text[])
      and ${isVisible}
    order by lower(p.name), p.id`.execute(db);
  return rows;
}
