import { SHELL_PAGES } from '@cadence/shared-contract/operations';
import type { StoredRegistry } from '@cadence/shared-contract/remote';
import type { RemoteRelease } from '../../kernel/telemetry/index.ts';

/** Where releases are written down. */
export interface ReleaseSources {
  /** The registry of the remotes; null while nothing is released. */
  readonly registry: () => Pick<StoredRegistry, 'entries'> | null;
  /** The shell that is served; null while it is not built. */
  readonly readShell: () => Promise<{ readonly provides: Readonly<Record<string, string>> } | null>;
}

const OTHER = 'other';
const SHELL = 'shell';
/** The shell's version is that of the contract that it provides. */
const SHELL_PACKAGE = '@cadence/shared-contract';
/** Versions of one remote that are told apart; beyond it the one that was released first is forgotten. */
const MAX_VERSIONS = 20;

/**
 * The names that pages may report: every combination of labels is kept in memory, and anyone who is signed in can
 * report. A release is known from when the registry names it until the process ends, since open pages keep it.
 */
export class KnownReleases {
  readonly #sources: ReleaseSources;
  readonly #versions = new Map<string, Set<string>>();
  readonly #pages = new Set<string>(SHELL_PAGES);
  #registry: ReturnType<ReleaseSources['registry']> = null;

  constructor(sources: ReleaseSources) {
    this.#sources = sources;
  }

  /** Learns what is released now. Without a registry, what is known stays. */
  async refresh(): Promise<void> {
    const shell = await this.#sources.readShell();
    const provided = shell?.provides[SHELL_PACKAGE];
    if (provided !== undefined) this.#add(SHELL, provided);
    const registry = this.#sources.registry();
    if (registry === this.#registry) return;
    this.#registry = registry;
    for (const [remote, versions] of Object.entries(registry?.entries ?? {}))
      for (const { value } of Object.values(versions)) {
        this.#add(remote, value.version);
        for (const { id } of value.descriptor.routes) this.#pages.add(`${remote}:${id}`);
      }
  }

  /** Whether the registry has named this release. */
  has({ remote, version }: RemoteRelease): boolean {
    return this.#versions.get(remote)?.has(version) === true;
  }

  /** Every known release of a remote. */
  get remotes(): readonly RemoteRelease[] {
    return [...this.#versions]
      .filter(([remote]) => remote !== SHELL)
      .flatMap(([remote, versions]) => [...versions].map((version) => ({ remote, version })));
  }

  /** The same with names that are known; `other` for each that is not. */
  label<T extends { readonly Remote: string; readonly Version: string }>(reported: T): T {
    const { Remote, Version } = reported;
    const versions = this.#versions.get(Remote);
    if (versions === undefined) return { ...reported, Remote: OTHER, Version: OTHER };
    return versions.has(Version) ? reported : { ...reported, Version: OTHER };
  }

  page(key: string): string {
    return this.#pages.has(key) ? key : OTHER;
  }

  #add(remote: string, version: string): void {
    const versions = this.#versions.get(remote) ?? new Set();
    this.#versions.set(remote, versions.add(version));
    const [first] = versions;
    if (versions.size > MAX_VERSIONS && first !== undefined) versions.delete(first);
  }
}
