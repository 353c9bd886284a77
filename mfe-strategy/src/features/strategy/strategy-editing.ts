import type { Strategy } from '@cadence/shared-contract';
import { mergeTexts } from './merge-texts.ts';
import type { KeptTexts, StrategyErrors } from './strategy-form.ts';
import type { StrategyField, StrategyTexts } from './strategy-texts.ts';
import { STRATEGY_FIELDS, textsOf } from './strategy-texts.ts';

/** What came from somebody else while this was being written. */
export interface Meeting {
  readonly theirs: Strategy;
  /** Changed by both: mine is in the form until a choice is made. */
  readonly undecided: readonly StrategyField[];
  /** Changed only by them, and in the form now. */
  readonly taken: readonly StrategyField[];
}

/** A strategy being edited. */
export interface Editing {
  /** The copy that is edited: the newest one once others' changes were merged. */
  readonly base: Strategy;
  readonly texts: StrategyTexts;
  readonly errors: StrategyErrors;
  readonly meeting: Meeting | null;
}

export type EditingAction =
  | { readonly type: 'write'; readonly field: StrategyField; readonly text: string }
  | { readonly type: 'refuse'; readonly errors: StrategyErrors }
  | { readonly type: 'bringIn'; readonly theirs: Strategy }
  | {
      readonly type: 'decide';
      readonly fields: readonly StrategyField[];
      readonly whose: 'mine' | 'theirs';
    }
  | { readonly type: 'restore'; readonly kept: KeptTexts }
  | { readonly type: 'saved'; readonly saved: Strategy };

export function startEditing(base: Strategy): Editing {
  return { base, texts: textsOf(base), errors: {}, meeting: null };
}

function without(errors: StrategyErrors, field: StrategyField): StrategyErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
}

/** Open choices stay open: a third version does not settle them. */
function bringIn(
  editing: Editing,
  { from, mine, theirs }: { from: StrategyTexts; mine: StrategyTexts; theirs: Strategy },
): Editing {
  const newest = textsOf(theirs);
  const merged = mergeTexts({ base: from, mine, theirs: newest });
  const stillOpen = (field: StrategyField): boolean =>
    editing.meeting?.undecided.includes(field) === true && merged.texts[field] !== newest[field];
  const undecided = STRATEGY_FIELDS.filter((field) => merged.undecided.includes(field) || stillOpen(field));
  const meeting = { theirs, undecided, taken: merged.taken };
  return { ...editing, base: theirs, texts: merged.texts, meeting };
}

function decide(editing: Editing, fields: readonly StrategyField[], whose: 'mine' | 'theirs'): Editing {
  const { meeting, texts } = editing;
  if (meeting === null) return editing;
  const theirs = textsOf(meeting.theirs);
  const chosen = whose === 'mine' ? [] : fields.map((field) => [field, theirs[field]] as const);
  return {
    ...editing,
    texts: { ...texts, ...Object.fromEntries(chosen) },
    meeting: { ...meeting, undecided: meeting.undecided.filter((field) => !fields.includes(field)) },
  };
}

/** Texts left on the device, on top of what others have saved since. */
function restore(editing: Editing, { texts: mine, base: from }: KeptTexts): Editing {
  const restored = bringIn(editing, { from, mine, theirs: editing.base });
  return restored.meeting?.undecided.length === 0 ? { ...restored, meeting: editing.meeting } : restored;
}

/** Every way in which a strategy changes while being edited. */
export function edit(editing: Editing, action: EditingAction): Editing {
  const { base, texts, errors } = editing;
  switch (action.type) {
    case 'write':
      return {
        ...editing,
        texts: { ...texts, [action.field]: action.text },
        errors: without(errors, action.field),
      };
    case 'refuse':
      return { ...editing, errors: action.errors };
    case 'bringIn':
      return bringIn(editing, { from: textsOf(base), mine: texts, theirs: action.theirs });
    case 'decide':
      return decide(editing, action.fields, action.whose);
    case 'restore':
      return restore(editing, action.kept);
    case 'saved':
      return { ...editing, base: action.saved, meeting: null };
  }
}
