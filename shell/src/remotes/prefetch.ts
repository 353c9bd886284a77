import { matchesPath, modulesAtFirstSight, type Registry } from '@cadence/shared-contract/remote';
import { listContributedModules, listMenu, listRoutes, mayView, type Viewer } from './extensions.ts';
import { isFrugal, isSavingData, type Connection } from './frugal.ts';
import { toKey, type OpenedModules } from './opened-modules.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** Calls back when the browser has nothing better to do. */
export type WhenIdle = (run: () => void) => void;

export const whenIdle: WhenIdle = (run) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5_000 });
  else setTimeout(run, 200);
};

interface RemoteModule {
  readonly remote: string;
  readonly expose: string;
}

export interface PrefetcherPorts {
  readonly registry: Registry;
  readonly loader: Pick<RemoteLoader, 'load'>;
  readonly viewer: () => Viewer | null;
  readonly opened: OpenedModules;
  readonly connection: () => Connection;
  readonly whenIdle: WhenIdle;
}

/** Pages of the menu that somebody has to have opened before their habits say more than the menu does. */
const HABIT_PAGES = 3;

/** Prefetches code of remotes. Never throws, never reloads, never competes with the page. */
export class Prefetcher {
  readonly #ports: PrefetcherPorts;

  constructor(ports: PrefetcherPorts) {
    this.#ports = ports;
  }

  /** Fetches now what the page at `pathname` shows first: the session is still asked for, and its scripts are here. */
  firstSight(pathname: string): void {
    for (const [remote, { descriptor }] of Object.entries(this.#ports.registry.remotes))
      for (const expose of modulesAtFirstSight(descriptor, pathname)) void this.#load({ remote, expose });
  }

  /** The page at a path, at once: a pointer rests on its link. */
  path(pathname: string): void {
    const { connection, registry, viewer } = this.#ports;
    if (isSavingData(connection())) return;
    for (const { path, remote, expose, access } of listRoutes(registry))
      if (matchesPath(path, pathname) && mayView(access, viewer())) void this.#load({ remote, expose });
  }

  /**
   * What this person opens, one after another when idle: what they have opened on this device, the last first; the menu as
   * long as that is little. Nothing where data is saved, slow or paid for; it ends where that begins.
   */
  habits(): void {
    const { connection, whenIdle: onceIdle } = this.#ports;
    if (isFrugal(connection())) return;
    const modules = this.#plan();
    const next = (): void => {
      const module = isFrugal(connection()) ? undefined : modules.shift();
      if (module) onceIdle(() => void this.#load(module).then(next));
    };
    next();
  }

  #plan(): RemoteModule[] {
    const { registry, opened, viewer } = this.#ports;
    const who = viewer();
    const pages = listRoutes(registry).filter(({ access }) => mayView(access, who));
    const open = new Map(
      [...pages, ...listContributedModules(registry, who)].map((one) => [toKey(one), one]),
    );
    const menu = listMenu(registry, who).flatMap((item) => pages.filter(({ key }) => key === item.key));
    const known = opened.list().flatMap((key) => open.get(key) ?? []);
    const knownKeys = new Set(known.map(toKey));
    const others = menu.filter((page) => !knownKeys.has(toKey(page)));
    const hasHabits = menu.length - others.length >= HABIT_PAGES;
    return hasHabits ? known : [...known, ...others];
  }

  /** Not awaited: after any outcome, the next one follows. */
  async #load({ remote, expose }: RemoteModule): Promise<void> {
    await this.#ports.loader.load(remote, expose, 'prefetch').catch(() => undefined);
  }
}
