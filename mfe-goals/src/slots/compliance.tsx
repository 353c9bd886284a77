import type { ReactNode } from 'react';
import { failedRead, useSession } from '@cadence/shared-auth';
import { ErrorState, Segmented, Skeleton, SkeletonGroup, registerStyles, useMedia } from '@cadence/shared-ui';
import { useCompliance } from '../features/dashboard/api/compliance.ts';
import { useDashboard } from '../features/dashboard/api/dashboard.ts';
import { COMPLIANCE_TITLE, ComplianceFigures } from '../features/dashboard/components/compliance-figures.tsx';
import {
  COMPLIANCE_SCOPES,
  firstScope,
  type ComplianceScope,
} from '../features/dashboard/compliance-view.ts';
import { useHomePlace } from '../features/dashboard/home-place.ts';
import css from '../features/dashboard/dashboard.css';

registerStyles('goals-dashboard', css);

/** In one column it is beneath the others: it appears once they have their height, so that nothing shifts. */
function useIsPlaced(): boolean {
  const isBeneath = useMedia('(max-width: 1199.98px)');
  const { isPending } = useDashboard();
  return !(isBeneath && isPending);
}

/** Who has goals, predictions and results in order, of a scope that all but contributors choose (core §2, D-36). */
export default function Compliance(): ReactNode {
  const { RoleName } = useSession().profile;
  const { place, setScope } = useHomePlace();
  const first = firstScope(RoleName);
  const mayChoose = RoleName !== 'contributor';
  const scope = (mayChoose ? place.scope : null) ?? first;
  const compliance = useCompliance(Number(scope));
  const isPlaced = useIsPlaced();
  return (
    <section key={String(isPlaced)} className="gl-widget gl-compliance" aria-labelledby={COMPLIANCE_TITLE}>
      <header>
        <h2 id={COMPLIANCE_TITLE} className="cd-heading" tabIndex={-1}>
          Compliance
        </h2>
      </header>
      {mayChoose && <Segmented label="Whose" value={scope} options={COMPLIANCE_SCOPES} onChange={setScope} />}
      {isPlaced ? <Body compliance={compliance} scope={scope} /> : <ComplianceSkeleton />}
    </section>
  );
}

interface BodyProps {
  readonly compliance: ReturnType<typeof useCompliance>;
  readonly scope: ComplianceScope;
}

function Body({ compliance, scope }: BodyProps): ReactNode {
  const { data, error, isPending, isFetching, refetch } = compliance;
  if (isPending) return <ComplianceSkeleton />;
  if (data !== undefined) return <ComplianceFigures key={scope} scope={scope} data={data} />;
  return (
    <ErrorState
      size="sm"
      title="Compliance could not be loaded"
      {...failedRead({ error, isFetching, refetch })}
    />
  );
}

function ComplianceSkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading compliance">
      <div className="gl-compliance-body">
        <div className="gl-ring-line">
          <Skeleton width={104} height={104} shape="round" />
          <Skeleton width="100%" height={64} />
        </div>
        <Skeleton width="100%" height={64} />
        <Skeleton width={72} />
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} width="100%" height={36} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
