import type { Chunk, Configuration, Module } from 'webpack';

type Optimization = NonNullable<Configuration['optimization']>;
type SplitChunks = Exclude<NonNullable<Optimization['splitChunks']>, false>;
type CacheGroups = NonNullable<SplitChunks['cacheGroups']>;

const isSharing = (module: Module | null): boolean =>
  module?.type === 'consume-shared-module' || module?.type === 'provide-module';

/**
 * True for chunks that load before anything paints without anyone asking: the entry's, its bootstrap's, and those of
 * shared packages. Chunks of other dynamic imports (pages, dialogs) are not eager.
 */
export function isEagerChunk(chunk: Chunk): boolean {
  return [...chunk.groupsIterable].some(
    (group) =>
      group.isInitial() ||
      group.name === 'bootstrap' ||
      group.origins.some(({ module }: { module: Module | null }) => isSharing(module)),
  );
}

/**
 * One file for libraries and one for our shared packages: without them every shared module is a chunk of its own, and
 * its provider and its fallback are two. A browser opens six connections, so a dozen small files cost round trips.
 */
export function eagerChunkGroups(): CacheGroups {
  const isLate = (chunk: Chunk): boolean => isEagerChunk(chunk) && !chunk.canBeInitial();
  return {
    vendor: { name: 'vendor', test: /[\\/]node_modules[\\/]/, chunks: isLate, enforce: true, priority: 20 },
    platform: { name: 'platform', test: /[\\/]shared-(ui|auth|contract)[\\/]src[\\/]/, chunks: isLate, enforce: true, priority: 10 },
  };
}
