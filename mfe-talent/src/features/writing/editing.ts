import type { Appraisal } from '@cadence/shared-contract';
import {
  isSameValues,
  mergeValues,
  valuesOf,
  type AppraisalErrors,
  type AppraisalValues,
} from './appraisal-values.ts';

/** An appraisal being edited. */
export interface Editing {
  /** The copy that is edited; its version is sent with every save. */
  readonly base: Appraisal;
  /** The values last sent to the server, which may store formatted text in another form. */
  readonly saved: AppraisalValues;
  readonly values: AppraisalValues;
  readonly errors: AppraisalErrors;
  /** How often it was refused: each time the first field to fix gets the focus. */
  readonly refusals: number;
  /** What was sent last, where that failed. */
  readonly failed: AppraisalValues | null;
  /** Both versions are shown, and one of them is to be chosen. */
  readonly isComparing: boolean;
}

export type EditingAction =
  | { readonly type: 'write'; readonly part: Partial<AppraisalValues> }
  | { readonly type: 'refuse'; readonly errors: AppraisalErrors }
  /** Shows another copy as it is. */
  | { readonly type: 'show'; readonly appraisal: Appraisal }
  /** Continues from a newer copy that loses nothing typed. */
  | { readonly type: 'meet'; readonly newest: Appraisal }
  /** Puts what was changed on top of another copy. */
  | { readonly type: 'rebase'; readonly onto: Appraisal }
  | { readonly type: 'compare'; readonly isOpen: boolean }
  | { readonly type: 'saved'; readonly answer: Appraisal; readonly sent: AppraisalValues }
  | { readonly type: 'failed'; readonly errors: AppraisalErrors; readonly sent: AppraisalValues };

export function startEditing(appraisal: Appraisal): Editing {
  const values = valuesOf(appraisal);
  return {
    base: appraisal,
    saved: values,
    values,
    errors: {},
    refusals: 0,
    failed: null,
    isComparing: false,
  };
}

export const isDirty = ({ values, saved }: Editing): boolean => !isSameValues(values, saved);

export const hasErrors = (errors: AppraisalErrors): boolean => Object.keys(errors).length > 0;

function refuse(editing: Editing, errors: AppraisalErrors): Editing {
  return hasErrors(errors) ? { ...editing, errors, refusals: editing.refusals + 1 } : editing;
}

function write(editing: Editing, part: Partial<AppraisalValues>): Editing {
  const rest = Object.entries(editing.errors).filter(([field]) => !(field in part));
  return { ...editing, values: { ...editing.values, ...part }, errors: Object.fromEntries(rest) };
}

function rebase(editing: Editing, onto: Appraisal): Editing {
  const theirs = valuesOf(onto);
  const values = mergeValues({ base: editing.saved, mine: editing.values, theirs });
  return { ...editing, base: onto, saved: theirs, values, failed: null };
}

/** Nothing that was written here has changed elsewhere: somebody asked about a rating, say. */
export function isSameText(one: Appraisal, other: Appraisal): boolean {
  return one.State === other.State && isSameValues(valuesOf(one), valuesOf(other));
}

/** Whether to continue from a newer copy without a question. */
export function mayMeet(editing: Editing, newest: Appraisal): boolean {
  return !isDirty(editing) || isSameText(editing.base, newest);
}

function meet(editing: Editing, newest: Appraisal): Editing {
  return isDirty(editing) ? rebase(editing, newest) : startEditing(newest);
}

/** Without anything typed there is nothing to compare. */
function compare(editing: Editing, isOpen: boolean): Editing {
  return { ...editing, isComparing: isOpen && isDirty(editing) };
}

/** Every way in which an appraisal changes while being edited. */
export function edit(editing: Editing, action: EditingAction): Editing {
  switch (action.type) {
    case 'write':
      return write(editing, action.part);
    case 'refuse':
      return refuse(editing, action.errors);
    case 'show':
      return startEditing(action.appraisal);
    case 'meet':
      return meet(editing, action.newest);
    case 'rebase':
      return rebase(editing, action.onto);
    case 'compare':
      return compare(editing, action.isOpen);
    case 'saved':
      return { ...editing, base: action.answer, saved: action.sent, failed: null };
    case 'failed':
      return { ...refuse(editing, action.errors), failed: action.sent };
  }
}
