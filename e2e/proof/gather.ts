import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  checkOutShell,
  KEPT_SHELLS,
  listShells,
  publish,
  publishShell,
  readRegistry,
  ReleaseError,
} from '../../tooling/release/index.ts';
import type { ReleaseSource } from '../run/releases.ts';
import type { ChosenVersion } from '../run/versions.ts';
import type { ProvenRelease, ProvenShell } from './proof.ts';
import type { Stage } from './stage.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The last shells of a store and, before them, the build of this checkout when it is another one. */
export async function gatherShells(from: ReleaseSource, stage: Stage): Promise<readonly ProvenShell[]> {
  const kept = (await listShells(from.store)).slice(0, KEPT_SHELLS);
  const shells: ProvenShell[] = [];
  for (const shell of kept) {
    const folder = join(stage.folder, 'shells', shell.version);
    await checkOutShell(from.store, shell, folder);
    shells.push({ ...shell, folder });
  }
  const built = await gatherBuilt(stage);
  const isNew = built !== null && !kept.some(({ version }) => version === built.version);
  return isNew ? [built, ...shells] : shells;
}

async function gatherBuilt(stage: Stage): Promise<ProvenShell | null> {
  const dist = join(ROOT, 'shell/dist');
  if (!existsSync(join(dist, 'shell.json'))) return null;
  const packageVersion = await versionOf('shell');
  const shell = await publishShell(stage.target, { dist, packageVersion });
  return { ...shell, publishedAt: null, folder: dist };
}

/** The versions of each remote that somebody gets, and the candidates before them. */
export async function gatherReleases(
  from: ReleaseSource,
  stage: Stage,
  candidates: readonly ChosenVersion[],
): Promise<Readonly<Record<string, readonly ProvenRelease[]>>> {
  const registry = await readRegistry(from.store, from.environment);
  const found: Record<string, ProvenRelease[]> = {};
  for (const candidate of candidates)
    (found[candidate.remote] ??= []).push(await gatherCandidate(from, stage, candidate));
  for (const [name, track] of Object.entries(registry?.head.value.remotes ?? {}))
    for (const [version, why] of [
      [track.rollout?.version, 'rolled out'],
      [track.current, 'in use'],
    ] as const) {
      if (version === undefined || found[name]?.some((known) => known.version === version)) continue;
      const descriptor = await stage.take(from.store, name, version);
      (found[name] ??= []).push({ version, why, descriptor });
    }
  return found;
}

async function gatherCandidate(
  from: ReleaseSource,
  stage: Stage,
  { remote, version: asked }: ChosenVersion,
): Promise<ProvenRelease> {
  const why = 'candidate';
  if (asked !== null) return { version: asked, why, descriptor: await stage.take(from.store, remote, asked) };
  const dist = join(ROOT, `mfe-${remote}/dist`);
  const packageVersion = await versionOf(`mfe-${remote}`);
  const { version, descriptor } = await publish(stage.target, { dist, packageVersion, promote: false });
  return { version, why, descriptor };
}

async function versionOf(folder: string): Promise<string> {
  const file = join(ROOT, folder, 'package.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ReleaseError(`There is no ${folder} here.`);
  });
  return (JSON.parse(text) as { readonly version: string }).version;
}
