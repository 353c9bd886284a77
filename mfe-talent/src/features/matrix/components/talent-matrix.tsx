import type { ReactNode } from 'react';
import { Deferred, registerStyles } from '@cadence/shared-ui';
import type { TalentContext } from '../../frame/index.ts';
import { LoadFailure } from '../../states/components/load-failure.tsx';
import { matrixInput, useTalentMatrix } from '../api/matrix.ts';
import { useMatrixPlace } from '../use-matrix-place.ts';
import { LoadedMatrix } from './loaded-matrix.tsx';
import { MatrixBar } from './matrix-bar.tsx';
import { MatrixSkeleton } from './matrix-skeleton.tsx';
import css from './talent-matrix.css';

registerStyles('tal-matrix', css);

/** People by their two ratings, as a matrix or as a table, with the calibration beside it (TAL-002, D-52, D-94). */
export function TalentMatrix({ context }: { readonly context: TalentContext }): ReactNode {
  const control = useMatrixPlace(context);
  const input = matrixInput(context, control.place);
  const matrix = useTalentMatrix(input);
  if (matrix.data === undefined && matrix.error !== null)
    return <LoadFailure title="The talent matrix could not be loaded" query={matrix} />;
  return (
    <div>
      <MatrixBar context={context} control={control} matrix={matrix.data} />
      {matrix.data === undefined ? (
        <MatrixSkeleton isTable={control.place.isTable} />
      ) : (
        <div aria-busy={matrix.isPlaceholderData}>
          <Deferred by={String(control.place.isTable)}>
            <LoadedMatrix matrix={matrix.data} context={context} control={control} input={input} />
          </Deferred>
        </div>
      )}
    </div>
  );
}
