import { useEffect, useState, type ReactNode } from 'react';
import { loadFloating, UiProvider } from '@cadence/shared-ui';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from '@cadence/shared-ui/router';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { Session } from '@cadence/shared-contract';
import type { ShellApi } from '@cadence/shared-contract/remote';
import { openDraftsForTests } from '../drafts/draft-vault.ts';
import { followHub } from '../freshness/follow-hub.ts';
import { startFreshness, type Freshness } from '../freshness/freshness.ts';
import { pageName } from '../freshness/page-name.ts';
import { createQueryClient } from '../query/query-client.ts';
import { api, startSession } from '../session/session-actions.ts';
import { readSession } from '../session/session-store.ts';
import { ShellProvider } from '../shell/shell-context.tsx';
import { fakeSession } from './fake-session.ts';
import { createTestShell, type TestShell, type TestSlots } from './test-shell.tsx';

export interface RenderWithShellOptions {
  /** Who is signed in; `fakeSession()` when left out. */
  readonly session?: Session;
  /** The page's location, query included. */
  readonly route?: string;
  /** The route's pattern, when the page reads parameters: `/v3/goals/:goalId`. Any path by default. */
  readonly path?: string;
  readonly slots?: TestSlots;
}

export interface RenderedInShell extends RenderResult, Omit<TestShell, 'shell'> {
  /** Path and query that are shown now. */
  location(): string;
}

interface Place {
  location: string;
  navigate: ShellApi['navigate'];
}

// A test of a dialog is not one of how long its code takes to come.
await loadFloating();

/** Renders a page or widget as the shell would: session, router, cache, slots and live topics around it. */
export function renderWithShell(ui: ReactNode, options: RenderWithShellOptions = {}): RenderedInShell {
  const { session = fakeSession(), route = '/', path = '*', slots = {} } = options;
  openDraftsForTests({ tenantId: session.Tenant.Id, personId: session.Profile.Id });
  startSession(session);
  const place: Place = { location: route, navigate: () => undefined };
  const { shell, ...seen } = createTestShell((to, how) => place.navigate(to, how), slots);
  const page = (
    <UiProvider>
      <MemoryRouter initialEntries={[route]} useTransitions={false}>
        <PlaceProbe place={place} />
        <TestFrame shell={shell}>
          <Routes>
            <Route path={path} element={ui} />
            {path !== '*' && <Route path="*" element={null} />}
          </Routes>
        </TestFrame>
      </MemoryRouter>
    </UiProvider>
  );
  return { ...render(page), ...seen, location: () => place.location };
}

/** Reports the page's location to the test, and lets the shell's `navigate` move it. */
function PlaceProbe({ place }: { readonly place: Place }): ReactNode {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    Object.assign(place, {
      location: pathname + search,
      navigate: (to: string, how?: { readonly replace?: boolean }) =>
        void navigate(to, { replace: how?.replace ?? false }),
    });
  });
  return null;
}

function freshnessFor(cache: QueryClient): Freshness {
  return startFreshness({
    cache,
    call: api.call,
    viewerId: () => readSession()?.profile.Id ?? null,
    page: pageName,
    isHidden: () => document.hidden,
  });
}

/** As the shell does: an event of the hub is handled where the page shows it, once the page is seen. */
function keepFresh(freshness: Freshness, hub: TestShell['shell']['hub']): () => void {
  const onSeen = (): void => {
    if (!document.hidden) freshness.seen();
  };
  document.addEventListener('visibilitychange', onSeen);
  const stops = followHub(freshness, hub);
  return () => {
    document.removeEventListener('visibilitychange', onSeen);
    for (const stop of stops) stop();
    freshness.stop();
  };
}

function TestFrame({
  shell,
  children,
}: {
  readonly shell: TestShell['shell'];
  readonly children: ReactNode;
}): ReactNode {
  const [headerTarget, setHeaderTarget] = useState<HTMLElement | null>(null);
  const [client] = useState(createQueryClient);
  const [freshness] = useState(() => freshnessFor(client));
  useEffect(() => keepFresh(freshness, shell.hub), [freshness, shell]);
  return (
    <QueryClientProvider client={client}>
      <ShellProvider shell={shell} headerTarget={headerTarget}>
        <header ref={setHeaderTarget} />
        <main>{children}</main>
      </ShellProvider>
    </QueryClientProvider>
  );
}
