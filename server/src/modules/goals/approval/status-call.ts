import type { StatusCall } from '@cadence/shared-contract';
import { actionsOfCall, GOAL_STATE_ALIASES, resolveStatusCall } from '@cadence/shared-contract';
import { invalid } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { permittedAction } from '../core/steps/permitted-action.ts';
import { answerChanged, checkVersion, loadSubject } from '../core/steps/subject.ts';
import { takeStep } from '../core/steps/take-step.ts';

function checkWanted(name: StatusCall, status: string): void {
  if (actionsOfCall(name, status).length > 0) return;
  throw invalid([{ path: 'Status', message: 'This is not a status that the goal can be given here.' }]);
}

interface StatusChange {
  readonly Id: number;
  readonly Status: string;
  readonly Comment?: string;
  readonly UpdatedAt?: string;
}

/**
 * The calls that carry a wanted state: approve, retract, retractedits, shelve (core §7, D-74). The lifecycle table says
 * which action that means in the goal's current state, and whether this actor may take it.
 *
 * With `UpdatedAt` nobody decides on a version they have not seen.
 *
 * @throws not_found, denied, invalid, conflict
 */
export async function changeStatus(ctx: Ctx, name: StatusCall, body: StatusChange) {
  const status: string = GOAL_STATE_ALIASES[body.Status] ?? body.Status;
  checkWanted(name, status);
  const subject = await loadSubject(ctx, body.Id);
  const resolution = resolveStatusCall(name, status, subject.situation);
  const action = await permittedAction(ctx, subject, { resolution });
  await checkVersion(ctx, subject.goal, body);
  const isVersioned = body.UpdatedAt !== undefined;
  return answerChanged(ctx, await takeStep(ctx, subject, { action, comment: body.Comment, isVersioned }));
}
