import type { PageProps } from '@cadence/shared-contract/remote';
import { memo, Suspense, type ReactNode } from 'react';
import type { PlatformRoute } from './extensions.ts';
import { CrashMark } from './crash-mark.tsx';
import { describeFailure, readFailure } from './failure-words.ts';
import { PageFailure } from './page-failure.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { usePlatform } from './platform-context.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { useRemoteModule } from './use-remote-module.ts';

/** A page's first data has come by then, and what it makes of them. */
const SUSPECTED_MS = 3_000;

export interface RemotePageProps {
  readonly route: PlatformRoute;
  readonly params: PageProps['params'];
  /** Shown while code is on its way; a page skeleton when absent. */
  readonly fallback?: ReactNode;
}

/**
 * A remote's page with its skeleton and its boundary. A failure says what failed and offers Retry and Home. A page is drawn
 * again for another route or other parameters; what else it shows of the address it reads by itself.
 */
export const RemotePage = memo(function RemotePage({
  route,
  params,
  fallback = <PageSkeleton />,
}: RemotePageProps): ReactNode {
  const { loader } = usePlatform();
  const { remote, expose } = route;
  const { state, isRetrying, retry } = useRemoteModule<PageProps>(remote, expose, 'page');
  if (state.kind === 'loading') return fallback;
  if (state.kind !== 'ready') {
    const { reason, incidentId } = readFailure(state);
    const words = describeFailure(route.title, reason);
    return <PageFailure {...words} incidentId={incidentId} isRetrying={isRetrying} onRetry={retry} />;
  }
  const Page = state.component;
  return (
    <RemoteBoundary
      resetKey={`${route.key} ${JSON.stringify(params)}`}
      onError={(error) => loader.reportRenderFailure(remote, expose, error)}
      renderFailure={(incidentId, reset) => (
        <PageFailure {...describeFailure(route.title, 'render')} incidentId={incidentId} onRetry={reset} />
      )}
    >
      <Suspense fallback={fallback}>
        <CrashMark remote={remote} expose={expose} suspectedMs={SUSPECTED_MS}>
          <Page params={params} />
        </CrashMark>
      </Suspense>
    </RemoteBoundary>
  );
});
