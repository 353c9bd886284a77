import { ApiProblem, fakeSession, on, onOffline, setupApiServer } from '@cadence/shared-auth/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composed } from '../testing/composed.tsx';
import { forgetBrowser, renderApp } from '../testing/render-app.tsx';

const server = setupApiServer();
beforeEach(forgetBrowser);

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
  await screen.findByText('Your session has ended. Log in to continue.');
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
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(screen.queryByText('Cadence cannot be reached')).toBeNull();
});
