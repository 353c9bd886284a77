import type { HubMethod, HubTopicMap, NotificationPage, Session } from '@cadence/shared-contract';
import type { RemoteDescriptor } from '@cadence/shared-contract/remote';
import { sessionStore } from '@cadence/shared-auth';
import { fakeSession, on, type ApiServer } from '@cadence/shared-auth/testing';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { App } from '../app.tsx';
import type { Boot, RemoteRuntime, ShellConfig } from '../remotes/index.ts';
import type { OpenSocket } from '../services/create-services.ts';
import { NO_INTEGRATIONS } from '../remotes/config.ts';
import { makeEntry, makeRegistry } from '../remotes/testing/fixtures.ts';

/** Exposed modules by `remote/expose`, for example `goals/./list`. */
export type Components = Readonly<Record<string, (props: never) => ReactNode>>;

export interface RenderAppOptions {
  /** The browser's location, query and hash included. */
  readonly path: string;
  /** Who has a stored token; null for nobody. */
  readonly session?: Session | null;
  readonly remotes?: readonly RemoteDescriptor[];
  readonly components?: Components;
  readonly config?: Partial<ShellConfig>;
  readonly overrides?: Boot['overrides'];
  readonly registrySource?: Boot['registrySource'];
}

export interface RenderedApp extends RenderResult {
  /** What the address bar shows. */
  location(): string;
  /** Delivers a live event once the hub is connected. */
  emit<M extends HubMethod>(method: M, event: HubTopicMap[M]): Promise<void>;
  /** The hub cannot send what the page has missed. */
  miss(): Promise<void>;
  /** Ends the hub connection as a lost network would. */
  dropConnection(): Promise<void>;
  /** How often the hub was connected to. */
  connections(): number;
}

export const EMPTY_INBOX: NotificationPage = { Notifications: [], UnreadCount: 0, count: 0 };
const TOKEN_KEY = `cadence.token.${window.location.host}`;

/** Forgets what a page keeps between visits. Call it before every test of a file. */
export function forgetBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.setState({ status: 'restoring' }, true);
}

function fakeRuntime(components: Components): RemoteRuntime {
  return {
    isLinked: () => true,
    link: () => undefined,
    loadModule: async (remote, expose) => {
      const component = components[`${remote}/${expose}`];
      if (component === undefined) throw new Error(`No ${remote}/${expose}`);
      return { default: component };
    },
  };
}

function makeBoot({
  remotes = [],
  config,
  overrides = [],
  registrySource = 'inlined',
}: RenderAppOptions): Boot {
  return {
    config: {
      environment: 'production',
      environmentName: null,
      tenant: { name: 'Acme', primaryColor: '#E3AB24', logo: null },
      releaseKeys: [],
      overrideOrigins: [],
      integrations: NO_INTEGRATIONS,
      nonce: undefined,
      ...config,
    },
    registry: makeRegistry(
      Object.fromEntries(remotes.map((d) => [d.name, makeEntry(d.name, { descriptor: d })])),
    ),
    registrySource,
    release: null,
    overrides,
  };
}

/** A hub without a network. */
function fakeHub() {
  let onEvent: (method: HubMethod, event: unknown) => void = () => undefined;
  let onMissed: () => void = () => undefined;
  let drop: () => void = () => undefined;
  let opened = Promise.withResolvers<void>();
  let connections = 0;
  return {
    openSocket: async (_attempt: number, options: Parameters<OpenSocket>[1]) => {
      ({ onEvent, onMissed } = options);
      connections += 1;
      const { promise: closed, resolve } = Promise.withResolvers<'lost'>();
      drop = () => {
        opened = Promise.withResolvers<void>();
        resolve('lost');
      };
      opened.resolve();
      return { closed, heard: () => null, audience: () => 0, stop: async () => resolve('lost') };
    },
    emit: async (method: HubMethod, event: unknown) => {
      await act(() => opened.promise);
      await act(async () => onEvent(method, event));
    },
    miss: async () => {
      await act(() => opened.promise);
      await act(async () => onMissed());
    },
    dropConnection: async () => {
      await act(() => opened.promise);
      await act(async () => drop());
    },
    connections: () => connections,
  };
}

/** Renders the whole page over the real client, session and router; the network and the remotes' code are the test's. */
export function renderApp(server: ApiServer, options: RenderAppOptions): RenderedApp {
  const { path, session = fakeSession(), components = {} } = options;
  window.history.replaceState(null, '', path);
  server.use(on('notifications.list', () => EMPTY_INBOX));
  if (session !== null) {
    localStorage.setItem(TOKEN_KEY, session.Token);
    server.use(on('auth.relogin', () => session));
  }
  const hub = fakeHub();
  const view = render(
    <App boot={makeBoot(options)} runtime={fakeRuntime(components)} openSocket={hub.openSocket} />,
  );
  return {
    ...view,
    ...hub,
    location: () => window.location.pathname + window.location.search + window.location.hash,
  };
}
