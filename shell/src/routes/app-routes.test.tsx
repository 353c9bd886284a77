import { fakeSession, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import type { PageProps } from '@cadence/shared-contract/remote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeNote } from '../notifications/testing/make-note.ts';
import { makeDescriptor } from '../remotes/testing/fixtures.ts';
import { composed, goals } from '../testing/composed.tsx';
import { forgetBrowser, renderApp } from '../testing/render-app.tsx';

const server = setupApiServer();
beforeEach(forgetBrowser);

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
  expect(await screen.findByText('Nothing is on the dashboard yet')).toBeVisible();
});

test.each(['/', '/v3', '/v3/'])('[SHELL-015] %s leads to the dashboard', async (path) => {
  const view = renderApp(server, { path });
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(view.location()).toBe('/v3/home');
  expect(screen.queryByText(/^There is no page at/)).toBeNull();
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
    expect(screen.getByText(/^There is no page at/)).toBeVisible();
    expect(screen.getByText(path)).toBeVisible();
    expect(await findViolations(view.container)).toEqual([]);
  },
);

test('[SHELL-019] [SHELL-020] an old hash link with a goal leads to its page', async () => {
  const view = renderApp(server, { path: '/app#/users?selectedGoalId=x', ...composed });
  await screen.findByText('The chart');
  expect(view.location()).toBe('/v3/organization');
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
  expect(screen.getByRole('link', { name: 'See who that is' })).toHaveAttribute('href', '/v3/help');
  expect(screen.queryByRole('link', { name: 'Talent' })).toBeNull();
});

test.each([
  ['readStrategy', 'StrategyEnabled', true],
  ['openTalent', 'TalentEnabled', true],
  ['editCompany', 'StrategyEnabled', false],
] as const)(
  'a page behind %s, with %s off, says that it is switched off: %s',
  async (ability, flag, isOff) => {
    const guarded = makeDescriptor('strategy', {
      routes: [
        {
          id: 'page',
          path: '/v3/strategy',
          title: 'Strategy',
          page: { expose: './page' },
          access: { abilities: [ability] },
        },
      ],
    });
    const session = fakeSession({ tenant: { [flag]: false } });
    renderApp(server, { path: '/v3/strategy', remotes: [guarded], session });
    const title = isOff ? 'Your organization has Strategy switched off' : 'Strategy is not open to your role';
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryAllByText(/Only the operator of Cadence can switch it on/)).toHaveLength(
      isOff ? 1 : 0,
    );
  },
);

test('changing the page moves the focus into it; showing another goal does not', async () => {
  renderApp(server, { path: '/v3/home', ...composed });
  await userEvent.click(await screen.findByRole('link', { name: 'Goals' }));
  await screen.findByText('The goals list');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(document.title).toBe('Goals · Cadence');
});

test.each([
  ['/v3/profile/%', 'The page of %'],
  ['/v3/profile/%E0%A4%A', 'The page of %E0%A4%A'],
  ['/v3/profile/9?tab=%&q=%ff', 'The page of 9'],
  ['/v3/profile/9#%', 'The page of 9'],
  ['/v3/%/nowhere', 'Dashboard'],
  ['/v3/notifications/%', 'Dashboard'],
])('an address that does not decode has its page: %s', async (path, shown) => {
  // The router says that it takes the path as it is.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const profile = makeDescriptor('people', {
    prefixes: ['/v3/profile'],
    routes: [{ id: 'one', path: '/v3/profile/:personId', title: 'Profile', page: { expose: './one' } }],
  });
  const one = ({ params }: PageProps) => <p>The page of {params['personId']}</p>;
  renderApp(server, { path, remotes: [profile], components: { 'people/./one': one } });
  expect((await screen.findAllByText(shown))[0]).toBeVisible();
});

test('a page of the shell that throws stays inside its place, and so does what opens over it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = renderApp(server, { path: '/v3/notifications', ...composed });
  const unreadable = makeNote(1, { CreatedAt: 'on no day at all' });
  server.use(on('notifications.list', () => ({ Notifications: [unreadable], UnreadCount: 1, count: 1 })));
  expect(await screen.findByText('Notifications can’t be shown right now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/v3/home');
  await userEvent.click(screen.getByRole('link', { name: 'Goals' }));
  await screen.findByText('The goals list');
  await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(drawer).toHaveTextContent('Something went wrong in this part. The rest of the page keeps working.');
  await userEvent.click(screen.getByText('Close', { selector: 'button' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(view.location()).toBe('/v3/goals');
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
