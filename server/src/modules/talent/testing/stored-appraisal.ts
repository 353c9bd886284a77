import { sql } from 'kysely';
import type { Writing } from './appraisal-rules.ts';
import { STANDPOINTS } from './appraisal-rules.ts';
import type { Employee, Scenery } from './appraisal-scenery.ts';
import { TEXTS } from './appraisal-scenery.ts';

/** What the database contains about a person's appraisals of a period. */
export interface Stored {
  /** The id of the current one. */
  readonly id: number | null;
  readonly deletedId: number | null;
  readonly latestId: number | null;
  /** The id of the open question. */
  readonly questionId: number | null;
  /** How many there are, including deleted ones. */
  readonly rows: number;
  /** In the terms of the rules. */
  readonly shown: { readonly state: string | null; readonly notified: readonly string[] };
  /** The versions of every row that could have changed. */
  readonly versions: string;
}

interface Row {
  readonly id: number;
  readonly state: string;
  readonly review: string;
  readonly primary_rating: number | null;
  readonly secondary_rating: number | null;
  readonly reviewer_id: number;
  readonly is_edited: boolean;
  readonly is_deleted: boolean;
  readonly updated_at: Date;
  readonly signatures: number;
  readonly question_id: number | null;
  readonly events: number;
}

/** A writing in the columns of the table. */
export function textsOf({ text, primary, secondary }: Writing) {
  return { review: TEXTS[text] ?? '', primary, secondary };
}

function nameOf({ person }: Scenery, employee: Employee, id: number): string {
  if (id === employee.person.id) return 'employee';
  return STANDPOINTS.find((who) => who !== 'employee' && person(who).id === id) ?? `person ${id}`;
}

/** Removes a person's appraisals, and moves the person back to the first manager. */
export async function endAppraisals(scenery: Scenery, { person }: Employee): Promise<void> {
  const { t, tenant } = scenery.talent.world;
  await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, async (db) => {
    const own = sql`(select id from appraisals where person_id = ${person.id})`;
    await sql`delete from notifications where object_type = 'EmployeeEvaluation' and object_id in ${own}`.execute(
      db,
    );
    for (const table of ['appraisal_events', 'appraisal_signatures', 'calibration_questions'])
      await sql`delete from ${sql.table(table)} where appraisal_id in ${own}`.execute(db);
    await sql`delete from appraisals where person_id = ${person.id}`.execute(db);
  });
  await scenery.as('orgAdmin')('people.changeManager', {
    params: { id: person.id, managerId: scenery.person('manager').id },
  });
}

function shownOf(row: Row, name: (id: number) => string) {
  return {
    ...{ state: row.state, review: row.review, primary: row.primary_rating, secondary: row.secondary_rating },
    ...{ reviewer: name(row.reviewer_id), isEdited: row.is_edited, signatures: row.signatures },
    isAsked: row.question_id !== null,
  };
}

/** Reads a person's appraisals, with all notifications about them. */
export async function readStored(scenery: Scenery, employee: Employee, periodId: number): Promise<Stored> {
  const { t, tenant } = scenery.talent.world;
  const { rows, notified } = await t.app.db.transaction({ role: 'app', tenantId: tenant.id }, async (db) => {
    const found = await sql<Row>`
      select a.id, a.state, a.review, a.primary_rating, a.secondary_rating, a.reviewer_id, a.updated_at,
        a.edited_after_signature_at is not null as is_edited, a.deleted_at is not null as is_deleted,
        (select count(*) from appraisal_signatures s where s.appraisal_id = a.id)::integer as signatures,
        (select count(*) from appraisal_events e where e.appraisal_id = a.id)::integer as events,
        (select q.id from calibration_questions q where q.appraisal_id = a.id and q.answered_at is null) as question_id
      from appraisals a where a.person_id = ${employee.person.id} and a.period_id = ${periodId} order by a.id`.execute(
      db,
    );
    const ids = found.rows.map(({ id }) => id);
    const notices = await sql<{ person_id: number; subject: string }>`
      select person_id, subject from notifications
      where object_type = 'EmployeeEvaluation' and object_id = any(${ids}::integer[])`.execute(db);
    return { rows: found.rows, notified: notices.rows };
  });
  const live = rows.find((row) => !row.is_deleted);
  const name = (id: number): string => nameOf(scenery, employee, id);
  return {
    id: live?.id ?? null,
    deletedId: rows.findLast((row) => row.is_deleted)?.id ?? null,
    latestId: rows.at(-1)?.id ?? null,
    questionId: live?.question_id ?? null,
    rows: rows.length,
    shown: {
      ...(live ? shownOf(live, name) : { state: null }),
      notified: notified.map(({ person_id, subject }) => `${name(person_id)}: ${subject}`).toSorted(),
    },
    versions: JSON.stringify(
      rows.map(({ id, updated_at, events, signatures }) => [
        id,
        updated_at,
        events,
        signatures,
        notified.length,
      ]),
    ),
  };
}

/**
 * How many history rows of a person's appraisals do not follow from the row before, or reveal a draft or a question to
 * the employee (D-51, D-105).
 */
export async function countBrokenLines({ talent }: Scenery, { person }: Employee): Promise<number> {
  const { t, tenant } = talent.world;
  return t.app.db.transaction({ role: 'app', tenantId: tenant.id }, async (db) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from (
        select e.*, lag(e.to_state) over (partition by e.appraisal_id order by e.id) as before
        from appraisal_events e join appraisals a on a.id = e.appraisal_id where a.person_id = ${person.id}) line
      where from_state is distinct from before or (known_to_employee and
        (action in ('start', 'edit', 'ask', 'answer') or (from_state = 'draft' and action <> 'share')))`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  });
}
