import { LIKELIHOOD_LABELS, QUALITY_LABELS, type ScaleStep } from '@cadence/shared-ui';
import type { UpdateValues } from '../weekly-update/update-values.ts';
import type { PassPlace, PassScale } from './pass-focus.ts';
import { whyNotSaved } from './pass-values.ts';
import type { PassRow } from './pass-weeks.ts';
import { isUnsavedView, isWaiting, nextScale, nextWaiting, type RowView } from './row-views.ts';
import type { FocusWish } from './use-focus-wish.ts';
import type { PassKeys } from './use-pass-keys.ts';
import type { RowMarks } from './use-row-marks.ts';

export interface PassParts {
  /** The rows of the chosen week. */
  readonly views: readonly RowView[];
  readonly marks: RowMarks;
  readonly set: (row: PassRow, part: Partial<UpdateValues>) => void;
  readonly undo: (id: number) => void;
  readonly save: (row: PassRow) => void;
  readonly sendLater: (row: PassRow) => void;
  readonly focus: (wish: FocusWish) => void;
  /** Announces something to screen readers. */
  readonly say: (sentence: string) => void;
}

/** Changes what is typed in a row; in a closed one it changes nothing and says so. */
function writeOrSay(set: PassParts['set'], say: PassParts['say']): PassParts['set'] {
  return (row, part) => {
    if (row.isClosed) say(`Week ${row.week.week} of this goal can no longer be updated.`);
    else set(row, part);
  };
}

/** What can be done to the rows of a week, by button and by key. */
export function passActions({ views, marks, set, undo, save, sendLater, focus, say }: PassParts) {
  const goTo = (view: RowView): void => focus({ rowId: view.row.id, target: nextScale(view.values) });

  /** False when the row lacks something; it says so then. */
  const trySave = ({ row, values, state }: RowView): boolean => {
    if (state === 'saved' || state === 'kept' || state === 'closed') return true;
    const why = whyNotSaved(values);
    marks.setAsked(row.id, why !== null);
    if (why !== null) return false;
    marks.setComment(row.id, false);
    save(row);
    return true;
  };

  const write = writeOrSay(set, say);

  /** A scale of a row takes a step; the focus moves to the other one. */
  const step = (row: PassRow, scale: PassScale, value: ScaleStep): void => {
    write(row, scale === 'likelihood' ? { likelihood: value } : { quality: value });
    if (row.isClosed) return;
    say((scale === 'likelihood' ? LIKELIHOOD_LABELS : QUALITY_LABELS)[value]);
    focus({ rowId: row.id, target: scale === 'likelihood' ? 'quality' : 'likelihood' });
  };

  const same = ({ row }: RowView): void => {
    if (row.previous === null) return say('This goal has no earlier update.');
    const { likelihood, quality } = row.previous;
    write(row, { likelihood, quality });
    if (row.isClosed) return;
    say(`${LIKELIHOOD_LABELS[likelihood]}, ${QUALITY_LABELS[quality]}`);
  };

  const saveAndGoOn = (view: RowView): void => {
    if (!trySave(view)) return goTo(view);
    const next = nextWaiting(views, view.row.id);
    if (next === null) marks.setChanging(null);
    else goTo(next);
  };

  const saveAll = (): void => {
    const [incomplete] = views.filter(isUnsavedView).filter((view) => !trySave(view));
    if (incomplete === undefined) marks.setChanging(null);
    else goTo(incomplete);
  };

  const openComment = ({ row }: RowView): void => {
    if (row.isClosed) return write(row, {});
    marks.setComment(row.id, true);
    focus({ rowId: row.id, target: 'comment' });
  };

  /** A step from the row of the focus; from outside the rows, to the first that waits. */
  const move = (from: PassPlace | null, by: 1 | -1): void => {
    const at = views.findIndex(({ row }) => row.id === from?.rowId);
    const target = from === null ? (views.find(isWaiting) ?? views[0]) : views[at + by];
    if (target !== undefined) goTo(target);
  };

  return {
    ...{ goTo, same, saveAndGoOn, saveAll, openComment, move, step },
    set: write,
    sendLater,
    /** Goes to a row that is about to be rendered. */
    show: (rowId: number): void => focus({ rowId, target: 'likelihood' }),
    undo: ({ row }: RowView): void => {
      undo(row.id);
      marks.clear(row.id);
      focus({ rowId: row.id, target: 'likelihood' });
    },
  };
}
export type PassActions = ReturnType<typeof passActions>;

/** The same by key. */
export function passKeys(views: readonly RowView[], actions: PassActions): PassKeys {
  const at = (place: PassPlace, act: (view: RowView) => void): void => {
    const view = views.find(({ row }) => row.id === place.rowId);
    if (view !== undefined) act(view);
  };
  return {
    onMove: actions.move,
    onStep: (place, value) => at(place, ({ row }) => actions.step(row, place.scale ?? 'likelihood', value)),
    onSame: (place) => at(place, actions.same),
    onComment: (place) => at(place, actions.openComment),
    onSave: (place) => at(place, actions.saveAndGoOn),
    onSaveAll: actions.saveAll,
  };
}
