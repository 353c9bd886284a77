import { useUnsavedGuard } from '@cadence/shared-auth';
import {
  fakeSession,
  findViolations,
  on,
  onOffline,
  setupApiServer,
  ApiProblem,
} from '@cadence/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState, type ReactNode } from 'react';
import { makeDescriptor, makeRegistry } from './remotes/testing/fixtures.ts';
import { forgetBrowser, renderApp } from './testing/render-app.tsx';

const server = setupApiServer();
beforeEach(forgetBrowser);

const goals = makeDescriptor('goals', {
  routes: [
    { id: 'list', path: '/v3/goals', title: 'Goals', page: { expose: './list' } },
    { id: 'detail', path: '/v3/goals/:goalId', title: 'Goals', page: { expose: './list' } },
  ],
  menu: [{ routeId: 'list', label: 'Goals', icon: 'goals', order: 20, to: '/v3/goals' }],
  slots: {
    'dashboard.widget': [
      { id: 'week', component: { expose: './week' }, meta: { size: 's', area: 'main', order: 1 } },
      { id: 'company', component: { expose: './company' }, meta: { size: 'm', area: 'aside', order: 2 } },
    ],
    'header.action': [{ id: 'tasks', component: { expose: './tasks' }, meta: { order: 1 } }],
  },
});
const people = makeDescriptor('people', {
  prefixes: ['/v3/organization', '/v3/profile'],
  routes: [
    { id: 'chart', path: '/v3/organization', title: 'Organization', page: { expose: './chart' } },
    { id: 'own', path: '/v3/profile', title: 'Profile', page: { expose: './profile' } },
  ],
  menu: [
    {
      routeId: 'chart',
      label: 'Organization',
      icon: 'organization',
      order: 40,
      to: '/v3/organization',
      selectedOn: ['/v3/profile'],
    },
  ],
});
const components = {
  'goals/./list': () => <p>The goals list</p>,
  'goals/./week': () => <p>Your week</p>,
  'goals/./company': () => <p>Company goals</p>,
  'goals/./tasks': () => <a href="/v3/actionitems">4 open</a>,
  'people/./chart': () => <p>The chart</p>,
  'people/./profile': () => <p>The profile</p>,
};
const composed = { remotes: [people, goals], components };

test('[SHELL-001] signed in, /v3/home composes what remotes contribute', async () => {
  const view = renderApp(server, { path: '/v3/home', ...composed });
  await screen.findByText('Your week');
  await screen.findByText('Company goals');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
  expect(screen.getByText('4 open')).toBeVisible();
  expect(document.title).toBe('Dashboard · Cadence');
  expect(await findViolations(view.container)).toEqual([]);
});

test('a dashboard to which nobody contributes says so', async () => {
  renderApp(server, { path: '/v3/home' });
  await screen.findByText('Nothing is on the dashboard yet');
});

test.each(['/', '/v3', '/v3/'])('[SHELL-015] %s leads to the dashboard', async (path) => {
  const view = renderApp(server, { path });
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(view.location()).toBe('/v3/home');
});

test('[SHELL-016] /v2 leads to the notifications', async () => {
  const view = renderApp(server, { path: '/v2' });
  await screen.findByText('There are no notifications right now.');
  expect(view.location()).toBe('/v3/notifications');
});

test.each(['/elsewhere', '/v3/nothing/here'])(
  '[SHELL-017] [SHELL-018] %s is no page and leads home',
  async (path) => {
    const view = renderApp(server, { path });
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(view.location()).toBe('/v3/home');
  },
);

test('[SHELL-019] [SHELL-020] an old hash link with a goal leads to its page', async () => {
  const view = renderApp(server, { path: '/app#/users?selectedGoalId=x', ...composed });
  await screen.findByText('The chart');
  expect(view.location()).toBe('/v3/organization');
});

test('the menu has what the remotes bring, in order, and nothing that is not there', async () => {
  renderApp(server, { path: '/v3/home', ...composed });
  const menu = await screen.findByRole('navigation', { name: 'Main' });
  const labels = within(within(menu).getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(labels).toEqual(['Dashboard', 'Goals', 'Organization']);
  expect(menu).toHaveTextContent('Week 8 of 14');
});

test('[SHELL-022] [SHELL-023] the selected item follows the prefix, Organization on profiles too', async () => {
  const view = renderApp(server, { path: '/v3/goals/12', ...composed });
  await screen.findByText('The goals list');
  expect(screen.getByRole('link', { name: 'Goals' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  view.unmount();

  renderApp(server, { path: '/v3/profile', ...composed });
  await screen.findByText('The profile');
  expect(screen.getByRole('link', { name: 'Organization' })).toHaveAttribute('aria-current', 'true');
});

test('the menu collapses to icons, keeps its names, and is remembered', async () => {
  const view = renderApp(server, { path: '/v3/home', ...composed });
  await userEvent.click(await screen.findByRole('button', { name: 'Collapse' }));
  expect(screen.getByRole('link', { name: 'Goals' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Expand menu' })).toHaveAttribute('aria-expanded', 'false');
  expect(localStorage.getItem('cadence.menu')).toBe('collapsed');
  expect(await findViolations(view.container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Expand menu' }));
});

test('a page that is not open to the role says so and keeps the session', async () => {
  const guarded = makeDescriptor('talent', {
    routes: [
      {
        id: 'list',
        path: '/v3/talent',
        title: 'Talent',
        page: { expose: './list' },
        access: { notRoles: ['contributor'] },
      },
    ],
    menu: [{ routeId: 'list', label: 'Talent', icon: 'talent', order: 60, to: '/v3/talent' }],
  });
  renderApp(server, { path: '/v3/talent', remotes: [guarded] });
  await screen.findByText('Talent is not open to your role');
  expect(screen.queryByRole('link', { name: 'Talent' })).toBeNull();
});

test('changing the page moves the focus into it; showing another goal does not', async () => {
  renderApp(server, { path: '/v3/home', ...composed });
  await userEvent.click(await screen.findByRole('link', { name: 'Goals' }));
  await screen.findByText('The goals list');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(document.title).toBe('Goals · Cadence');
});

test('the skip link leads past the menu', async () => {
  renderApp(server, { path: '/v3/home', ...composed });
  await userEvent.click(await screen.findByRole('button', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

/** By typing the item's first word, as the keyboard of a menu allows; jsdom has no pointer to hover with. */
async function chooseFromProfileMenu(role: 'menuitem' | 'menuitemradio', name: string): Promise<void> {
  const trigger = await screen.findByRole('button', { name: 'Profile menu, Zoë Lefèvre' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await userEvent.keyboard(name.slice(0, name.indexOf(' ')));
  const item = screen.getByRole(role, { name });
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
}

test('[SHELL-029] the profile menu shows the profile and signs out', async () => {
  server.use(on('auth.signOut', () => ({ Success: true })));
  const view = renderApp(server, { path: '/v3/home', ...composed });
  await chooseFromProfileMenu('menuitem', 'View Profile');
  await screen.findByText('The profile');
  expect(view.location()).toBe('/v3/profile');

  await chooseFromProfileMenu('menuitem', 'Sign out');
  await screen.findByRole('heading', { name: 'Log in to Acme' });
});

test('the profile menu switches the theme', async () => {
  renderApp(server, { path: '/v3/home' });
  await chooseFromProfileMenu('menuitemradio', 'Dark theme');
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
});

test('[SHELL-013] /v3/signout ends the session and shows the login', async () => {
  const told = Promise.withResolvers<string | null>();
  server.use(
    on('auth.signOut', ({ headers }) => {
      told.resolve(headers.get('authorization'));
      return { Success: true };
    }),
  );
  const view = renderApp(server, { path: '/v3/signout', session: fakeSession({ token: 'mine' }) });
  await screen.findByRole('heading', { name: 'Log in to Acme' });
  await expect(told.promise).resolves.toBe('Bearer mine');
  expect(view.location()).toBe('/v3/login');
});

test('[AUTH-006] a stored session that is over shows the login in place of the page, and leads there afterwards', async () => {
  const view = renderApp(server, { path: '/v3/goals/12', ...composed });
  server.use(
    on('auth.relogin', () => {
      throw new ApiProblem('unauthenticated', 'The session is over.');
    }),
    on('auth.login', () => fakeSession()),
  );
  await screen.findByText('Your session has ended. Log in to go on.');
  await userEvent.type(screen.getByLabelText('Email'), 'contributor@acme.example');
  await userEvent.type(screen.getByLabelText('Password'), 'Cadence-2026!');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByText('The goals list');
  expect(view.location()).toBe('/v3/goals/12');
});

test('a server that cannot be reached is said, and Retry goes on', async () => {
  renderApp(server, { path: '/v3/home' });
  server.use(onOffline('auth.relogin'));
  await screen.findByText('Cadence cannot be reached');
  server.use(on('auth.relogin', () => fakeSession()));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Dashboard' });
});

test('overrides are shown with a way to clear them', async () => {
  const overrides = [{ remote: 'goals', url: 'http://localhost:4101/mf-manifest.json' }];
  renderApp(server, { path: '/v3/home', ...composed, overrides });
  await screen.findByText('goals from http://localhost:4101');
  expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
});

test('a newer release is offered, and waits while something is unsaved', async () => {
  function Editor(): ReactNode {
    const [isDirty, setDirty] = useState(true);
    useUnsavedGuard(isDirty, 'A comment is not saved.');
    return (
      <button type="button" onClick={() => setDirty(false)}>
        Save
      </button>
    );
  }
  const asked = Promise.withResolvers<void>();
  server.use(
    http.get('*/registry.json', () => {
      asked.resolve();
      return HttpResponse.json(makeRegistry({}, { revision: '2' }));
    }),
  );
  renderApp(server, { path: '/v3/goals', remotes: [goals], components: { 'goals/./list': Editor } });
  const save = await screen.findByRole('button', { name: 'Save' });
  window.dispatchEvent(new Event('focus'));
  await act(() => asked.promise);
  expect(screen.queryByText('A new version is ready.')).toBeNull();
  await userEvent.click(save);
  await screen.findByText('A new version is ready.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('a lost network is a quiet line that leaves by itself', async () => {
  renderApp(server, { path: '/v3/home' });
  await screen.findByRole('heading', { name: 'Dashboard' });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText('You are offline.')).toBeVisible();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('You are offline.')).toBeNull());
});

test('below 768 px the menu is a drawer that closes when a page is chosen', async () => {
  const matchMedia = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: query.includes('max-width') }),
    );
  renderApp(server, { path: '/v3/home', ...composed });
  await screen.findByText('Your week');
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('navigation', { name: 'Main' });
  expect(await findViolations()).toEqual([]);
  await userEvent.click(within(menu).getByRole('link', { name: 'Goals' }));
  await screen.findByText('The goals list');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without a registry the shell stands and says what is missing', async () => {
  renderApp(server, { path: '/v3/home', registrySource: 'none' });
  await screen.findByText('Most of Cadence could not be found.');
});

test('a page that throws stays inside its place', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = (): never => {
    throw new Error('planted');
  };
  renderApp(server, { path: '/v3/goals', remotes: [goals], components: { 'goals/./list': broken } });
  await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Goals · Cadence'));
});
