import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  copyRelease,
  createFolderStore,
  listReleases,
  loadSigner,
  openStore,
  promote,
  publish,
  ReleaseError,
  setProvides,
  type ReleaseTarget,
} from '../../tooling/release/index.ts';
import { RunError } from './run-error.ts';
import type { ChosenVersion, KnownRelease } from './versions.ts';

const ROOT = join(import.meta.dirname, '../..');

export type ReleaseSource = Pick<ReleaseTarget, 'store' | 'environment'>;

/** The store that the release command line works on, in the same environment. */
export async function openSource(): Promise<ReleaseSource> {
  const { RELEASES_STORE, RELEASES_DIR, RELEASES_ENVIRONMENT } = process.env;
  const address = RELEASES_STORE || RELEASES_DIR || join(ROOT, 'dist/releases');
  return { store: await openStore(address), environment: RELEASES_ENVIRONMENT || 'production' };
}

export async function listKnown(source: ReleaseSource): Promise<readonly KnownRelease[]> {
  return listReleases({ ...source, signer: await loadSigner(undefined) });
}

const pathOf = (remote: string, version: string): string => `remotes/${remote}/${version}`;

/** A release folder in which exactly these versions are in use, for a server of this machine. */
export interface PreparedReleases {
  readonly folder: string;
  /** Whose signature the server has to trust. */
  readonly key: string;
  /** The full version of every remote. */
  readonly versions: ReadonlyMap<string, string>;
}

/** @throws RunError when the shell of this clone cannot run one of them */
export async function prepareReleases(
  source: ReleaseSource,
  chosen: readonly ChosenVersion[],
): Promise<PreparedReleases> {
  const folder = await mkdtemp(join(tmpdir(), 'cadence-under-test-'));
  const signer = await loadSigner(undefined);
  const target = { store: createFolderStore(folder), signer, environment: 'production' };
  const versions = new Map<string, string>();
  return said(async () => {
    for (const { remote, version } of chosen)
      if (version !== null) await copyRelease(source.store, target, { name: remote, version });
    await setProvides(target, await readJson('shell/dist/provides.json'));
    for (const { remote, version } of chosen) {
      const full = version ?? (await publishBuild(target, remote));
      await promote(target, { name: remote, version: full });
      versions.set(remote, full);
    }
    return { folder, key: signer.key, versions };
  });
}

/** What releasing refuses is for the person at the command line. */
async function said<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof ReleaseError ? new RunError(error.message) : error;
  }
}

async function publishBuild(target: ReleaseTarget, remote: string): Promise<string> {
  const { version } = await readJson<{ version: string }>(`mfe-${remote}/package.json`);
  const dist = join(ROOT, `mfe-${remote}/dist`);
  return (await publish(target, { dist, packageVersion: version, promote: false })).version;
}

/** The folder of a version's files, for serving it alone; `copy` is what has to be removed afterwards. */
export async function folderOf(
  source: ReleaseSource,
  { remote, version }: Pick<ChosenVersion, 'remote' | 'version'>,
): Promise<{ readonly folder: string; readonly copy: string | null }> {
  if (version === null) return { folder: join(ROOT, `mfe-${remote}/dist`), copy: null };
  const copy = await mkdtemp(join(tmpdir(), 'cadence-under-test-'));
  const signer = await loadSigner(undefined);
  const target = { store: createFolderStore(copy), signer, environment: 'production' };
  await said(() => copyRelease(source.store, target, { name: remote, version }));
  return { folder: join(copy, pathOf(remote, version)), copy };
}

const readJson = async <T = Record<string, string>>(path: string): Promise<T> =>
  JSON.parse(await readFile(join(ROOT, path), 'utf8')) as T;
