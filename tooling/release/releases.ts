import type { RegistryEntry, RemoteDescriptor } from '@cadence/shared-contract/remote';
import { assertAdmissible } from './admission.ts';
import { integrityOf, readBuildOutput } from './build-output.ts';
import { readRegistry, updateRegistry, withRemote, type RegistryFile } from './registry-file.ts';
import { ReleaseError } from './release-error.ts';
import type { Store } from './store.ts';

/** release.json of a release folder: written last, so a release without it does not exist. */
interface ReleaseFile {
  readonly name: string;
  readonly version: string;
  readonly entry: string;
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  readonly descriptor: RemoteDescriptor;
  /** Integrity of every file, by path. */
  readonly files: Readonly<Record<string, string>>;
}

const folderOf = (name: string, version: string): string => `remotes/${name}/${version}`;

export interface PublishOptions {
  /** The remote's `dist/`. */
  readonly dist: string;
  /** Version of the remote's package.json. */
  readonly packageVersion: string;
  /** Puts the release into use at once; true unless said otherwise. */
  readonly promote?: boolean;
}

/**
 * Releases a remote's build as `<package version>-b.<content hash>` and puts it into use. Refused with a ReleaseError
 * when the platform cannot run it; then nothing is written. The same content again is the same release.
 */
export async function publish(
  store: Store,
  options: PublishOptions,
): Promise<{ name: string; version: string }> {
  const build = await readBuildOutput(options.dist);
  const { name } = build.descriptor;
  const version = `${options.packageVersion}-b.${build.contentHash}`;
  assertAdmissible(build.descriptor, await readRegistry(store));
  if (!(await readRelease(store, name, version))) {
    const folder = folderOf(name, version);
    await Promise.all([...build.files].map(([path, content]) => store.write(`${folder}/${path}`, content)));
    const release: ReleaseFile = {
      name,
      version,
      entry: build.entry,
      scripts: build.scripts,
      descriptor: build.descriptor,
      files: Object.fromEntries([...build.files].map(([path, content]) => [path, integrityOf(content)])),
    };
    await store.write(`${folder}/release.json`, JSON.stringify(release, null, 2));
  }
  if (options.promote ?? true) await promote(store, name, version);
  return { name, version };
}

async function readRelease(store: Store, name: string, version: string): Promise<ReleaseFile | null> {
  const content = await store.read(`${folderOf(name, version)}/release.json`);
  return content ? (JSON.parse(content.toString('utf8')) as ReleaseFile) : null;
}

/** Puts a release into use. Refused when it does not exist or does not fit the platform. */
export function promote(store: Store, name: string, version: string): Promise<RegistryFile> {
  return updateRegistry(store, async (registry) => {
    const release = await requireRelease(store, name, version);
    assertAdmissible(release.descriptor, registry);
    const history = (registry.promotions[name] ?? []).filter((promoted) => promoted !== version);
    const entry = toEntry(release, history.at(-1) ?? null);
    return withRemote(registry, name, { entry, promotions: [...history, version] });
  });
}

/** Goes back to the version in use before; needs no build. Refused when there is none. */
export function rollback(store: Store, name: string): Promise<RegistryFile> {
  return updateRegistry(store, async (registry) => {
    const history = registry.promotions[name] ?? [];
    const previous = history.at(-2);
    if (previous === undefined) throw new ReleaseError(`${name} has no earlier release to go back to.`);
    const release = await requireRelease(store, name, previous);
    assertAdmissible(release.descriptor, registry);
    return withRemote(registry, name, {
      entry: toEntry(release, history.at(-3) ?? null),
      promotions: history.slice(0, -1),
    });
  });
}

async function requireRelease(store: Store, name: string, version: string): Promise<ReleaseFile> {
  const release = await readRelease(store, name, version);
  if (!release) throw new ReleaseError(`There is no release ${version} of ${name}.`);
  return release;
}

function toEntry(
  { name, version, entry, scripts, descriptor, files }: ReleaseFile,
  previous: string | null,
): RegistryEntry {
  const url = (path: string): string => `/${folderOf(name, version)}/${path}`;
  const integrity = files[entry];
  if (integrity === undefined) throw new ReleaseError(`Release ${version} of ${name} has no ${entry}.`);
  return {
    version,
    manifest: url('mf-manifest.json'),
    entry: url(entry),
    integrity,
    requires: descriptor.requires,
    descriptor,
    preload: Object.fromEntries(Object.entries(scripts).map(([expose, paths]) => [expose, paths.map(url)])),
    previous,
  };
}

/** Records what the shell provides; returns sentences about released remotes that no longer fit, which the shell skips. */
export async function setProvides(
  store: Store,
  provides: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const { remotes } = await updateRegistry(store, (registry) => ({ ...registry, provides }));
  return Object.values(remotes).flatMap(({ descriptor }) => {
    try {
      assertAdmissible(descriptor, { revision: '', provides, remotes: {} });
      return [];
    } catch (error) {
      return [(error as ReleaseError).message];
    }
  });
}

export interface ReleaseSummary {
  readonly name: string;
  readonly version: string;
  readonly isInUse: boolean;
  readonly isPrevious: boolean;
}

/** Every complete release, remotes and versions in order of their names. */
export async function listReleases(store: Store): Promise<readonly ReleaseSummary[]> {
  const { remotes } = await readRegistry(store);
  const summaries: ReleaseSummary[] = [];
  for (const name of await store.list('remotes'))
    for (const version of await store.list(`remotes/${name}`))
      if (await readRelease(store, name, version))
        summaries.push({
          name,
          version,
          isInUse: remotes[name]?.version === version,
          isPrevious: remotes[name]?.previous === version,
        });
  return summaries;
}

/** Sentences about everything in use that is missing or not what was released; an empty list is a clean store. */
export async function verifyReleases(store: Store): Promise<readonly string[]> {
  const { remotes } = await readRegistry(store);
  const faults: string[] = [];
  for (const [name, { version, integrity, entry }] of Object.entries(remotes)) {
    const release = await readRelease(store, name, version);
    if (!release) {
      faults.push(`${name} ${version} is in use and not there.`);
      continue;
    }
    if (!entry.endsWith(release.entry) || integrity !== release.files[release.entry])
      faults.push(`${name} ${version}: the registry names another entry than the release.`);
    for (const [path, recorded] of Object.entries(release.files)) {
      const content = await store.read(`${folderOf(name, version)}/${path}`);
      if (!content) faults.push(`${name} ${version}: ${path} is missing.`);
      else if (integrityOf(content) !== recorded)
        faults.push(`${name} ${version}: ${path} was changed after its release.`);
    }
  }
  return faults;
}
