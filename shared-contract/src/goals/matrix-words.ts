import { LIKELIHOOD_LABELS, QUALITY_LABELS } from '../scales.ts';
import type { MatrixCell, MatrixChoice, MatrixGroup } from './matrix-view.ts';
import { isMatrixCell, MATRIX_GROUPS } from './matrix-view.ts';
import type { WeekTally } from './week-tally.ts';

const TITLES: Readonly<Record<MatrixGroup, string>> = {
  updated: 'With a prediction',
  none: 'No update',
  risk: 'At Risk',
  moved: 'Moved since the week before',
};

/** A cell in words: 'Likely, Good'. */
export function matrixCellName({ x, y }: MatrixCell): string {
  return `${LIKELIHOOD_LABELS[x]}, ${QUALITY_LABELS[y]}`;
}

/** What the goals below the matrix are, as their heading says it. */
export function matrixChoiceTitle(choice: MatrixChoice): string {
  if (choice === null) return 'Goals beneath';
  return isMatrixCell(choice) ? matrixCellName(choice) : TITLES[choice];
}

/** A number beside the matrix and what it counts: 3, 'no update'. */
export interface MatrixFigure {
  readonly id: MatrixGroup;
  readonly count: number;
  readonly label: string;
}

/** The numbers beside the matrix; what moved is only counted against a week before, given by its number. */
export function matrixFigures(tally: WeekTally, weekBefore: number | null): readonly MatrixFigure[] {
  const labels: Readonly<Record<MatrixGroup, string>> = {
    updated: 'with a prediction',
    none: 'no update',
    risk: 'At Risk',
    moved: `moved since week ${weekBefore}`,
  };
  return MATRIX_GROUPS.filter((group) => group !== 'moved' || weekBefore !== null).map((id) => ({
    id,
    count: tally.sizeOf(id),
    label: labels[id],
  }));
}
