import { SIGNED_HEAD, SIGNED_RELEASE, verifySigned, type Signed } from '@cadence/shared-contract/remote';
import { integrityOf } from '../integrity.ts';
import {
  listEnvironments,
  readRegistry,
  versionsOf,
  type RegistryFile,
  type ReleaseTarget,
} from './registry-file.ts';
import { folderOf, readRelease } from './release-file.ts';
import { isSignedShell, KEPT_SHELLS, listShells, verifyShell } from './shells.ts';
import type { Store } from './store.ts';

export interface ReleaseSummary {
  readonly name: string;
  readonly version: string;
  /** ISO instant. */
  readonly publishedAt: string;
  readonly isInUse: boolean;
  readonly isPrevious: boolean;
  /** For whom it is being rolled out; null when it is not. */
  readonly rollout: string | null;
}

/** Every complete release, remotes in order of their names, versions in order of their publication. */
export async function listReleases({
  store,
  environment,
}: ReleaseTarget): Promise<readonly ReleaseSummary[]> {
  const remotes = (await readRegistry(store, environment))?.head.value.remotes ?? {};
  const summaries: ReleaseSummary[] = [];
  for (const name of await store.list('remotes')) {
    const track = remotes[name];
    for (const version of await store.list(`remotes/${name}`)) {
      const release = await readRelease(store, name, version);
      if (!release) continue;
      const rollout = track?.rollout?.version === version ? track.rollout : null;
      summaries.push({
        name,
        version,
        publishedAt: release.publishedAt,
        isInUse: track?.current === version,
        isPrevious: track?.previous === version,
        rollout: rollout && describeRollout(rollout),
      });
    }
  }
  return summaries.toSorted(
    (a, b) => a.name.localeCompare(b.name) || a.publishedAt.localeCompare(b.publishedAt),
  );
}

const describeRollout = ({
  percentage,
  tenants,
}: {
  percentage: number;
  tenants: readonly string[];
}): string => `${percentage} % of ${tenants.length === 0 ? 'everybody' : tenants.join(', ')}`;

/** Sentences about everything in use that is missing, or not what was released and signed; none for a clean store. */
export async function verifyReleases(target: ReleaseTarget): Promise<readonly string[]> {
  const { store, environment, signer } = target;
  const registry = await readRegistry(store, environment);
  if (!registry) return [];
  const faults: string[] = [];
  const isSigned = async (kind: string, signed: Signed<unknown> | undefined): Promise<boolean> =>
    signed !== undefined && (await verifySigned(kind, signed, [signer.key])) === 'valid';
  if (!(await isSigned(SIGNED_HEAD, registry.head)))
    faults.push(`The registry of ${environment} is not signed with your key.`);
  for (const [name, track] of Object.entries(registry.head.value.remotes))
    for (const version of versionsOf(track)) {
      const entry = registry.entries[name]?.[version];
      if (!(await isSigned(SIGNED_RELEASE, entry)))
        faults.push(`${name} ${version}: the registry has no signed entry of it.`);
      faults.push(...(await verifyFiles(store, { name, version, entry: entry?.value.integrity ?? '' })));
    }
  for (const shell of (await listShells(store)).slice(0, KEPT_SHELLS)) {
    if (!(await isSignedShell(store, shell.version, signer.key)))
      faults.push(`shell ${shell.version} is not signed with your key.`);
    faults.push(...(await verifyShell(store, shell)));
  }
  return faults;
}

async function verifyFiles(
  store: Store,
  { name, version, entry }: Record<'name' | 'version' | 'entry', string>,
): Promise<readonly string[]> {
  const release = await readRelease(store, name, version);
  if (!release) return [`${name} ${version} is in use and not there.`];
  const faults: string[] = [];
  if (release.entry.value.integrity !== entry)
    faults.push(`${name} ${version}: the registry names another entry than the release.`);
  for (const [path, recorded] of Object.entries(release.files)) {
    const file = await store.read(`${folderOf(name, version)}/${path}`);
    if (!file) faults.push(`${name} ${version}: ${path} is missing.`);
    else if (integrityOf(file.content) !== recorded)
      faults.push(`${name} ${version}: ${path} was changed after its release.`);
  }
  return faults;
}

/** A release that nobody needs any more. */
export interface PrunableRelease {
  readonly name: string;
  readonly version: string;
}

const DAY_MS = 86_400_000;
/** A rollback, or a page that was left open, may ask for a release for so long after it was replaced. */
export const KEPT_DAYS = 30;

/**
 * Releases that no environment gives to anybody or goes back to, and that were in use last, or else published, more than
 * `days` ago. Folders without a `release.json` are publications that were broken off, or are under way: they stay.
 */
export async function findPrunable(
  { store }: Pick<ReleaseTarget, 'store'>,
  { days, now }: { readonly days: number; readonly now: Date },
): Promise<readonly PrunableRelease[]> {
  const registries = await readRegistries(store);
  const found: PrunableRelease[] = [];
  for (const name of await store.list('remotes'))
    for (const version of await store.list(`remotes/${name}`)) {
      const release = await readRelease(store, name, version);
      if (!release || isNeeded(registries, name, version)) continue;
      const used = registries.map(({ retired }) => retired[`${name}@${version}`] ?? release.publishedAt);
      const last = Math.max(...[release.publishedAt, ...used].map((instant) => Date.parse(instant)));
      if (now.getTime() - last > days * DAY_MS) found.push({ name, version });
    }
  return found;
}

async function readRegistries(store: Store): Promise<readonly RegistryFile[]> {
  const registries: RegistryFile[] = [];
  for (const environment of await listEnvironments(store)) {
    const registry = await readRegistry(store, environment);
    if (registry) registries.push(registry);
  }
  return registries;
}

const isNeeded = (registries: readonly RegistryFile[], name: string, version: string): boolean =>
  registries.some(({ head }) => {
    const track = head.value.remotes[name];
    return track !== undefined && versionsOf(track).includes(version);
  });

/**
 * Removes releases; the file that makes each a release goes first, so that none is ever half there. Whoever put one into
 * use before that keeps it; who does so later is told (`promote`). Returns what was removed.
 */
export async function prune(
  store: Store,
  releases: readonly PrunableRelease[],
): Promise<readonly PrunableRelease[]> {
  const removed: PrunableRelease[] = [];
  for (const { name, version } of releases) {
    const path = `${folderOf(name, version)}/release.json`;
    const file = await store.read(path);
    await store.remove(path);
    if (file && isNeeded(await readRegistries(store), name, version)) await store.write(path, file.content);
    else {
      await store.remove(folderOf(name, version));
      removed.push({ name, version });
    }
  }
  return removed;
}
