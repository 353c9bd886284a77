/* oxlint-disable import/no-default-export -- the federation's plugin imports its runtime this way */
/**
 * A remote's bundler runtime. Its functions are the shell's, which shares them as it shares React, and which is one of
 * the remote's `requires`; only what belongs to one build is made here.
 */
const { ModuleFederation, attachShareScopeMap, bundlerRuntime } = globalThis.CADENCE_FEDERATION;

/** The remote's place in the federation: what it takes from the share scope is looked up here. */
function init({ webpackRequire }) {
  const { initOptions } = webpackRequire.federation;
  return new ModuleFederation({ ...initOptions, id: initOptions.name });
}

export default {
  attachShareScopeMap,
  bundlerRuntime: { ...bundlerRuntime, init },
  bundlerRuntimeOptions: {},
  runtime: {},
};
