import type { UpdateValues } from '../weekly-update/update-values.ts';
import type { Attempt } from './api/save-updates.ts';
import type { PassScale } from './pass-focus.ts';
import { differs, valuesOf, whyNotSaved, type PassEntries } from './pass-values.ts';
import { isPosted, type PassRow } from './pass-weeks.ts';

/** How a row stands: nothing posted yet, in the current week or an earlier one; typed; on its way; answered. */
export type RowState = 'open' | 'missed' | 'unsaved' | 'saving' | 'saved' | 'refused' | 'unconfirmed';

export interface RowView {
  readonly row: PassRow;
  readonly values: UpdateValues;
  readonly state: RowState;
  /** Why it is not saved: the server's sentence, or what is missing. */
  readonly sentence: string | null;
  readonly isCommentOpen: boolean;
}

export interface RowSurroundings {
  readonly entries: PassEntries;
  readonly attempts: ReadonlyMap<number, Attempt>;
  /** Rows that were to be saved while something was missing. */
  readonly asked: ReadonlySet<number>;
  /** Rows whose comment field was opened. */
  readonly comments: ReadonlySet<number>;
}

function stateOf(row: PassRow, values: UpdateValues, attempt: Attempt | undefined): RowState {
  if (attempt !== undefined) return attempt.kind;
  if (differs(row, values)) return 'unsaved';
  if (isPosted(row)) return 'saved';
  return row.week.isCurrent ? 'open' : 'missed';
}

export function viewOf(row: PassRow, { entries, attempts, asked, comments }: RowSurroundings): RowView {
  const values = valuesOf(row, entries);
  const attempt = attempts.get(row.id);
  const missing = asked.has(row.id) ? whyNotSaved(values) : null;
  return {
    row,
    values,
    state: stateOf(row, values, attempt),
    sentence: attempt !== undefined && 'sentence' in attempt ? attempt.sentence : missing,
    isCommentOpen: comments.has(row.id) || values.comment !== '',
  };
}

/** Typed and not on its way: closing would leave it behind. */
export function isUnsavedView({ state }: RowView): boolean {
  return state === 'unsaved' || state === 'refused' || state === 'unconfirmed';
}

/** Somebody must still do something about the row. */
export function isWaiting({ state }: RowView): boolean {
  return state !== 'saved' && state !== 'saving';
}

/** The scale to go on with: the one that is missing, the first otherwise. */
export function nextScale({ likelihood, quality }: UpdateValues): PassScale {
  return likelihood !== null && quality === null ? 'quality' : 'likelihood';
}

/** The row that waits next after this one, from the top again at the end; null when none does. */
export function nextWaiting(views: readonly RowView[], afterId: number | null): RowView | null {
  const at = views.findIndex(({ row }) => row.id === afterId);
  const others = [...views.slice(at + 1), ...views.slice(0, Math.max(at, 0))];
  return others.find(isWaiting) ?? null;
}
