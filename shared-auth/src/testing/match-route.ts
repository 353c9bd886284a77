import { API_BASE, ROUTES } from '@cadence/shared-contract';
import type { OperationId, RouteSpec } from '@cadence/shared-contract';

export interface RouteMatch {
  readonly id: OperationId;
  readonly params: Readonly<Record<string, string | number>>;
}

const COMPILED = (Object.entries(ROUTES) as [OperationId, RouteSpec][])
  .map(([id, { method, path }]) => ({
    id,
    method,
    pattern: compile(path),
    parameters: path.split(':').length - 1,
  }))
  // Like the server's router: `/Goal/periods` before `/Goal/:id`.
  .sort((a, b) => a.parameters - b.parameters);

function compile(path: string): RegExp {
  return new RegExp(`^${API_BASE}${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`, 'i');
}

/** The operation that a request calls, as the server would find it; null when there is none. */
export function matchRoute(method: string, pathname: string): RouteMatch | null {
  for (const route of COMPILED) {
    const match = route.method === method ? route.pattern.exec(pathname) : null;
    if (match) return { id: route.id, params: readParams(match.groups ?? {}) };
  }
  return null;
}

function readParams(groups: Readonly<Record<string, string>>): RouteMatch['params'] {
  const values = Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)] as const);
  return Object.fromEntries(values.map(([name, text]) => [name, /^\d+$/.test(text) ? Number(text) : text]));
}
