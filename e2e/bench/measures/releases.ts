import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  createFolderStore,
  loadSigner,
  publish,
  type ReleaseTarget,
} from '../../../tooling/release/index.ts';
import { median, spread } from '../../src/figures.ts';
import type { Figure, Measure } from '../../src/figures.ts';
import { startServer } from '../../src/server-process.ts';
import type { ServerProcess } from '../../src/server-process.ts';

const root = join(import.meta.dirname, '../../..');
const REMOTE = 'mfe-goals';
const PUBLISHES = 5;

async function secondsToBuild(folder: string): Promise<number> {
  const webpack = join(root, 'tooling/node_modules/webpack-cli/bin/cli.js');
  const began = performance.now();
  await promisify(execFile)(process.execPath, [webpack, 'build', '--mode', 'production'], {
    cwd: join(root, folder),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return (performance.now() - began) / 1000;
}

/** The shell and every remote one after another, then the one remote again. */
async function measureBuilds(): Promise<Figure> {
  const folders = ['shell', ...(await readdir(root)).filter((name) => name.startsWith('mfe-'))];
  let full = 0;
  for (const folder of folders) full += await secondsToBuild(folder);
  const one: number[] = [];
  for (let i = 0; i < 3; i += 1) one.push(await secondsToBuild(REMOTE));
  return {
    id: 'P16',
    what: `build of ${REMOTE} alone ÷ build of everything`,
    value: median(one) / full,
    unit: 'ratio',
    reach: { is: 'at most', value: 0.15 },
    detail: `${median(one).toFixed(1)} s ÷ ${full.toFixed(1)} s for ${folders.length} packages, no cache kept`,
  };
}

/** Publishes a build that differs by one line, and waits until the server hands it out. */
async function secondsToVisible(
  server: ServerProcess,
  {
    target,
    build,
    index,
  }: { readonly target: ReleaseTarget; readonly build: string; readonly index: number },
): Promise<number> {
  // The entry: it knows what the other scripts have to be.
  const scripts = (await readdir(build)).filter((name) => /^remoteEntry.*\.js$/.test(name));
  await appendFile(join(build, scripts[0] ?? ''), `\n// release ${index}\n`);
  const { version: packageVersion } = JSON.parse(
    await readFile(join(root, REMOTE, 'package.json'), 'utf8'),
  ) as {
    version: string;
  };
  const began = performance.now();
  const { version } = await publish(target, { dist: build, packageVersion });
  for (;;) {
    const registry = await (await fetch(`${server.origin}/registry.json`)).text();
    if (registry.includes(version)) return (performance.now() - began) / 1000;
    await delay(20);
  }
}

async function measurePublish(): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'cadence-releases-'));
  const releases = join(folder, 'releases');
  const build = join(folder, 'build');
  await cp(join(root, 'dist/releases'), releases, { recursive: true });
  await cp(join(root, REMOTE, 'dist'), build, { recursive: true });
  const server = await startServer({ DEMO: 'off', RELEASES_DIR: releases });
  try {
    const seconds: number[] = [];
    const signer = await loadSigner(undefined);
    const target = { store: createFolderStore(releases), signer, environment: 'production' };
    for (let index = 0; index < PUBLISHES; index += 1)
      seconds.push(await secondsToVisible(server, { target, build, index }));
    return {
      id: 'P16',
      what: 'publish of a remote until the server hands it out',
      value: Math.max(...seconds),
      unit: 's',
      reach: { is: 'at most', value: 5 },
      detail: `slowest of ${PUBLISHES}: ${seconds.map((value) => value.toFixed(2)).join(', ')} s`,
    };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Where `npm run dev goals` serves the remote. */
const DEV_ADDRESS = 'http://localhost:4101/mf-manifest.json';
const STARTS = 3;

/** From the command to a remote that a platform can load, with nothing built before. */
async function secondsToServe(): Promise<number> {
  await rm(join(root, REMOTE, 'dist'), { recursive: true, force: true });
  const began = performance.now();
  const cli = join(root, 'tooling/cli/cadence.mjs');
  const child = spawn(process.execPath, [cli, 'dev', REMOTE], { cwd: root, stdio: 'ignore' });
  const ended = once(child, 'exit');
  try {
    for (;;) {
      const answer = await fetch(DEV_ADDRESS).catch(() => null);
      if (answer?.ok) return (performance.now() - began) / 1000;
      if (child.exitCode !== null) throw new Error(`npm run dev ended with code ${child.exitCode}`);
      await delay(20);
    }
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function measureDev(): Promise<Figure> {
  const seconds: number[] = [];
  for (let start = 0; start < STARTS; start += 1) seconds.push(await secondsToServe());
  return {
    id: 'DEV',
    what: `npm run dev of ${REMOTE} until a platform can load it`,
    value: median(seconds),
    unit: 's',
    reach: { is: 'at most', value: 5 },
    detail: `${spread(seconds, 1)} s (min / median / max of ${STARTS}), nothing built before`,
  };
}

/** P16, and what a squad waits for at its desk. Last: the development build takes the place of the remote's real one. */
export const releases: Measure = {
  name: 'releases',
  run: async () => [await measureBuilds(), await measurePublish(), await measureDev()],
};
