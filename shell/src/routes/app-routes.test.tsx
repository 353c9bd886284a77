import { findViolations, setupApiServer } from '@cadence/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('changing the page moves the focus into it; showing another goal does not', async () => {
  renderApp(server, { path: '/v3/home', ...composed });
  await userEvent.click(await screen.findByRole('link', { name: 'Goals' }));
  await screen.findByText('The goals list');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(document.title).toBe('Goals · Cadence');
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
