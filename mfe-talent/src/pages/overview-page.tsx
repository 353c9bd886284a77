import type { ReactNode } from 'react';
import type { PageProps } from '@cadence/shared-contract/remote';
import { ORGANIZATION, TalentFrame } from '../features/frame/index.ts';
import { OrganizationOverview } from '../features/organization/components/organization-overview.tsx';
import { TeamOverview } from '../features/overview/components/team-overview.tsx';

/** `/v3/talent` and `/v3/talent/:id/:uid`: the appraisals of a team, or of the organisation (TAL-001). */
export default function OverviewPage({ params }: PageProps): ReactNode {
  return (
    <TalentFrame tab="overview" params={params}>
      {(context) =>
        context.managerId === ORGANIZATION ? (
          <OrganizationOverview key={context.period.PeriodId} {...context} />
        ) : (
          // Another team or quarter starts fresh: nothing of the previous one stays visible.
          <TeamOverview key={`${context.period.PeriodId} ${context.managerId}`} {...context} />
        )
      }
    </TalentFrame>
  );
}
