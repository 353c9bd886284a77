import type { GoalBeneath, WeekSlot } from '@cadence/shared-contract';
import type { MatrixCell } from '@cadence/shared-ui';

/** What the list under the matrix is narrowed to; null shows every goal. */
export type Choice = MatrixCell | 'noUpdate' | null;

/** A goal beneath, with what was said about it in one week. */
export interface WeekEntry extends GoalBeneath {
  /** Likelihood and quality of that very week; nothing is carried forward (D-34). */
  readonly cell: MatrixCell | null;
  /** Steps since the week before; 0 where either week has no update. */
  readonly moved: { readonly likelihood: number; readonly quality: number };
}

export interface WeekTally {
  readonly entries: readonly WeekEntry[];
  readonly countOf: (cell: MatrixCell) => number;
  readonly updated: number;
  readonly noUpdate: number;
  /** Goals that stand in another cell than the week before. */
  readonly moved: number;
}

function cellOf(weeks: readonly WeekSlot[], week: number): MatrixCell | null {
  const slot = weeks.find(({ Week }) => Week === week);
  if (slot === undefined || slot.Likelihood === null || slot.Quality === null) return null;
  return { x: slot.Likelihood, y: slot.Quality };
}

function entryOf(beneath: GoalBeneath, week: number): WeekEntry {
  const cell = cellOf(beneath.Goal.Weeks, week);
  const before = cellOf(beneath.Goal.Weeks, week - 1);
  const isComparable = cell !== null && before !== null;
  return {
    ...beneath,
    cell,
    moved: {
      likelihood: isComparable ? cell.x - before.x : 0,
      quality: isComparable ? cell.y - before.y : 0,
    },
  };
}

const keyOf = ({ x, y }: MatrixCell): string => `${x},${y}`;

/** The goals of a week by likelihood and quality, and those without an update apart. */
export function tallyWeek(goals: readonly GoalBeneath[], week: number): WeekTally {
  const entries = goals.map((goal) => entryOf(goal, week));
  const counts = new Map<string, number>();
  for (const { cell } of entries)
    if (cell !== null) counts.set(keyOf(cell), (counts.get(keyOf(cell)) ?? 0) + 1);
  const noUpdate = entries.filter(({ cell }) => cell === null).length;
  return {
    entries,
    countOf: (cell) => counts.get(keyOf(cell)) ?? 0,
    updated: entries.length - noUpdate,
    noUpdate,
    moved: entries.filter(({ moved }) => moved.likelihood !== 0 || moved.quality !== 0).length,
  };
}

export function chosenEntries({ entries }: WeekTally, choice: Choice): readonly WeekEntry[] {
  if (choice === null) return entries;
  if (choice === 'noUpdate') return entries.filter(({ cell }) => cell === null);
  return entries.filter(({ cell }) => cell !== null && keyOf(cell) === keyOf(choice));
}

/** 'Top {n} Level (count)' for every depth there is: the goals down to it (core §2 Prediction matrix). */
export function levelOptions(goals: readonly GoalBeneath[]): readonly { value: string; label: string }[] {
  const deepest = Math.max(0, ...goals.map(({ Level }) => Level));
  return Array.from({ length: deepest }, (_, index) => {
    const level = index + 1;
    const count = goals.filter(({ Level }) => Level <= level).length;
    return { value: String(level), label: `Top ${level} Level (${count})` };
  });
}

/** The latest week up to `current` that any goal was updated in; `current` while there is none. */
export function firstShownWeek(goals: readonly GoalBeneath[], current: number): number {
  const posted = goals.flatMap(({ Goal }) =>
    Goal.Weeks.filter(({ Week, State }) => State === 'posted' && Week <= current).map(({ Week }) => Week),
  );
  return posted.length === 0 ? current : Math.max(...posted);
}
