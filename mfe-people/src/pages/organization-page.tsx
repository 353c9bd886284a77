import { lazy, Suspense, type ReactNode } from 'react';
import { readId } from '@cadence/shared-contract';
import type { PageProps } from '@cadence/shared-contract/remote';
import { useSession } from '@cadence/shared-auth';
import { Deferred, registerStyles, Tabs } from '@cadence/shared-ui';
import { useNavigate, useSearchParams } from '@cadence/shared-ui/router';
import { useOrganisation } from '../features/directory/api/use-organisation.ts';
import { Directory } from '../features/directory/components/directory.tsx';

import { ChartSkeleton } from '../features/org-chart/components/chart-skeleton.tsx';
import { countEmployees } from '../features/organization/count-employees.ts';
import { organizationAddress, readOrganizationTab } from '../features/organization/organization-tabs.ts';
import directoryCss from '../features/directory/directory.css';
import orgChartCss from '../features/org-chart/org-chart.css';

registerStyles('people-directory', directoryCss);
registerStyles('people-org-chart', orgChartCss);

const OrgStructure = lazy(async () => {
  const { OrgStructure: Structure } = await import('../features/org-chart/components/org-structure.tsx');
  return { default: Structure };
});

/** `/v3/organization`, and `/v3/organization/:personId` with that person selected: its two tabs (people §2.4). */
export default function OrganizationPage({ params }: PageProps): ReactNode {
  const personId = readId(params['personId']);
  const { profile, abilities } = useSession();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // Requested here, so that the people load while the code of the chart does.
  const { data } = useOrganisation();
  const tab = readOrganizationTab(query);
  const viewer = { id: profile.Id, filterObservers: abilities.filterObservers };
  return (
    <div className="oc-page">
      <Tabs
        label="Organization"
        value={tab}
        items={[
          { id: 'structure', label: 'Org Structure' },
          {
            id: 'directory',
            label: 'Employee Directory',
            ...(data && { count: countEmployees(data, viewer) }),
          },
        ]}
        onChange={(next) => void navigate(organizationAddress(personId, next))}
      >
        <Deferred by={tab}>
          {tab === 'directory' ? (
            <Directory currentId={personId} />
          ) : (
            <Suspense fallback={<ChartSkeleton />}>
              <OrgStructure personId={personId} />
            </Suspense>
          )}
        </Deferred>
      </Tabs>
    </div>
  );
}
