import { lazy, Suspense, type ReactNode } from 'react';
import { failedRead, useSession } from '@cadence/shared-auth';
import {
  cx,
  ErrorState,
  Segmented,
  Skeleton,
  SkeletonGroup,
  registerStyles,
  useMedia,
} from '@cadence/shared-ui';
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

const TeamTable = lazy(async () => ({
  default: (await import('../features/dashboard/components/team-table.tsx')).TeamTable,
}));
const BranchList = lazy(async () => ({
  default: (await import('../features/dashboard/components/branch-list.tsx')).BranchList,
}));

/** In one column it is beneath the others: it appears once they have their height, so that nothing shifts. */
function useIsPlaced(): boolean {
  const isBeneath = useMedia('(max-width: 1199.98px)');
  const { isPending } = useDashboard();
  return !(isBeneath && isPending);
}

/**
 * Who has goals, predictions and results in order, of a scope that all but contributors choose (core §2, D-36). A
 * manager has their people below it, the ceo each direct report's organization.
 */
export default function Compliance(): ReactNode {
  const { RoleName } = useSession().profile;
  const { place, moves } = useHomePlace();
  const first = firstScope(RoleName);
  const mayChoose = RoleName !== 'contributor';
  const isManager = RoleName === 'manager';
  const scope = (mayChoose ? place.scope : null) ?? first;
  const compliance = useCompliance(Number(scope));
  const isPlaced = useIsPlaced();
  return (
    <section
      key={String(isPlaced)}
      className={cx('gl-widget', 'gl-compliance', isManager && 'gl-compliance-wide')}
      aria-labelledby={COMPLIANCE_TITLE}
    >
      <header>
        <h2 id={COMPLIANCE_TITLE} className="cd-heading" tabIndex={-1}>
          Compliance
        </h2>
        {!mayChoose && <span className="cd-t13 cd-ink3">Company</span>}
      </header>
      {mayChoose && (
        <Segmented label="Whose" value={scope} options={COMPLIANCE_SCOPES} onChange={moves.setScope} />
      )}
      {isPlaced ? (
        <Body compliance={compliance} scope={scope} isLine={isManager && scope === '1'} />
      ) : (
        <ComplianceSkeleton />
      )}
      {isPlaced && <People scope={scope} isManager={isManager} mayChoose={mayChoose} />}
    </section>
  );
}

interface PeopleProps {
  readonly scope: ComplianceScope;
  readonly isManager: boolean;
  readonly mayChoose: boolean;
}

/** Under the figures: a manager's direct reports one by one, else the organization beneath each. */
function People({ scope, isManager, mayChoose }: PeopleProps): ReactNode {
  if (!mayChoose || scope === '3') return null;
  return <Suspense fallback={null}>{isManager && scope === '1' ? <TeamTable /> : <BranchList />}</Suspense>;
}

interface BodyProps {
  readonly compliance: ReturnType<typeof useCompliance>;
  readonly scope: ComplianceScope;
  readonly isLine: boolean;
}

function Body({ compliance, scope, isLine }: BodyProps): ReactNode {
  const { data, error, isPending, isFetching, refetch } = compliance;
  if (isPending) return <ComplianceSkeleton isLine={isLine} />;
  if (data !== undefined) return <ComplianceFigures key={scope} scope={scope} data={data} isLine={isLine} />;
  return (
    <ErrorState
      size="sm"
      title="Compliance could not be loaded"
      {...failedRead({ error, isFetching, refetch })}
    />
  );
}

function ComplianceSkeleton({ isLine = false }: { readonly isLine?: boolean }): ReactNode {
  return (
    <SkeletonGroup label="Loading compliance">
      <div className={isLine ? 'gl-ring-short' : 'gl-ring-line'}>
        <Skeleton width={isLine ? 28 : 72} height={isLine ? 28 : 72} shape="round" />
        <Skeleton width={isLine ? 128 : '100%'} height={isLine ? 16 : 48} />
      </div>
    </SkeletonGroup>
  );
}
