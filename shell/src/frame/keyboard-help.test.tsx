import { findViolations, setupApiServer } from '@cadence/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseFromProfileMenu } from '../testing/choose-from-profile-menu.ts';
import { composed } from '../testing/composed.tsx';
import { forgetBrowser, renderApp } from '../testing/render-app.tsx';

const server = setupApiServer();
beforeEach(forgetBrowser);

const help = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

test('? shows every shortcut, Escape leads back', async () => {
  renderApp(server, { path: '/v3/home', ...composed });
  await screen.findByText('Company goals');
  await userEvent.keyboard('?');
  const dialog = await help();
  expect(within(dialog).getByText('Next and previous goal')).toBeVisible();
  const pages = within(dialog).getByRole('region', { name: /^Go to/ });
  expect(within(pages).getByText('Dashboard').previousSibling).toHaveTextContent('GD');
  expect(await findViolations(document.body)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a question mark that is typed stays one', async () => {
  renderApp(server, { path: '/v3/home', ...composed });
  await screen.findByText('Company goals');
  await userEvent.keyboard('{Control>}k{/Control}');
  const search = await screen.findByRole('combobox', { name: 'Search or jump to' });
  await userEvent.type(search, 'why?');
  expect(search).toHaveValue('why?');
  expect(screen.queryByText('Keyboard shortcuts')).toBeNull();
});

test('single keys can be switched off, for the person and not for the next one', async () => {
  const view = renderApp(server, { path: '/v3/home', ...composed });
  await chooseFromProfileMenu('Keyboard shortcuts');
  const dialog = await help();
  await userEvent.click(within(dialog).getByRole('switch', { name: /^Single keys/ }));
  expect(within(dialog).getByText('Next and previous goal (off)')).toBeVisible();
  expect(within(dialog).getByText('Close what is open on top')).toBeVisible();
  const pages = within(dialog).getByRole('region', { name: /^Go to/ });
  expect(within(pages).getByText('Dashboard (off)')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  view.unmount();

  renderApp(server, { path: '/v3/home', ...composed });
  await screen.findByText('Company goals');
  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await chooseFromProfileMenu('Keyboard shortcuts');
  expect(within(await help()).getByRole('switch', { name: /^Single keys/ })).not.toBeChecked();
});

test('the profile menu leads to them too', async () => {
  renderApp(server, { path: '/v3/home', ...composed });
  await chooseFromProfileMenu('Keyboard shortcuts');
  expect(await help()).toBeVisible();
});
