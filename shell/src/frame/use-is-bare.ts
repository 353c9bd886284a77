import { matchPath, useLocation } from '@cadence/shared-ui/router';
import { usePlatform } from '../remotes/index.ts';

function countParameters(path: string): number {
  return path.split('/').filter((segment) => segment.startsWith(':')).length;
}

/** Whether the route of this address is to be drawn alone. As for the router, the one with fewer parameters is meant. */
export function useIsBare(): boolean {
  const { routes } = usePlatform();
  const { pathname } = useLocation();
  const [shown] = routes
    .filter(({ path }) => matchPath(path, pathname))
    .toSorted((a, b) => countParameters(a.path) - countParameters(b.path));
  return shown?.isBare === true;
}
