import type { PredictionGoal } from '../operations/predictions.ts';
import { AT_RISK_LIKELIHOOD } from '../scales.ts';
import { isMatrixCell } from './matrix-view.ts';
import type { MatrixCell, MatrixChoice, MatrixGroup } from './matrix-view.ts';

/** A goal beneath, with its status in one week. */
export interface WeekEntry {
  readonly goal: PredictionGoal;
  /** Likelihood and quality of that very week; nothing is carried forward (D-34). */
  readonly cell: MatrixCell | null;
  /** Steps since the week before; 0 where either week has no update. */
  readonly moved: { readonly likelihood: number; readonly quality: number };
}

/** Goals of a week, counted by status. */
export interface WeekTally {
  readonly entries: readonly WeekEntry[];
  readonly countOf: (cell: MatrixCell) => number;
  /** Of those, how many were in another cell the week before. */
  readonly arrivedOf: (cell: MatrixCell) => number;
  readonly sizeOf: (group: MatrixGroup) => number;
}

function cellOf({ Likelihood, Quality }: PredictionGoal): MatrixCell | null {
  return Likelihood === null || Quality === null ? null : { x: Likelihood, y: Quality };
}

const UNMOVED: WeekEntry['moved'] = { likelihood: 0, quality: 0 };

function movedBetween(before: MatrixCell | null, now: MatrixCell | null): WeekEntry['moved'] {
  if (before === null || now === null) return UNMOVED;
  return { likelihood: now.x - before.x, quality: now.y - before.y };
}

const hasMoved = ({ moved }: WeekEntry): boolean => moved.likelihood !== 0 || moved.quality !== 0;

const IN_GROUP: Readonly<Record<MatrixGroup, (entry: WeekEntry) => boolean>> = {
  updated: ({ cell }) => cell !== null,
  none: ({ cell }) => cell === null,
  risk: ({ cell }) => cell !== null && cell.x <= AT_RISK_LIKELIHOOD,
  moved: hasMoved,
};

const keyOf = ({ x, y }: MatrixCell): string => `${x}-${y}`;

function countByCell(entries: readonly WeekEntry[]): (cell: MatrixCell) => number {
  const groups = Map.groupBy(entries, ({ cell }) => (cell === null ? null : keyOf(cell)));
  return (cell) => groups.get(keyOf(cell))?.length ?? 0;
}

/** The goals of a week by likelihood and quality, compared with the week before it. */
export function tallyWeek(
  goals: readonly PredictionGoal[],
  weekBefore: readonly PredictionGoal[],
): WeekTally {
  const before = new Map(weekBefore.map((goal) => [goal.Id, cellOf(goal)]));
  const entries = goals.map((goal) => {
    const cell = cellOf(goal);
    return { goal, cell, moved: movedBetween(before.get(goal.Id) ?? null, cell) };
  });
  return {
    entries,
    countOf: countByCell(entries),
    arrivedOf: countByCell(entries.filter(hasMoved)),
    sizeOf: (group) => entries.filter(IN_GROUP[group]).length,
  };
}

/** The goals of a cell or of a group; all of them without a choice. */
export function chosenEntries({ entries }: WeekTally, choice: MatrixChoice): readonly WeekEntry[] {
  if (choice === null) return entries;
  if (!isMatrixCell(choice)) return entries.filter(IN_GROUP[choice]);
  return entries.filter(({ cell }) => cell !== null && keyOf(cell) === keyOf(choice));
}

/** 'Top {n} Level (count)' for every depth there is: the goals down to it (core §2 Prediction matrix). */
export function levelOptions(goals: readonly PredictionGoal[]): readonly { value: string; label: string }[] {
  const deepest = Math.max(0, ...goals.map(({ Depth }) => Depth));
  return Array.from({ length: deepest }, (_, index) => {
    const depth = index + 1;
    const count = goals.filter(({ Depth }) => Depth <= depth).length;
    return { value: String(depth), label: `Top ${depth} Level (${count})` };
  });
}
