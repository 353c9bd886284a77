import { useState, type PointerEvent, type ReactNode } from 'react';
import type { MatrixPerson, TalentMatrix, TalentMatrixCell, TalentPeriod } from '@cadence/shared-contract';
import { Matrix } from '@cadence/shared-ui';
import { periodLabel } from '../../frame/index.ts';
import { layOutDots } from '../lay-out-dots.ts';
import { isSameCell, type Cell } from '../matrix-place.ts';
import { axisName, cellName, cellOf, movementMark, peopleText, ratingsText, stepsOf } from '../words.ts';
import { Dot, FormerDot } from './dots.tsx';

export interface PeopleMatrixProps {
  readonly matrix: TalentMatrix;
  /** The quarter compared with. */
  readonly compared: TalentPeriod | null;
  /** People of the chosen cell who were elsewhere. */
  readonly movers: readonly MatrixPerson[];
  readonly chosen: Cell | null;
  readonly onChoose: (cell: Cell | null) => void;
}

/** The person under the pointer, anywhere in the matrix. */
function usePointedAt() {
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  return {
    pointedAt,
    listeners: {
      onPointerOver: ({ target }: PointerEvent): void => {
        const dot = target instanceof Element ? target.closest<HTMLElement>('[data-person]') : null;
        setPointedAt(dot === null ? null : Number(dot.dataset['person']));
      },
      onPointerLeave: (): void => setPointedAt(null),
    },
  };
}

const NOBODY: TalentMatrixCell = { Primary: 0, Secondary: 0, count: 0, Came: 0, Left: 0, People: [] };

/** People as dots by two ratings: the first grows to the right, the second upward (D-52). A cell chooses its people. */
export function PeopleMatrix({ matrix, compared, movers, chosen, onChoose }: PeopleMatrixProps): ReactNode {
  const { Labels, Cells, Period } = matrix;
  const { pointedAt, listeners } = usePointedAt();
  const at = (cell: Cell): TalentMatrixCell => Cells.find((one) => isSameCell(cellOf(one), cell)) ?? NOBODY;
  const wereAt = (cell: Cell): readonly MatrixPerson[] =>
    movers.filter(({ Before }) => Before !== null && isSameCell(cellOf(Before), cell));
  const axis = (name: 'Primary' | 'Secondary') => ({
    label: axisName(Labels, name),
    steps: stepsOf(Labels, name).map(({ Label }) => ({ label: Label })),
  });
  const [columns, rows] = [axis('Primary'), axis('Secondary')];
  return (
    <div {...listeners}>
      <Matrix
        caption={`People by ${columns.label} and ${rows.label}, ${periodLabel(Period)}`}
        columns={columns}
        rows={rows}
        countOf={(cell) => at(cell).count}
        markOf={(cell) => movementMark(at(cell))}
        fillOf={(cell) => <CellDots cell={at(cell)} was={wereAt(cell)} matrix={matrix} />}
        hintOf={(cell) => (
          <CellHint
            title={cellName(Labels, cell)}
            cell={at(cell)}
            was={wereAt(cell)}
            {...{ matrix, compared, pointedAt }}
          />
        )}
        spoken={peopleText}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  );
}

interface CellProps {
  readonly cell: TalentMatrixCell;
  readonly was: readonly MatrixPerson[];
  readonly matrix: TalentMatrix;
}

function CellDots({ cell, was, matrix }: CellProps): ReactNode {
  const dots = layOutDots(cell.count, cell.People, was);
  return (
    <span className="tal-mx-dots" aria-hidden>
      {dots.people.map((person) => (
        <Dot key={person.Id} person={person} labels={matrix.Labels} />
      ))}
      {dots.more > 0 && <span className="tal-mx-dot tal-mx-dot-more" data-drawn={`+${dots.more}`} />}
      {dots.was.map((person) => (
        <FormerDot key={person.Id} person={person} />
      ))}
      {dots.moreWas > 0 && (
        <span className="tal-mx-dot tal-mx-dot-more tal-mx-dot-was" data-drawn={`+${dots.moreWas}`} />
      )}
    </span>
  );
}

interface CellHintProps extends CellProps {
  readonly title: string;
  readonly compared: TalentPeriod | null;
  readonly pointedAt: number | null;
}

/** The person under the pointer with their ratings; for the keyboard, everybody shown in the cell. */
function CellHint({ title, cell, was, matrix, compared, pointedAt }: CellHintProps): ReactNode {
  const here = cell.People.find(({ Id }) => Id === pointedAt);
  if (here !== undefined) return `${here.Name}: ${ratingsText(here, matrix.Labels)}`;
  const gone = was.find(({ Id }) => Id === pointedAt);
  if (gone !== undefined && compared !== null) return `${gone.Name} was here in ${periodLabel(compared)}`;
  const rest = cell.count - cell.People.length;
  return (
    <span className="tal-mx-hint">
      <b>{title}</b>
      {cell.count === 0 && <span>Nobody</span>}
      {cell.People.map(({ Id, Name }) => (
        <span key={Id}>{Name}</span>
      ))}
      {rest > 0 && <span>and {rest} more</span>}
    </span>
  );
}
