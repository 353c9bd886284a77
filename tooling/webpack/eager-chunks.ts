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
 * One file for everything shared. Otherwise every shared module is a chunk of its own, its provider and its fallback are
 * two, and modules are not concatenated across them: 5 KB brotli and a dozen requests over six connections.
 */
export function eagerChunkGroups(): CacheGroups {
  const isLate = (chunk: Chunk): boolean => isEagerChunk(chunk) && !chunk.canBeInitial();
  // Formatted text is on few pages: its face comes with the first of them.
  const test = /[\\/](node_modules|shared-(ui|auth|contract)[\\/]src(?![\\/]rich-text))[\\/]/;
  return { platform: { name: 'platform', test, chunks: isLate, enforce: true, priority: 10 } };
}
