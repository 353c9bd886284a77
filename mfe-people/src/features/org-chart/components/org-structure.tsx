import { startTransition, type ReactNode } from 'react';
import type { OrgPerson } from '@cadence/shared-contract';
import { failedRead, useSession } from '@cadence/shared-auth';
import { Deferred, EmptyState, ErrorState, Segmented, useIsPhone } from '@cadence/shared-ui';
import { Users } from '@cadence/shared-ui/icons';
import { useNavigate, useSearchParams } from '@cadence/shared-ui/router';
import { useOrganisation } from '../../directory/api/use-organisation.ts';
import { RefreshError } from '../../states/refresh-error.tsx';
import { chartAddress, defaultChartView, readChartView } from '../chart-address.ts';
import type { ChartView } from '../chart-address.ts';
import { Outline } from '../outline/outline.tsx';
import { useChartModel } from '../use-chart-model.ts';
import { AbsentPerson } from './absent-person.tsx';
import { ChartSearch } from './chart-search.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { OrgChart } from './org-chart.tsx';
import { PersonInfo } from './person-info.tsx';
import { useChart } from './use-chart.ts';
import { BranchControls, ZoomControls } from './zoom-controls.tsx';

interface OrgStructureProps {
  /** The person the address names; null for nobody. */
  readonly personId: number | null;
}

const CHART = { value: 'chart', label: 'Chart' } as const;
const OUTLINE = { value: 'outline', label: 'Outline' } as const;

interface StructureProps extends OrgStructureProps {
  readonly people: readonly OrgPerson[];
}

/** The model of the chart in the address, and how it is shown. */
function useStructure({ people, personId }: StructureProps) {
  const { profile } = useSession();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const usual = defaultChartView(isPhone);
  const asked = readChartView(query);
  const model = useChartModel(people, { personId, view: asked, viewerId: profile.Id });
  const showAs = (next: ChartView): void =>
    void navigate(chartAddress(personId, next === usual ? null : next), { replace: true });
  return { model, isPhone, view: asked ?? usual, showAs };
}

function Structure(props: StructureProps): ReactNode {
  const { people, personId } = props;
  const { model, isPhone, view, showAs } = useStructure(props);
  const chart = useChart(model);
  if (model.tree.roots.length === 0) {
    return <EmptyState icon={<Users aria-hidden />} title="Nobody is here yet" />;
  }
  const isAbsent = personId !== null && !model.selected;
  const isChart = view === 'chart';
  // The press is answered first; the chart draws them on a canvas.
  const openAllRows = (): void => startTransition(model.openAll);
  const options = isPhone ? [OUTLINE, CHART] : [CHART, OUTLINE];
  const views = <Segmented label="View" value={view} options={options} onChange={showAs} />;
  return (
    <>
      <div className="oc-head">
        <ChartSearch model={model} />
        {isPhone && views}
      </div>
      <Deferred by={view}>
        {isChart ? <OrgChart chart={chart} /> : <Outline model={model} isList={isPhone} />}
      </Deferred>
      {(isChart || !isPhone) && (
        <div className="oc-foot">
          <div className="oc-tools cd-pop">
            {isChart && chart.panZoom && <ZoomControls panZoom={chart.panZoom} onFit={chart.onFit} />}
            <BranchControls model={model} onOpenAll={isChart ? chart.onOpenAll : openAllRows} />
          </div>
          {!isPhone && views}
        </div>
      )}
      {isAbsent && (
        <AbsentPerson person={people.find(({ id }) => id === personId)} onClose={() => model.select(null)} />
      )}
      {(isChart || !isPhone) && <PersonInfo model={model} chart={isChart && !isPhone ? chart : null} />}
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
