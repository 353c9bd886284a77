import { LIMITS, RATING_AXIS_NAMES, readId } from '@cadence/shared-contract';
import type { RatingAxis } from '@cadence/shared-contract';

/** A cell by its steps, the lowest 0: `x` of the first scale, `y` of the second (D-52). */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export type SortOrder = 'asc' | 'desc';
/** What the calibration has a row for. */
export type SpreadBy = 'departments' | 'managers';

/** Everything about the matrix that a link or Back restores. */
export interface MatrixPlace {
  readonly orgUnit: string | null;
  readonly reviewerId: number | null;
  /** A step of the third scale. */
  readonly tertiary: number | null;
  /** The earlier quarter to compare with. */
  readonly compareId: number | null;
  readonly cell: Cell | null;
  readonly isTable: boolean;
  /** By name. */
  readonly order: SortOrder;
  readonly spreadBy: SpreadBy;
  readonly axis: RatingAxis;
}

const KEYS: Readonly<Record<keyof MatrixPlace, string>> = {
  orgUnit: 'department',
  reviewerId: 'manager',
  tertiary: 'third',
  compareId: 'compare',
  cell: 'cell',
  isTable: 'view',
  order: 'sort',
  spreadBy: 'by',
  axis: 'axis',
};

function readStep(text: string | null | undefined): number | null {
  return /^\d$/.test(text ?? '') && Number(text) < LIMITS.ratingLevelsMax ? Number(text) : null;
}

function readCell(text: string | null): Cell | null {
  const [x, y] = (/^\d-\d$/.exec(text ?? '')?.[0] ?? '').split('-').map(readStep);
  return x === undefined || y === undefined || x === null || y === null ? null : { x, y };
}

/** Reads the address; unknown values are left out. */
export function readMatrixPlace(query: string): MatrixPlace {
  const params = new URLSearchParams(query);
  const textOf = (part: keyof MatrixPlace): string | null => params.get(KEYS[part]);
  const orgUnit = (textOf('orgUnit') ?? '').slice(0, LIMITS.orgUnit);
  return {
    orgUnit: orgUnit === '' ? null : orgUnit,
    reviewerId: readId(textOf('reviewerId')),
    tertiary: readStep(textOf('tertiary')),
    compareId: readId(textOf('compareId')),
    cell: readCell(textOf('cell')),
    isTable: textOf('isTable') === 'table',
    order: textOf('order') === 'desc' ? 'desc' : 'asc',
    spreadBy: textOf('spreadBy') === 'managers' ? 'managers' : 'departments',
    axis: RATING_AXIS_NAMES.find((axis) => axis.toLowerCase() === textOf('axis')) ?? 'Primary',
  };
}

function textsOf(place: MatrixPlace): Readonly<Record<keyof MatrixPlace, string | null>> {
  const { cell, reviewerId, tertiary, compareId } = place;
  return {
    orgUnit: place.orgUnit,
    reviewerId: reviewerId === null ? null : String(reviewerId),
    tertiary: tertiary === null ? null : String(tertiary),
    compareId: compareId === null ? null : String(compareId),
    cell: cell === null ? null : `${cell.x}-${cell.y}`,
    isTable: place.isTable ? 'table' : null,
    order: place.order === 'asc' ? null : place.order,
    spreadBy: place.spreadBy === 'departments' ? null : place.spreadBy,
    axis: place.axis === 'Primary' ? null : place.axis.toLowerCase(),
  };
}

/** The address's query for a place; everything else in it stays. */
export function writeMatrixPlace(query: string, place: MatrixPlace): string {
  const params = new URLSearchParams(query);
  const texts = textsOf(place);
  for (const part of Object.keys(KEYS) as (keyof MatrixPlace)[]) {
    const text = texts[part];
    if (text === null) params.delete(KEYS[part]);
    else params.set(KEYS[part], text);
  }
  const written = params.toString();
  return written === '' ? '' : `?${written}`;
}

/** Whether a filter leaves out some of the team. */
export function isNarrowed({ orgUnit, reviewerId, tertiary }: MatrixPlace): boolean {
  return orgUnit !== null || reviewerId !== null || tertiary !== null;
}

export function isSameCell(a: Cell | null, b: Cell | null): boolean {
  return a?.x === b?.x && a?.y === b?.y;
}
