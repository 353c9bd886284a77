import { LIMITS } from '@cadence/shared-contract';
import { textsOf, type OpenSummary, type Texts } from './parts.ts';

/** A summary being edited. */
export interface Editing {
  /** The copy that is edited; its version is sent with every save. */
  readonly base: OpenSummary;
  /** The values last sent to the server. */
  readonly saved: Texts;
  readonly values: Texts;
  /** What was on the screen when the last save failed; null while none did. */
  readonly failed: Texts | null;
  /** Two versions of the same text are shown, and one of them is to be chosen. */
  readonly isComparing: boolean;
}

export type EditingAction =
  | { readonly type: 'write'; readonly part: Texts }
  /** Shows another copy as it is. */
  | { readonly type: 'show'; readonly summary: OpenSummary }
  /** Continues from a newer copy; what was changed here and is not saved stays. */
  | { readonly type: 'meet'; readonly newest: OpenSummary }
  | { readonly type: 'compare'; readonly isOpen: boolean }
  | { readonly type: 'saved'; readonly answer: OpenSummary; readonly sent: Texts }
  | { readonly type: 'failed'; readonly shown: Texts };

export function startEditing(base: OpenSummary): Editing {
  const saved = textsOf(base);
  return { base, saved, values: saved, failed: null, isComparing: false };
}

type Changes = Pick<Editing, 'values' | 'saved'>;

/** What is not saved yet. */
export function changesOf({ values, saved }: Changes): Texts {
  return Object.fromEntries(Object.entries(values).filter(([key, text]) => text !== saved[key]));
}

export const isDirty = (changes: Changes): boolean => Object.keys(changesOf(changes)).length > 0;

export const isTooLong = (text: string): boolean => [...text].length > LIMITS.summaryText;

/** What can be saved: a text that is too long waits until it is shorter. */
export function sendableOf(changes: Changes): Texts {
  return Object.fromEntries(Object.entries(changesOf(changes)).filter(([, text]) => !isTooLong(text)));
}

/** Texts that were changed here and elsewhere, each in its own way, or that the newer copy does not have. */
export function clashesWith(changes: Changes, newest: OpenSummary): readonly string[] {
  const theirs = textsOf(newest);
  return Object.entries(changesOf(changes))
    .filter(([key, mine]) => theirs[key] !== changes.saved[key] && theirs[key] !== mine)
    .map(([key]) => key);
}

/** What was changed here, on top of another copy. */
function meet(editing: Editing, newest: OpenSummary): Editing {
  const theirs = textsOf(newest);
  const mine = Object.entries(changesOf(editing)).filter(([key]) => key in theirs);
  return {
    ...editing,
    base: newest,
    saved: theirs,
    values: { ...theirs, ...Object.fromEntries(mine) },
    failed: null,
  };
}

/** Every way in which a summary changes while being edited. */
export function edit(editing: Editing, action: EditingAction): Editing {
  switch (action.type) {
    case 'write':
      return { ...editing, values: { ...editing.values, ...action.part } };
    case 'show':
      return startEditing(action.summary);
    case 'meet':
      return meet(editing, action.newest);
    case 'compare':
      return { ...editing, isComparing: action.isOpen && isDirty(editing) };
    case 'saved':
      return { ...editing, base: action.answer, saved: { ...editing.saved, ...action.sent }, failed: null };
    case 'failed':
      return { ...editing, failed: action.shown };
  }
}
