import { tabStorage } from '@cadence/shared-auth';
import { matchesPath, type Registry, type SlotEntry, type SlotName } from '@cadence/shared-contract/remote';
import type { ShellConfig } from './config.ts';
import { createEntryLoader } from './entry-loader.ts';
import {
  listCommands,
  listContributions,
  listMenu,
  listRoutes,
  mayView,
  type PlatformCommand,
  type PlatformContribution,
  type PlatformMenuItem,
  type PlatformRoute,
  type Viewer,
} from './extensions.ts';
import type { LoadMeasure, ReportError } from './failures.ts';
import { InstanceWatch, type InstanceFault } from './instances.ts';
import { clearOverrides, keepOverrides, withoutOverrides, type RemoteOverride } from './overrides.ts';
import { readConnection } from './frugal.ts';
import type { OpenedModules } from './opened-modules.ts';
import { Prefetcher, whenIdle } from './prefetch.ts';
import { fetchRevision } from './registry-client.ts';
import { createRegistryWatch, type RegistryWatch } from './registry-watch.ts';
import { RemoteLoader, type LoaderPorts } from './remote-loader.ts';
import type { RemoteRuntime, SharedInstance } from './remote-runtime.ts';

export interface PlatformOptions {
  readonly registry: Registry;
  readonly config: ShellConfig;
  readonly overrides?: readonly RemoteOverride[];
  readonly runtime: RemoteRuntime;
  /** null while nobody is signed in: everything guarded is hidden. */
  readonly viewer: () => Viewer | null;
  readonly report: ReportError;
  readonly measure?: (measure: LoadMeasure) => void;
  /** False while a reload would lose unsaved work. */
  readonly mayReload: () => boolean;
  /** What the person has opened before: it is fetched ahead. */
  readonly opened: OpenedModules;
  /** What the platform touches of the browser; tests bring their own. */
  readonly ports?: Partial<Pick<LoaderPorts, 'loadEntry' | 'fetch' | 'session' | 'reload'>>;
}

/** The composed product as the shell sees it: what remotes contribute, and the way to their code. */
export interface Platform {
  readonly registry: Registry;
  readonly config: ShellConfig;
  readonly loader: RemoteLoader;
  readonly routes: readonly PlatformRoute[];
  readonly overrides: readonly RemoteOverride[];
  /** The remote whose page is at a path; undefined for the shell's own. */
  remoteAt(pathname: string): string | undefined;
  /** True when the viewer may see what carries this access. */
  isAllowed(guarded: Pick<PlatformRoute, 'access'>): boolean;
  menu(): readonly PlatformMenuItem[];
  commands(): readonly PlatformCommand[];
  contributions<K extends SlotName>(name: K): readonly PlatformContribution<K>[];
  /** The contract's list of a slot; `createSlots` adds rendering. */
  slotEntries<K extends SlotName>(name: K): readonly SlotEntry<K>[];
  /** Links what the page at `pathname` shows at once, while the session is still asked for. */
  prefetchFirstSight(pathname: string): void;
  /** Fetches the page at `pathname`: a pointer rests on its link. */
  prefetchPath(pathname: string): void;
  /** Fetches what this person opens, when the browser idles; see `Prefetcher.habits`. */
  prefetchHabits(): void;
  /** Notices when this page would get other code than it has. */
  readonly releases: RegistryWatch;
  /** Second copies of what a page has once, in remotes whose code has run so far. */
  instanceFaults(): readonly InstanceFault[];
  /** What the shell shares with remotes, and what they have added to it. */
  sharedInstances(): readonly SharedInstance[];
  /** Drops every override and reloads the page. */
  clearOverrides(): void;
  /** Takes exactly these overrides from now on, and reloads the page. */
  setOverrides(overrides: readonly RemoteOverride[]): void;
}

/** Composes the platform from a registry. Nothing is fetched until something is shown or prefetched. */
export function createPlatform(options: PlatformOptions): Platform {
  const { registry, config, viewer, overrides = [] } = options;
  const ports = {
    loadEntry: createEntryLoader(document, config.nonce),
    fetch: globalThis.fetch.bind(globalThis),
    session: tabStorage,
    reload: () => globalThis.location.reload(),
    ...options.ports,
  };
  const { runtime, report, measure, mayReload, opened } = options;
  const sharedInstances = (): readonly SharedInstance[] => runtime.listShared?.() ?? [];
  const instances = new InstanceWatch({ registry, listShared: sharedInstances });
  const loader = new RemoteLoader({
    registry,
    runtime,
    report,
    mayReload,
    onWanted: opened.note,
    // Nobody waits for it, and reading scripts takes a moment.
    onRun: (remote) => whenIdle(() => reportFaults(instances.examine(remote), options)),
    ...(measure && { measure }),
    ...ports,
  });
  const seen = { viewer, opened, connection: readConnection, whenIdle };
  const prefetcher = new Prefetcher({ registry, loader, ...seen });
  return {
    registry,
    config,
    loader,
    overrides,
    routes: listRoutes(registry),
    remoteAt: (pathname) => listRoutes(registry).find(({ path }) => matchesPath(path, pathname))?.remote,
    isAllowed: ({ access }) => mayView(access, viewer()),
    menu: () => listMenu(registry, viewer()),
    commands: () => listCommands(registry, viewer()),
    contributions: (name) => listContributions(registry, name, viewer()),
    slotEntries: (name) =>
      listContributions(registry, name, viewer()).map(({ id, remote, meta }) => ({ id, remote, meta })),
    prefetchFirstSight: (pathname) => prefetcher.firstSight(pathname),
    prefetchPath: (pathname) => prefetcher.path(pathname),
    prefetchHabits: () => prefetcher.habits(),
    releases: createRegistryWatch(registry.revision, () =>
      fetchRevision({ fetch: ports.fetch, keys: config.releaseKeys }),
    ),
    instanceFaults: () => instances.faults,
    sharedInstances,
    clearOverrides: () => {
      clearOverrides(tabStorage);
      globalThis.location.replace(withoutOverrides(globalThis.location.href));
    },
    setOverrides: (wanted) => {
      keepOverrides(tabStorage, wanted);
      globalThis.location.replace(withoutOverrides(globalThis.location.href));
    },
  };
}

/** Each is an incident of the remote that brings the copy. */
function reportFaults(
  faults: readonly InstanceFault[],
  { registry, report }: Pick<PlatformOptions, 'registry' | 'report'>,
): void {
  for (const { remote, name, sentence } of faults)
    report(new Error(sentence), {
      remote,
      phase: 'instances',
      package: name,
      version: registry.remotes[remote]?.version ?? 'none',
    });
}
