import { endSession, HeaderContent, usePageTitle, useShell, useUnsavedGuard } from '@cadence/shared-auth';
import { findViolations, setupApiServer } from '@cadence/shared-auth/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@cadence/shared-ui/router';
import { useState, type ReactNode } from 'react';
import { makeDescriptor } from '../remotes/testing/fixtures.ts';
import { goals } from '../testing/composed.tsx';
import { forgetBrowser, renderApp } from '../testing/render-app.tsx';

const server = setupApiServer();
beforeEach(forgetBrowser);

const page = (id: string, path: `/${string}`) =>
  ({ id, path, title: 'Manual', page: { expose: './alone' } }) as const;
const manual = makeDescriptor('manual', {
  routes: [{ ...page('alone', '/v3/manual/:key'), isBare: true }, page('about', '/v3/manual/about')],
  menu: [],
});

function Alone(): ReactNode {
  const shell = useShell();
  const [isWritten, setWritten] = useState(false);
  usePageTitle(isWritten ? 'Written manual' : null);
  useUnsavedGuard(isWritten, 'Two answers are not saved.');
  return (
    <>
      <HeaderContent>
        <span>Zoë Lefèvre</span>
      </HeaderContent>
      <p>Four sentences</p>
      <button type="button" onClick={() => setWritten(true)}>
        Write
      </button>
      <button type="button" onClick={() => shell.toast({ title: 'Kept' })}>
        Keep
      </button>
      <Link to="/v3/goals">To the goals</Link>
    </>
  );
}

const remotes = [manual, goals];
const components = { 'manual/./alone': Alone, 'goals/./list': () => <p>The goals list</p> };
const isFramed = (): boolean => screen.queryByRole('navigation', { name: 'Main' }) !== null;

test('a bare route is drawn alone, with its landmarks, its title and the tenant’s mark', async () => {
  const view = renderApp(server, {
    path: '/v3/manual/k1',
    remotes,
    components,
    config: { tenant: { name: 'Acme', primaryColor: '#3781C2', logo: '/acme.svg' } },
  });
  await screen.findByText('Four sentences');
  expect(isFramed()).toBe(false);
  expect(screen.queryByRole('button', { name: /Search|Notifications|Zoë/ })).toBeNull();
  expect(screen.queryByText(/Week 8 of 14/)).toBeNull();
  expect(screen.getByRole('banner')).toHaveTextContent('ManualZoë Lefèvre');
  expect(screen.getByRole('banner').querySelector('img')).toHaveAttribute('src', '/acme.svg');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Manual');
  expect(document.title).toBe('Manual · Cadence');
  expect(document.documentElement.style.getPropertyValue('--primary')).not.toBe('');
  expect(await findViolations(view.container)).toEqual([]);
});

test('the skip link leads to the page, and ? to the shortcuts', async () => {
  renderApp(server, { path: '/v3/manual/k1', remotes, components });
  await userEvent.click(await screen.findByRole('button', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
  await screen.findByText('Four sentences');
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('a route without the field is framed as before, also beside a bare one', async () => {
  renderApp(server, { path: '/v3/manual/about', remotes, components });
  await screen.findByText('Four sentences');
  expect(isFramed()).toBe(true);
});

test('from a bare page into the frame the focus goes to the page; toasts are said', async () => {
  renderApp(server, { path: '/v3/manual/k1', remotes, components });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep' }));
  expect(await screen.findByText('Kept')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'To the goals' }));
  await screen.findByText('The goals list');
  expect(isFramed()).toBe(true);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(document.title).toBe('Goals · Cadence');
});

test('what is unsaved on a bare page asks before it is left', async () => {
  const view = renderApp(server, { path: '/v3/manual/k1', remotes, components });
  await userEvent.click(await screen.findByRole('button', { name: 'Write' }));
  await waitFor(() => expect(document.title).toBe('Written manual · Cadence'));
  await userEvent.click(screen.getByRole('link', { name: 'To the goals' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Two answers are not saved.');
  expect(view.location()).toBe('/v3/manual/k1');
});

test('signed out, a bare page is the login', async () => {
  renderApp(server, { path: '/v3/manual/k1', remotes, components, session: null });
  await screen.findByRole('heading', { name: 'Log in to Acme' });
  expect(screen.queryByText('Four sentences')).toBeNull();
});

test('when the session ends, the login takes the place of a bare page', async () => {
  renderApp(server, { path: '/v3/manual/k1', remotes, components });
  await screen.findByText('Four sentences');
  act(() => endSession('expired'));
  await screen.findByRole('heading', { name: 'Log in to Acme' });
  expect(screen.queryByText('Four sentences')).toBeNull();
});

test('a bare page that throws stays inside its place and can be left', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = (): never => {
    throw new Error('planted');
  };
  renderApp(server, { path: '/v3/manual/k1', remotes, components: { 'manual/./alone': broken } });
  await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  expect(isFramed()).toBe(false);
});

test('a role that may not open a bare page sees a message', async () => {
  const [alone] = manual.routes;
  const guarded = { ...manual, routes: [{ ...alone!, access: { notRoles: ['contributor'] } }] } as const;
  renderApp(server, { path: '/v3/manual/k1', remotes: [guarded], components });
  await screen.findByText('Manual is not open to your role');
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
});
