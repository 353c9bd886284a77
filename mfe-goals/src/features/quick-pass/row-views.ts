import type { UpdateValues } from '../weekly-update/update-values.ts';
import type { Attempt } from './api/save-updates.ts';
import type { PassScale } from './pass-focus.ts';
import { differs, valuesOf, whyNotSaved, type PassEntries } from './pass-values.ts';
import { isPosted, type PassRow } from './pass-weeks.ts';

/**
 * A row's state: nothing posted yet, in the current week or an earlier one; typed; being saved; answered; kept until
 * there is a network; not to be posted.
 */
export type RowState =
  | 'open'
  | 'missed'
  | 'unsaved'
  | 'saving'
  | 'saved'
  | 'refused'
  | 'unconfirmed'
  | 'kept'
  | 'closed';

export interface RowView {
  readonly row: PassRow;
  readonly values: UpdateValues;
  readonly state: RowState;
  /** Why it is not saved: the server's sentence, or what is missing. */
  readonly sentence: string | null;
  readonly isCommentOpen: boolean;
  /** Something is typed that is not saved. */
  readonly isTyped: boolean;
}

export interface RowSurroundings {
  readonly entries: PassEntries;
  readonly attempts: ReadonlyMap<number, Attempt>;
  /** Rows that were submitted while something was missing. */
  readonly asked: ReadonlySet<number>;
  /** Rows whose comment field was opened. */
  readonly comments: ReadonlySet<number>;
}

function stateOf(row: PassRow, values: UpdateValues, attempt: Attempt | undefined): RowState {
  if (row.isClosed && attempt?.kind !== 'saving') return 'closed';
  if (attempt !== undefined) return attempt.kind;
  if (differs(row, values)) return 'unsaved';
  if (row.week.isKept) return 'kept';
  if (isPosted(row)) return 'saved';
  return row.week.isCurrent ? 'open' : 'missed';
}

export function viewOf(row: PassRow, { entries, attempts, asked, comments }: RowSurroundings): RowView {
  const values = valuesOf(row, entries);
  const attempt = attempts.get(row.id);
  const missing = asked.has(row.id) ? whyNotSaved(values) : null;
  const state = stateOf(row, values, attempt);
  const answer = attempt !== undefined && 'sentence' in attempt ? attempt.sentence : missing;
  return {
    row,
    values,
    state,
    isTyped: entries.has(row.id) && differs(row, values),
    // What happened to a closed row says more.
    sentence: state === 'closed' ? null : answer,
    isCommentOpen: comments.has(row.id) || values.comment !== '',
  };
}

/** Typed and not being saved: closing the pass would leave it behind. */
export function isLeftBehind(view: RowView): boolean {
  return isUnsavedView(view) || (view.state === 'closed' && view.isTyped);
}

/** Typed, not being saved, and can be saved. */
export function isUnsavedView({ state }: RowView): boolean {
  return state === 'unsaved' || state === 'refused' || state === 'unconfirmed';
}

/** The row still needs action. */
export function isWaiting({ state }: RowView): boolean {
  return !['saved', 'saving', 'kept', 'closed'].includes(state);
}

/** The scale to continue with: the missing one, otherwise the first. */
export function nextScale({ likelihood, quality }: UpdateValues): PassScale {
  return likelihood !== null && quality === null ? 'quality' : 'likelihood';
}

/** The row that waits next after this one, from the top again at the end; null when none does. */
export function nextWaiting(views: readonly RowView[], afterId: number | null): RowView | null {
  const at = views.findIndex(({ row }) => row.id === afterId);
  const others = [...views.slice(at + 1), ...views.slice(0, Math.max(at, 0))];
  return others.find(isWaiting) ?? null;
}
