import { createInstance } from '@module-federation/enhanced/runtime';
import { createFederationRuntime } from './federation-runtime.ts';
import { RUNTIME_GLOBALS, SHARED } from './lent-modules.ts';
import type { RemoteRuntime } from './remote-runtime.ts';

/**
 * The runtime of this build. The single-bundle build puts another module in this one's place, whose remotes are part
 * of the same compilation.
 */
export function createShellRuntime(): RemoteRuntime {
  Object.assign(globalThis, RUNTIME_GLOBALS);
  const instance = createInstance({
    name: 'cadence_shell',
    remotes: [],
    shared: SHARED,
    shareStrategy: 'loaded-first',
  });
  return createFederationRuntime(instance);
}
