import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { verifySigned, type Signed } from '@cadence/shared-contract/remote';
import { integrityOf } from '../integrity.ts';
import { readFiles } from './build-output.ts';
import type { ReleaseTarget } from './registry-file.ts';
import { ReleaseError } from './release-error.ts';
import type { Store } from './store.ts';
import { isFileList, isInstant, isRecord, parseStored } from './stored.ts';

/** `shells/<version>/release.json`: a build of the shell that people have, or have had, in their tabs. */
export interface ShellRelease {
  readonly version: string;
  /** ISO instant. */
  readonly publishedAt: string;
  /** What it provides to remotes: exact versions by package. */
  readonly provides: Readonly<Record<string, string>>;
  /** Integrity of every file, by path below the build. */
  readonly files: Readonly<Record<string, string>>;
}

/** Tabs are seldom older, and proofs go so far back. */
export const KEPT_SHELLS = 3;

const SIGNED_SHELL = 'shell';
const ASSETS = 'assets/';
const releasePath = (version: string): string => `shells/${version}/release.json`;
/** Assets are the same file in every shell that has them: their names carry their content's hash. */
const pathOf = (version: string, path: string): string =>
  path.startsWith(ASSETS) ? path : `shells/${version}/${path}`;

export interface PublishShellOptions {
  /** `shell/dist`. */
  readonly dist: string;
  /** Version of the shell's package.json. */
  readonly packageVersion: string;
}

/**
 * Keeps a build of the shell as `<package version>-b.<content hash>`: servers go on serving its scripts to tabs that have
 * it open when the next one is in use. The same content again is the same release, and the newest one: it is back in use.
 */
export async function publishShell(
  { store, signer }: Omit<ReleaseTarget, 'environment'>,
  { dist, packageVersion }: PublishShellOptions,
): Promise<ShellRelease> {
  const files = await readFiles(dist);
  const provides = JSON.parse(files.get('provides.json')?.toString('utf8') ?? 'null') as
    | ShellRelease['provides']
    | null;
  if (provides === null) throw new ReleaseError(`${dist} has no provides.json: it is not the shell’s build.`);
  const version = `${packageVersion}-b.${hashOf(files)}`;
  const [known, [newest]] = await Promise.all([readSigned(store, version), listShells(store)]);
  const isNewest = newest?.version === version;
  if (isNewest && known?.key === signer.key) return known.value;
  await Promise.all([...files].map(([path, content]) => store.write(pathOf(version, path), content)));
  const release: ShellRelease = {
    version,
    publishedAt: isNewest ? newest.publishedAt : new Date().toISOString(),
    provides,
    files: Object.fromEntries([...files].map(([path, content]) => [path, integrityOf(content)])),
  };
  await store.write(releasePath(version), JSON.stringify(signer.sign(SIGNED_SHELL, release), null, 2));
  // Somebody who pruned at the same time did not know yet that this one needs them.
  for (const [path, content] of files)
    if (!(await store.read(pathOf(version, path)))) await store.write(pathOf(version, path), content);
  return release;
}

const COMPRESSED = /\.(br|gz)$/;

function hashOf(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [path, content] of files)
    if (!COMPRESSED.test(path)) hash.update(`${path}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 8);
}

async function readSigned(store: Store, version: string): Promise<Signed<ShellRelease> | null> {
  const file = await store.read(releasePath(version));
  const signed = file && parseStored(file.content);
  return isShell(signed, version) ? signed : null;
}

function isShell(value: unknown, version: string): value is Signed<ShellRelease> {
  const shell = isRecord(value) ? value['value'] : null;
  return (
    isRecord(shell) &&
    shell['version'] === version &&
    isInstant(shell['publishedAt']) &&
    isRecord(shell['provides']) &&
    isFileList(shell['files'])
  );
}

/** The shells of a store, the newest first; nobody has checked their signatures. */
export async function listShells(store: Store): Promise<readonly ShellRelease[]> {
  const versions = await store.list('shells');
  const shells = await Promise.all(versions.map((version) => readSigned(store, version)));
  return shells
    .flatMap((signed) => (signed ? [signed.value] : []))
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));
}

/** Whether the holder of this key has published the shell. */
export async function isSignedShell(store: Store, version: string, key: string): Promise<boolean> {
  const signed = await readSigned(store, version);
  return signed !== null && (await verifySigned(SIGNED_SHELL, signed, [key])) === 'valid';
}

/** Signs every shell that one of the keys has signed again, with another one; returns those that none of them has. */
export async function resignShells(
  { store, signer }: Omit<ReleaseTarget, 'environment'>,
  trusted: readonly string[],
): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const version of await store.list('shells')) {
    const signed = await readSigned(store, version);
    if (signed === null) continue;
    if ((await verifySigned(SIGNED_SHELL, signed, trusted)) !== 'valid') refused.push(version);
    else
      await store.write(
        releasePath(version),
        JSON.stringify(signer.sign(SIGNED_SHELL, signed.value), null, 2),
      );
  }
  return refused;
}

/** Sentences about what is missing of a shell, or not as it was published; none when it is whole. */
export async function verifyShell(
  store: Store,
  { version, files }: ShellRelease,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [path, recorded] of Object.entries(files)) {
    const file = await store.read(pathOf(version, path));
    if (!file) faults.push(`shell ${version}: ${path} is missing.`);
    else if (integrityOf(file.content) !== recorded)
      faults.push(`shell ${version}: ${path} was changed after its release.`);
  }
  return faults;
}

/** Writes a shell into a folder, as its build was. @throws ReleaseError when it is not whole */
export async function checkOutShell(store: Store, shell: ShellRelease, folder: string): Promise<void> {
  const [fault] = await verifyShell(store, shell);
  if (fault !== undefined) throw new ReleaseError(fault);
  for (const path of Object.keys(shell.files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, (await store.read(pathOf(shell.version, path)))?.content ?? '');
  }
}

/** Shells that are none of the last ones, and were replaced more than `days` ago. */
export function findPrunableShells(
  shells: readonly ShellRelease[],
  { days, now }: { readonly days: number; readonly now: Date },
): readonly ShellRelease[] {
  return shells.filter((_shell, index) => {
    const next = shells[index - 1];
    const age = now.getTime() - Date.parse(next?.publishedAt ?? now.toISOString());
    return index >= KEPT_SHELLS && age > days * 86_400_000;
  });
}

/** Removes shells, and the assets that none of the others has: also of those that are published while it runs. */
export async function pruneShells(store: Store, pruned: readonly ShellRelease[]): Promise<void> {
  for (const { version } of pruned) {
    await store.remove(releasePath(version));
    await store.remove(`shells/${version}`);
  }
  const removed = new Map<string, Buffer>();
  const needed = await listNeeded(store);
  for (const path of new Set(pruned.flatMap(({ files }) => Object.keys(files)))) {
    const file = path.startsWith(ASSETS) && !needed.has(path) ? await store.read(path) : null;
    if (file) removed.set(path, file.content);
    if (file) await store.remove(path);
  }
  const neededNow = await listNeeded(store);
  for (const [path, content] of removed) if (neededNow.has(path)) await store.write(path, content);
}

const listNeeded = async (store: Store): Promise<ReadonlySet<string>> =>
  new Set((await listShells(store)).flatMap(({ files }) => Object.keys(files)));
