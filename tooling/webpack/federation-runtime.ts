import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const enhanced = createRequire(require.resolve('@module-federation/enhanced/webpack'));

/**
 * Aliases that keep one copy of the federation runtime in the shell. The plugin adds its injector by the CommonJS
 * path, which drags a second, CommonJS runtime in (15 KB brotli), and a second instance with it.
 */
export function federationRuntimeAlias(): Record<string, string> {
  const injector = enhanced.resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [injector]: injector.replace(/\.cjs$/, '.js') };
}
