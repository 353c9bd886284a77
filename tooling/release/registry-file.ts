import {
  SIGNED_HEAD,
  SIGNED_RELEASE,
  verifySigned,
  type RegistryHead,
  type ReleaseTrack,
  type StoredRegistry,
} from '@cadence/shared-contract/remote';
import { ReleaseError } from './release-error.ts';
import type { Signer } from './signer.ts';
import { ConflictError, type Store } from './store.ts';
import { isRecord, parseStored } from './stored.ts';

/** `registries/<environment>.json`: the only files that ever change. */
export interface RegistryFile extends StoredRegistry {
  /** What the shell of this environment provides, as it was last recorded. */
  readonly provides: Readonly<Record<string, string>>;
  /** Versions that were in use, oldest first, by remote; the last one is current. A rollback walks back. */
  readonly promotions: Readonly<Record<string, readonly string[]>>;
  /** Since when nobody can be given a version, as ISO instants by `remote@version`. */
  readonly retired: Readonly<Record<string, string>>;
}

/** Where to release, and who signs. */
export interface ReleaseTarget {
  readonly store: Store;
  readonly signer: Signer;
  readonly environment: string;
}

/** A change to make: the head without what is filled in when it is signed. */
export interface RegistryDraft extends Omit<RegistryFile, 'head' | 'retired'> {
  readonly remotes: Readonly<Record<string, ReleaseTrack>>;
  /** The revision that this change will have. */
  readonly revision: number;
}

/** Tries of a change that others overtook at another remote. */
const TRIES = 8;

export const registryPath = (environment: string): string => `registries/${environment}.json`;

/** The environments of a store. */
export async function listEnvironments(store: Store): Promise<readonly string[]> {
  const names = await store.list('registries');
  return names.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []));
}

interface ReadRegistry {
  readonly registry: RegistryFile | null;
  readonly tag: string | null;
}

/** The stored registry as it is; nobody has checked its signature. null when nothing was released yet. */
export async function readRegistry(store: Store, environment: string): Promise<RegistryFile | null> {
  return (await read(store, environment)).registry;
}

async function read(store: Store, environment: string): Promise<ReadRegistry> {
  const file = await store.read(registryPath(environment));
  if (!file) return { registry: null, tag: null };
  const registry = parseStored(file.content);
  if (!isRegistry(registry))
    throw new ReleaseError(
      `${registryPath(environment)} of ${store.address} is no registry. Put a copy of it back, or remove it and promote each remote again.`,
    );
  return { registry, tag: file.tag };
}

function isRegistry(value: unknown): value is RegistryFile {
  if (!isRecord(value) || !isRecord(value['head']) || !isRecord(value['head']['value'])) return false;
  const parts = ['entries', 'provides', 'promotions', 'retired'];
  return isRecord(value['head']['value']['remotes']) && parts.every((part) => isRecord(value[part]));
}

/**
 * Changes the registry and signs it anew. When others change it at the same time the change is made again on top of
 * theirs, unless they changed the same remote: then it is refused with a sentence.
 *
 * @throws ReleaseError also when the stored registry is not signed with this key
 */
export async function updateRegistry(
  target: ReleaseTarget,
  remote: string | null,
  change: (draft: RegistryDraft) => RegistryDraft | Promise<RegistryDraft>,
): Promise<RegistryFile> {
  const { store, environment } = target;
  const first = await read(store, environment);
  for (let left = TRIES, now = first; left > 0; left -= 1, now = await read(store, environment)) {
    if (remote !== null && trackOf(now, remote) !== trackOf(first, remote))
      throw new ReleaseError(
        `Somebody else has just released ${remote}. Look at it with 'list', and run the command again.`,
      );
    try {
      return await makeChange(target, now, change);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
    }
  }
  throw new ReleaseError(`${store.address} is changed by others all the time. Run the command again.`);
}

const trackOf = ({ registry }: ReadRegistry, remote: string): string =>
  JSON.stringify(registry?.head.value.remotes[remote] ?? null);

async function makeChange(
  { store, signer, environment }: ReleaseTarget,
  { registry, tag }: ReadRegistry,
  change: (draft: RegistryDraft) => RegistryDraft | Promise<RegistryDraft>,
): Promise<RegistryFile> {
  if (registry) await assertOwn(registry, signer, environment);
  const { revision, remotes, ...rest } = await change(draftOf(registry));
  const issuedAt = new Date().toISOString();
  const head = signer.sign(SIGNED_HEAD, { environment, revision, issuedAt, remotes });
  const next: RegistryFile = {
    ...rest,
    head,
    entries: entriesInUse(rest.entries, remotes),
    retired: noteRetired(registry, remotes, issuedAt),
  };
  if (registry && isSame(registry, next)) return registry;
  await store.replace(registryPath(environment), `${JSON.stringify(next, null, 2)}\n`, tag);
  return next;
}

function draftOf(registry: RegistryFile | null): RegistryDraft {
  if (!registry) return { revision: nextRevision(0), remotes: {}, entries: {}, provides: {}, promotions: {} };
  const { head, entries, provides, promotions } = registry;
  const { revision, remotes } = head.value;
  return { revision: nextRevision(revision), remotes, entries, provides, promotions };
}

/**
 * Signs the registry and every release that it names with this key. False when one of them is not signed by a trusted
 * one: then it stays as it is.
 */
export async function resignRegistry(
  { store, signer, environment }: ReleaseTarget,
  trusted: readonly string[],
): Promise<boolean> {
  const { registry, tag } = await read(store, environment);
  if (!registry) return true;
  if (!(await isSignedBy(registry, trusted))) return false;
  const { value } = registry.head;
  const entries = Object.entries(registry.entries).map(([name, versions]) => [
    name,
    Object.fromEntries(
      Object.entries(versions).map(([version, entry]) => [version, signer.sign(SIGNED_RELEASE, entry.value)]),
    ),
  ]);
  const head = {
    ...value,
    environment,
    revision: nextRevision(value.revision),
    issuedAt: new Date().toISOString(),
  };
  const next = { ...registry, entries: Object.fromEntries(entries), head: signer.sign(SIGNED_HEAD, head) };
  await store.replace(registryPath(environment), `${JSON.stringify(next, null, 2)}\n`, tag);
  return true;
}

async function isSignedBy({ head, entries }: RegistryFile, keys: readonly string[]): Promise<boolean> {
  const releases = Object.values(entries).flatMap((versions) => Object.values(versions));
  const states = await Promise.all([
    verifySigned(SIGNED_HEAD, head, keys),
    ...releases.map((entry) => verifySigned(SIGNED_RELEASE, entry, keys)),
  ]);
  return states.every((state) => state === 'valid');
}

/** The registry of an environment that releases may be put into; null when it has none yet. @throws ReleaseError */
export async function readOwnRegistry({
  store,
  signer,
  environment,
}: ReleaseTarget): Promise<RegistryFile | null> {
  const registry = await readRegistry(store, environment);
  if (registry) await assertOwn(registry, signer, environment);
  return registry;
}

/** Whoever cannot release here must not carry on what they may have written: the key is the proof. */
async function assertOwn(registry: RegistryFile, signer: Signer, environment: string): Promise<void> {
  const state = await verifySigned(SIGNED_HEAD, registry.head, [signer.key]);
  if (state !== 'valid' || registry.head.value.environment !== environment)
    throw new ReleaseError(
      `The registry of ${environment} is not signed with your key. If the key was replaced on purpose, run 'resign' with the new one.`,
    );
}

/**
 * Seconds since 1970, or one more than before: also a registry that was begun anew is newer than every one that browsers and
 * gateways have seen.
 */
const nextRevision = (before: number): number => Math.max(before + 1, Math.floor(Date.now() / 1_000));

/** Versions that a head may give to somebody. */
export const versionsOf = ({ current, previous, rollout }: ReleaseTrack): readonly string[] => [
  current,
  ...(previous === null ? [] : [previous]),
  ...(rollout === null ? [] : [rollout.version]),
];

function entriesInUse(
  entries: RegistryFile['entries'],
  remotes: RegistryHead['remotes'],
): RegistryFile['entries'] {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, track]) => [
      name,
      Object.fromEntries(
        versionsOf(track).flatMap((version) => {
          const entry = entries[name]?.[version];
          return entry ? [[version, entry]] : [];
        }),
      ),
    ]),
  );
}

/** The one before counts: it is what everybody has while the current one is halted. */
const givenBy = (remotes: RegistryHead['remotes']): Set<string> =>
  new Set(
    Object.entries(remotes).flatMap(([name, track]) =>
      versionsOf(track).map((version) => `${name}@${version}`),
    ),
  );

function noteRetired(
  before: RegistryFile | null,
  remotes: RegistryHead['remotes'],
  at: string,
): RegistryFile['retired'] {
  const given = givenBy(remotes);
  const dropped = [...givenBy(before?.head.value.remotes ?? {})].filter((release) => !given.has(release));
  return { ...before?.retired, ...Object.fromEntries(dropped.map((release) => [release, at])) };
}

const withoutTime = ({ head, ...rest }: RegistryFile): string =>
  JSON.stringify([head.value.remotes, head.key, rest]);

const isSame = (one: RegistryFile, other: RegistryFile): boolean => withoutTime(one) === withoutTime(other);
