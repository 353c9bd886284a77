import {
  api,
  deviceStorage,
  readHubToken,
  readSession,
  refreshSession,
  sessionStore,
} from '@cadence/shared-auth';
import {
  createQueryClient,
  pageName,
  startFreshness,
  type Freshness,
  type QueryClient,
} from '@cadence/shared-auth/query';
import type { HubMethod, HubTopicMap } from '@cadence/shared-contract';
import type { ShellApi } from '@cadence/shared-contract/remote';
import type { ReactNode } from 'react';
import {
  createLiveConnection,
  type LiveConnection,
  type LiveConnectionOptions,
} from '../live/live-connection.ts';
import { createIntegrations, type Integrations } from '../integrations/integrations.ts';
import type { SignalRSocketOptions } from '../live/signalr-socket.ts';
import { createLiveTopics, type LiveTopics } from '../live/live-topics.ts';
import {
  createOpenedModules,
  createPlatform,
  createSlots,
  type Boot,
  type Platform,
  type RemoteRuntime,
} from '../remotes/index.ts';
import { createTelemetry, type Telemetry } from '../telemetry/telemetry.ts';
import { createUnsavedGuards, type UnsavedGuards } from '../unsaved/unsaved-guards.ts';
import { followReleases } from './follow-releases.ts';
import { reportFailedReads } from './report-failed-reads.ts';
import { createPageTitle, type PageTitleStore } from './page-title.ts';
import { createRouterPort, type RouterPort } from './router-port.ts';
import { createShellApi } from './shell-api.ts';

/** Opens the hub connection; tests bring one without a network. */
export type OpenSocket = (
  attempt: number,
  options: Omit<SignalRSocketOptions, 'readToken' | 'direct' | 'signal'>,
  signal: AbortSignal,
) => ReturnType<LiveConnectionOptions['open']>;

/** What the shell consists of besides its components; made once per page. */
export interface ShellServices {
  readonly boot: Boot;
  readonly platform: Platform;
  readonly shell: ShellApi<ReactNode>;
  readonly cache: QueryClient;
  readonly freshness: Freshness;
  readonly topics: LiveTopics;
  readonly live: LiveConnection;
  readonly guards: UnsavedGuards;
  readonly pageTitle: PageTitleStore;
  readonly telemetry: Telemetry;
  readonly router: RouterPort;
  readonly integrations: Integrations;
}

export interface ServicesOptions {
  readonly boot: Boot;
  readonly runtime: RemoteRuntime;
  readonly openSocket?: OpenSocket;
}

/** SignalR's client is most of the hub's code and nobody waits for it: it comes after the first content. */
const openSignalR: OpenSocket = async (attempt, options, signal) => {
  const { openSignalRSocket } = await import(/* webpackChunkName: 'signalr' */ '../live/signalr-socket.ts');
  return openSignalRSocket({ readToken: readHubToken, ...options, direct: attempt % 2 === 0, signal });
};

export function createServices({ boot, runtime, openSocket = openSignalR }: ServicesOptions): ShellServices {
  const telemetry = createTelemetry(boot.config.environment);
  const guards = createUnsavedGuards();
  const pageTitle = createPageTitle();
  const topics = createLiveTopics((error) => telemetry.report(error, { part: 'live listener' }));
  const platform = composePlatform({ boot, runtime }, telemetry, guards);
  const router = createRouterPort();
  const cache = createQueryClient();
  reportFailedReads(cache, telemetry.report, () => platform.remoteAt(globalThis.location.pathname));
  const freshness = keepFresh(cache);
  const releases = followReleases({ boot, platform, guards });
  let audience = 0;
  const listeners = {
    onEvent: (method: HubMethod, event: unknown): void =>
      topics.emit(method, event as HubTopicMap[HubMethod]),
    onMissed: (): void => topics.emit('missed', {}),
    onAudience: (size: number): void => {
      audience = size;
      freshness.setAudience(size);
    },
    onRelease: (): void => releases.onRelease(audience),
  };
  const live = createLiveConnection({
    open: (attempt, signal, past) => openSocket(attempt, { ...listeners, ...past }, signal),
    onFailed: (error) => {
      if (isRefused(error)) refreshSession().catch(() => undefined);
    },
  });
  live.status.subscribe((status) => freshness.setLive(status === 'connected'));
  const shell = createShellApi({
    navigate: (to, options) => router.navigate(to, options),
    pageTitle,
    topics,
    slots: createSlots(platform),
    guards,
    telemetry,
  });
  return {
    boot,
    platform,
    shell,
    cache,
    freshness,
    topics,
    live,
    guards,
    pageTitle,
    telemetry,
    router,
    integrations: createIntegrations({ ...boot.config, telemetry }),
  };
}

/** Keeps fresh what the page shows, for one person after the other. */
function keepFresh(cache: QueryClient): Freshness {
  const freshness = startFreshness({
    cache,
    call: api.call,
    viewerId: () => readSession()?.profile.Id ?? null,
    page: pageName,
    isHidden: () => document.hidden,
  });
  sessionStore.subscribe(({ status }) => {
    if (status === 'signed-out') freshness.forget();
  });
  return freshness;
}

/** The remotes of this page, for the signed-in person. */
function composePlatform(
  { boot, runtime }: Pick<ServicesOptions, 'boot' | 'runtime'>,
  telemetry: Telemetry,
  guards: UnsavedGuards,
): Platform {
  return createPlatform({
    registry: boot.registry,
    config: boot.config,
    overrides: boot.overrides,
    runtime,
    viewer: () => {
      const session = readSession();
      return session && { roleName: session.profile.RoleName, abilities: session.abilities };
    },
    report: telemetry.report,
    measure: telemetry.measure,
    mayReload: () => !guards.isHeld(),
    opened: createOpenedModules(deviceStorage, () => {
      const session = readSession();
      return session && `cadence.opened|${session.tenant.Id}|${session.profile.Id}`;
    }),
  });
}

/** The hub refused the token: asking the API ends the session if it is over. */
function isRefused(error: unknown): boolean {
  const status = (error as { readonly statusCode?: unknown } | null)?.statusCode;
  return status === 401 || status === 403;
}
