import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant, isAnyOf } from '../../kernel/db/index.ts';
import type { Actor } from '../../kernel/session/index.ts';
import { isBeneath } from './beneath.queries.ts';
import { peopleWhere } from './people-policy.queries.ts';
import { PROFILE_COLUMNS, REF_COLUMNS, REPORT_COLUMNS } from './person-rows.ts';
import type { OrgRow, ProfileRow, RefRow, ReportRow } from './person-rows.ts';

/** One person of the tenant; undefined when there is none with this id. */
export function findProfileRow(db: Db, id: number): Promise<ProfileRow | undefined> {
  return db.selectFrom('people').select(PROFILE_COLUMNS).where('id', '=', id).executeTakeFirst();
}

export function findRefRow(db: Db, id: number): Promise<RefRow | undefined> {
  return db.selectFrom('people').select(REF_COLUMNS).where('id', '=', id).executeTakeFirst();
}

export function findCeoRow(db: Db): Promise<RefRow | undefined> {
  return db.selectFrom('people').select(REF_COLUMNS).where('role', '=', 'ceo').executeTakeFirst();
}

export function findRefRows(db: Db, ids: readonly number[]): Promise<RefRow[]> {
  return db
    .selectFrom('people')
    .select(REF_COLUMNS)
    .where('tenant_id', '=', currentTenant)
    .where(isAnyOf(sql`id`, ids))
    .execute();
}

/** Direct reports by name. Deactivated ones are included only for anyone who may activate them again. */
export function findDirectReportRows(db: Db, actor: Actor, managerId: number): Promise<ReportRow[]> {
  return db
    .selectFrom('people')
    .select([...REPORT_COLUMNS, 'path'])
    .where('manager_id', '=', managerId)
    .where(peopleWhere.read(actor))
    .where((eb) => eb.or([eb('deactivated_at', 'is', null), peopleWhere.deactivate(actor)]))
    .orderBy(sql`deactivated_at is not null`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Everyone the actor may read, by name, each with the number of direct reports who are not deactivated. */
export function findOrgRows(db: Db, actor: Actor): Promise<OrgRow[]> {
  return db
    .with('counts', (qb) =>
      qb
        .selectFrom('people as report')
        .select(({ fn }) => ['report.manager_id', fn.countAll<number>().as('reports')])
        .where('report.deactivated_at', 'is', null)
        .where('report.manager_id', 'is not', null)
        .groupBy('report.manager_id'),
    )
    .selectFrom('people')
    .leftJoin('counts', 'counts.manager_id', 'people.id')
    .select(REPORT_COLUMNS.map((column) => `people.${column}` as const))
    .select(({ fn, val }) => fn.coalesce('counts.reports', val(0)).as('reports'))
    .where(peopleWhere.read(actor))
    .orderBy(sql`lower(people.name)`)
    .orderBy('people.id')
    .execute();
}

/** Everyone beneath the actor at any depth who is not deactivated, by name. */
export function findDescendantRows(db: Db, actor: Actor): Promise<RefRow[]> {
  return db
    .selectFrom('people')
    .select(REF_COLUMNS)
    .where(isBeneath('people', actor.path))
    .where('deactivated_at', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** People with the same manager as the actor who are not deactivated, by name. Without a manager there are no peers. */
export async function findPeerRows(db: Db, actor: Actor): Promise<RefRow[]> {
  if (actor.managerId === null) return [];
  return db
    .selectFrom('people')
    .select(REF_COLUMNS)
    .where('manager_id', '=', actor.managerId)
    .where('id', '<>', actor.id)
    .where('deactivated_at', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Direct reports who are not deactivated, by name. */
export function listActiveReports(
  db: Db,
  managerId: number,
): Promise<(RefRow & Pick<ProfileRow, 'invitation_accepted_at'>)[]> {
  return db
    .selectFrom('people')
    .select([...REF_COLUMNS, 'invitation_accepted_at'])
    .where('tenant_id', '=', currentTenant)
    .where('manager_id', '=', managerId)
    .where('deactivated_at', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Ids of the actor's managers at any distance, nearest first, and of the ceo; deactivated people are left out. */
export async function listManagersOf({
  db,
  actor,
}: {
  readonly db: Db;
  readonly actor: Pick<Actor, 'id' | 'path'>;
}): Promise<number[]> {
  const chain = actor.path.split('.').map(Number).toReversed();
  const rows = await db
    .selectFrom('people')
    .select(['id', 'role'])
    .where('tenant_id', '=', currentTenant)
    .where('id', '<>', actor.id)
    .where('deactivated_at', 'is', null)
    .where((eb) => eb.or([isAnyOf(sql`id`, chain), eb('role', '=', 'ceo')]))
    .execute();
  const distance = ({ id }: { readonly id: number }): number => {
    const place = chain.indexOf(id);
    return place < 0 ? chain.length : place;
  };
  return rows.toSorted((a, b) => distance(a) - distance(b)).map(({ id }) => id);
}

export async function countActiveReports(db: Db, managerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('people')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('manager_id', '=', managerId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deactivates a person who is active and not the ceo; false when nothing changed. */
export async function markDeactivated(db: Db, id: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('people')
    .set({ deactivated_at: now, avatar_key: null, updated_at: now })
    .where('id', '=', id)
    .where('role', '<>', 'ceo')
    .where('deactivated_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Reverts a deactivation; false when nothing changed. */
export async function markActivated(db: Db, id: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('people')
    .set({
      deactivated_at: null,
      avatar_key: (eb) =>
        eb
          .selectFrom('avatars')
          .select('avatars.key')
          .whereRef('avatars.tenant_id', '=', 'people.tenant_id')
          .whereRef('avatars.person_id', '=', 'people.id'),
      updated_at: now,
    })
    .where('id', '=', id)
    .where('deactivated_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends every session a person has open. */
export async function revokeSessions(db: Db, personId: number, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .execute();
}
