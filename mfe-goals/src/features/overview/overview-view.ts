import { isScaleStep, type MatrixCell } from '@cadence/shared-ui';

/** Goals that the figures beside the matrix count. */
export const GROUPS = ['updated', 'none', 'risk', 'moved'] as const;
export type Group = (typeof GROUPS)[number];

/** What the goals below the matrix are narrowed to; null shows them all. */
export type Choice = MatrixCell | Group | null;

/** Which part of the matrix is looked at. */
export interface OverviewView {
  /** Null: the latest week there is. */
  readonly week: number | null;
  /** Levels below the goal that count; null: all. */
  readonly depth: number | null;
  readonly choice: Choice;
}

export const WHOLE_VIEW: OverviewView = { week: null, depth: null, choice: null };

// `week` is the week of an open update.
const WEEK = 'at';
const DEPTH = 'top';
const CHOICE = 'cell';

export function isCell(choice: Choice): choice is MatrixCell {
  return typeof choice === 'object' && choice !== null;
}

function readCount(text: string | null): number | null {
  const count = Number(text);
  return Number.isSafeInteger(count) && count > 0 ? count : null;
}

function readChoice(text: string | null): Choice {
  const group = GROUPS.find((known) => known === text);
  if (group !== undefined) return group;
  const [x, y, ...more] = /^\d-\d$/.test(text ?? '') ? (text ?? '').split('-').map(Number) : [];
  return isScaleStep(x) && isScaleStep(y) && more.length === 0 ? { x, y } : null;
}

/** The part of the matrix that a link names: `?at=7&top=2&cell=3-4`. */
export function readView(params: URLSearchParams): OverviewView {
  return {
    week: readCount(params.get(WEEK)),
    depth: readCount(params.get(DEPTH)),
    choice: readChoice(params.get(CHOICE)),
  };
}

/** The same, back into the link. */
export function writeView(params: URLSearchParams, { week, depth, choice }: OverviewView): void {
  const texts = [
    [WEEK, week],
    [DEPTH, depth],
    [CHOICE, isCell(choice) ? `${choice.x}-${choice.y}` : choice],
  ] as const;
  for (const [name, value] of texts) {
    if (value === null) params.delete(name);
    else params.set(name, String(value));
  }
}
