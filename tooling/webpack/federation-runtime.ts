import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const STUBS = join(import.meta.dirname, 'federation-stubs.mjs');

/** Modules that this platform never runs, by package; see federation-stubs.mjs. */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  sdk: ['node.js', 'dom.js', 'generateSnapshotFromManifest.js'],
  'runtime-core': ['plugins/generate-preload-assets.js', 'utils/preload.js'],
};

const requireFrom = (file: string): NodeJS.Require => createRequire(file);
const enhanced = requireFrom(createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack'));
const tools = requireFrom(enhanced.resolve('@module-federation/runtime-tools'));
const runtime = requireFrom(tools.resolve('@module-federation/runtime'));

function distOf(name: string): string {
  const from = name === 'webpack-bundler-runtime' ? tools : runtime;
  return dirname(from.resolve(`@module-federation/${name}`));
}

export const runtimeCoreFile = (): string => join(distOf('runtime-core'), 'index.js');
export const bundlerRuntimeFile = (name: string): string =>
  join(distOf('webpack-bundler-runtime'), `${name}.js`);

/**
 * The federation's own switches, which its plugin would set. The registry names entries and the shell's loader fetches them,
 * so that of the runtime only sharing is left: no manifests, no snapshots, no loading of remotes.
 */
export const RUNTIME_SWITCHES = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_BUILD_IDENTIFIER: JSON.stringify('cadence_shell'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_OPTIMIZE_NO_REMOTE: true,
  FEDERATION_OPTIMIZE_NO_SHARED: false,
};

/** The shell's side: the runtime without what never runs here. */
export function slimRuntimeAlias(): Readonly<Record<string, string>> {
  const unused = Object.entries(UNUSED).flatMap(([name, files]) => {
    const dist = distOf(name);
    return files.map((file) => [join(dist, file), STUBS]);
  });
  return Object.fromEntries(unused);
}

/** A remote's side: the bundler's runtime is the shell's. */
export function borrowedRuntimeAlias(): Readonly<Record<string, string>> {
  return { [bundlerRuntimeFile('bundler')]: join(import.meta.dirname, 'borrowed-federation.mjs') };
}
