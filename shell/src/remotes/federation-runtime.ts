import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { containerName, type RemoteContainer } from './entry-loader.ts';
import type { RemoteRuntime } from './remote-runtime.ts';

type LoadedEntry = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;

/**
 * Module Federation's runtime with its own loading of entries replaced: containers come from the loader, which knows
 * time limits, retries and integrity; the runtime links them to the shared packages.
 */
export function createFederationRuntime(instance: ModuleFederation): RemoteRuntime {
  const containers = new Map<string, RemoteContainer>();
  instance.registerPlugins([
    {
      name: 'cadence-containers',
      async loadEntry({ remoteInfo }) {
        // The runtime's own type of a container promises less than `get` returns.
        return containers.get(remoteInfo.name) as LoadedEntry;
      },
    },
  ]);
  return {
    isLinked: (remote) => containers.has(containerName(remote)),
    link(remote, entryUrl, container) {
      containers.set(containerName(remote), container);
      instance.registerRemotes([{ name: containerName(remote), entry: entryUrl }]);
    },
    loadModule: (remote, expose) =>
      instance.loadRemote(`${containerName(remote)}/${expose.slice('./'.length)}`),
  };
}
