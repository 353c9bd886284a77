import type {
  AppraisalAction,
  AppraisalCondition,
  AppraisalFacts,
  AppraisalState,
  TalentSettings,
} from '@cadence/shared-contract';
import {
  APPRAISAL_CONDITIONS,
  APPRAISAL_STATES,
  APPRAISAL_STATUS_WORDS,
  appraisalAction,
  isKnownToEmployee,
  LIMITS,
  resolveAppraisalAction,
} from '@cadence/shared-contract';
import { appraisalNotifications } from '@cadence/shared-contract/notifications';
import type { RowChanges } from '../../kernel/db/index.ts';
import { conflict, denied, notFound, stale } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { userGroup } from '../../kernel/outbox/index.ts';
import { notify } from '../notifications/index.ts';
import { REFUSALS, settingsOf, situationOf } from './appraisal-facts.ts';
import type { AppraisalRecord } from './appraisals.queries.ts';
import {
  findAppraisal,
  findOnlookers,
  holdAppraisal,
  laterThan,
  moveAppraisal,
} from './appraisals.queries.ts';
import { findLastEvent, insertEvent } from './trail.queries.ts';
import { readSettings, requireTalent } from './talent-setup.ts';

/** An appraisal about to change, with its scales. */
export interface Subject {
  readonly record: AppraisalRecord;
  readonly settings: TalentSettings;
}

/** An appraisal that the actor may see, locked until the transaction ends. @throws not_found, denied */
export async function loadForChange(ctx: Ctx, id: number): Promise<Subject> {
  requireTalent(ctx);
  await holdAppraisal(ctx.db, id);
  const record = await findAppraisal(ctx.db, ctx.actor, id);
  if (!record) throw notFound();
  return { record, settings: settingsOf(record, await readSettings(ctx)) };
}

/** The version of an appraisal that a person read: the employee's reveals no change to what they may not read. */
export function versionFor(actorId: number, record: AppraisalRecord): Date {
  return record.person_id === actorId ? (record.employee_version ?? record.updated_at) : record.updated_at;
}

/** @throws stale if the appraisal changed since the version that the actor read (D-3, D-85) */
export function checkVersion(
  { actor }: Pick<Ctx, 'actor'>,
  record: AppraisalRecord,
  version: string | undefined,
): void {
  if (version === undefined) return;
  if (new Date(version).getTime() !== versionFor(actor.id, record).getTime())
    throw stale(
      'This appraisal was changed by someone else. Nothing was overwritten; please look at it again.',
    );
}

const AFTER: Readonly<Record<AppraisalState, string>> = {
  draft: 'It is not shared.',
  shared: 'It is shared and waiting for the employee’s signature.',
  acknowledged: 'The employee has signed it.',
  completed: 'Both have signed it.',
};

/** Conditions that nothing done later brings about. */
const FOR_GOOD: readonly AppraisalCondition[] = [
  'employeeIsEligible',
  'employeeIsAppraised',
  'isNotReviewer',
  'hasOpenQuestion',
  'wasNeverCompleted',
  'isDeleted',
];

/** Whether the appraisal has yet to come to the states that the action starts from. */
function isAhead(state: AppraisalState, action: AppraisalAction): boolean {
  const place = APPRAISAL_STATES.indexOf(state);
  return appraisalAction(action).from.some((from) => APPRAISAL_STATES.indexOf(from) > place);
}

/** @throws denied, conflict: first checks whether the actor may, then whether the state allows it (D-84) */
export function requireOpen(
  { actor }: Pick<Ctx, 'actor'>,
  { record, settings }: Subject,
  action: AppraisalAction,
): void {
  const resolution = resolveAppraisalAction(action, situationOf(actor, record, settings));
  switch (resolution.kind) {
    case 'open':
      return;
    case 'denied':
      throw denied(REFUSALS[action]);
    case 'wrongState':
      throw conflict(
        `This appraisal is ${APPRAISAL_STATUS_WORDS[record.state].label.toLowerCase()} now. ${AFTER[record.state]}`,
        isAhead(record.state, action) ? 'notYet' : 'tooLate',
      );
    case 'unmet':
      throw conflict(
        APPRAISAL_CONDITIONS[resolution.condition],
        FOR_GOOD.includes(resolution.condition) ? 'tooLate' : 'notYet',
      );
  }
}

/** Whether the same action is sent again, from any window, with nothing else done since (D-89). */
export async function isRepeated(
  { db, actor, now }: Pick<Ctx, 'db' | 'actor' | 'now'>,
  { record }: Subject,
  ...actions: readonly AppraisalAction[]
): Promise<boolean> {
  const last = await findLastEvent(db, record.id);
  if (last?.actor_id !== actor.id || last.to_state !== record.state) return false;
  return actions.includes(last.action) && now.getTime() - last.created_at.getTime() < LIMITS.repeatWindow;
}

/** A row of the lifecycle to take. */
export interface Step {
  readonly action: AppraisalAction;
  /** The comment; '' for none. */
  readonly comment?: string;
  readonly values?: RowChanges<'appraisals'>;
  /** For an answer: the person who asked. */
  readonly askerId?: number;
  /** True: no notification and no history row, because the text is still being written. */
  readonly isQuiet?: boolean;
  /** False: the employee is not notified and does not see it in the history. */
  readonly isReadByEmployee?: boolean;
  /** True: what the employee reads has changed, whether or not they are notified. */
  readonly isShown?: boolean;
}

function factsOf(ctx: Ctx, record: AppraisalRecord, comment: string): AppraisalFacts {
  return {
    actor: ctx.actor.name,
    employee: record.person_name,
    period: `Q${record.quarter} ${record.year}`,
    comment,
  };
}

async function notifyPeople(
  ctx: Ctx,
  record: AppraisalRecord,
  { action, comment = '', askerId, eventId }: Step & { readonly eventId: number },
): Promise<void> {
  const people = { employee: record.person_id, reviewer: record.reviewer_id, asker: askerId };
  const isKnown = isKnownToEmployee(action, record.state);
  const facts = factsOf(ctx, record, comment);
  for (const { to, rule } of appraisalNotifications(action)) {
    if (to === 'employee' && !isKnown) continue;
    await notify(ctx, {
      eventId: `appraisal/${record.id}/${eventId}/${to}`,
      recipients: [people[to]],
      rule,
      facts,
      objectId: record.id,
    });
  }
}

/** Sends a live event to the open pages of everyone who may see the appraisal. */
export async function refreshPages(
  ctx: Ctx,
  record: Pick<AppraisalRecord, 'id' | 'person_id' | 'person_path' | 'reviewer_id' | 'period_id'>,
  isKnown: boolean,
): Promise<void> {
  const { id, person_id: personId, reviewer_id: reviewerId, period_id: periodId } = record;
  const appraisal = { personId, reviewerId, periodId };
  const event = { type: 'appraisal_update', id, actorId: ctx.actor.id, appraisal } as const;
  for (const onlooker of await findOnlookers(ctx.db, record, isKnown))
    ctx.outbox.live(userGroup(onlooker), 'TenantUpdate', event);
}

/** Adds the history row and notifies the people concerned. */
async function announce(
  ctx: Ctx,
  record: AppraisalRecord,
  step: Step & { readonly to: AppraisalState; readonly isKnown: boolean },
): Promise<void> {
  const { action, comment = '', to, isKnown, isReadByEmployee = true } = step;
  const eventId = await insertEvent(ctx.db, {
    tenant_id: ctx.tenant.id,
    appraisal_id: record.id,
    action,
    actor_id: ctx.actor.id,
    from_state: record.state,
    to_state: to,
    comment: comment === '' ? null : comment,
    known_to_employee: isKnown,
    created_at: ctx.now,
  });
  if (isReadByEmployee) await notifyPeople(ctx, record, { ...step, eventId });
}

/**
 * Takes one row of the lifecycle: compare-and-set of the state, history, notifications and live events, all in the
 * request's transaction. The caller has checked that the row is open.
 *
 * @throws conflict if someone else changed the appraisal first (D-3)
 */
export async function takeStep(ctx: Ctx, { record }: Subject, step: Step): Promise<void> {
  const { action, values = {}, isQuiet = false, isShown = false, isReadByEmployee = true } = step;
  const to = appraisalAction(action).to ?? record.state;
  const isKnown = isReadByEmployee && isKnownToEmployee(action, record.state);
  const version = isKnown || isShown ? { employee_version: laterThan(record.updated_at, ctx.now) } : {};
  const changes = { ...values, ...version };
  // Comments, questions and answers do not make a new version.
  const isChange = to !== record.state || Object.keys(changes).length > 0;
  if (isChange && !(await moveAppraisal(ctx.db, record, { ...changes, state: to, at: ctx.now })))
    throw conflict('This appraisal was changed by someone else. Please look at it again.', 'changedByOther');
  if (!isQuiet) await announce(ctx, record, { ...step, to, isKnown });
  await refreshPages(ctx, record, isKnown || isShown);
}
