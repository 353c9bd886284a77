import { act, screen, waitFor } from '@testing-library/react';
import { findViolations, onOffline, renderWithShell, setupApiServer } from '@cadence/shared-auth/testing';
import { MINE, OFFER, serveItems } from '../testing/action-items.fixtures.ts';
import OpenItems from './open-items.tsx';

const server = setupApiServer();

test('[SHELL-027] a link to the action items counts those in progress that are assigned to the viewer', async () => {
  const held = serveItems(server, MINE, OFFER);
  const { hub } = renderWithShell(<OpenItems />);
  const link = await screen.findByRole('link', { name: 'Action items, 1 for you' });
  expect(link).toHaveAttribute('href', '/v3/actionitems');
  expect(await findViolations()).toEqual([]);
  held.items = [OFFER];
  act(() => hub.emit('NotificationUpdate', { id: null }));
  expect(await screen.findByRole('link', { name: 'Action items' })).toBeVisible();
});

test('without an answer the link is there without a number', async () => {
  server.use(onOffline('actionItems.list'));
  renderWithShell(<OpenItems />);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Action items' })).toHaveTextContent(/^$/));
});
