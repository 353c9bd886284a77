import type { AnyGoalAction, GoalInput } from '@cadence/shared-contract';
import { GOAL_EDIT_LIFECYCLE, openActions } from '@cadence/shared-contract';
import type { DomainError } from '../../../kernel/errors/index.ts';
import { conflict, denied, invalid, stale } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { announceLive } from '../core/announce/announce.ts';
import type { GoalRecord } from '../core/records/goal-records.queries.ts';
import { visibleEdit } from '../core/records/visible-edit.ts';
import { moveEdit } from '../core/steps/goal-writes.queries.ts';
import { checkChosenParent } from '../core/steps/parent-rules.ts';
import { refusal } from '../core/steps/refusals.ts';
import type { Subject } from '../core/steps/subject.ts';
import { isFresh, loadSubject, readChanged } from '../core/steps/subject.ts';
import { record, takeStep } from '../core/steps/take-step.ts';
import type { GoalTexts } from './goal-fields.ts';
import { keptParentId, readParentId, readTexts } from './goal-fields.ts';
import { insertEdit } from './new-rows.queries.ts';

/** Owner and quarter of a published goal cannot be changed by an edit. */
function checkUnmoved(goal: GoalRecord, body: GoalInput): void {
  if (body.PeriodId !== goal.period_id) {
    throw invalid([{ path: 'PeriodId', message: 'The quarter of a published goal cannot be changed.' }]);
  }
  if (body.OwnerId !== undefined && body.OwnerId !== goal.owner_id) {
    throw invalid([
      { path: 'OwnerId', message: 'Use Change Ownership to give a published goal to somebody else.' },
    ]);
  }
}

type Content = GoalTexts & { readonly parent_id: number | null };

async function readContent(ctx: Ctx, goal: GoalRecord, body: GoalInput): Promise<Content> {
  const texts = readTexts(body, goal.goal_type);
  checkUnmoved(goal, body);
  const parentId = readParentId(body);
  if (parentId !== null && parentId !== goal.known_parent_id) {
    const place = { ownerId: goal.owner_id, periodId: goal.period_id, goalId: goal.id };
    await checkChosenParent(ctx, { parentId, ...place });
  }
  const proposed = goal.edit && { ...goal.edit, known_parent_id: goal.known_edit_parent_id };
  return { ...texts, parent_id: parentId ?? keptParentId(body, proposed ?? goal) };
}

/** Writes the content into the goal's open edit, or opens one. @throws stale when somebody else changed it first */
async function saveEdit(ctx: Ctx, goal: GoalRecord, content: Content): Promise<void> {
  const { edit } = goal;
  if (edit) {
    const move = { from: [edit.state], to: null, now: ctx.now, version: edit.updated_at, values: content };
    if (!(await moveEdit(ctx.db, edit, move))) throw stale();
    return;
  }
  const base = { tenant_id: goal.tenant_id, goal_id: goal.id, creator_id: ctx.actor.id };
  const times = { state_since: ctx.now, created_at: ctx.now, updated_at: ctx.now };
  const id = await insertEdit(ctx.db, { ...base, ...content, state: 'draft', ...times });
  if (id === undefined) throw stale();
}

/** A Goal Manager may edit beneath their own goals, but may not skip a decision that others have to take. */
function refuseEdit({ goal, situation }: Subject): DomainError {
  const isWaiting = goal.edit?.state === 'review' && situation.relations.has('goalManagerOfTree');
  return isWaiting ? denied('Changes to this goal are waiting for approval.') : refusal('Edit');
}

/** The step after the save: apply at once, submit (again), or none for a draft. */
function nextStep(subject: Subject, isDraftWanted: boolean): AnyGoalAction | null {
  const { goal, situation } = subject;
  const editState = goal.edit?.state ?? 'draft';
  const isInReview = editState === 'review';
  // What the actor can do once the edit is saved; people who decide on an edit in review apply it.
  const open = openActions({ ...situation, editState });
  const find = (action: AnyGoalAction) => (open.includes(action) ? action : null);
  const apply = find(isInReview ? 'approveEdit' : 'applyEdit');
  if (!situation.relations.has('owner')) {
    if (apply) return apply;
    throw refuseEdit(subject);
  }
  if (isInReview) return find('resubmitEdit');
  return isDraftWanted ? null : (apply ?? find('submitEdit'));
}

/**
 * An edit of an approved goal: it becomes the goal's open edit, is submitted with `IsDraft: false`, and is applied at
 * once when the actor may publish it (D-23). Only the owner keeps a draft of changes. Returns the goal as it is then.
 *
 * @throws denied, invalid, stale, conflict
 */
export async function editApproved(ctx: Ctx, subject: Subject, body: GoalInput): Promise<GoalRecord> {
  const { goal, situation } = subject;
  if (!openActions(situation).includes('edit')) throw refuseEdit(subject);
  if (!isFresh(body, goal)) throw stale();
  if (goal.edit && !visibleEdit(ctx.actor, goal)) {
    throw conflict('Changes to this goal are being prepared already.', 'taken');
  }
  const step = nextStep(subject, body.IsDraft !== false);
  await saveEdit(ctx, goal, await readContent(ctx, goal, body));
  if (step) return takeStep(ctx, await loadSubject(ctx, goal.id), { action: step, comment: body.Comment });
  if (!goal.edit) await record(ctx, goal, { action: 'createEdit', from: null, to: 'draft' });
  await announceLive(ctx, {
    change: GOAL_EDIT_LIFECYCLE.createEdit.changes,
    before: goal,
    after: goal,
    isConfidential: true,
  });
  return readChanged(ctx, goal.id);
}
