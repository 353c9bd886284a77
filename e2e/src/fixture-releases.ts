import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  createFolderStore,
  loadSigner,
  publish,
  readRegistry,
  setProvides,
  type ReleaseTarget,
} from '../../tooling/release/index.ts';

const root = join(import.meta.dirname, '../..');
const fixtures = join(import.meta.dirname, '../fixtures/remotes');

/** A release folder of a test's own: copies of the real remotes, and the fixture remotes beside them. */
export interface FixtureReleases {
  readonly folder: string;
  /** Changes the entry's bytes after its release, as a broken mirror or an attacker would; resolves to the way back. */
  tamper(remote: string): Promise<() => Promise<void>>;
  /** The sentence with which the store refuses the remote that brings copies of its own. */
  publishCopies(): Promise<string>;
  /** Takes the entry away, as a clean-up that went too far would; resolves to the way back. */
  remove(remote: string): Promise<() => Promise<void>>;
  drop(): Promise<void>;
}

/** Brings copies of its own of what a page has once: no store takes it. */
const REFUSED = 'copies';
export const REFUSED_DIST = join(fixtures, REFUSED, 'dist');

async function build(): Promise<readonly string[]> {
  const webpack = join(root, 'tooling/node_modules/webpack-cli/bin/cli.js');
  await promisify(execFile)(
    process.execPath,
    [webpack, 'build', '--mode', 'production', '--config', join(fixtures, 'webpack.config.mjs')],
    { cwd: join(root, 'e2e'), env: { ...process.env, NODE_ENV: 'production' } },
  );
  const names = globSync('*/dist/remote.json', { cwd: fixtures }).map((path) => path.split('/')[0] ?? '');
  return names.filter((name) => name !== REFUSED);
}

/** Builds and releases the fixtures. The store believes in a newer platform, or it would refuse the incompatible one. */
async function release(target: ReleaseTarget): Promise<void> {
  const provides = JSON.parse(await readFile(join(root, 'shell/dist/provides.json'), 'utf8')) as Record<
    string,
    string
  >;
  const names = await build();
  for (const name of names) {
    const isAhead = name === 'future';
    await setProvides(target, isAhead ? { ...provides, '@cadence/shared-ui': '99.0.0' } : provides);
    await publish(target, { dist: join(fixtures, name, 'dist'), packageVersion: '1.0.0' });
  }
  await setProvides(target, provides);
}

const openTarget = (folder: string) => ({ store: createFolderStore(folder), environment: 'production' });

export async function createFixtureReleases(): Promise<FixtureReleases> {
  const folder = await mkdtemp(join(tmpdir(), 'cadence-ladder-'));
  await cp(process.env['RELEASES_DIR'] || join(root, 'dist/releases'), folder, { recursive: true });
  const target = { ...openTarget(folder), signer: await loadSigner(undefined) };
  await release(target);

  /** The entry as it is, and every compressed form of it gone, so that the file alone is served. */
  const takeEntry = async (remote: string) => {
    const registry = await readRegistry(target.store, target.environment);
    const current = registry?.head.value.remotes[remote]?.current ?? '';
    const path = join(folder, registry?.entries[remote]?.[current]?.value.entry ?? '');
    const content = await readFile(path);
    await Promise.all(['.br', '.gz'].map((suffix) => rm(`${path}${suffix}`, { force: true })));
    return { path, restore: () => writeFile(path, content) };
  };
  return {
    folder,
    async tamper(remote) {
      const { path, restore } = await takeEntry(remote);
      await appendFile(path, '\nwindow.tampered = true;\n');
      return restore;
    },
    publishCopies: () =>
      publish(target, { dist: REFUSED_DIST, packageVersion: '1.0.0' }).then(
        () => 'It was released.',
        (error: Error) => error.message,
      ),
    async remove(remote) {
      const { path, restore } = await takeEntry(remote);
      await rm(path);
      return restore;
    },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}
