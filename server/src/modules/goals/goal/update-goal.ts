import type { Goal, GoalInput, GoalState, Overwritten } from '@cadence/shared-contract';
import { GOAL_LIFECYCLE, GOAL_STATE_CLAUSES, openActions, resolveActions } from '@cadence/shared-contract';
import { conflict, invalid, stale } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { overwrittenFields } from '../../../kernel/versions/index.ts';
import { announceLive } from '../core/announce/announce.ts';
import type { GoalRecord } from '../core/records/goal-records.queries.ts';
import { goalTextsOf } from '../core/records/goal-texts.ts';
import { moveGoal } from '../core/steps/goal-writes.queries.ts';
import { checkChosenParent, requireParentForOthers } from '../core/steps/parent-rules.ts';
import { permittedAction } from '../core/steps/permitted-action.ts';
import { refusal } from '../core/steps/refusals.ts';
import type { Subject } from '../core/steps/subject.ts';
import { answerChanged, isFresh, loadSubject, readChanged, tooLate } from '../core/steps/subject.ts';
import { takeStep } from '../core/steps/take-step.ts';
import { editApproved } from './edit-approved.ts';
import { hasChildren } from './family.queries.ts';
import type { GoalTexts } from './goal-fields.ts';
import {
  checkOwner,
  checkPeriod,
  keptParentId,
  mayChooseOwner,
  readParentId,
  readTexts,
} from './goal-fields.ts';
import { submitOrPublish } from './submit-or-publish.ts';

function refusePeriod(message: string) {
  return invalid([{ path: 'PeriodId', message }]);
}

/** The quarter is locked while the goal has a parent, and while others are aligned to it (core §5, D-29). */
async function checkPeriodChange(ctx: Ctx, goal: GoalRecord, body: GoalInput): Promise<void> {
  if (body.PeriodId === goal.period_id) return;
  if (goal.parent_id !== null && readParentId(body) !== null) {
    throw refusePeriod('The quarter cannot be changed while a parent goal is set.');
  }
  if (await hasChildren(ctx.db, goal.id)) {
    throw refusePeriod('The quarter cannot be changed while other goals are aligned to this one.');
  }
  await checkPeriod(ctx, body.PeriodId);
}

async function checkOwnerChange(ctx: Ctx, goal: GoalRecord, ownerId: number): Promise<void> {
  if (ownerId === goal.owner_id) return;
  mayChooseOwner(ctx.actor);
  await checkOwner(ctx.db, ownerId, 'OwnerId');
}

/** The owner, quarter and parent wanted for an unpublished goal, checked as far as they change. */
async function readPlace(ctx: Ctx, goal: GoalRecord, body: GoalInput) {
  const ownerId = body.OwnerId ?? goal.owner_id;
  const chosenId = readParentId(body);
  // A hidden parent is dropped when the goal moves to another quarter.
  const parentId = chosenId ?? (body.PeriodId === goal.period_id ? keptParentId(body, goal) : null);
  await checkOwnerChange(ctx, goal, ownerId);
  await checkPeriodChange(ctx, goal, body);
  requireParentForOthers(ctx.actor, ownerId, parentId);
  const isMoved =
    chosenId !== goal.known_parent_id || body.PeriodId !== goal.period_id || ownerId !== goal.owner_id;
  if (chosenId !== null && isMoved) {
    await checkChosenParent(ctx, { parentId: chosenId, ownerId, periodId: body.PeriodId, goalId: goal.id });
  }
  return { owner_id: ownerId, parent_id: parentId, period_id: body.PeriodId };
}

/**
 * The base of the body: it is not an edit of a goal that is no longer published, nor made from an older version (D-3).
 */
async function checkBase(ctx: Ctx, goal: GoalRecord, body: GoalInput): Promise<void> {
  if (body.IsFromEdit && goal.state !== 'approved') throw await tooLate(ctx, goal);
  if (!isFresh(body, goal)) throw stale();
}

async function updateDraft(ctx: Ctx, { goal, situation }: Subject, body: GoalInput): Promise<GoalRecord> {
  if (!openActions(situation).includes('editDraft')) throw refusal('Edit');
  await checkBase(ctx, goal, body);
  const values = { ...readTexts(body, goal.goal_type), ...(await readPlace(ctx, goal, body)) };
  const move = { from: ['draft'], to: null, now: ctx.now, version: goal.updated_at, values } as const;
  if (!(await moveGoal(ctx.db, goal.id, move))) throw stale();
  if (body.IsDraft === false) {
    return submitOrPublish(ctx, await loadSubject(ctx, goal.id), { comment: body.Comment, was: goal });
  }
  const after = await readChanged(ctx, goal.id);
  await announceLive(ctx, { change: GOAL_LIFECYCLE.editDraft.changes, before: goal, after });
  return after;
}

/** A goal in review that its owner changes is submitted again (core §4). */
async function updateInReview(ctx: Ctx, subject: Subject, body: GoalInput): Promise<GoalRecord> {
  const { goal } = subject;
  if (!openActions(subject.situation).includes('resubmit')) throw refusal('Edit');
  await checkBase(ctx, goal, body);
  const values = { ...readTexts(body, goal.goal_type), ...(await readPlace(ctx, goal, body)) };
  return takeStep(ctx, subject, { action: 'resubmit', comment: body.Comment, values, isVersioned: true });
}

/** What a change does to a goal in each state; in the other states it cannot be edited. */
const UPDATES: Readonly<
  Partial<Record<GoalState, (ctx: Ctx, subject: Subject, body: GoalInput) => Promise<GoalRecord>>>
> = { draft: updateDraft, review: updateInReview, approved: editApproved };

/** The refusal in a state in which nobody can edit; those who may edit in no state are denied first (D-84). */
async function refuseState(ctx: Ctx, { goal, situation }: Subject): Promise<never> {
  const resolution = resolveActions(['editDraft', 'resubmit', 'edit'], situation);
  const late = conflict(`This goal cannot be edited now: ${GOAL_STATE_CLAUSES[goal.state]}.`, 'tooLate');
  await permittedAction(ctx, { goal }, { resolution, late });
  throw late;
}

/** The texts and the place of a goal or its edit, by the field names of the request. */
function fieldsOf(texts: GoalTexts, place: Readonly<Record<'OwnerId' | 'PeriodId', number>>) {
  return { ...goalTextsOf(texts), IsPrivate: texts.is_private, ...place };
}

/** What a save without a version replaced: of the goal, or of its open edit (D-116). A first edit replaces nothing. */
function overwrittenGoal(
  body: GoalInput,
  { before, after }: { readonly before: GoalRecord; readonly after: Goal },
): Overwritten {
  const { edit } = before;
  if (before.state === 'approved' && edit === null && after.GoalEdit !== null) return null;
  const place = { OwnerId: before.owner_id, PeriodId: before.period_id };
  return overwrittenFields(body.UpdatedAt, {
    before: {
      ...fieldsOf(edit ?? before, place),
      ParentId: edit ? before.known_edit_parent_id : before.known_parent_id,
    },
    after: {
      ...fieldsOf(readTexts(body, before.goal_type), {
        OwnerId: body.OwnerId ?? before.owner_id,
        PeriodId: body.PeriodId,
      }),
      ParentId: readParentId(body),
    },
  });
}

/**
 * Changes a goal. A draft is overwritten and, with `IsDraft: false`, submitted or published; a goal in review is
 * submitted again; an approved one gets an edit that waits for approval, or is applied at once where the actor may
 * publish (D-23).
 *
 * @throws not_found, denied, invalid, stale, conflict
 */
export async function updateGoal(ctx: Ctx, id: number, body: GoalInput) {
  const subject = await loadSubject(ctx, id);
  const update = UPDATES[subject.goal.state];
  if (!update) return refuseState(ctx, subject);
  const answer = await answerChanged(ctx, await update(ctx, subject, body));
  return { ...answer, Overwritten: overwrittenGoal(body, { before: subject.goal, after: answer.Goal }) };
}
