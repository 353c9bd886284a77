import { matchesPath, type Registry } from '@cadence/shared-contract/remote';
import { listRoutes } from './extensions.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** Calls back when the browser has nothing better to do. */
export type WhenIdle = (run: () => void) => void;

export const whenIdle: WhenIdle = (run) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5_000 });
  else setTimeout(run, 200);
};

/** Brings code of remotes in before it is asked for. Never throws, never reloads, never competes with the page. */
export class Prefetcher {
  readonly #registry: Registry;
  readonly #loader: RemoteLoader;
  readonly #whenIdle: WhenIdle;

  constructor(registry: Registry, loader: RemoteLoader, idle: WhenIdle) {
    this.#registry = registry;
    this.#loader = loader;
    this.#whenIdle = idle;
  }

  /** Everything a remote exposes, when idle. */
  remote(name: string): void {
    this.#whenIdle(() => void this.#loadAll(name));
  }

  /** The page at a path, at once: a pointer rests on its link. */
  path(pathname: string): void {
    for (const { path, remote, expose } of listRoutes(this.#registry))
      if (matchesPath(path, pathname)) void this.#loader.load(remote, expose, 'prefetch');
  }

  /** Every remote that does not own `pathname`, one after another; nothing when the person saves data. */
  others(pathname: string): void {
    if (isSavingData()) return;
    const others = Object.entries(this.#registry.remotes)
      .filter(([, { descriptor }]) => !descriptor.routes.some(({ path }) => matchesPath(path, pathname)))
      .map(([name]) => name);
    const next = (): void => {
      const name = others.shift();
      if (name !== undefined) this.#whenIdle(() => void this.#loadAll(name).then(next));
    };
    next();
  }

  async #loadAll(name: string): Promise<void> {
    const descriptor = this.#registry.remotes[name]?.descriptor;
    if (!descriptor) return;
    const contributed = Object.values(descriptor.slots).flat();
    const exposes = [
      ...descriptor.routes.map(({ page }) => page.expose),
      ...contributed.map(({ component }) => component.expose),
    ];
    for (const expose of new Set(exposes)) await this.#loader.load(name, expose, 'prefetch');
  }
}

function isSavingData(): boolean {
  const { connection } = globalThis.navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
