import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const STUBS = join(import.meta.dirname, 'federation-stubs.mjs');

/** Modules that this platform never runs, by package; see federation-stubs.mjs. */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  '@module-federation/sdk': ['node.js', 'dom.js', 'generateSnapshotFromManifest.js'],
  '@module-federation/runtime-core': [
    'plugins/generate-preload-assets.js',
    'plugins/snapshot/index.js',
    'utils/preload.js',
  ],
};

/**
 * Aliases that keep one slim copy of the federation runtime. The plugin adds its injector by the CommonJS path, which
 * drags a second runtime into the shell (10 KB brotli) and a second instance with it.
 */
export function federationRuntimeAlias(): Record<string, string> {
  const enhanced = requireFrom(createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack'));
  const injector = enhanced.resolve('@module-federation/inject-external-runtime-core-plugin');
  const runtime = requireFrom(
    requireFrom(enhanced.resolve('@module-federation/runtime-tools')).resolve('@module-federation/runtime'),
  );
  const alias: Record<string, string> = { [injector]: injector.replace(/\.cjs$/, '.js') };
  for (const [name, files] of Object.entries(UNUSED)) {
    const dist = dirname(runtime.resolve(name));
    for (const file of files) alias[join(dist, file)] = STUBS;
  }
  return alias;
}

const requireFrom = (file: string): NodeJS.Require => createRequire(file);
