import { deviceStorage, tabStorage } from '@cadence/shared-auth';
import { ApiProblem, fakeSession, on, setupApiServer } from '@cadence/shared-auth/testing';
import { createLateCode } from '@cadence/shared-ui';
import { MemoryRouter } from '@cadence/shared-ui/router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PartBoundary } from './boundary/part-boundary.tsx';
import { LatePart } from './late-part/late-part.tsx';
import type { ShellServices } from './services/create-services.ts';
import { ServicesProvider } from './services/services-context.tsx';
import { startPageTelemetry } from './telemetry/page-telemetry.ts';
import { createTelemetry } from './telemetry/telemetry.ts';
import { composed } from './testing/composed.tsx';
import { forgetBrowser, renderApp } from './testing/render-app.tsx';

const server = setupApiServer();
const restore: (() => void)[] = [];
beforeEach(forgetBrowser);
afterEach(() => {
  fireEvent(window, new Event('pagehide'));
  for (const undo of restore.splice(0)) undo();
  // What the browser refused was kept by the page, which all tests of a worker share.
  for (const storage of [deviceStorage, tabStorage])
    for (const key of storage.keys('')) storage.removeItem(key);
});

type Loss = (owner: object, name: string) => PropertyDescriptor | null;

const missing: Loss = () => null;
const refused: Loss = () => ({
  configurable: true,
  get: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
});

/** Where the property is: on the object, or on one that it has it from. */
function ownerOf(object: object, name: string): object | null {
  if (Object.hasOwn(object, name)) return object;
  const parent = Object.getPrototypeOf(object) as object | null;
  return parent && ownerOf(parent, name);
}

/** Takes a property away until the test is over. */
function lose(object: object, name: string, loss: Loss): void {
  const owner = ownerOf(object, name) ?? object;
  const before = Object.getOwnPropertyDescriptor(owner, name);
  const instead = loss(owner, name);
  Reflect.deleteProperty(owner, name);
  if (instead !== null) Object.defineProperty(owner, name, instead);
  restore.push(() => {
    Reflect.deleteProperty(owner, name);
    if (before) Object.defineProperty(owner, name, before);
  });
}

/** What pages without TLS, browsers that keep nothing and old web views lack; what jsdom lacks is always missing here. */
const LOSSES: readonly (readonly [what: string, take: () => void])[] = [
  ['crypto.randomUUID', () => lose(crypto, 'randomUUID', missing)],
  ['crypto.subtle', () => lose(crypto, 'subtle', missing)],
  ['navigator.locks', () => lose(navigator, 'locks', missing)],
  [
    'leave to use navigator.locks',
    () =>
      lose(navigator, 'locks', () => ({
        configurable: true,
        value: { request: () => Promise.reject(new DOMException('Denied.', 'SecurityError')) },
      })),
  ],
  ['navigator.clipboard', () => lose(navigator, 'clipboard', missing)],
  ['navigator.sendBeacon', () => lose(navigator, 'sendBeacon', missing)],
  ['navigator.serviceWorker', () => lose(navigator, 'serviceWorker', missing)],
  ['navigator.storage', () => lose(navigator, 'storage', missing)],
  ['caches', () => lose(globalThis, 'caches', missing)],
  ['BroadcastChannel', () => lose(globalThis, 'BroadcastChannel', missing)],
  ['requestIdleCallback', () => lose(globalThis, 'requestIdleCallback', missing)],
  ['PerformanceObserver', () => lose(globalThis, 'PerformanceObserver', missing)],
  ['indexedDB', () => lose(globalThis, 'indexedDB', missing)],
  ['leave to use indexedDB', () => lose(globalThis, 'indexedDB', refused)],
  ['localStorage', () => lose(globalThis, 'localStorage', missing)],
  ['leave to use localStorage', () => lose(globalThis, 'localStorage', refused)],
  ['sessionStorage', () => lose(globalThis, 'sessionStorage', missing)],
  ['leave to use sessionStorage', () => lose(globalThis, 'sessionStorage', refused)],
  [
    'any storage',
    () => {
      for (const storage of ['localStorage', 'sessionStorage', 'indexedDB'])
        lose(globalThis, storage, refused);
    },
  ],
];

async function signIn(): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'me@acme.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Cadence-2026!' } });
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

test.each(LOSSES)(
  'without %s the page opens, signs in, stays signed in, and a part of it that fails says so',
  async (_what, take) => {
    take();
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const week = (): never => {
      throw new Error('The week is broken.');
    };
    renderApp(server, {
      path: '/v3/home',
      session: null,
      ...composed,
      components: { ...composed.components, 'goals/./week': week, 'goals/./company': undefined as never },
    });
    server.use(on('auth.login', () => fakeSession()));
    await signIn();
    expect(await screen.findByText(/Something went wrong in this part/)).toBeVisible();
    expect(await screen.findByText(/could not be started/)).toBeVisible();
    expect(logged.mock.calls.flat().map(String).join('\n')).toContain('The week is broken.');
  },
);

/** Services with a real telemetry that is reported, over a network that is away. */
function createReporting() {
  const telemetry = createTelemetry('production');
  const platform = { releases: { ask: async () => false }, registry: { remotes: {} }, routes: [] };
  const stop = startPageTelemetry({
    telemetry,
    platform: platform as never,
    send: () => Promise.reject(new ApiProblem('internal', 'It failed.')),
  });
  restore.push(stop);
  return { telemetry, platform };
}

function Broken(): never {
  throw new Error('It broke.');
}

test.each(LOSSES)('without %s every boundary and report works', async (_what, take) => {
  take();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const services = createReporting();
  const { telemetry } = services;
  telemetry.forwardTo(() => {
    throw new Error('A receiver of reports is broken.');
  });
  const away = createLateCode<never>(() => Promise.reject(new Error('Loading chunk 7 failed.')));
  render(
    <MemoryRouter>
      <ServicesProvider services={services as unknown as ShellServices}>
        <LatePart code={away} title="Keyboard shortcuts" onClose={() => undefined}>
          {() => null}
        </LatePart>
        <PartBoundary title="Notifications">
          <Broken />
        </PartBoundary>
      </ServicesProvider>
    </MemoryRouter>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent('Keyboard shortcuts can’t be shown right now');
  const failed = screen.getByText('Notifications can’t be shown right now');
  expect(failed.closest('[role="alert"]')).toHaveTextContent(/Go to Home.*Request [0-9a-f]{8}/);
  const parts = (): unknown[] => telemetry.incidents.map(({ context }) => context['part']);
  await waitFor(() => expect(parts()).toEqual(['Notifications', 'Keyboard shortcuts']));
  telemetry.report('not an error', { remote: 'goals', phase: 'render' });
  fireEvent(window, new Event('pagehide'));
  expect(logged.mock.calls.flat().map(String).join('\n')).toContain('It broke.');
});
