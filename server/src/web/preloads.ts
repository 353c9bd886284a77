import {
  matchesPath,
  type Registry,
  type RegistryEntry,
  type SlotName,
} from '@cadence/shared-contract/remote';

export interface RemotePreload {
  readonly url: string;
  /** `sha384-…` for the entry, which the shell loads with it; a preload without it would be fetched twice. */
  readonly integrity: string | null;
}

/** The shell's pages that show contributions at first sight. */
const SLOTS_OF_SHELL_PAGES: Readonly<Record<string, readonly SlotName[]>> = {
  '/': ['dashboard.widget'],
  '/v3': ['dashboard.widget'],
  '/v3/home': ['dashboard.widget'],
};

/** Scripts of remotes that the page at `pathname` needs at once: of its route's remote, or of its slots' contributors. */
export function findPreloads({ remotes }: Registry, pathname: string): readonly RemotePreload[] {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const slots = SLOTS_OF_SHELL_PAGES[path] ?? [];
  return Object.values(remotes).flatMap((remote) => {
    const exposes = [...exposesOfRoutes(remote, path), ...exposesOfSlots(remote, slots)];
    if (exposes.length === 0) return [];
    const chunks = new Set(exposes.flatMap((expose) => remote.preload[expose] ?? []));
    const entry = remote.entry === '' ? [] : [{ url: remote.entry, integrity: remote.integrity }];
    return [...entry, ...[...chunks].map((url) => ({ url, integrity: null }))];
  });
}

function exposesOfRoutes({ descriptor }: RegistryEntry, path: string): readonly string[] {
  return descriptor.routes.filter((route) => matchesPath(route.path, path)).map(({ page }) => page.expose);
}

function exposesOfSlots({ descriptor }: RegistryEntry, slots: readonly SlotName[]): readonly string[] {
  return slots.flatMap((slot) => (descriptor.slots[slot] ?? []).map(({ component }) => component.expose));
}
