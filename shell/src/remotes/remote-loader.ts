import {
  findIncompatibilities,
  type Incompatibility,
  type Registry,
  type RegistryEntry,
} from '@cadence/shared-contract/remote';
import { Circuit, circuitKeysOf } from './circuit.ts';
import { componentOf } from './component-of.ts';
import { CrashWatch } from './crash-watch.ts';
import type { EntryRequest, RemoteContainer } from './entry-loader.ts';
import {
  inPhase,
  RemoteLoadError,
  toIncompatibilityError,
  toLoadError,
  type LoadMeasure,
  type LoadPurpose,
  type ModuleState,
  type ReportError,
} from './failures.ts';
import { LoadTimes } from './load-times.ts';
import { resolveEntry } from './manifest.ts';
import { OVERRIDDEN } from './overrides.ts';
import type { RemoteRuntime, RunModule } from './remote-runtime.ts';
import { attempt, bustCache } from './time-limit.ts';

/** Everything the loader touches outside itself. */
export interface LoaderPorts {
  readonly registry: Registry;
  readonly runtime: RemoteRuntime;
  readonly loadEntry: (request: EntryRequest) => Promise<RemoteContainer>;
  readonly fetch: typeof globalThis.fetch;
  readonly session: Pick<Storage, 'getItem' | 'setItem'>;
  readonly report: ReportError;
  /** Takes load times, and what is not loaded because it does not fit; never throws. */
  readonly measure?: (measure: LoadMeasure) => void;
  /** False while reloading would lose work. */
  readonly mayReload: () => boolean;
  readonly reload: () => void;
  /** Called whenever a module is wanted for the page, loaded or not. */
  readonly onWanted?: (module: { readonly remote: string; readonly expose: string }) => void;
  /** Called whenever code of a remote has been run, whatever came of it. */
  readonly onRun?: (remote: string) => void;
}

const LOADING: ModuleState = { kind: 'loading' };
/** The id of an incident that could not be reported. */
const UNREPORTED = 'none';

/**
 * Loads exposed modules of remotes and climbs down the failure ladder: compatibility, manifest, entry, module, one
 * guarded reload, breaker. Never throws; every outcome is a state, and one remote's failure is its own.
 */
export class RemoteLoader {
  readonly times = new LoadTimes();
  readonly #ports: LoaderPorts;
  readonly #circuit: Circuit;
  readonly #crashes: CrashWatch;
  readonly #states = new Map<string, ModuleState>();
  readonly #pending = new Map<string, Promise<ModuleState>>();
  readonly #linking = new Map<string, Promise<void>>();
  readonly #refused = new Set<string>();
  readonly #listeners = new Set<() => void>();

  constructor(ports: LoaderPorts) {
    this.#ports = ports;
    this.#circuit = new Circuit(ports.session);
    this.#crashes = new CrashWatch(ports.session);
    this.#readCrash();
  }

  /** What is known now; the same object until it changes. */
  state(remote: string, expose: string): ModuleState {
    return this.#states.get(`${remote}/${expose}`) ?? LOADING;
  }

  /** The modules of a remote that were asked for, by expose name. */
  modules(remote: string): readonly (readonly [expose: string, state: ModuleState])[] {
    const prefix = `${remote}/`;
    return [...this.#states]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, state]) => [key.slice(prefix.length), state]);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Settles the module's state. What is ready stays. A failed prefetch leaves no trace; a failed slot is tried again only
   * for a page or through `retry`.
   */
  async load(remote: string, expose: string, purpose: LoadPurpose): Promise<ModuleState> {
    if (purpose !== 'prefetch') this.#ports.onWanted?.({ remote, expose });
    const key = `${remote}/${expose}`;
    const known = this.#states.get(key);
    if (known && (known.kind !== 'failed' || purpose !== 'page')) return known;
    const running = this.#pending.get(key);
    if (!running) {
      if (known) this.#forget(key);
      return this.#run(remote, expose, purpose);
    }
    const state = await running;
    // A caller of lower priority was loading it; this one may go further down the ladder.
    return state.kind === 'failed' && purpose !== 'prefetch' ? this.load(remote, expose, purpose) : state;
  }

  /**
   * A person's wish to try again: closes the breaker and starts from the top of the ladder. When the remote answers now,
   * what else of it has failed is tried again as well: nobody presses once for each of its parts.
   */
  async retry(remote: string, expose: string): Promise<ModuleState> {
    const key = `${remote}/${expose}`;
    for (const circuitKey of circuitKeysOf(this.#ports.registry, remote, expose)) {
      this.#circuit.close(circuitKey);
      this.#crashes.forgive(circuitKey);
    }
    this.#forget(key);
    const state = await this.#run(remote, expose, 'slot');
    if (state.kind === 'ready') this.#retryOthers(remote);
    return state;
  }

  /** What could not be had because nothing of its remote could. */
  #retryOthers(remote: string): void {
    for (const [key, state] of this.#states) {
      const isOfRemote = key.startsWith(`${remote}/`);
      const isOfEntry = state.kind === 'failed' && (state.phase === 'entry' || state.phase === 'manifest');
      if (!isOfRemote || !(isOfEntry || state.kind === 'broken')) continue;
      this.#forget(key);
      void this.#run(remote, key.slice(remote.length + 1), 'slot');
    }
  }

  /** A component that threw while rendering is reported like any other failure of its remote. */
  reportRenderFailure(remote: string, expose: string, error: unknown): string {
    return this.#report(error, { remote, expose, phase: 'render', version: this.#version(remote) });
  }

  /** A module's code begins to run; the answer is called when the page has survived it. */
  beginRun(remote: string, expose: string): () => void {
    return this.#crashes.begin(circuitKeysOf(this.#ports.registry, remote, expose)[1]);
  }

  /** What ended the page before this one is reported, and given up on the second time. */
  #readCrash(): void {
    const crash = this.#crashes.takeCrash();
    if (crash === null) return;
    const [, remote = '', expose = ''] = /^([^@]*)@.*#(.*)$/.exec(crash.key) ?? [];
    const incidentId = this.#report(new Error(`The page ended while ${remote} ran ${expose}.`), {
      remote,
      expose,
      phase: 'crash',
      version: this.#version(remote),
    });
    if (crash.culprit !== null) this.#circuit.open(crash.culprit, incidentId);
  }

  /** A failing report must not hide the failure from the page, which would wait for ever. */
  #report(...incident: Parameters<ReportError>): string {
    try {
      return this.#ports.report(...incident);
    } catch {
      return UNREPORTED;
    }
  }

  #run(remote: string, expose: string, purpose: LoadPurpose): Promise<ModuleState> {
    const key = `${remote}/${expose}`;
    const running = this.#settle(remote, expose, purpose).then((state) => {
      this.#pending.delete(key);
      if (purpose !== 'prefetch' || state.kind !== 'failed') this.#set(key, state);
      return state;
    });
    this.#pending.set(key, running);
    return running;
  }

  async #settle(remote: string, expose: string, purpose: LoadPurpose): Promise<ModuleState> {
    const entry = this.#ports.registry.remotes[remote];
    if (!entry)
      return this.#fail(
        remote,
        expose,
        new RemoteLoadError(remote, 'registry', `${remote} is not released.`),
      );
    const list = findIncompatibilities(entry.requires, this.#ports.registry.provides);
    if (list.length > 0) return this.#refuse(remote, list);
    for (const circuitKey of circuitKeysOf(this.#ports.registry, remote, expose)) {
      const incidentId = this.#circuit.openedBy(circuitKey);
      if (incidentId !== null) return { kind: 'broken', incidentId };
    }
    try {
      await this.#link(remote, entry);
      return { kind: 'ready', component: await this.#loadComponent(remote, expose) };
    } catch (error) {
      const failure = toLoadError(remote, 'module', error);
      return purpose === 'page'
        ? this.#reloadOrBreak(remote, expose, failure)
        : this.#fail(remote, expose, failure);
    }
  }

  /** Known before any of its code is fetched, so it is one incident for the remote. */
  #refuse(remote: string, list: readonly Incompatibility[]): ModuleState {
    if (!this.#refused.has(remote)) {
      this.#refused.add(remote);
      this.#report(toIncompatibilityError(remote, list), {
        remote,
        phase: 'compatibility',
        version: this.#version(remote),
      });
    }
    return { kind: 'incompatible', list };
  }

  #link(remote: string, entry: RegistryEntry): Promise<void> {
    if (this.#ports.runtime.isLinked(remote)) return Promise.resolve();
    const running = this.#linking.get(remote) ?? this.#loadContainer(remote, entry);
    this.#linking.set(remote, running);
    return running.finally(() => this.#linking.delete(remote));
  }

  async #loadContainer(remote: string, released: RegistryEntry): Promise<void> {
    const { entry, integrity, manifest, version } = released;
    const { fetch, loadEntry, runtime } = this.#ports;
    if (integrity === '' && version !== OVERRIDDEN)
      throw new RemoteLoadError(remote, 'registry', `${remote} ${version} has no integrity.`);
    const url = entry || (await inPhase(remote, 'manifest', () => resolveEntry(fetch, manifest)));
    const container = await inPhase(remote, 'entry', () =>
      this.#timed(remote, remote, () =>
        attempt(2, (index) => loadEntry({ remote, url: bustCache(url, index), integrity })),
      ),
    );
    runtime.link(remote, container);
  }

  async #loadComponent(remote: string, expose: string): Promise<unknown> {
    const { runtime, onRun } = this.#ports;
    const run: RunModule = (evaluate) => {
      const isWell = this.beginRun(remote, expose);
      try {
        return evaluate();
      } finally {
        isWell();
      }
    };
    const loaded = await this.#timed(remote, `${remote}/${expose}`, () =>
      attempt(2, () => runtime.loadModule(remote, expose, run)),
    ).finally(() => onRun?.(remote));
    const component = componentOf(loaded);
    if (component === null) throw new Error(`${remote} exposes no component as ${expose}.`);
    return component;
  }

  /** @param key the remote's name for its entry, `remote/expose` for a module */
  async #timed<T>(remote: string, key: string, load: () => Promise<T>): Promise<T> {
    const loaded = await this.times.measure(key, load);
    const part = key === remote ? 'entry' : 'module';
    const milliseconds = this.times.of(key)?.ms ?? 0;
    this.#ports.measure?.({ remote, version: this.#version(remote), part, milliseconds });
    return loaded;
  }

  #reloadOrBreak(remote: string, expose: string, failure: RemoteLoadError): ModuleState {
    const [remoteKey, moduleKey] = circuitKeysOf(this.#ports.registry, remote, expose);
    if (!this.#ports.mayReload()) return this.#fail(remote, expose, failure);
    if (this.#circuit.takeReload(remoteKey)) {
      this.#ports.reload();
      return LOADING;
    }
    const failed = this.#fail(remote, expose, failure);
    this.#circuit.open(failure.phase === 'module' ? moduleKey : remoteKey, failed.incidentId);
    return failed;
  }

  #fail(remote: string, expose: string, error: RemoteLoadError): ModuleState & { kind: 'failed' } {
    const context = { remote, expose, phase: error.phase, version: this.#version(remote) };
    return { kind: 'failed', phase: error.phase, error, incidentId: this.#report(error, context) };
  }

  #version(remote: string): string {
    return this.#ports.registry.remotes[remote]?.version ?? 'none';
  }

  #forget(key: string): void {
    this.#states.delete(key);
    this.#notify();
  }

  #set(key: string, state: ModuleState): void {
    this.#states.set(key, state);
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
