import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { RemoteContainer } from './entry-loader.ts';
import type { RemoteRuntime, SharedInstance } from './remote-runtime.ts';

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

  // Whoever loads a late module is noted as its origin afterwards; what the shell has brought is known from the start.
  const own = new Set(listScope(instance).map(({ name, version }) => `${name}@${version}`));

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
      listScope(instance).map((one) => ({ ...one, isOwn: own.has(`${one.name}@${one.version}`) })),
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

function listScope({ shareScopeMap }: ModuleFederation): readonly Omit<SharedInstance, 'isOwn'>[] {
  return Object.entries(shareScopeMap[SHARE_SCOPE] ?? {}).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, { from }]) => ({ name, version, from })),
  );
}
