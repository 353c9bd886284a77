import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { RemoteContainer } from './entry-loader.ts';
import type { RemoteRuntime } from './remote-runtime.ts';

const SHARE_SCOPE = 'default';

interface LinkedRemote {
  readonly container: RemoteContainer;
  /** Set while the container takes the share scope, and once it has; an attempt that failed is forgotten. */
  ready?: Promise<unknown>;
}

/**
 * Links remotes to what the shell shares, in Module Federation's share scope, by the two calls that every container
 * answers. Containers come from the loader, which knows time limits, retries and integrity; the federation's own
 * loading is left out.
 */
export function createFederationRuntime(instance: ModuleFederation): RemoteRuntime {
  const remotes = new Map<string, LinkedRemote>();

  function init(remote: LinkedRemote): Promise<unknown> {
    const attempt = async (): Promise<unknown> =>
      remote.container.init(instance.shareScopeMap[SHARE_SCOPE] ?? {}, []);
    remote.ready ??= attempt().catch((error: unknown) => {
      delete remote.ready;
      throw error;
    });
    return remote.ready;
  }

  return {
    listShared: () =>
      Object.entries(instance.shareScopeMap[SHARE_SCOPE] ?? {}).flatMap(([name, versions]) =>
        Object.entries(versions).map(([version, { from }]) => ({
          name,
          version,
          from,
          isOwn: from === instance.name,
        })),
      ),
    isLinked: (name) => remotes.has(name),
    link: (name, container) => void remotes.set(name, { container }),
    async loadModule(name, expose, run = (evaluate) => evaluate()) {
      const remote = remotes.get(name);
      if (!remote) throw new Error(`${name} is not linked.`);
      await init(remote);
      const makeModule = await remote.container.get(expose);
      return run(makeModule);
    },
  };
}
