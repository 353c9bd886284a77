import type { PageProps } from '@cadence/shared-contract/remote';
import { memo, Suspense, type ReactNode } from 'react';
import type { PlatformRoute } from './extensions.ts';
import { describeFailure } from './failure-words.ts';
import type { ModuleState } from './failures.ts';
import { PageFailure } from './page-failure.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { usePlatform } from './platform-context.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { useRemoteModule } from './use-remote-module.ts';

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
  const state = useRemoteModule<PageProps>(remote, expose, 'page');
  if (state.kind === 'loading') return fallback;
  if (state.kind !== 'ready') {
    const { incidentId, ...words } = describePageFailure(route, state);
    return (
      <PageFailure {...words} incidentId={incidentId} onRetry={() => void loader.retry(remote, expose)} />
    );
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
        <Page params={params} />
      </Suspense>
    </RemoteBoundary>
  );
});

function describePageFailure(
  { title }: PlatformRoute,
  state: Exclude<ModuleState, { kind: 'loading' | 'ready' }>,
): ReturnType<typeof describeFailure> & { readonly incidentId: string | null } {
  if (state.kind === 'incompatible') return { ...describeFailure(title, 'incompatible'), incidentId: null };
  const phase = state.kind === 'broken' ? 'broken' : state.phase;
  return { ...describeFailure(title, phase), incidentId: state.incidentId };
}
