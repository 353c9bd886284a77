import type { FieldError, GoalInput, GoalTextName, GoalType } from '@cadence/shared-contract';
import { GOAL_TEXT_NAMES, goalFormLabels, goalTextField, MESSAGES, recordOf } from '@cadence/shared-contract';
import { isBlankText, TEXT_PROBLEMS, textProblem } from '@cadence/shared-contract/operations';
import type { Db } from '../../../kernel/db/index.ts';
import { denied, invalid } from '../../../kernel/errors/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';
import type { PeriodRow } from '../../periods/index.ts';
import { currentPeriod, findPeriod } from '../../periods/index.ts';
import type { GoalTextRow } from '../core/records/goal-texts.ts';
import { goalTextRow } from '../core/records/goal-texts.ts';
import type { Scope } from '../core/scope.ts';
import { isAssignable } from './goal-fields.queries.ts';

/** The texts of a goal or an edit, and whether it is private. */
export type GoalTexts = GoalTextRow & { readonly is_private: boolean };

/** What is wrong with a text, to follow its name, which its company decides; null for nothing. */
function textWords(name: GoalTextName, text: string): string | null {
  const { limit, kind, isRequired } = goalTextField(name);
  if (isRequired && isBlankText(text)) return 'is required.';
  if (text.length > limit) return `must have at most ${limit} characters.`;
  const problem = textProblem(kind, text);
  return problem === null ? null : TEXT_PROBLEMS[problem];
}

/** Trimmed texts of the body. @throws invalid with every text that is wrong, and the quarter where none is given (core §5) */
export function readTexts(body: GoalInput, goalType: GoalType): GoalTexts {
  const labels = goalFormLabels(goalType);
  const texts = recordOf(GOAL_TEXT_NAMES, (name) => body[name]?.trim() ?? '');
  const errors = GOAL_TEXT_NAMES.flatMap<FieldError>((name) => {
    const words = textWords(name, texts[name]);
    return words === null ? [] : [{ path: name, message: `${labels[name]} ${words}` }];
  });
  if (body.PeriodId === 0) errors.push({ path: 'PeriodId', message: MESSAGES.goalQuarterRequired });
  if (errors.length > 0) throw invalid(errors);
  return { ...goalTextRow(texts), is_private: body.IsPrivate ?? false };
}

/** The parent under either of its names (D-60); 0 and null both mean 'not aligned'. @throws invalid when they differ */
export function readParentId({
  ParentId,
  ParentID,
}: Pick<GoalInput, 'ParentId' | 'ParentID'>): number | null {
  if (ParentId !== undefined && ParentID !== undefined && (ParentId || null) !== (ParentID || null)) {
    throw invalid([{ path: 'ParentID', message: 'Two different parent goals were given.' }]);
  }
  return (ParentId ?? ParentID) || null;
}

/** An alignment as it is stored and as the actor may know of it; null where there is none. */
interface Alignment {
  readonly parent_id: number | null;
  readonly known_parent_id: number | null;
}

/**
 * The parent that is kept although the body names none, because the actor may not know of it (D-119): a client that
 * reads 'not aligned' sends that back, and must not undo what it never saw.
 */
export function keptParentId(body: GoalInput, { parent_id, known_parent_id }: Alignment): number | null {
  return readParentId(body) === null && known_parent_id === null ? parent_id : null;
}

/**
 * The period of a new or moved goal: the current one or one of the next four (D-11).
 *
 * @throws invalid on `PeriodId`
 */
export async function checkPeriod(scope: Scope, periodId: number): Promise<PeriodRow> {
  const current = await currentPeriod(scope.db, scope.actor.tenantId, scope.today);
  const period = await findPeriod(scope.db, periodId);
  if (!period) throw invalid([{ path: 'PeriodId', message: MESSAGES.goalQuarterRequired }]);
  if (period.start_date < current.start_date) {
    throw invalid([{ path: 'PeriodId', message: 'Goals cannot be added to a past quarter.' }]);
  }
  return period;
}

/** An owner must be active and not an observer (D-30). @throws invalid */
export async function checkOwner(db: Db, ownerId: number, path: string): Promise<void> {
  if (await isAssignable(db, ownerId)) return;
  throw invalid([{ path, message: 'The owner must be an active person who is not an observer.' }]);
}

/** Only Goal Admins and Goal Managers may choose an owner other than themselves (people §6). @throws denied */
export function mayChooseOwner(actor: Actor): void {
  if (actor.isGoalAdmin || actor.isGoalManager) return;
  throw denied('Only a Goal Admin or a Goal Manager can create goals for others.');
}
