import type { RemoteDescriptor } from './descriptor.ts';

/** One released remote, as `/registry.json` lists it. */
export interface RegistryEntry {
  readonly version: string;
  /** Absolute path or URL of mf-manifest.json. */
  readonly manifest: string;
  /** Absolute path or URL of the entry script, so that the gateway and shell can preload it. */
  readonly entry: string;
  /** Subresource integrity of the entry script: `sha384-…`. */
  readonly integrity: string;
  readonly requires: Readonly<Record<string, string>>;
  readonly descriptor: RemoteDescriptor;
  /** Scripts worth preloading for each exposed module: URLs by expose name. */
  readonly preload: Readonly<Record<string, readonly string[]>>;
  /** The version before this one, for rollback. */
  readonly previous: string | null;
}

export interface Registry {
  /** Changes with every promote or rollback. */
  readonly revision: string;
  /** What the shell provides, by package name, exact versions. */
  readonly provides: Readonly<Record<string, string>>;
  readonly remotes: Readonly<Record<string, RegistryEntry>>;
}

/** The same shape the server inlines in index.html and serves at /registry.json. */
export const REGISTRY_PATH = '/registry.json';
