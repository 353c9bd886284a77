import { useState, type ReactNode } from 'react';
import type { MatrixPerson, TalentMatrix } from '@cadence/shared-contract';
import { cx } from '@cadence/shared-ui';
import type { TalentContext } from '../../frame/index.ts';
import type { MatrixInput } from '../api/matrix.ts';
import { useMatrixPeople } from '../api/people.ts';
import { isSameCell } from '../matrix-place.ts';
import type { PlaceControl } from '../use-matrix-place.ts';
import { cellOf, hasMoved } from '../words.ts';
import { AskDialog } from './ask-dialog.tsx';
import { Calibration } from './calibration.tsx';
import { CellPeople } from './cell-people.tsx';
import type { Choice } from './chosen-people.tsx';
import { MatrixEmpty } from './matrix-empty.tsx';
import { MatrixKey } from './matrix-key.tsx';
import { PeopleMatrix } from './people-matrix.tsx';
import { PeopleTable } from './people-table.tsx';

export interface LoadedMatrixProps {
  readonly matrix: TalentMatrix;
  readonly context: TalentContext;
  readonly control: PlaceControl;
  readonly input: MatrixInput;
}

function useChoice({ matrix, control, input }: LoadedMatrixProps): Omit<Choice, 'onAsk'> {
  const { place, go } = control;
  const cell = matrix.Cells.find((one) => isSameCell(cellOf(one), place.cell)) ?? null;
  const order = place.isTable ? place.order : 'asc';
  return {
    matrix,
    id: JSON.stringify([input, cell === null ? null : cellOf(cell)]),
    cell,
    compared: matrix.ComparePeriods.find(({ PeriodId }) => PeriodId === place.compareId) ?? null,
    pages: useMatrixPeople(input, cell === null ? null : cellOf(cell), order),
    onShowAll: () => go({ cell: null }),
  };
}

/** The matrix or its table, the people of what is chosen, the calibration, and a question to a reviewer. */
export function LoadedMatrix(props: LoadedMatrixProps): ReactNode {
  const { matrix, context, control } = props;
  const [asked, setAsked] = useState<MatrixPerson | null>(null);
  const choice = { ...useChoice(props), onAsk: setAsked };
  const isEmpty = matrix.count === 0;
  const hasCalibration = context.schedule.Views.Organization && matrix.Labels.PrimaryLabels.length > 0;
  // The table takes the whole width.
  const hasAside = !control.place.isTable && (!isEmpty || hasCalibration);
  return (
    <div className={cx('tal-mx-body', !hasAside && 'tal-mx-alone')}>
      <div className="tal-mx-main">
        {isEmpty ? <MatrixEmpty {...props} /> : <MatrixOrTable {...props} choice={choice} />}
      </div>
      {hasAside && (
        <aside className="tal-mx-aside" aria-label="People and calibration">
          {!isEmpty && <CellPeople {...choice} />}
          {hasCalibration && (
            <Calibration periodId={context.period.PeriodId} labels={matrix.Labels} control={control} />
          )}
        </aside>
      )}
      {asked !== null && <AskDialog person={asked} matrix={matrix} onClose={() => setAsked(null)} />}
    </div>
  );
}

function MatrixOrTable({
  control: { place, go },
  choice,
}: LoadedMatrixProps & { readonly choice: Choice }): ReactNode {
  if (place.isTable)
    return <PeopleTable {...choice} order={place.order} onOrder={(order) => go({ order })} />;
  const { matrix, cell, compared, pages } = choice;
  const ofCell = cell === null ? [] : (pages.people ?? cell.People);
  return (
    <>
      <PeopleMatrix
        matrix={matrix}
        compared={compared}
        movers={compared === null ? [] : ofCell.filter(hasMoved)}
        chosen={cell === null ? null : cellOf(cell)}
        onChoose={(next) => go({ cell: next })}
      />
      <MatrixKey labels={matrix.Labels} compared={compared} />
    </>
  );
}
