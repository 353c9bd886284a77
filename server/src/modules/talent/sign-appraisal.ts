import type { BodyOf } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import { insertEvent, insertSignature } from './trail.queries.ts';
import { contentDigest, contentForEmployee, wholeContent } from './signed-content.ts';
import type { Subject } from './take-step.ts';
import { readComment, readWords } from './read-words.ts';
import { checkVersion, isRepeated, loadForChange, requireOpen, takeStep } from './take-step.ts';

/** @throws invalid without a name */
function readSign(text: string): string {
  return readWords(text, { path: 'Sign', message: MESSAGES.signatureRequired });
}

interface EmployeeAnswer {
  readonly sign: string;
  readonly agrees: boolean | null;
  readonly comment: string | null;
}

function answerOf({ Sign, Agrees, Comment }: BodyOf<'talent.employeeSign'>): EmployeeAnswer {
  return { sign: readSign(Sign), agrees: Agrees ?? null, comment: readComment(Comment) };
}

/** The same signature under the same text changes nothing. */
function isSameSignature({ record }: Subject, { sign, agrees, comment }: EmployeeAnswer): boolean {
  return (
    record.state === 'acknowledged' &&
    record.edited_after_signature_at === null &&
    record.employee_signature === sign &&
    record.employee_agrees === agrees &&
    record.employee_comments === comment
  );
}

/**
 * The employee signs what they can read, and may sign again until the manager has signed; signing acknowledges it,
 * whether they agree or not (D-50, D-93). The signed text is stored with a digest.
 *
 * @throws not_found, denied, conflict, stale; invalid without a name
 */
export async function signAsEmployee(
  ctx: Ctx,
  id: number,
  body: BodyOf<'talent.employeeSign'>,
): Promise<void> {
  const subject = await loadForChange(ctx, id);
  const { record, settings } = subject;
  const action = record.state === 'acknowledged' ? 'editSignature' : 'signAsEmployee';
  requireOpen(ctx, subject, action);
  const answer = answerOf(body);
  // A signature over a text that has changed since is not a repeat, even if the old text was restored.
  const isSame = isSameSignature(subject, answer);
  if (isSame && (await isRepeated(ctx, subject, 'signAsEmployee', 'editSignature'))) return;
  checkVersion(ctx, record, body.UpdatedAt);
  if (isSame) return;
  const content = contentForEmployee(record, settings);
  const digest = contentDigest(content);
  await insertSignature(ctx.db, {
    tenant_id: ctx.tenant.id,
    appraisal_id: id,
    signed_by: 'employee',
    person_id: ctx.actor.id,
    person_name: ctx.actor.name,
    sign: answer.sign,
    agrees: answer.agrees,
    comment: answer.comment,
    content: JSON.stringify(content),
    digest,
    signed_at: ctx.now,
  });
  await takeStep(ctx, subject, {
    action,
    comment: answer.comment ?? '',
    values: {
      employee_signature: answer.sign,
      employee_agrees: answer.agrees,
      employee_comments: answer.comment,
      acknowledged_at: ctx.now,
      edited_after_signature_at: null,
      signed_digest: digest,
    },
  });
}

/**
 * The reviewer signs after the employee, which completes the appraisal (people §6 Appraisals).
 *
 * @throws not_found, denied, conflict, stale; invalid without a name
 */
export async function signAsManager(ctx: Ctx, id: number, body: BodyOf<'talent.managerSign'>): Promise<void> {
  const subject = await loadForChange(ctx, id);
  const { record, settings } = subject;
  const isDone = record.state === 'completed' && record.reviewer_id === ctx.actor.id;
  if (isDone && record.manager_signature === body.Sign.trim()) return;
  requireOpen(ctx, subject, 'signAsManager');
  const sign = readSign(body.Sign);
  checkVersion(ctx, record, body.UpdatedAt);
  const content = wholeContent(record, settings);
  await insertSignature(ctx.db, {
    tenant_id: ctx.tenant.id,
    appraisal_id: id,
    signed_by: 'reviewer',
    person_id: ctx.actor.id,
    person_name: ctx.actor.name,
    sign,
    content: JSON.stringify(content),
    digest: contentDigest(content),
    signed_at: ctx.now,
  });
  await takeStep(ctx, subject, {
    action: 'signAsManager',
    values: { manager_signature: sign, completed_at: ctx.now },
  });
}

/** The reviewer of a reopened appraisal: today's manager, if there is one (D-49). */
function reviewerOf({ reviewer_id, manager_id }: Subject['record']): number {
  return manager_id ?? reviewer_id;
}

/**
 * An HR Admin reopens a completed appraisal: the signed texts stay in the history, and both sign again (D-92). Since it
 * is no longer completed, it passes to today's manager (D-49).
 *
 * @throws not_found, denied, conflict, stale; invalid without a reason
 */
export async function reopenAppraisal(ctx: Ctx, id: number, body: BodyOf<'talent.reopen'>): Promise<void> {
  const subject = await loadForChange(ctx, id);
  if (await isRepeated(ctx, subject, 'reopen')) return;
  requireOpen(ctx, subject, 'reopen');
  const reason = readWords(body.Reason, { path: 'Reason', message: MESSAGES.reopenReasonRequired });
  checkVersion(ctx, subject.record, body.UpdatedAt);
  const reviewer_id = reviewerOf(subject.record);
  const record = { ...subject.record, reviewer_id };
  const isMoved = reviewer_id !== subject.record.reviewer_id;
  await takeStep(
    ctx,
    { ...subject, record },
    {
      action: 'reopen',
      comment: reason,
      values: {
        reviewer_id,
        employee_signature: null,
        employee_agrees: null,
        employee_comments: null,
        manager_signature: null,
        acknowledged_at: null,
        completed_at: null,
        signed_digest: null,
        shared_at: ctx.now,
      },
    },
  );
  if (isMoved) await noteReviewer(ctx, record);
}

/** Notes the new reviewer in the history, as when the employee moves. */
async function noteReviewer(ctx: Ctx, { id, reviewer_id }: Subject['record']): Promise<void> {
  await insertEvent(ctx.db, {
    tenant_id: ctx.tenant.id,
    appraisal_id: id,
    action: 'changeReviewer',
    actor_id: reviewer_id,
    from_state: 'shared',
    to_state: 'shared',
    known_to_employee: true,
    created_at: ctx.now,
  });
}
