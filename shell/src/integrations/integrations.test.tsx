import { on, onOffline, setupApiServer } from '@cadence/shared-auth/testing';
import { getClient } from '@sentry/browser';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { NO_INTEGRATIONS } from '../remotes/config.ts';
import { chooseFromProfileMenu } from '../testing/choose-from-profile-menu.ts';
import { composed } from '../testing/composed.tsx';
import { forgetBrowser, renderApp } from '../testing/render-app.tsx';
import { PERSON_EVENT, type CurrentPerson } from './current-person.ts';

const server = setupApiServer();
const CHAT = 'https://chat.example/widget.js';

beforeEach(() => {
  forgetBrowser();
  delete window.cadencePerson;
  for (const script of scripts()) script.remove();
});
// jsdom measures nothing.
performance.getEntriesByType ??= () => [];
afterEach(() => getClient()?.close());

function scripts(): readonly HTMLScriptElement[] {
  return [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
}

/** The people a script is notified about, in order. */
function listen() {
  const told: (CurrentPerson | null)[] = [];
  const hear = (event: Event): void => void told.push((event as CustomEvent<CurrentPerson | null>).detail);
  window.addEventListener(PERSON_EVENT, hear);
  return { told, stop: () => window.removeEventListener(PERSON_EVENT, hear) };
}

test('[SHELL-036] where nothing is configured nothing is loaded, and no service learns who is signed in', async () => {
  const view = renderApp(server, { path: '/v3/home', ...composed });
  await screen.findByRole('navigation', { name: 'Main' });
  await waitFor(() => expect(view.connections()).toBe(1));
  expect(scripts()).toEqual([]);
  expect(window.cadencePerson).toBeUndefined();
  expect(getClient()).toBeUndefined();
});

test('[SHELL-036] chat and messaging load after the page, with its nonce, and know who is signed in', async () => {
  server.use(
    on('auth.hash', ({ params }) => ({ Hash: `hash of ${params.subject}` })),
    on('auth.signOut', () => ({ Success: true })),
  );
  const { told, stop } = listen();
  renderApp(server, {
    path: '/v3/home',
    ...composed,
    config: {
      nonce: 'n0nce',
      integrations: {
        ...NO_INTEGRATIONS,
        chatScript: CHAT,
        messagingScript: 'https://messages.example/m.js',
      },
    },
  });
  await screen.findByRole('navigation', { name: 'Main' });
  await waitFor(() => expect(scripts()).toHaveLength(2));
  expect(scripts().map(({ src, nonce }) => [src, nonce])).toEqual([
    [CHAT, 'n0nce'],
    ['https://messages.example/m.js', 'n0nce'],
  ]);
  const person = window.cadencePerson;
  expect(person).toMatchObject({ hash: `hash of ${person?.email}` });

  await chooseFromProfileMenu('Sign out');
  await waitFor(() => expect(told).toEqual([person, null]));
  expect(window.cadencePerson).toBeNull();
  stop();
});

test('a script that cannot be loaded, or a hash that cannot be had, disturbs nobody', async () => {
  server.use(onOffline('auth.hash'));
  renderApp(server, {
    path: '/v3/home',
    ...composed,
    config: { integrations: { ...NO_INTEGRATIONS, chatScript: CHAT } },
  });
  await waitFor(() => expect(scripts()).toHaveLength(1));
  await act(async () => void scripts()[0]?.dispatchEvent(new Event('error')));
  expect(window.cadencePerson).toMatchObject({ hash: null });
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[SHELL-036] [SHELL-037] errors go where the installation says, by number of the person, in documented shares', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const envelopes: string[] = [];
  server.use(
    http.post('https://errors.example/api/7/envelope/', async ({ request }) => {
      envelopes.push(await request.text());
      return HttpResponse.json({});
    }),
  );
  renderApp(server, {
    path: '/v3/home',
    ...composed,
    components: {
      ...composed.components,
      'goals/./week': () => {
        throw new Error('The slot is broken.');
      },
    },
    config: { integrations: { ...NO_INTEGRATIONS, errorReportingDsn: 'https://key@errors.example/7' } },
  });
  await waitFor(() => expect(getClient()).toBeDefined());
  expect(getClient()?.getOptions()).toMatchObject({
    tracesSampleRate: 0.1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
  });
  await waitFor(() => expect(envelopes.join()).toContain('The slot is broken.'));
  expect(envelopes.join()).toMatch(/"user":\{"id":"\d+"[^@]*\}/);
});
