import { API_BASE, ROUTES } from '@cadence/shared-contract';
import type { OperationId, RouteSpec } from '@cadence/shared-contract';

export type RouteParams = Readonly<Record<string, string | number>>;
/** What follows the question mark; undefined values are left out. */
export type RouteQuery = Readonly<Record<string, string | number | boolean | undefined>>;

export function routeOf(id: OperationId): RouteSpec {
  return ROUTES[id];
}

function queryText(query: RouteQuery): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

/** The address of an operation with its parameters filled in; a missing one is a programming error and throws. */
export function routeUrl(id: OperationId, params: RouteParams = {}, query: RouteQuery = {}): string {
  const path = routeOf(id).path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${id} needs the parameter '${name}'.`);
    // Half of a letter pair, as a cut text may end with, cannot be encoded.
    return encodeURIComponent(String(value).toWellFormed());
  });
  return `${API_BASE}${path}${queryText(query)}`;
}
