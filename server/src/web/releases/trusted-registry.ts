import {
  SIGNED_HEAD,
  SIGNED_RELEASE,
  verifySigned,
  type StoredRegistry,
} from '@cadence/shared-contract/remote';
import type { ReleaseSource } from './release-source.ts';

export interface TrustOptions {
  readonly source: ReleaseSource;
  readonly environment: string;
  /** Public keys of those who may release: 32 bytes each, base64. */
  readonly keys: readonly string[];
  /** The highest revision that any gateway of this installation has served; 0 for none. */
  readonly revisionFloor: () => Promise<number>;
  /** Notes a higher revision for all gateways. */
  readonly raiseFloor: (revision: number) => Promise<void>;
  /** Called once for each registry that is refused, with the reason in a sentence. */
  readonly onRefused: (reason: string) => void;
}

/**
 * The newest registry that was signed by a trusted key, for this environment, and is not older than one that was served
 * before. A registry that is refused, or gone, changes nothing: the one before it stays in use.
 */
export class TrustedRegistry {
  readonly #options: TrustOptions;
  #examined: StoredRegistry | null = null;
  #trusted: StoredRegistry | null = null;
  #examining: Promise<void> | null = null;

  constructor(options: TrustOptions) {
    this.#options = options;
  }

  /** What was read last. */
  get trusted(): StoredRegistry | null {
    return this.#trusted;
  }

  /** null until there is one to trust. The same object until it changes. */
  async read(): Promise<StoredRegistry | null> {
    const stored = await this.#options.source.readRegistry();
    if (stored !== null && stored !== this.#examined)
      // While the database is away, what is trusted stays in use; the next page asks again.
      await (this.#examining ??= this.#examine(stored)
        .catch(() => undefined)
        .finally(() => {
          this.#examining = null;
        }));
    else if (stored === null && this.#examined !== null) {
      this.#examined = null;
      this.#options.onRefused('There is no registry any more.');
    }
    return this.#trusted;
  }

  async #examine(stored: StoredRegistry): Promise<void> {
    const floor = Math.max(this.#trusted?.head.value.revision ?? 0, await this.#options.revisionFloor());
    const reason = await this.#findFault(stored, floor);
    this.#examined = stored;
    if (reason !== null) return this.#options.onRefused(reason);
    this.#trusted = stored;
    const { revision } = stored.head.value;
    if (revision > floor) await this.#options.raiseFloor(revision);
  }

  /** Why a registry is refused; null when it is not. */
  async #findFault(stored: StoredRegistry, floor: number): Promise<string | null> {
    const { keys, environment } = this.#options;
    try {
      if (!keys.includes(stored.head.key))
        return 'The registry is signed with a key that is not trusted here.';
      if ((await verifySigned(SIGNED_HEAD, stored.head, keys)) !== 'valid')
        return 'The registry was changed after it was signed.';
      const { environment: of, revision } = stored.head.value;
      if (of !== environment) return `The registry is that of ${of}, not of ${environment}.`;
      if (revision < floor)
        return `The registry is older (${revision}) than the one served before (${floor}).`;
      return await this.#findForeignRelease(stored);
    } catch {
      return 'The registry cannot be read.';
    }
  }

  async #findForeignRelease({ head, entries }: StoredRegistry): Promise<string | null> {
    for (const [name, { current, previous, rollout }] of Object.entries(head.value.remotes))
      for (const version of [current, previous, rollout?.version ?? null]) {
        if (version === null) continue;
        const entry = entries[name]?.[version];
        const isOwn =
          entry !== undefined &&
          entry.value.version === version &&
          entry.value.descriptor.name === name &&
          (await verifySigned(SIGNED_RELEASE, entry, this.#options.keys)) === 'valid';
        if (!isOwn) return `The registry has no signed release ${version} of ${name}.`;
      }
    return null;
  }
}
