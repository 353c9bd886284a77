import { LEVELS } from '../scales.ts';

/** A cell of the prediction matrix: levels 0 to 4, likelihood to the right, quality upward (D-34). */
export interface MatrixCell {
  readonly x: number;
  readonly y: number;
}

/** Goals that the figures beside the matrix count. */
export const MATRIX_GROUPS = ['updated', 'none', 'risk', 'moved'] as const;
export type MatrixGroup = (typeof MATRIX_GROUPS)[number];

/** What the goals below the matrix are narrowed to; null shows them all. */
export type MatrixChoice = MatrixCell | MatrixGroup | null;

/** Which part of the matrix is looked at. */
export interface MatrixView {
  /** Null: the latest week there is. */
  readonly week: number | null;
  /** Levels below the goal that count; null: all. */
  readonly depth: number | null;
  readonly choice: MatrixChoice;
}

export const WHOLE_MATRIX: MatrixView = { week: null, depth: null, choice: null };

// `week` is the week of an open update.
const WEEK = 'at';
const DEPTH = 'top';
const CHOICE = 'cell';

export function isMatrixCell(choice: MatrixChoice): choice is MatrixCell {
  return typeof choice === 'object' && choice !== null;
}

function isLevel(value: number | undefined): value is number {
  return LEVELS.some((level) => level === value);
}

function readCount(text: string | null): number | null {
  const count = Number(text);
  return Number.isSafeInteger(count) && count > 0 ? count : null;
}

function readChoice(text: string | null): MatrixChoice {
  const group = MATRIX_GROUPS.find((known) => known === text);
  if (group !== undefined) return group;
  const [x, y, ...more] = /^\d-\d$/.test(text ?? '') ? (text ?? '').split('-').map(Number) : [];
  return isLevel(x) && isLevel(y) && more.length === 0 ? { x, y } : null;
}

/** The part of the matrix that a link names: `?at=7&top=2&cell=3-4`. */
export function readMatrixView(params: URLSearchParams): MatrixView {
  return {
    week: readCount(params.get(WEEK)),
    depth: readCount(params.get(DEPTH)),
    choice: readChoice(params.get(CHOICE)),
  };
}

/** The same, back into the link. */
export function writeMatrixView(params: URLSearchParams, { week, depth, choice }: MatrixView): void {
  const texts = [
    [WEEK, week],
    [DEPTH, depth],
    [CHOICE, isMatrixCell(choice) ? `${choice.x}-${choice.y}` : choice],
  ] as const;
  for (const [name, value] of texts) {
    if (value === null) params.delete(name);
    else params.set(name, String(value));
  }
}
