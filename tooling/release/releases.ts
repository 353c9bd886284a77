import type { ErrorBudget, ReleaseTrack, RemoteDescriptor, Rollout } from '@cadence/shared-contract/remote';
import { assertAdmissible, type Platform } from './admission.ts';
import { assertCovered, assertNoOwnCopies, readBuildOutput } from './build-output.ts';
import {
  listEnvironments,
  readOwnRegistry,
  readRegistry,
  resignRegistry,
  updateRegistry,
  type RegistryDraft,
  type RegistryFile,
  type ReleaseTarget,
} from './registry-file.ts';
import { ReleaseError } from './release-error.ts';
import {
  readRelease,
  requireRelease,
  resignRelease,
  writeRelease,
  type ReleaseFile,
} from './release-file.ts';
import { resignShells } from './shells.ts';

/** One person in twenty may have trouble; fewer than twenty prove nothing. */
export const DEFAULT_BUDGET: ErrorBudget = { percentage: 5, people: 20 };

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
  target: ReleaseTarget,
  options: PublishOptions,
): Promise<{ name: string; version: string; descriptor: RemoteDescriptor }> {
  const build = await readBuildOutput(options.dist);
  const { name } = build.descriptor;
  assertNameable(name, options.packageVersion);
  const version = `${options.packageVersion}-b.${build.contentHash}`;
  assertCovered(build);
  assertNoOwnCopies(build);
  assertAdmissible(build.descriptor, await readPlatform(target));
  await writeRelease(target, build, version);
  if (options.promote ?? true) await promote(target, { name, version });
  return { name, version, descriptor: build.descriptor };
}

const NAME = /^[a-z][a-z0-9-]{0,63}$/;
const VERSION = /^\d+\.\d+\.\d+[\w.+-]*$/;

/** Both name folders and addresses; `shell` is the platform's, and every object has a `constructor`. */
function assertNameable(name: string, version: string): void {
  if (!NAME.test(name) || name === 'shell' || name in {})
    throw new ReleaseError(`A remote is named by small letters, digits and hyphens, not '${name}'.`);
  if (!VERSION.test(version))
    throw new ReleaseError(`The version of ${name} must be one such as 1.2.0, not '${version}'.`);
}

async function readPlatform(target: ReleaseTarget): Promise<Platform> {
  const registry = await readOwnRegistry(target);
  return {
    provides: registry?.provides ?? {},
    entries: registry?.entries ?? {},
    remotes: registry?.head.value.remotes ?? {},
  };
}

export interface PromoteOptions {
  readonly name: string;
  readonly version: string;
  /** Only these organisations, by subdomain; empty for all. */
  readonly tenants?: readonly string[];
  /** Only so many people of them in a hundred; 100 unless said otherwise. */
  readonly percentage?: number;
  /** What their errors may be until the version before takes over by itself. */
  readonly budget?: ErrorBudget;
}

/**
 * Puts a release into use, for everybody or for some. Refused when it does not exist or does not fit the platform.
 * Another rollout of the remote that is under way ends with it.
 */
export async function promote(
  target: ReleaseTarget,
  { name, version, tenants = [], percentage = 100, budget = DEFAULT_BUDGET }: PromoteOptions,
): Promise<RegistryFile> {
  const release = await requireRelease(target, name, version);
  const isForAll = tenants.length === 0 && percentage === 100;
  const promoted = await updateRegistry(target, name, (draft) => {
    assertAdmissible(release.entry.value.descriptor, draft);
    const track = draft.remotes[name];
    if (isForAll) return putIntoUse(draft, { name, release, budget });
    if (!track)
      throw new ReleaseError(
        `${name} has no release yet: its first one can only be put into use for everybody.`,
      );
    if (track.current === version)
      throw new ReleaseError(`${name} ${version} is in use for everybody already.`);
    return withRollout(draft, { name, release, budget, rollout: { version, tenants, percentage } });
  });
  await assertStillThere(target, name, version);
  return promoted;
}

/** Somebody who pruned at the same time may not have known yet that it is needed. */
async function assertStillThere(target: ReleaseTarget, name: string, version: string): Promise<void> {
  if (await readRelease(target.store, name, version)) return;
  // A first release has nothing before it.
  await rollback(target, name).catch(() => null);
  throw new ReleaseError(`${name} ${version} was pruned at the same time. Publish it again.`);
}

interface Promotion {
  readonly name: string;
  readonly release: ReleaseFile;
  readonly budget: ErrorBudget;
}

function putIntoUse(draft: RegistryDraft, { name, release, budget }: Promotion): RegistryDraft {
  const { version } = release.entry.value;
  const track = draft.remotes[name];
  if (track?.current === version && track.rollout === null && isSameBudget(track.budget, budget))
    return draft;
  const history = (draft.promotions[name] ?? []).filter((promoted) => promoted !== version);
  return withTrack(draft, {
    name,
    release,
    track: {
      current: version,
      previous: history.at(-1) ?? null,
      rollout: null,
      since: draft.revision,
      budget,
    },
    promotions: [...history, version],
  });
}

const isSameBudget = (one: ErrorBudget, other: ErrorBudget): boolean =>
  one.percentage === other.percentage && one.people === other.people;

function withRollout(
  draft: RegistryDraft,
  { name, release, budget, rollout }: Promotion & { readonly rollout: Rollout },
): RegistryDraft {
  const track = draft.remotes[name] as ReleaseTrack;
  // More people of the same version: what was learned about it stays.
  const since = track.rollout?.version === rollout.version ? track.since : draft.revision;
  return withTrack(draft, { name, release, track: { ...track, rollout, budget, since } });
}

interface TrackChange {
  readonly name: string;
  readonly release: ReleaseFile;
  readonly track: ReleaseTrack;
  readonly promotions?: readonly string[];
}

function withTrack(draft: RegistryDraft, { name, release, track, promotions }: TrackChange): RegistryDraft {
  const { entry } = release;
  return {
    ...draft,
    remotes: { ...draft.remotes, [name]: track },
    entries: { ...draft.entries, [name]: { ...draft.entries[name], [entry.value.version]: entry } },
    promotions: promotions ? { ...draft.promotions, [name]: promotions } : draft.promotions,
  };
}

/**
 * Goes back, without a build: ends a rollout that is under way, else takes the version that was in use before. Refused
 * when there is none.
 */
export function rollback(target: ReleaseTarget, name: string): Promise<RegistryFile> {
  return updateRegistry(target, name, async (draft) => {
    const track = Object.hasOwn(draft.remotes, name) ? draft.remotes[name] : undefined;
    if (!track) throw new ReleaseError(`${name} was never released.`);
    const history = draft.promotions[name] ?? [];
    if (track.rollout) {
      const release = await requireRelease(target, name, track.current);
      return withTrack(draft, { name, release, track: { ...track, rollout: null, since: draft.revision } });
    }
    const [previous, beforeThat] = await findEarlier(target, name, history.slice(0, -1));
    if (previous === undefined) throw new ReleaseError(`${name} has no earlier release to go back to.`);
    const release = await requireRelease(target, name, previous);
    assertAdmissible(release.entry.value.descriptor, draft);
    const next = beforeThat === undefined ? null : await requireRelease(target, name, beforeThat);
    const draftWithNext = next ? withTrack(draft, { name, release: next, track }) : draft;
    return withTrack(draftWithNext, {
      name,
      release,
      track: { ...track, current: previous, previous: beforeThat ?? null, since: draft.revision },
      promotions: history.slice(0, history.lastIndexOf(previous) + 1),
    });
  });
}

/** The last two of these versions that are still there, the later first. */
async function findEarlier(
  { store }: ReleaseTarget,
  name: string,
  versions: readonly string[],
): Promise<readonly string[]> {
  const there: string[] = [];
  for (const version of versions.toReversed())
    if (there.length < 2 && (await readRelease(store, name, version))) there.push(version);
  return there;
}

/** Records what the shell provides; returns sentences about released remotes that no longer fit, which the shell skips. */
export async function setProvides(
  target: ReleaseTarget,
  provides: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const { entries, head } = await updateRegistry(target, null, (draft) => ({ ...draft, provides }));
  return Object.entries(head.value.remotes).flatMap(([name, { current }]) => {
    const descriptor = entries[name]?.[current]?.value.descriptor;
    if (!descriptor) return [];
    try {
      assertAdmissible(descriptor, { provides, remotes: {}, entries: {} });
      return [];
    } catch (error) {
      return [(error as ReleaseError).message];
    }
  });
}

/**
 * Signs what the holder of another key has signed with this one: the key was replaced. Gateways must trust both until then.
 * Returns sentences about what neither has signed; it stays as it is.
 *
 * @param from the public key before, base64
 */
export async function resign(
  { store, signer }: Omit<ReleaseTarget, 'environment'>,
  from: string,
): Promise<readonly string[]> {
  const trusted = [from, signer.key];
  const refused: string[] = [];
  for (const name of await store.list('remotes'))
    for (const version of await store.list(`remotes/${name}`)) {
      const release = await readRelease(store, name, version);
      if (release && !(await resignRelease({ store, signer }, release, trusted)))
        refused.push(`${name} ${version}`);
    }
  for (const version of await resignShells({ store, signer }, trusted)) refused.push(`shell ${version}`);
  for (const environment of await listEnvironments(store))
    if (!(await resignRegistry({ store, signer, environment }, trusted)))
      refused.push(`The registry of ${environment}`);
  return refused.map((what) => `${what} was not signed with that key, nor with yours: it stays as it is.`);
}

/** Takes over releases of this machine that another key has signed, such as one that was thrown away with a cache. */
export async function adopt(target: ReleaseTarget): Promise<void> {
  const registry = await readRegistry(target.store, target.environment);
  if (registry && registry.head.key !== target.signer.key) await resign(target, registry.head.key);
}
