import { API_BASE, ROUTES } from '@cadence/shared-contract';
import type { OperationId, RouteSpec } from '@cadence/shared-contract';

export type RouteParams = Readonly<Record<string, string | number>>;

export function routeOf(id: OperationId): RouteSpec {
  return ROUTES[id];
}

/** The path of an operation with its parameters filled in; a missing one is a programming error and throws. */
export function routeUrl(id: OperationId, params: RouteParams = {}): string {
  const path = routeOf(id).path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${id} needs the parameter '${name}'.`);
    return encodeURIComponent(value);
  });
  return `${API_BASE}${path}`;
}
