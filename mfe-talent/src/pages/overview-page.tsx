import type { ReactNode } from 'react';
import type { PageProps } from '@cadence/shared-contract/remote';
import { TalentFrame } from '../features/frame/index.ts';

/** `/v3/talent` and `/v3/talent/:id/:uid`: the appraisals of a team, or of the organisation (TAL-001). */
export default function OverviewPage({ params }: PageProps): ReactNode {
  return (
    <TalentFrame tab="overview" params={params}>
      {() => null}
    </TalentFrame>
  );
}
