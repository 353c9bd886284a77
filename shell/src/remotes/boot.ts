import { deviceStorage, tabStorage } from '@cadence/shared-auth';
import type { Registry } from '@cadence/shared-contract/remote';
import { readInlinedJson, readShellConfig, REGISTRY_ELEMENT_ID, type ShellConfig } from './config.ts';
import { applyOverrides, readOverrides, type RemoteOverride } from './overrides.ts';
import { loadRegistry, type OpenedRegistry, type RegistrySource } from './registry-client.ts';

/** What the page knows before anything is rendered. */
export interface Boot {
  readonly config: ShellConfig;
  readonly registry: Registry;
  /** `none`: neither inlined, nor fetched, nor kept; the shell runs without remotes and should say so. */
  readonly registrySource: RegistrySource;
  /** What was signed, for those who look into it; null without a registry. */
  readonly release: Omit<OpenedRegistry, 'registry'> | null;
  readonly overrides: readonly RemoteOverride[];
}

/** Reads configuration, registry and overrides. Settles at once when the registry is inlined; never rejects. */
export async function readBoot(window: Window & typeof globalThis): Promise<Boot> {
  const { document, location } = window;
  const fetch = window.fetch.bind(window);
  const config = readShellConfig(document);
  const inlined = readInlinedJson(document, REGISTRY_ELEMENT_ID);
  const { registry, source, opened } = await loadRegistry({
    inlined,
    keys: config.releaseKeys,
    fetch,
    storage: deviceStorage,
  });
  const overrides = readOverrides(location.search, config.overrideOrigins, tabStorage);
  return {
    config,
    registry: overrides.length > 0 ? await applyOverrides(registry, overrides, fetch) : registry,
    registrySource: source,
    release: opened,
    overrides,
  };
}
