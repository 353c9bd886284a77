import type { Registry } from '@cadence/shared-contract/remote';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { JsonFile } from './json-file.ts';

/** The shell's build, as `shell.json` describes it. URLs are absolute paths. */
export interface ShellManifest {
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
  readonly provides: Readonly<Record<string, string>>;
}

export interface PlatformSnapshot {
  readonly shell: ShellManifest;
  readonly registry: Registry;
  /** The registry as JSON, which is served and inlined. */
  readonly registryJson: string;
}

const NOTHING_RELEASED: Registry = { revision: '0', provides: {}, remotes: {} };

/** The current shell build and registry on disk. */
export class PlatformFiles {
  readonly #shell: JsonFile<ShellManifest>;
  readonly #registry: JsonFile<Registry>;
  #snapshot: PlatformSnapshot | null = null;
  #source: readonly [ShellManifest | null, Registry | null] = [null, null];

  constructor(shellDir: string, releasesDir: string) {
    this.#shell = new JsonFile(join(shellDir, 'shell.json'));
    this.#registry = new JsonFile(join(releasesDir, 'registry.json'));
  }

  /** null while the shell is not built. */
  async read(): Promise<PlatformSnapshot | null> {
    const [shell, registry] = await Promise.all([this.#shell.read(), this.#registry.read()]);
    if (!shell) return null;
    if (!this.#snapshot || this.#source[0] !== shell || this.#source[1] !== registry) {
      this.#snapshot = compose(shell, registry ?? NOTHING_RELEASED);
      this.#source = [shell, registry];
    }
    return this.#snapshot;
  }
}

/**
 * `provides` is that of the served shell, not the one recorded at the last release. The shell's build is part of the
 * revision, so that open tabs notice a new shell the same way as a new remote.
 */
function compose(shell: ShellManifest, { revision, remotes }: Registry): PlatformSnapshot {
  const build = createHash('sha256').update(JSON.stringify(shell)).digest('hex').slice(0, 8);
  const registry: Registry = { revision: `${revision}.${build}`, provides: shell.provides, remotes };
  return { shell, registry, registryJson: JSON.stringify(registry) };
}
