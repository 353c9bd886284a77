import type {
  Appraisal,
  AppraisalSignature,
  AppraisalSummary,
  CalibrationQuestion,
  PersonRef,
  TalentSettings,
} from '@cadence/shared-contract';
import {
  appraisalDueDate,
  appraisalPermissions,
  nextAppraisalStep,
  RATING_AXES,
} from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import { findPersonRefs } from '../people/index.ts';
import { isAppraised, missingOf, ratingsBy, settingsOf, situationOf } from './appraisal-facts.ts';
import type { AppraisalRecord } from './appraisals.queries.ts';
import type { EventRow, QuestionRow, SignatureRow } from './trail.queries.ts';
import { listEvents, listQuestions, listSignatures } from './trail.queries.ts';
import type { SignedContent } from './signed-content.ts';
import { contentDigest, contentForEmployee, wholeContent, withoutRatings } from './signed-content.ts';
import { presentPeriod, readSettings } from './talent-setup.ts';
import { readsQuestions } from './talent.policy.ts';
import { versionFor } from './take-step.ts';

type People = ReadonlyMap<number, PersonRef>;

/** The viewer, the appraisal and the scales. */
/** What reading an appraisal needs from the context. */
export type AppraisalReader = Pick<Ctx, 'db' | 'actor' | 'tenant' | 'today' | 'now'>;

interface View {
  readonly ctx: AppraisalReader;
  readonly record: AppraisalRecord;
  readonly settings: TalentSettings;
  /** Today's settings of the organisation: the grace period is not stored with an appraisal. */
  readonly today: TalentSettings;
  readonly people: People;
}

const instant = (value: Date | null): string | null => value?.toISOString() ?? null;

function personIn(people: People, id: number): PersonRef {
  const person = people.get(id);
  // Foreign keys guarantee it.
  if (!person) throw new Error(`Person ${id} of an appraisal is missing.`);
  return person;
}

const isOwn = ({ ctx, record }: Pick<View, 'ctx' | 'record'>): boolean => record.person_id === ctx.actor.id;

/** The ratings in a view: none for the employee unless they are shared (D-51). */
function visibleRatings(view: View): ReturnType<typeof ratingsBy> {
  const isHidden = isOwn(view) && !view.settings.Settings.ShareRatingWithEmployee;
  return isHidden
    ? { PrimaryRating: null, SecondaryRating: null, TertiaryRating: null }
    : ratingsBy(view.record, view.settings);
}

function waitingFor({ record, people }: View): AppraisalSummary['WaitingFor'] {
  const next = nextAppraisalStep(record.state, record.edited_after_signature_at !== null);
  if (next === null || !isAppraised(record)) return null;
  const id = next.by === 'employee' ? record.person_id : record.reviewer_id;
  return { Person: personIn(people, id), By: next.by, Action: next.action };
}

function presentSummary(view: View): AppraisalSummary {
  const { ctx, record, settings, today } = view;
  const own = isOwn(view);
  return {
    Id: record.id,
    UserId: record.person_id,
    ReviewerId: record.reviewer_id,
    Manager: record.reviewer_name,
    EvaluationPeriodId: record.period_id,
    ...visibleRatings(view),
    State: record.state,
    CreatedAt: own ? null : record.created_at.toISOString(),
    SharedAt: instant(record.shared_at),
    AcknowledgedAt: instant(record.acknowledged_at),
    CompletedAt: instant(record.completed_at),
    UpdatedAt: versionFor(ctx.actor.id, record).toISOString(),
    EmployeeAgrees: record.employee_agrees,
    IsEditedAfterSignature: record.edited_after_signature_at !== null,
    DueDate: appraisalDueDate({ endDate: record.end_date }, today.Settings.GracePeriod),
    WaitingFor: waitingFor(view),
    Missing: own ? [] : missingOf(record, settings),
    IsReviewerDeactivated: record.reviewer_deactivated_at !== null && record.state !== 'completed',
    HasOpenQuestion: readsQuestions(ctx.actor, record) && record.has_open_question,
    Permissions: [...appraisalPermissions(situationOf(ctx.actor, record, settings))],
  };
}

/** Appraisals as lists show them, in the order of the rows. */
export async function presentSummaries(
  ctx: AppraisalReader,
  records: readonly AppraisalRecord[],
): Promise<AppraisalSummary[]> {
  const today = await readSettings(ctx);
  const people = await findPersonRefs(
    ctx,
    records.flatMap(({ person_id, reviewer_id }) => [person_id, reviewer_id]),
  );
  return records.map((record) =>
    presentSummary({ ctx, record, settings: settingsOf(record, today), today, people }),
  );
}

/** The signatures in force: the latest of each side since the appraisal was last reopened. */
function inForce(record: AppraisalRecord, signatures: readonly SignatureRow[]): ReadonlySet<number> {
  const latest = (by: SignatureRow['signed_by']): number | undefined =>
    signatures.find(({ signed_by }) => signed_by === by)?.id;
  const ids = [
    record.employee_signature === null ? undefined : latest('employee'),
    record.manager_signature === null ? undefined : latest('reviewer'),
  ];
  return new Set(ids.filter((id) => id !== undefined));
}

function signedRatings(content: SignedContent): ReturnType<typeof ratingsBy> {
  const step = (axis: keyof typeof RATING_AXES): number | null =>
    content.ratings.find((rating) => rating.axis === axis)?.step ?? null;
  return {
    PrimaryRating: step('Primary'),
    SecondaryRating: step('Secondary'),
    TertiaryRating: step('Tertiary'),
  };
}

/** What the viewer may read of a signed text: ratings that were not shared then stay hidden (D-51). */
function readableContent(view: View, row: SignatureRow): SignedContent {
  const content = row.content as SignedContent;
  return isOwn(view) && !content.areRatingsShared ? withoutRatings(content) : content;
}

/** What the viewer may read of the current text, as that side would sign it. */
function currentContent(view: View, by: SignatureRow['signed_by']): SignedContent {
  const { record, settings } = view;
  return by === 'employee' || isOwn(view)
    ? contentForEmployee(record, settings)
    : wholeContent(record, settings);
}

function presentSignature(view: View, row: SignatureRow, isInForce: boolean): AppraisalSignature {
  const content = readableContent(view, row);
  // A digest over ratings the viewer may not read would let them guess the ratings.
  const digest = contentDigest(content);
  return {
    Id: row.id,
    By: row.signed_by,
    PersonId: row.person_id,
    PersonName: row.person_name,
    Sign: row.sign,
    Agrees: row.agrees,
    Comment: row.comment,
    SignedAt: row.signed_at.toISOString(),
    Digest: digest,
    IsCurrent: digest === contentDigest(currentContent(view, row.signed_by)),
    IsInForce: isInForce,
    Review: content.review,
    ...signedRatings(content),
  };
}

function presentSignatures(view: View, rows: readonly SignatureRow[]): AppraisalSignature[] {
  const valid = inForce(view.record, rows);
  return rows.map((row) => presentSignature(view, row, valid.has(row.id)));
}

function presentEvents({ people }: View, rows: readonly EventRow[], readsAll: boolean): Appraisal['History'] {
  const confidential: readonly EventRow['action'][] = ['ask', 'answer'];
  return rows
    .filter(({ action }) => readsAll || !confidential.includes(action))
    .map((row) => ({
      Id: row.id,
      Action: row.action,
      Person: row.actor_id === null ? null : personIn(people, row.actor_id),
      At: row.created_at.toISOString(),
      FromState: row.from_state,
      ToState: row.to_state,
      Comment: row.comment,
    }));
}

function presentQuestion(people: People, row: QuestionRow): CalibrationQuestion {
  return {
    Id: row.id,
    Axis: row.axis,
    Rating: row.rating,
    Question: row.question,
    AskedBy: personIn(people, row.asked_by),
    AskedAt: row.asked_at.toISOString(),
    Keeps: row.keeps,
    Answer: row.answer,
    AnsweredAt: instant(row.answered_at),
  };
}

/** One appraisal with its signatures and history, as far as the viewer may read them (D-51, D-105). */
export async function presentAppraisal(ctx: AppraisalReader, record: AppraisalRecord): Promise<Appraisal> {
  const own = record.person_id === ctx.actor.id;
  const today = await readSettings(ctx);
  const settings = settingsOf(record, today);
  const events = await listEvents(ctx.db, record.id, { forEmployee: own });
  const signatures = await listSignatures(ctx.db, record.id);
  const asked = own ? [] : await listQuestions(ctx.db, record.id);
  const readsAll = readsQuestions(ctx.actor, record);
  const questions = asked.filter((row) => readsAll || row.asked_by === ctx.actor.id);
  const people = await findPersonRefs(ctx, [
    record.person_id,
    record.reviewer_id,
    ...events.flatMap(({ actor_id }) => actor_id ?? []),
    ...questions.map(({ asked_by }) => asked_by),
  ]);
  const view: View = { ctx, record, settings, today, people };
  const areShared = settings.Settings.ShareRatingWithEmployee;
  return {
    ...presentSummary(view),
    Review: record.review,
    EmployeeComments: record.employee_comments,
    EmployeeSignature: record.employee_signature,
    ManagerSignature: record.manager_signature,
    User: personIn(people, record.person_id),
    Reviewer: personIn(people, record.reviewer_id),
    Period: presentPeriod({ ...record, id: record.period_id }, today),
    Labels: settings,
    AreRatingsShared: areShared,
    IsOwn: own,
    Signatures: presentSignatures(view, signatures),
    History: presentEvents(view, events, readsAll),
    Questions: questions.map((row) => presentQuestion(people, row)),
  };
}
