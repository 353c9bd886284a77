import { useSession } from '@cadence/shared-auth';
import { MESSAGES } from '@cadence/shared-contract';
import { isSwitchedOff, type PageProps } from '@cadence/shared-contract/remote';
import { EmptyState, LinkButton } from '@cadence/shared-ui';
import { Link, useParams } from '@cadence/shared-ui/router';
import { useMemo, type ReactNode } from 'react';
import { RemotePage, usePlatform, type PlatformRoute } from '../remotes/index.ts';
import { PageHost } from './page-host.tsx';

/** A remote's page, or why it is closed and who can change that: never a blank page, never a sign-out (D-1). */
export function RemoteRoute({ route }: { readonly route: PlatformRoute }): ReactNode {
  const { tenant } = useSession();
  const platform = usePlatform();
  const params = useSteadyParams();
  return (
    <PageHost pageKey={pageOf(route.path)} title={route.title}>
      {platform.isAllowed(route) ? (
        <RemotePage route={route} params={params} />
      ) : (
        <ClosedPage title={route.title} isOff={isSwitchedOff(route.access, tenant)} />
      )}
    </PageHost>
  );
}

/** A page that is there and not open: it is another's to use, or nobody's in this organisation. */
function ClosedPage({ title, isOff }: { readonly title: string; readonly isOff: boolean }): ReactNode {
  return (
    <EmptyState
      kind="forbidden"
      title={isOff ? MESSAGES.switchedOff(title) : `${title} is not open to your role`}
      action={<LinkButton to="/v3/home">Go to Dashboard</LinkButton>}
    >
      {isOff ? MESSAGES.switchedOnBy : 'If you need it, ask an org admin.'}{' '}
      <Link className="cd-link" to="/v3/help">
        See who that is
      </Link>
    </EmptyState>
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
