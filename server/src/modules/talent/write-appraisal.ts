import type { BodyOf, RatingAxis, TalentSettings } from '@cadence/shared-contract';
import { LIMITS, RATING_AXES } from '@cadence/shared-contract';
import { conflict, errorCode, invalid, notFound } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { missingOf, settingsOf } from './appraisal-facts.ts';
import type { AppraisalRecord } from './appraisals.queries.ts';
import { findDeleted, findIdOf, holdAppraisal } from './appraisals.queries.ts';
import type { EventRow } from './trail.queries.ts';
import { findLastEvent } from './trail.queries.ts';
import type { AppraisalText } from './read-input.ts';
import { readAppraisalInput, requireWritten } from './read-input.ts';
import { contentDigest, contentForEmployee, labelsDigest } from './signed-content.ts';
import { readSettings, requireTalent } from './talent-setup.ts';
import type { Subject } from './take-step.ts';
import { checkVersion, isRepeated, loadForChange, requireOpen, takeStep } from './take-step.ts';

const TEXT_COLUMNS = ['primary_rating', 'secondary_rating', 'tertiary_rating', 'review'] as const;

function isSame(before: AppraisalText, after: AppraisalText): boolean {
  return TEXT_COLUMNS.every((column) => before[column] === after[column]);
}

/** The person and the period of a payload must be the appraisal's. @throws invalid */
function requireSamePlace(
  record: AppraisalRecord,
  { UserId, EvaluationPeriodId }: BodyOf<'talent.update'>,
): void {
  if (UserId !== undefined && UserId !== record.person_id)
    throw invalid([{ path: 'UserId', message: 'This appraisal is of another person.' }]);
  if (EvaluationPeriodId !== undefined && EvaluationPeriodId !== record.period_id)
    throw invalid([{ path: 'EvaluationPeriodId', message: 'This appraisal is of another quarter.' }]);
}

/**
 * Whether an edit invalidates the employee's signature: what they may read differs from what they signed (D-104).
 *
 * @param signedDigest of what the employee signed last; null if they have not
 */
function leavesSignature(
  { record, settings }: Subject,
  text: AppraisalText,
  signedDigest: string | null,
): boolean {
  return contentDigest(contentForEmployee({ ...record, ...text }, settings)) !== signedDigest;
}

/** Edits in a row make one history row, until something else happens. */
function isOngoing(last: EventRow | undefined, actorId: number): boolean {
  return last?.actor_id === actorId && (last.action === 'edit' || last.action === 'start');
}

/** Edits a draft, or a text that others already read, which must be complete (people §5). */
async function editUnsigned(ctx: Ctx, subject: Subject, text: AppraisalText): Promise<void> {
  const { record, settings } = subject;
  const isDraft = record.state === 'draft';
  if (!isDraft) requireWritten({ ...record, ...text }, settings);
  const isRead = !isDraft && readsDifferently(subject, text);
  await takeStep(ctx, subject, {
    action: 'edit',
    values: text,
    isQuiet: isOngoing(await findLastEvent(ctx.db, record.id), ctx.actor.id),
    isShown: isRead,
  });
}

function readsDifferently({ record, settings }: Subject, text: AppraisalText): boolean {
  const before = contentDigest(contentForEmployee(record, settings));
  return contentDigest(contentForEmployee({ ...record, ...text }, settings)) !== before;
}

/**
 * Edits after the employee signed: they are notified and must sign again only if they can read the change (D-50,
 * D-104).
 */
async function editSigned(ctx: Ctx, subject: Subject, text: AppraisalText): Promise<void> {
  const { record, settings } = subject;
  requireWritten({ ...record, ...text }, settings);
  const isLeft = leavesSignature(subject, text, record.signed_digest);
  const isRead = readsDifferently(subject, text);
  await takeStep(ctx, subject, {
    action: 'editSigned',
    values: {
      ...text,
      edited_after_signature_at: isLeft ? ctx.now : null,
    },
    isReadByEmployee: isRead,
    isShown: isRead,
  });
}

/**
 * Saves text and ratings. A draft may be incomplete; a text that others already read may not.
 *
 * @throws not_found, denied, conflict, stale, invalid
 */
export async function updateAppraisal(ctx: Ctx, id: number, body: BodyOf<'talent.update'>): Promise<void> {
  const subject = await loadForChange(ctx, id);
  const { record, settings } = subject;
  const action = record.state === 'acknowledged' ? 'editSigned' : 'edit';
  requireOpen(ctx, subject, action);
  requireSamePlace(record, body);
  const text = readAppraisalInput(body, { before: record, settings });
  if (isSame(record, text)) return;
  checkVersion(ctx, record, body.UpdatedAt);
  await (action === 'edit' ? editUnsigned(ctx, subject, text) : editSigned(ctx, subject, text));
}

/**
 * Shares the appraisal with the employee to read and sign. Its labels, and whether its ratings are shared, are fixed
 * from now on (D-91).
 *
 * @throws not_found, denied, conflict, stale; invalid with every field that is missing
 */
export async function shareAppraisal(ctx: Ctx, id: number, version: string | undefined): Promise<void> {
  const subject = await loadForChange(ctx, id);
  const { record, settings } = subject;
  if (await isRepeated(ctx, subject, 'share')) return;
  if (
    record.state === 'draft' &&
    missingOf(record, settings).length > 0 &&
    record.reviewer_id === ctx.actor.id
  )
    requireWritten(record, settings);
  requireOpen(ctx, subject, 'share');
  checkVersion(ctx, record, version);
  await takeStep(ctx, subject, {
    action: 'share',
    values: {
      settings: JSON.stringify(settings),
      labels_digest: labelsDigest(settings),
      shared_at: ctx.now,
    },
  });
}

/** Drops ratings on scales that have a different number of steps today: they must be given again (D-91). */
function ratingsForToday({ record, settings }: Subject, today: TalentSettings): Partial<AppraisalText> {
  const isSameScale = (axis: RatingAxis): boolean =>
    settings[RATING_AXES[axis].labels].length === today[RATING_AXES[axis].labels].length;
  return {
    primary_rating: isSameScale('Primary') ? record.primary_rating : null,
    secondary_rating: isSameScale('Secondary') ? record.secondary_rating : null,
    tertiary_rating: isSameScale('Tertiary') ? record.tertiary_rating : null,
  };
}

/** Makes it a draft again, until the employee has signed (D-92). @throws not_found, denied, conflict, stale */
export async function takeBackAppraisal(ctx: Ctx, id: number, version: string | undefined): Promise<void> {
  const subject = await loadForChange(ctx, id);
  if (await isRepeated(ctx, subject, 'takeBack')) return;
  requireOpen(ctx, subject, 'takeBack');
  checkVersion(ctx, subject.record, version);
  const today = await readSettings(ctx);
  await takeStep(ctx, subject, {
    action: 'takeBack',
    values: { ...ratingsForToday(subject, today), settings: null, labels_digest: null, shared_at: null },
  });
}

/** Deletes an appraisal; the reviewer can undo it for a day. @throws not_found, denied, conflict */
export async function deleteAppraisal(ctx: Ctx, id: number): Promise<void> {
  const subject = await loadForChange(ctx, id);
  requireOpen(ctx, subject, 'delete');
  await takeStep(ctx, subject, { action: 'delete', values: { deleted_at: ctx.now } });
}

/** SQLSTATE of a unique violation. */
const UNIQUE_VIOLATION = '23505';

function otherStarted(): Error {
  return conflict('Another appraisal of this person was started for this quarter.', 'taken');
}

/** Undoes a deletion. @throws not_found after a day; conflict if another one was started since */
export async function restoreAppraisal(ctx: Ctx, id: number): Promise<void> {
  requireTalent(ctx);
  await holdAppraisal(ctx.db, id);
  const record = await findDeleted(ctx.db, ctx.actor.id, id);
  const deletedAt = record?.deleted_at?.getTime() ?? 0;
  if (!record || ctx.now.getTime() - deletedAt > LIMITS.appraisalRestoreWindow) throw notFound();
  if ((await findIdOf(ctx.db, record.person_id, record.period_id)) !== undefined) throw otherStarted();
  const subject = { record, settings: settingsOf(record, await readSettings(ctx)) };
  requireOpen(ctx, subject, 'restore');
  try {
    await takeStep(ctx, subject, { action: 'restore', values: { deleted_at: null } });
  } catch (error) {
    // Another appraisal may have been started concurrently, after the check above.
    throw errorCode(error) === UNIQUE_VIOLATION ? otherStarted() : error;
  }
}
