import type { GoalEditRow, GoalRow, GoalSituation, StatusCall } from '@cadence/shared-contract';
import {
  GOAL_EDIT_LIFECYCLE,
  GOAL_LIFECYCLE,
  GOAL_STATE_ALIASES,
  goalEditRowsFrom,
  goalRowsFrom,
  resolveStatusCall,
} from '@cadence/shared-contract';
import type { Ctx } from '../../../kernel/http/index.ts';
import { denied, invalid } from '../../../kernel/errors/index.ts';
import { refusal } from '../policy/refusals.ts';
import { isFresh } from './goal-fields.ts';
import { answerChanged, loadForChange, overtaken, tooLate } from './subject.ts';
import { takeStep } from './take-step.ts';

const ROWS: readonly (GoalRow | GoalEditRow)[] = [...GOAL_LIFECYCLE, ...GOAL_EDIT_LIFECYCLE];

function checkWanted(name: StatusCall, status: string): void {
  if (ROWS.some((row) => row.call?.name === name && row.call.status === status)) return;
  throw invalid([{ path: 'Status', message: `'${status}' is not a status that this call leads to.` }]);
}

/** The permission that the asked step would need; what is denied is explained by it. */
function neededPermission(name: StatusCall, status: string, situation: GoalSituation) {
  const rows = [...goalEditRowsFrom(situation), ...goalRowsFrom(situation.state)];
  return rows.find((row) => row.call?.name === name && row.call.status === status)?.permission ?? null;
}

interface StatusChange {
  readonly Id: number;
  readonly Status: string;
  readonly Comment?: string;
  readonly UpdatedAt?: string;
}

/**
 * The calls that carry a wanted state: approve, retract, retractedits, shelve (core §7, D-74). The lifecycle table says
 * which row is meant from where the goal stands, and whether this actor may take it.
 *
 * With `UpdatedAt` nobody decides on a version they have not seen.
 *
 * @throws not_found, denied, invalid, conflict
 */
export async function changeStatus(ctx: Ctx, name: StatusCall, body: StatusChange) {
  const status: string = GOAL_STATE_ALIASES[body.Status] ?? body.Status;
  checkWanted(name, status);
  const subject = await loadForChange(ctx, body.Id);
  const { UpdatedAt } = body;
  if (UpdatedAt !== undefined && !isFresh(body, subject.goal))
    throw await overtaken(ctx, subject.goal, UpdatedAt);
  const resolution = resolveStatusCall(name, status, subject.situation);
  if (resolution.kind === 'wrongState') throw await tooLate(ctx, subject.goal);
  if (resolution.kind === 'denied') {
    const permission = neededPermission(name, status, subject.situation);
    throw permission ? refusal(permission) : denied('You cannot do this.');
  }
  await takeStep(ctx, subject, {
    row: resolution.row,
    comment: body.Comment,
    isVersioned: UpdatedAt !== undefined,
  });
  return answerChanged(ctx, body.Id);
}
