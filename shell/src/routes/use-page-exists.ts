import { useSession } from '@cadence/shared-auth';
import { matchPath } from '@cadence/shared-ui/router';
import { useCallback } from 'react';
import { usePlatform } from '../remotes/index.ts';

/** Whether a path leads to a page of a remote that is there and open to this person: no link leads nowhere. */
export function usePageExists(): (pathname: string) => boolean {
  const session = useSession();
  const platform = usePlatform();
  return useCallback(
    (pathname) =>
      platform.routes.some((route) => matchPath(route.path, pathname) && platform.isAllowed(route)),
    // oxlint-disable-next-line react/exhaustive-deps -- the platform reads the session; a new one may open other pages
    [platform, session],
  );
}
