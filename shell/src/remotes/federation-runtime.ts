import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { containerName, type RemoteContainer } from './entry-loader.ts';
import type { RemoteRuntime } from './remote-runtime.ts';

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
        return containers.get(remoteInfo.name);
      },
    },
  ]);
  return {
    isLinked: (remote) => containers.has(containerName(remote)),
    link(remote, entryUrl, container) {
      containers.set(containerName(remote), container);
      instance.registerRemotes([{ name: containerName(remote), entry: entryUrl }]);
    },
    loadModule: (remote, expose) => instance.loadRemote(`${containerName(remote)}/${expose.slice('./'.length)}`),
  };
}
