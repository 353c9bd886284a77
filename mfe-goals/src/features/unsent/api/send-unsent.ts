import { ApiError, OfflineError } from '@cadence/shared-auth';
import type { GoalStatus } from '@cadence/shared-contract';
import { goalFailure } from '../../goal/goal-failure.ts';
import { postUpdate } from '../../weekly-update/api/send-update.ts';
import { claim, oneWindowAtATime } from '../window-locks.ts';
import { isTooOld, isWaiting, TOO_OLD, type Refusal, type UnsentUpdate } from '../unsent-update.ts';
import type { UnsentUpdates } from '../use-unsent-updates.ts';

const UNAUTHENTICATED = 401;
const TOO_MANY = 429;
const SERVER_FAILED = 500;

export interface SendUnsent {
  readonly unsent: UnsentUpdates;
  /** It is posted, and kept no longer once this is done. */
  readonly onSent: (update: UnsentUpdate, status: GoalStatus) => Promise<void>;
}

/** Nothing is decided yet: no answer, a server that cannot answer now, or a session that is over. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof OfflineError;
  const { status } = error;
  return status === UNAUTHENTICATED || status === TOO_MANY || status >= SERVER_FAILED;
}

function refusalOf(error: unknown): Refusal {
  const isOvertaken = error instanceof ApiError && error.code === 'stale';
  return { kind: isOvertaken ? 'overtaken' : 'closed', sentence: goalFailure(error) };
}

/** Updates of the same week that were written after this one are built on it. */
async function buildOn(
  { formKey, statusId }: UnsentUpdate,
  { UpdatedAt }: GoalStatus,
  unsent: UnsentUpdates,
) {
  const later = unsent
    .list()
    .filter((one) => isWaiting(one) && one.statusId === statusId && one.formKey !== formKey);
  for (const one of later) await unsent.put({ ...one, postedAt: UpdatedAt });
}

/** Sends one; false when it has to wait, or another window has sent it and this one does not know yet. */
async function send(update: UnsentUpdate, { unsent, onSent }: SendUnsent): Promise<boolean> {
  const release = await claim(`${update.formKey}.${update.keptAt}`);
  if (release === null) return false;
  try {
    const status = await postUpdate(update, update.postedAt);
    await buildOn(update, status, unsent);
    await onSent(update, status);
    unsent.drop(update.formKey);
    return true;
  } catch (error) {
    if (isPassing(error)) {
      release();
      return false;
    }
    await unsent.put({ ...update, refusal: refusalOf(error) });
    return true;
  }
}

/** Sends what waits, in the order in which it was written, until it is all answered or has to wait. */
export function sendUnsent(options: SendUnsent): Promise<void> {
  const { unsent } = options;
  return oneWindowAtATime(async () => {
    await unsent.follow();
    let next = unsent.list().find(isWaiting);
    while (next !== undefined) {
      if (isTooOld(next)) await unsent.put({ ...next, refusal: TOO_OLD });
      else if (!(await send(next, options))) return;
      next = unsent.list().find(isWaiting);
    }
  });
}
