import type { OrgPerson, PersonStatus } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { containing, currentTenant, inOrderOf } from '../../kernel/db/index.ts';
import type { Actor } from '../../kernel/session/index.ts';
import type { PictureViewer } from './avatars/avatar-url.ts';
import { peopleWhere } from './people-policy.queries.ts';
import { REPORT_COLUMNS } from './person-rows.ts';
import { presentOrgPerson } from './present-person.ts';

type Reader = PictureViewer & { readonly db: Db; readonly actor: Actor };

/** A person of the directory, with only what counting needs. */
export interface Listed {
  readonly id: number;
  readonly department: string | null;
  readonly status: PersonStatus;
}

interface Asked {
  /** Part of a name, title, department or address; undefined for everyone. */
  readonly search: string | undefined;
  /** Over the alias `people`. */
  readonly order: RawBuilder<unknown>;
}

/** Everyone in the directory whom the actor may read. */
export async function listDirectory(
  { db, actor }: Reader,
  { search, order }: Asked,
): Promise<readonly Listed[]> {
  const pattern = containing(search ?? '');
  return db
    .selectFrom('people')
    .select([
      'people.id',
      'people.org_unit as department',
      sql<PersonStatus>`case when people.deactivated_at is not null then 'Deactivated'
        when people.invitation_accepted_at is null then 'Invited' else 'Active' end`.as('status'),
    ])
    .where('people.tenant_id', '=', currentTenant)
    .where(peopleWhere.read(actor))
    .$if(search !== undefined, (query) =>
      query.where(
        sql<boolean>`lower(concat_ws(' ', people.name, people.job_title, people.org_unit, people.email)) like lower(${pattern})`,
      ),
    )
    .orderBy(sql`${order}`)
    .execute();
}

/** People of the directory by id, in the order of the ids, with the names of their managers. */
export async function findDirectory(
  viewer: Reader,
  ids: readonly number[],
): Promise<readonly { readonly person: OrgPerson; readonly managerName: string | null }[]> {
  if (ids.length === 0) return [];
  const rows = await viewer.db
    .selectFrom('people')
    .leftJoin('people as manager', (join) =>
      join.onRef('manager.tenant_id', '=', 'people.tenant_id').onRef('manager.id', '=', 'people.manager_id'),
    )
    .select(REPORT_COLUMNS.map((column) => `people.${column}` as const))
    .select(['manager.name as manager_name'])
    .where('people.tenant_id', '=', currentTenant)
    .where('people.id', '=', sql<number>`any(${ids}::int[])`)
    .where(peopleWhere.read(viewer.actor))
    .execute();
  return inOrderOf(ids, rows).map((row) => ({
    person: presentOrgPerson(viewer, { ...row, reports: 0 }),
    managerName: row.manager_name,
  }));
}
