import type { ReactNode } from 'react';
import type { OrgPerson } from '@cadence/shared-contract';
import { failedRead, useSession } from '@cadence/shared-auth';
import { EmptyState, ErrorState, Segmented } from '@cadence/shared-ui';
import { Users } from '@cadence/shared-ui/icons';
import { useNavigate, useSearchParams } from '@cadence/shared-ui/router';
import { useOrganisation } from '../../directory/api/use-organisation.ts';
import { RefreshError } from '../../states/refresh-error.tsx';
import { chartAddress, readChartView } from '../chart-address.ts';
import type { ChartView } from '../chart-address.ts';
import { Outline } from '../outline/outline.tsx';
import { useChartModel } from '../use-chart-model.ts';
import { AbsentPerson } from './absent-person.tsx';
import { ChartSearch } from './chart-search.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { OrgChart } from './org-chart.tsx';
import { PersonInfo } from './person-info.tsx';

interface OrgStructureProps {
  /** The person the address names; null for nobody. */
  readonly personId: number | null;
}

const VIEWS = [
  { value: 'chart', label: 'Chart' },
  { value: 'outline', label: 'Outline' },
] as const;

function Structure({ people, personId }: OrgStructureProps & { readonly people: readonly OrgPerson[] }) {
  const { profile } = useSession();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const view = readChartView(query);
  const model = useChartModel(people, { personId, view, viewerId: profile.Id });
  const showAs = (next: ChartView): void => void navigate(chartAddress(personId, next), { replace: true });
  if (model.tree.roots.length === 0) {
    return <EmptyState icon={<Users aria-hidden />} title="Nobody is here yet" />;
  }
  const absent = personId !== null && !model.selected;
  return (
    <>
      <ChartSearch model={model} />
      <div className="oc-views cd-pop">
        <Segmented label="View" value={view} options={VIEWS} onChange={showAs} />
      </div>
      {view === 'chart' ? <OrgChart model={model} /> : <Outline model={model} />}
      {absent ? (
        <AbsentPerson person={people.find(({ id }) => id === personId)} onClose={() => model.select(null)} />
      ) : (
        <PersonInfo model={model} />
      )}
    </>
  );
}

/** Org Structure: the hierarchy as a chart or an outline, with search and the selected employee (people §2.4). */
export function OrgStructure({ personId }: OrgStructureProps): ReactNode {
  const query = useOrganisation();
  if (query.isError && !query.data)
    return <ErrorState title="The org chart could not be loaded" {...failedRead(query)} />;
  return (
    <>
      <RefreshError query={query} />
      <section className="oc" aria-label="Org Structure">
        {query.data ? <Structure people={query.data} personId={personId} /> : <ChartSkeleton />}
      </section>
    </>
  );
}
