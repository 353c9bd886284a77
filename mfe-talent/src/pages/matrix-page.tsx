import type { ReactNode } from 'react';
import type { PageProps } from '@cadence/shared-contract/remote';
import { TalentFrame } from '../features/frame/index.ts';
import { TalentMatrix } from '../features/matrix/components/talent-matrix.tsx';

/** `/v3/talent/matrix` and `/v3/talent/matrix/{id}/{uid}`: the talent matrix of a quarter and a team (people §2.5). */
export default function MatrixPage({ params }: PageProps): ReactNode {
  return (
    <TalentFrame tab="matrix" params={params}>
      {(context) => <TalentMatrix context={context} />}
    </TalentFrame>
  );
}
