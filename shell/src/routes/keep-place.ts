import { matchesPath } from '@cadence/shared-contract/remote';
import type { PlatformRoute } from '../remotes/index.ts';

type Routes = readonly Pick<PlatformRoute, 'remote' | 'expose' | 'path'>[];

function pageAt(pathname: string, routes: Routes): string | null {
  const route = routes.find(({ path }) => matchesPath(path, pathname));
  return route === undefined ? null : `${route.remote}/${route.expose}`;
}

/**
 * Where an address of a command leads from here. On the page that it is about, only its parameters are set: the chosen
 * goal and the filters stay. An address without parameters is the page itself.
 */
export function keepPlace(to: string, routes: Routes, here: Location = window.location): string {
  const [pathname = '', query = ''] = to.split('?');
  const page = pageAt(pathname, routes);
  if (query === '' || page === null || page !== pageAt(here.pathname, routes)) return to;
  const params = new URLSearchParams(here.search);
  for (const [name, value] of new URLSearchParams(query)) params.set(name, value);
  return `${here.pathname}?${params.toString()}`;
}
