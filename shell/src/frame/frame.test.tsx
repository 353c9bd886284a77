import { usePageTitle, useUnsavedGuard } from '@cadence/shared-auth';
import { findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState, type ReactNode } from 'react';
import { makeServed, makeSigner } from '../remotes/testing/signed-registry.ts';
import { chooseFromProfileMenu } from '../testing/choose-from-profile-menu.ts';
import { composed, goals } from '../testing/composed.tsx';
import { forgetBrowser, renderApp } from '../testing/render-app.tsx';

const server = setupApiServer();
beforeEach(forgetBrowser);

/** Every query about a greatest width holds. */
function beOnAPhone(): void {
  const matchMedia = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: query.includes('max-width') }),
    );
}

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
  await userEvent.click(await screen.findByRole('button', { name: 'Collapse menu' }));
  expect(screen.getByRole('link', { name: 'Goals' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Expand menu' })).toHaveAttribute('aria-expanded', 'false');
  expect(localStorage.getItem('cadence.menu')).toBe('collapsed');
  expect(await findViolations(view.container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Expand menu' }));
});

test('the skip link leads past the menu', async () => {
  renderApp(server, { path: '/v3/home', ...composed });
  await userEvent.click(await screen.findByRole('button', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('[SHELL-029] the profile menu shows the profile and signs out', async () => {
  server.use(on('auth.signOut', () => ({ Success: true })));
  const view = renderApp(server, { path: '/v3/home', ...composed });
  await chooseFromProfileMenu('View Profile');
  await screen.findByText('The profile');
  expect(view.location()).toBe('/v3/profile');

  await chooseFromProfileMenu('Sign out');
  await screen.findByRole('heading', { name: 'Log in to Acme' });
});

test('the profile menu switches the theme', async () => {
  renderApp(server, { path: '/v3/home' });
  await chooseFromProfileMenu('Dark theme');
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
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
  const signer = await makeSigner();
  const served = await makeServed(signer, { entries: {} });
  server.use(
    http.get('*/registry.json', () => {
      asked.resolve();
      return HttpResponse.json(served);
    }),
  );
  renderApp(server, {
    path: '/v3/goals',
    remotes: [goals],
    components: { 'goals/./list': Editor },
    config: { releaseKeys: [signer.key] },
  });
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
  beOnAPhone();
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

test('on a phone the places people go are at the bottom, and who is signed in at the foot of the menu', async () => {
  server.use(on('auth.signOut', () => ({ Success: true })));
  beOnAPhone();
  const view = renderApp(server, { path: '/v3/goals', ...composed });
  await screen.findByText('The goals list');
  const places = screen.getByRole('navigation', { name: 'Places' });
  const links = within(places).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Goals', 'Organization']);
  expect(within(places).getByRole('link', { name: 'Goals' })).toHaveAttribute('aria-current', 'page');
  expect(await findViolations(view.container)).toEqual([]);
  await userEvent.click(within(places).getByRole('link', { name: 'Organization' }));
  await screen.findByText('The chart');

  expect(screen.queryByRole('button', { name: /^Profile menu/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await chooseFromProfileMenu('Sign out');
  await screen.findByRole('heading', { name: 'Log in to Acme' });
});

test('without a registry the shell is shown and says what is missing', async () => {
  renderApp(server, { path: '/v3/home', registrySource: 'none' });
  expect(await screen.findByText('Most of Cadence could not be found.')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

const WAY_HERE = [{ label: 'Organization', to: '/v3/organization' }];
function Ana(): ReactNode {
  usePageTitle('Ana Ruiz', WAY_HERE);
  return <p>Her profile</p>;
}

test('[PROF-001] a page names itself and the pages it belongs to, which lead back', async () => {
  const components = { ...composed.components, 'people/./profile': Ana };
  const view = renderApp(server, { path: '/v3/profile', ...composed, components });
  const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('heading', { level: 1, name: 'Ana Ruiz' })).toBeVisible();
  expect(document.title).toBe('Ana Ruiz · Cadence');
  expect(await findViolations(view.container)).toEqual([]);
  await userEvent.click(crumbs.getByRole('link', { name: 'Organization' }));
  await screen.findByText('The chart');
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
});
