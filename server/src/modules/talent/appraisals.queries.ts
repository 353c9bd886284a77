import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant } from '../../kernel/db/index.ts';
import type { Actor } from '../../kernel/session/index.ts';
import type { AppraisalsTable } from '../../migrations/talent-tables.ts';
import { appraisalVisibleTo } from './talent-policy.queries.ts';

type Viewer = Pick<Actor, 'id' | 'isHrAdmin' | 'path'>;

/** An appraisal with the facts about its people and its period that the rules need. */
function recordsOf(db: Db) {
  return db
    .selectFrom('appraisals as a')
    .innerJoin('people as person', (join) =>
      join.onRef('person.tenant_id', '=', 'a.tenant_id').onRef('person.id', '=', 'a.person_id'),
    )
    .innerJoin('people as reviewer', (join) =>
      join.onRef('reviewer.tenant_id', '=', 'a.tenant_id').onRef('reviewer.id', '=', 'a.reviewer_id'),
    )
    .innerJoin('periods as period', (join) =>
      join.onRef('period.tenant_id', '=', 'a.tenant_id').onRef('period.id', '=', 'a.period_id'),
    )
    .where('a.tenant_id', '=', currentTenant)
    .selectAll('a')
    .select([
      'person.name as person_name',
      'person.path as person_path',
      'person.manager_id',
      'person.deactivated_at as person_deactivated_at',
      'person.role as person_role',
      'reviewer.name as reviewer_name',
      'reviewer.deactivated_at as reviewer_deactivated_at',
      'period.start_date',
      'period.end_date',
      'period.quarter',
      'period.year',
      sql<boolean>`exists (select from calibration_questions q where q.tenant_id = a.tenant_id
        and q.appraisal_id = a.id and q.answered_at is null)`.as('has_open_question'),
      sql<boolean>`exists (select from appraisal_signatures s where s.tenant_id = a.tenant_id
        and s.appraisal_id = a.id and s.signed_by = 'reviewer')`.as('was_completed'),
    ]);
}
export type AppraisalRecord = Awaited<ReturnType<ReturnType<typeof recordsOf>['execute']>>[number];

const ALIAS = { appraisal: 'a', person: 'person' } as const;

/** An appraisal that the viewer may see. */
export function findAppraisal(db: Db, viewer: Viewer, id: number): Promise<AppraisalRecord | undefined> {
  return recordsOf(db).where('a.id', '=', id).where(appraisalVisibleTo(viewer, ALIAS)).executeTakeFirst();
}

/** A deleted appraisal of this reviewer. */
export function findDeleted(db: Db, reviewerId: number, id: number): Promise<AppraisalRecord | undefined> {
  return recordsOf(db)
    .where('a.id', '=', id)
    .where('a.deleted_at', 'is not', null)
    .where('a.reviewer_id', '=', reviewerId)
    .executeTakeFirst();
}

/** Those of the given appraisals that the viewer may see. */
export async function findAppraisals(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
): Promise<AppraisalRecord[]> {
  if (ids.length === 0) return [];
  return recordsOf(db)
    .where('a.id', '=', sql<number>`any(${ids}::integer[])`)
    .where(appraisalVisibleTo(viewer, ALIAS))
    .execute();
}

/** One person's appraisals that the viewer may see, the latest period first. */
export function findAppraisalsOf(db: Db, viewer: Viewer, personId: number): Promise<AppraisalRecord[]> {
  return recordsOf(db)
    .where('a.person_id', '=', personId)
    .where(appraisalVisibleTo(viewer, ALIAS))
    .orderBy('period.start_date', 'desc')
    .execute();
}

/** Locks the row of an appraisal, so that changes to it run one after the other. */
export async function holdAppraisal(db: Db, id: number): Promise<void> {
  await db
    .selectFrom('appraisals')
    .select('id')
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

export interface HeldPerson {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly manager_id: number | null;
  readonly path: string;
  readonly created_on: string;
  readonly deactivated_at: Date | null;
}

/** A person, locked: their manager cannot change until the transaction ends. */
export function holdPerson(db: Db, id: number, timeZone: string): Promise<HeldPerson | undefined> {
  return personWith(db, id, timeZone).forShare().executeTakeFirst();
}

/** A person of the tenant, with what the appraisal rules need. */
export function findPerson(db: Db, id: number, timeZone: string): Promise<HeldPerson | undefined> {
  return personWith(db, id, timeZone).executeTakeFirst();
}

function personWith(db: Db, id: number, timeZone: string) {
  return db
    .selectFrom('people')
    .select(['id', 'name', 'role', 'manager_id', 'path', 'deactivated_at'])
    .select(sql<string>`(created_at at time zone ${timeZone})::date`.as('created_on'))
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id);
}

/** Starts an appraisal unless the person has one for the period; returns its id, undefined if they have one. */
export async function insertAppraisal(
  db: Db,
  values: Insertable<AppraisalsTable>,
): Promise<number | undefined> {
  const row = await db
    .insertInto('appraisals')
    .values(values)
    .onConflict((clash) =>
      clash
        .columns(['tenant_id', 'person_id', 'period_id'])
        .where('deleted_at', 'is', sql.lit(null))
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The id of the appraisal of a person for a period, visible or not. */
export async function findIdOf(db: Db, personId: number, periodId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('appraisals')
    .select('id')
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', personId)
    .where('period_id', '=', periodId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Changes an appraisal that is still in this state and version; false when it is not (D-3). */
export async function moveAppraisal(
  db: Db,
  before: Pick<Selectable<AppraisalsTable>, 'id' | 'state' | 'updated_at'>,
  { at, ...values }: Updateable<AppraisalsTable> & { readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('appraisals')
    .set({ ...values, updated_at: laterThan(before.updated_at, at) })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', before.id)
    .where('state', '=', before.state)
    .where('updated_at', '=', before.updated_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A later instant than `before`: two changes within one millisecond get different versions. */
export function laterThan(before: Date, at: Date): Date {
  return at.getTime() > before.getTime() ? at : new Date(before.getTime() + 1);
}

/**
 * The people whose open pages show an appraisal: HR Admins, the reviewer and everyone above the employee; the employee
 * if they know of it.
 */
export async function findOnlookers(
  db: Db,
  { person_id, person_path, reviewer_id }: Pick<AppraisalRecord, 'person_id' | 'person_path' | 'reviewer_id'>,
  isKnownToEmployee: boolean,
): Promise<readonly number[]> {
  const above = person_path.split('.').map(Number);
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('tenant_id', '=', currentTenant)
    .where('deactivated_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('is_hr_admin', '=', true),
        eb('id', '=', sql<number>`any(${[...above, reviewer_id]}::integer[])`),
      ]),
    )
    .execute();
  const ids = new Set(rows.map(({ id }) => id));
  ids.delete(person_id);
  if (isKnownToEmployee) ids.add(person_id);
  return [...ids];
}
