import { useSession } from '@cadence/shared-auth';
import type { PageProps } from '@cadence/shared-contract/remote';
import { EmptyState, LinkButton } from '@cadence/shared-ui';
import { Link, useParams } from '@cadence/shared-ui/router';
import { useMemo, type ReactNode } from 'react';
import { RemotePage, usePlatform, type PlatformRoute } from '../remotes/index.ts';
import { PageHost } from './page-host.tsx';

/** A remote's page, or who may see it when this person may not: never a blank page, never a sign-out (D-1). */
export function RemoteRoute({ route }: { readonly route: PlatformRoute }): ReactNode {
  useSession();
  const platform = usePlatform();
  const params = useSteadyParams();
  return (
    <PageHost pageKey={pageOf(route.path)} title={route.title}>
      {platform.isAllowed(route) ? (
        <RemotePage route={route} params={params} />
      ) : (
        <EmptyState
          kind="forbidden"
          title={`${route.title} is not open to your role`}
          action={<LinkButton to="/v3/home">Go to Dashboard</LinkButton>}
        >
          If you need it, ask an org admin.{' '}
          <Link className="cd-link" to="/v3/help">
            See who that is
          </Link>
        </EmptyState>
      )}
    </PageHost>
  );
}

/** The router makes them again with every change of the address; these are the same as long as they say the same. */
function useSteadyParams(): PageProps['params'] {
  const text = JSON.stringify(useParams());
  return useMemo(() => JSON.parse(text) as PageProps['params'], [text]);
}

/** `/v3/goals/:goalId` and `/v3/goals` are one page. */
function pageOf(path: string): string {
  return path.split('/').slice(0, 3).join('/');
}
