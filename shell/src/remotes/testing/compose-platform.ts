import type { RemoteDescriptor } from '@cadence/shared-contract/remote';
import { createInstance } from '@module-federation/enhanced/runtime';
import { NO_INTEGRATIONS } from '../config.ts';
import type { RemoteContainer } from '../entry-loader.ts';
import { createFederationRuntime } from '../federation-runtime.ts';
import { createOpenedModules } from '../opened-modules.ts';
import { createPlatform, type Platform } from '../platform.ts';
import { makeDescriptor, makeEntry, makeRegistry, makeStorage } from './fixtures.ts';
import { makeContainer } from './loader-harness.ts';

let serial = 0;

interface Setup {
  readonly modules?: Readonly<Record<string, () => unknown>>;
  readonly loadEntry?: () => Promise<RemoteContainer>;
  readonly environment?: 'production' | 'development';
  readonly descriptor?: (name: string) => RemoteDescriptor;
}

/** A platform with one remote of a unique name, over the real federation runtime. */
export function composePlatform({
  modules = {},
  loadEntry,
  environment = 'production',
  descriptor = makeDescriptor,
}: Setup): Platform {
  const name = `page-${++serial}`;
  return createPlatform({
    registry: makeRegistry({ [name]: makeEntry(name, { descriptor: descriptor(name) }) }),
    config: {
      environment,
      environmentName: null,
      tenant: null,
      releaseKeys: [],
      overrideOrigins: [],
      integrations: NO_INTEGRATIONS,
      nonce: undefined,
    },
    runtime: createFederationRuntime(
      createInstance({ name: `page-shell-${serial}`, remotes: [], shared: {} }),
    ),
    viewer: () => null,
    report: () => 'K7Q2',
    mayReload: () => false,
    opened: createOpenedModules(makeStorage(), () => null),
    ports: {
      loadEntry: loadEntry ?? (async () => makeContainer(modules)),
      fetch: async () => new Response('', { status: 404 }),
      session: makeStorage(),
      reload: () => undefined,
    },
  });
}
