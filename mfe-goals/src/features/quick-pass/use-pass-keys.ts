import { SCALE_STEPS, usePageKeys, type ScaleStep } from '@cadence/shared-ui';
import { placeOf, type PassPlace } from './pass-focus.ts';

export interface PassKeys {
  /** A step from the row of the focus; from outside the rows, to the first that waits. */
  readonly onMove: (from: PassPlace | null, by: 1 | -1) => void;
  readonly onStep: (at: PassPlace, step: ScaleStep) => void;
  readonly onSame: (at: PassPlace) => void;
  readonly onComment: (at: PassPlace) => void;
  readonly onSave: (at: PassPlace) => void;
  readonly onSaveAll: () => void;
}

const MOVES: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** The steps of both scales by the digits on them: 0 to 4. */
function stepOf(key: string): ScaleStep | undefined {
  return SCALE_STEPS.find((step) => key === String(step));
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** A question or menu above the pass takes the keys. */
function isCovered(): boolean {
  return document.querySelector('[role="alertdialog"],[role="menu"]') !== null;
}

/** The keys of one row; true when the key meant something. */
function actInRow({ key }: KeyboardEvent, at: PassPlace, keys: PassKeys): boolean {
  const step = stepOf(key);
  if (step !== undefined) keys.onStep(at, step);
  else if (key === '=') keys.onSame(at);
  else if (key === 'c') keys.onComment(at);
  // On a button Enter presses the button.
  else if (key === 'Enter' && at.scale !== null) keys.onSave(at);
  else return false;
  return true;
}

/** In a comment everything is text but Enter; Shift + Enter begins a line, and so does Enter on a touch keyboard. */
function actInText({ key, shiftKey }: KeyboardEvent, at: PassPlace | null, keys: PassKeys): boolean {
  const isLine = shiftKey || window.matchMedia('(pointer: coarse)').matches;
  if (key !== 'Enter' || isLine || at === null) return false;
  keys.onSave(at);
  return true;
}

function act(event: KeyboardEvent, keys: PassKeys): boolean {
  const { key, target } = event;
  const at = placeOf(target);
  if (hasModifier(event)) {
    const isSavingAll = key === 'Enter' && !event.altKey;
    if (isSavingAll) keys.onSaveAll();
    return isSavingAll;
  }
  if (target instanceof HTMLTextAreaElement) return actInText(event, at, keys);
  const by = MOVES[key];
  // Outside the rows arrows belong to the week cards.
  if (by !== undefined && (at !== null || key.length === 1)) {
    keys.onMove(at, by);
    return true;
  }
  return at !== null && actInRow(event, at, keys);
}

/** The pass by keyboard alone: j and k or arrows, 0 to 4, `=`, c, Enter, Ctrl + Enter. */
export function usePassKeys(keys: PassKeys): void {
  usePageKeys((event) => {
    if (event.isComposing || event.defaultPrevented || isCovered()) return;
    // One press saves one row, however long the key is held.
    if (event.repeat && event.key === 'Enter') return;
    if (act(event, keys)) event.preventDefault();
  });
}
