import type { AppraisalAction } from '@cadence/shared-contract';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant } from '../../kernel/db/index.ts';
import type {
  AppraisalEventsTable,
  AppraisalSignaturesTable,
  CalibrationQuestionsTable,
} from '../../migrations/talent-tables.ts';

export async function insertEvent(
  db: Db,
  values: Omit<Insertable<AppraisalEventsTable>, 'id'> & { readonly action: AppraisalAction },
): Promise<number> {
  const { id } = await db
    .insertInto('appraisal_events')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type EventRow = Selectable<AppraisalEventsTable>;

/** The last event of an appraisal. */
export function findLastEvent(db: Db, appraisalId: number): Promise<EventRow | undefined> {
  return db
    .selectFrom('appraisal_events')
    .selectAll()
    .where('tenant_id', '=', currentTenant)
    .where('appraisal_id', '=', appraisalId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The events of an appraisal, the oldest first; for the employee only what they may know. */
export function listEvents(
  db: Db,
  appraisalId: number,
  { forEmployee }: { readonly forEmployee: boolean },
): Promise<EventRow[]> {
  return db
    .selectFrom('appraisal_events')
    .selectAll()
    .where('tenant_id', '=', currentTenant)
    .where('appraisal_id', '=', appraisalId)
    .$if(forEmployee, (query) => query.where('known_to_employee', '=', true))
    .orderBy('id')
    .execute();
}

export type SignatureRow = Selectable<AppraisalSignaturesTable>;

export async function insertSignature(
  db: Db,
  values: Omit<Insertable<AppraisalSignaturesTable>, 'id'>,
): Promise<void> {
  await db.insertInto('appraisal_signatures').values(values).execute();
}

/** The signatures, the latest first. */
export function listSignatures(db: Db, appraisalId: number): Promise<SignatureRow[]> {
  return db
    .selectFrom('appraisal_signatures')
    .selectAll()
    .where('tenant_id', '=', currentTenant)
    .where('appraisal_id', '=', appraisalId)
    .orderBy('id', 'desc')
    .execute();
}

export type QuestionRow = Selectable<CalibrationQuestionsTable>;

/** Questions about the ratings of an appraisal, the oldest first. */
export function listQuestions(db: Db, appraisalId: number): Promise<QuestionRow[]> {
  return db
    .selectFrom('calibration_questions')
    .selectAll()
    .where('tenant_id', '=', currentTenant)
    .where('appraisal_id', '=', appraisalId)
    .orderBy('id')
    .execute();
}

export async function insertQuestion(
  db: Db,
  values: Omit<Insertable<CalibrationQuestionsTable>, 'id'>,
): Promise<void> {
  await db.insertInto('calibration_questions').values(values).execute();
}

/** Answers an open question; returns the person who asked, undefined if none is open. */
export async function answerQuestion(
  db: Db,
  { id, appraisalId }: { readonly id: number; readonly appraisalId: number },
  values: Required<
    Pick<Updateable<CalibrationQuestionsTable>, 'keeps' | 'answer' | 'answered_by' | 'answered_at'>
  >,
): Promise<number | undefined> {
  const row = await db
    .updateTable('calibration_questions')
    .set(values)
    .where('tenant_id', '=', currentTenant)
    .where('appraisal_id', '=', appraisalId)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning('asked_by')
    .executeTakeFirst();
  return row?.asked_by;
}
