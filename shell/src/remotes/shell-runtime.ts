import { getInstance } from '@module-federation/enhanced/runtime';
import { createFederationRuntime } from './federation-runtime.ts';
import type { RemoteRuntime } from './remote-runtime.ts';

/**
 * The runtime of this build. The single-bundle build puts another module in this one's place, whose remotes are part
 * of the same compilation.
 */
export function createShellRuntime(): RemoteRuntime {
  const instance = getInstance();
  if (!instance) throw new Error('The shell was built without Module Federation.');
  return createFederationRuntime(instance);
}
