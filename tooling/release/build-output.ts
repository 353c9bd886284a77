import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { findOwnCopies, type RemoteDescriptor } from '@cadence/shared-contract/remote';
import { integrityOf } from '../integrity.ts';
import { ReleaseError } from './release-error.ts';

/** A remote's build as it lies in its `dist/`. */
export interface BuildOutput {
  readonly descriptor: RemoteDescriptor;
  /** Every file that is released, by path. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Path of the entry script. */
  readonly entry: string;
  /** Paths of the scripts that each exposed module needs at once. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** Eight hex digits; the same sources give the same hash. */
  readonly contentHash: string;
}

interface FederationManifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string; readonly path: string } };
  readonly exposes: readonly {
    readonly path: string;
    readonly assets: { readonly js: { readonly sync: readonly string[] } };
  }[];
}

/** Source maps stay with the build, and mf-stats.json only describes the build machine. */
const NOT_RELEASED = /\.map$|(^|\/)mf-stats\.json$/;
const PRECOMPRESSED = /\.(br|gz)$/;

/** Reads a remote's `dist/`; rejects with a ReleaseError when it is not a build. */
export async function readBuildOutput(dist: string): Promise<BuildOutput> {
  const files = await readFiles(dist);
  const manifest = parse<FederationManifest>(files, 'mf-manifest.json', dist);
  const { name, path } = manifest.metaData.remoteEntry;
  const entry = path ? `${path}/${name}` : name;
  if (!files.has(entry))
    throw new ReleaseError(`${dist} has no ${entry}, which its manifest names as the entry.`);
  return {
    descriptor: parse<RemoteDescriptor>(files, 'remote.json', dist),
    files,
    entry,
    scripts: Object.fromEntries(manifest.exposes.map(({ path: expose, assets }) => [expose, assets.js.sync])),
    contentHash: hashContent(files),
  };
}

/** Every file of a build that is released, by path. */
export async function readFiles(dist: string): Promise<ReadonlyMap<string, Buffer>> {
  const found = await readdir(dist, { recursive: true, withFileTypes: true }).catch(() => {
    throw new ReleaseError(`${dist} cannot be read: build it first.`);
  });
  const paths = found
    .filter((item) => item.isFile())
    .map((item) => relative(dist, join(item.parentPath, item.name)).split(sep).join('/'))
    .filter((path) => !NOT_RELEASED.test(path))
    .toSorted();
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(dist, path))] as const)),
  );
}

function parse<T>(files: ReadonlyMap<string, Buffer>, path: string, dist: string): T {
  const content = files.get(path);
  if (!content) throw new ReleaseError(`${dist} has no ${path}: it is not the build of a remote.`);
  try {
    return JSON.parse(content.toString('utf8')) as T;
  } catch {
    throw new ReleaseError(`${join(dist, path)} is not JSON.`);
  }
}

function hashContent(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [path, content] of files)
    if (!PRECOMPRESSED.test(path)) hash.update(`${path}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 8);
}

/** Refuses a build with a second copy of what a page has once: its hooks would have no renderer, its session nobody. */
export function assertNoOwnCopies({ descriptor, files }: BuildOutput): void {
  const scripts = [...files].filter(([path]) => path.endsWith('.js'));
  const found = scripts.flatMap(([, content]) => findOwnCopies(content.toString('utf8')));
  if (found.length > 0)
    throw new ReleaseError(
      `${descriptor.name} brings its own copy of ${[...new Set(found)].join(', ')}. Build it with the webpack preset, which takes shared packages from the shell.`,
    );
}

/**
 * Refuses a build whose entry does not know the integrity of every other script: the entry's own is in the signed
 * registry, so that a browser runs nothing that was not released.
 */
export function assertCovered({ descriptor, entry, files }: BuildOutput): void {
  const table = files.get(entry)?.toString('utf8') ?? '';
  for (const [path, content] of files)
    if (path.endsWith('.js') && path !== entry && !table.includes(integrityOf(content)))
      throw new ReleaseError(
        `The entry of ${descriptor.name} does not know the integrity of ${path}. Build it with the webpack preset.`,
      );
}
