import {
  SIGNED_RELEASE,
  verifySigned,
  type RegistryEntry,
  type Signed,
} from '@cadence/shared-contract/remote';
import type { BuildOutput } from './build-output.ts';
import { integrityOf } from '../integrity.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseTarget } from './registry-file.ts';
import type { Store } from './store.ts';
import { isFileList, isInstant, isRecord, parseStored } from './stored.ts';

/** `release.json` of a release's folder: written last, so a release without it does not exist. */
export interface ReleaseFile {
  readonly entry: Signed<RegistryEntry>;
  /** ISO instant. */
  readonly publishedAt: string;
  /** Integrity of every file, by path. */
  readonly files: Readonly<Record<string, string>>;
}

export const folderOf = (name: string, version: string): string => `remotes/${name}/${version}`;
const releasePath = (name: string, version: string): string => `${folderOf(name, version)}/release.json`;

/** null when there is none, only a part of one, one of another name, or one of the time before releases were signed. */
export async function readRelease(store: Store, name: string, version: string): Promise<ReleaseFile | null> {
  const file = await store.read(releasePath(name, version));
  const release = file && parseStored(file.content);
  return isReleaseOf(release, name, version) ? release : null;
}

/** A folder holds what it is named after, or nothing. */
function isReleaseOf(value: unknown, name: string, version: string): value is ReleaseFile {
  if (!isRecord(value) || !isInstant(value['publishedAt']) || !isFileList(value['files'])) return false;
  const entry = isRecord(value['entry']) ? value['entry']['value'] : null;
  return (
    isRecord(entry) &&
    entry['version'] === version &&
    isRecord(entry['descriptor']) &&
    entry['descriptor']['name'] === name
  );
}

/** @throws ReleaseError when it is not there, or not signed with this key */
export async function requireRelease(
  { store, signer }: ReleaseTarget,
  name: string,
  version: string,
): Promise<ReleaseFile> {
  const release = await readRelease(store, name, version);
  if (!release) throw new ReleaseError(`There is no release ${version} of ${name}.`);
  if ((await verifySigned(SIGNED_RELEASE, release.entry, [signer.key])) !== 'valid')
    throw new ReleaseError(`Release ${version} of ${name} is not signed with your key.`);
  return release;
}

/** Writes every file, and what makes it a release last. The same content again is the same release. */
export async function writeRelease(
  { store, signer }: ReleaseTarget,
  build: BuildOutput,
  version: string,
): Promise<void> {
  const { name } = build.descriptor;
  const folder = folderOf(name, version);
  const known = await readRelease(store, name, version);
  if (known?.entry.key === signer.key) return;
  await Promise.all([...build.files].map(([path, content]) => store.write(`${folder}/${path}`, content)));
  const release: ReleaseFile = {
    entry: signer.sign(SIGNED_RELEASE, toEntry(build, version)),
    publishedAt: known?.publishedAt ?? new Date().toISOString(),
    files: Object.fromEntries([...build.files].map(([path, content]) => [path, integrityOf(content)])),
  };
  await store.write(releasePath(name, version), JSON.stringify(release, null, 2));
}

/** Signs a release that one of the keys has signed again, with this one; false when none of them has. */
export async function resignRelease(
  target: Omit<ReleaseTarget, 'environment'>,
  release: ReleaseFile,
  trusted: readonly string[],
): Promise<boolean> {
  const isTrusted = (await verifySigned(SIGNED_RELEASE, release.entry, trusted)) === 'valid';
  if (isTrusted) await signRelease(target, release);
  return isTrusted;
}

/** Writes what makes files a release, signed with this key. */
export async function signRelease(
  { store, signer }: Omit<ReleaseTarget, 'environment'>,
  release: ReleaseFile,
): Promise<void> {
  const { value } = release.entry;
  const entry = signer.sign(SIGNED_RELEASE, value);
  const path = releasePath(value.descriptor.name, value.version);
  await store.write(path, JSON.stringify({ ...release, entry }, null, 2));
}

function toEntry({ descriptor, entry, scripts, files }: BuildOutput, version: string): RegistryEntry {
  const url = (path: string): string => `/${folderOf(descriptor.name, version)}/${path}`;
  const preloaded = new Set(Object.values(scripts).flat());
  const integrity = (path: string): string => {
    const content = files.get(path);
    if (!content) throw new ReleaseError(`The build has no ${path}, which its manifest names.`);
    return integrityOf(content);
  };
  return {
    version,
    manifest: url('mf-manifest.json'),
    entry: url(entry),
    integrity: integrity(entry),
    requires: descriptor.requires,
    descriptor,
    preload: Object.fromEntries(Object.entries(scripts).map(([expose, paths]) => [expose, paths.map(url)])),
    integrities: Object.fromEntries([...preloaded].map((path) => [url(path), integrity(path)])),
  };
}
