import type { Registry } from '@cadence/shared-contract/remote';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { EntryRequest, RemoteContainer } from '../entry-loader.ts';
import { createFederationRuntime } from '../federation-runtime.ts';
import { RemoteLoader, type LoaderPorts } from '../remote-loader.ts';
import { makeStorage } from './fixtures.ts';

type Modules = Readonly<Record<string, () => unknown>>;

/** A container as webpack builds it, whose modules the test supplies. */
export function makeContainer(modules: Modules): RemoteContainer {
  return {
    init: () => undefined,
    get: async (expose) => {
      const factory = modules[expose];
      if (!factory) throw new Error(`No ${expose}`);
      return factory;
    },
  };
}

let instances = 0;

/** A loader over the real federation runtime; what it asks of the network and the browser is recorded. */
export function makeLoader(registry: Registry, ports: Partial<LoaderPorts> = {}) {
  const requests: EntryRequest[] = [];
  const reports: Readonly<Record<string, string>>[] = [];
  const reload = jest.fn();
  const loadEntry =
    ports.loadEntry ?? (async () => makeContainer({ './list': () => ({ default: () => null }) }));
  const session = ports.session ?? makeStorage();
  const loader = new RemoteLoader({
    registry,
    runtime: createFederationRuntime(
      createInstance({ name: `shell_${++instances}`, remotes: [], shared: {} }),
    ),
    fetch: async () => new Response('', { status: 404 }),
    mayReload: () => true,
    reload,
    report: (_error, context) => {
      reports.push(context);
      return `incident-${reports.length}`;
    },
    ...ports,
    session,
    loadEntry: (request) => {
      requests.push(request);
      return loadEntry(request);
    },
  });
  return { loader, requests, reports, reload, session };
}
