import { matchesPath } from '@cadence/shared-contract/remote';
import type { PlatformRoute } from '../remotes/index.ts';

type Routes = readonly Pick<PlatformRoute, 'remote' | 'expose' | 'path'>[];

function pageAt(pathname: string, routes: Routes): string | null {
  const route = routes.find(({ path }) => matchesPath(path, pathname));
  return route === undefined ? null : `${route.remote}/${route.expose}`;
}

/** Whether an address is of the page that is open, whatever is chosen there. */
export function isOpenPage(to: string, routes: Routes, here: Location = window.location): boolean {
  const [pathname = ''] = to.split('?');
  const page = pageAt(pathname, routes);
  return page !== null && page === pageAt(here.pathname, routes);
}

/**
 * Where an address of a command leads from here. On the page that it is about, only its parameters are set: the chosen
 * goal and the filters stay. An address without parameters is the page itself.
 */
export function keepPlace(to: string, routes: Routes, here: Location = window.location): string {
  const [, query = ''] = to.split('?');
  if (query === '' || !isOpenPage(to, routes, here)) return to;
  const params = new URLSearchParams(here.search);
  for (const [name, value] of new URLSearchParams(query)) params.set(name, value);
  return `${here.pathname}?${params.toString()}`;
}

/** The parameter that names what is open over a page (`frame.dialog`). */
export const OVER_PARAMETER = 'over';

/** The open page with something over it. */
export function overPlace(id: string, here: Location = window.location): string {
  const params = new URLSearchParams(here.search);
  params.set(OVER_PARAMETER, id);
  return `${here.pathname}?${params.toString()}`;
}
