import type {
  Registry,
  RegistryEntry,
  RegistryHead,
  ServedRegistry,
  Signed,
  StoredRegistry,
} from '@cadence/shared-contract/remote';
import { createHash } from 'node:crypto';
import {
  haltsFor,
  isHaltedIn,
  newestOf,
  selectReleases,
  type Audience,
  type Halt,
  type Releases,
  type ShellManifest,
} from './releases/index.ts';

/** What somebody gets: the shell, and a version of each remote. */
export interface PlatformSnapshot {
  readonly shell: ShellManifest;
  readonly registry: Registry;
  /** The `ServedRegistry` as JSON; null while nothing was released. */
  readonly registryJson: string | null;
  readonly etag: string;
}

/** Where the parts come from. */
export type PlatformSources = Pick<Releases, 'readShell' | 'readRegistry' | 'halts'>;

type Sources = readonly [ShellManifest, StoredRegistry | null, readonly Halt[]];

/** The current shell build and registry, as each audience gets them. */
export class PlatformFiles {
  readonly #sources: PlatformSources;
  /** By what is chosen: there are as many as there are combinations of rollouts and halts. */
  readonly #snapshots = new Map<string, PlatformSnapshot>();
  #composedOf: Sources | null = null;

  constructor(sources: PlatformSources) {
    this.#sources = sources;
  }

  /** Differs whenever somebody would get something else; null while the shell is not built. */
  async stamp(): Promise<string | null> {
    const [shell, stored] = await Promise.all([this.#sources.readShell(), this.#sources.readRegistry()]);
    return shell && hashOf([shell, stored?.head.value.revision ?? 0, this.#sources.halts()]);
  }

  /** Whether everybody gets the same. */
  async isUniform(): Promise<boolean> {
    const registry = await this.#sources.readRegistry();
    const isForAll = this.#sources.halts().every(({ tenant }) => tenant === null);
    return (
      isForAll && Object.values(registry?.head.value.remotes ?? {}).every(({ rollout }) => rollout === null)
    );
  }

  /** null while the shell is not built. */
  async read(audience: Audience): Promise<PlatformSnapshot | null> {
    const [shell, stored] = await Promise.all([this.#sources.readShell(), this.#sources.readRegistry()]);
    if (!shell) return null;
    const halts = this.#sources.halts();
    this.#forgetUnless([shell, stored, halts]);
    const versions = stored ? selectReleases(stored.head.value, audience, halts) : {};
    const halted = stored ? listHalted(stored.head.value, haltsFor(halts, audience.tenant)) : [];
    const key = JSON.stringify([versions, halted]);
    const known = this.#snapshots.get(key);
    if (known) return known;
    const snapshot = compose(shell, stored && { stored, versions, halted });
    this.#snapshots.set(key, snapshot);
    return snapshot;
  }

  #forgetUnless(sources: Sources): void {
    if (this.#composedOf?.every((source, index) => source === sources[index])) return;
    this.#snapshots.clear();
    this.#composedOf = sources;
  }
}

interface Selection {
  readonly stored: StoredRegistry;
  readonly versions: Readonly<Record<string, string>>;
  /** As `goals@1.2.0-b.3f9a01bc`. */
  readonly halted: readonly string[];
}

const listHalted = ({ remotes }: RegistryHead, halts: readonly Halt[]): readonly string[] =>
  Object.entries(remotes).flatMap(([name, track]) =>
    isHaltedIn(halts, name, track) ? [`${name}@${newestOf(track)}`] : [],
  );

/**
 * `provides` is that of the served shell, not the one recorded at the last release. The shell's build is part of the
 * revision, so that open tabs notice a new shell the same way as a new remote.
 */
function compose(shell: ShellManifest, selection: Selection | null): PlatformSnapshot {
  const { provides } = shell;
  const revision = `${hashOf(selection?.versions ?? {})}.${hashOf(shell)}`;
  if (!selection)
    return { shell, registry: { revision, provides, remotes: {} }, registryJson: null, etag: '' };
  const { head, entries } = selection.stored;
  const remotes: Record<string, Signed<RegistryEntry>> = {};
  for (const [name, version] of Object.entries(selection.versions)) {
    const entry = entries[name]?.[version];
    if (entry) remotes[name] = entry;
  }
  const served: ServedRegistry = { revision, provides, head, remotes, halted: selection.halted };
  const opened = Object.entries(remotes).map(([name, { value }]) => [name, value]);
  return {
    shell,
    registry: { revision, provides, remotes: Object.fromEntries(opened) },
    registryJson: JSON.stringify(served),
    etag: `"${hashOf(served)}"`,
  };
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);
