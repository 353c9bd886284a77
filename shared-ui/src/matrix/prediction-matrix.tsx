import type { ReactNode } from 'react';
import { plural } from '../format/format.ts';
import { LikelihoodBars, QualityPie } from '../scale/glyphs.tsx';
import { LIKELIHOOD_LABELS, QUALITY_LABELS, SCALE_STEPS } from '../scale/labels.ts';
import { Matrix, type MatrixAxis, type MatrixCell, type MatrixMark } from './matrix.tsx';

export interface PredictionMatrixProps {
  readonly caption: string;
  /** How many goals are at a likelihood (`x`) and a quality (`y`). */
  readonly countOf: (cell: MatrixCell) => number;
  /** How many of those came from another cell since the week before; not marked when left out. */
  readonly arrivedOf?: (cell: MatrixCell) => number;
  /** A short explanation of a cell, on hover and focus; null for none. */
  readonly hintOf?: (cell: MatrixCell) => ReactNode;
  readonly chosen: MatrixCell | null;
  readonly onChoose: (cell: MatrixCell | null) => void;
}

const LIKELIHOOD: MatrixAxis = {
  label: 'Likelihood',
  steps: SCALE_STEPS.map((step) => ({
    label: LIKELIHOOD_LABELS[step],
    glyph: (
      <span className={`cd-l${step}-mark`}>
        <LikelihoodBars value={step} />
      </span>
    ),
  })),
};
const QUALITY: MatrixAxis = {
  label: 'Quality',
  steps: SCALE_STEPS.map((step) => ({ label: QUALITY_LABELS[step], glyph: <QualityPie value={step} /> })),
};

/** Goals by likelihood, growing to the right, and quality, growing upward (D-34). */
export function PredictionMatrix({ arrivedOf, ...props }: PredictionMatrixProps): ReactNode {
  const markOf = (cell: MatrixCell): MatrixMark | null => {
    const arrived = arrivedOf?.(cell) ?? 0;
    return arrived === 0 ? null : { text: `+${arrived}`, spoken: `${arrived} moved here` };
  };
  return (
    <Matrix
      {...props}
      columns={LIKELIHOOD}
      rows={QUALITY}
      spoken={(count) => plural(count, 'goal')}
      markOf={markOf}
    />
  );
}
