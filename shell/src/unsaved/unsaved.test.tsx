import { useShell, useUnsavedGuard } from '@cadence/shared-auth';
import { on, setupApiServer } from '@cadence/shared-auth/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { makeDescriptor } from '../remotes/testing/fixtures.ts';
import { chooseFromProfileMenu } from '../testing/choose-from-profile-menu.ts';
import { forgetBrowser, renderApp } from '../testing/render-app.tsx';

const server = setupApiServer();
beforeEach(forgetBrowser);

function Editor(): ReactNode {
  const shell = useShell();
  const [isDirty, setDirty] = useState(false);
  useUnsavedGuard(isDirty, 'The comment on week 8 is not saved.');
  return (
    <>
      <button type="button" onClick={() => setDirty(true)}>
        Write
      </button>
      <button type="button" onClick={() => shell.navigate('/v3/goals?tab=history')}>
        History
      </button>
      <p>{isDirty ? 'written' : 'empty'}</p>
    </>
  );
}

async function openEditor() {
  const view = renderApp(server, {
    path: '/v3/home',
    remotes: [makeDescriptor('goals')],
    components: { 'goals/./list': Editor },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'goals' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Write' }));
  await screen.findByText('written');
  return view;
}

test('a link asks before unsaved work is left; Continue stays', async () => {
  const view = await openEditor();
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'You have unsaved changes' });
  expect(dialog).toHaveTextContent('The comment on week 8 is not saved.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(view.location()).toBe('/v3/goals');
  expect(screen.getByText('written')).toBeVisible();
});

test('Escape is no decision to discard', async () => {
  const view = await openEditor();
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('alertdialog');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(view.location()).toBe('/v3/goals');
});

test('Discard goes where the link leads', async () => {
  const view = await openEditor();
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(view.location()).toBe('/v3/home');
});

test('Back asks, too, and the address stays', async () => {
  const view = await openEditor();
  act(() => window.history.back());
  await screen.findByRole('alertdialog');
  await waitFor(() => expect(view.location()).toBe('/v3/goals'));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await screen.findByRole('heading', { name: 'Dashboard' });
});

test('what a page navigates to itself is its own decision', async () => {
  const view = await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'History' }));
  await waitFor(() => expect(view.location()).toBe('/v3/goals?tab=history'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('closing the window asks only while something is unsaved', async () => {
  await openEditor();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});

test('signing out by the menu asks first', async () => {
  let signedOut = false;
  server.use(
    on('auth.signOut', () => {
      signedOut = true;
      return { Success: true };
    }),
  );
  await openEditor();
  await chooseFromProfileMenu('Sign out');
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(signedOut).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(signedOut).toBe(true));
});
