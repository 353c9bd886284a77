import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  ApiProblem,
  findViolations,
  on,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import { ANA, fakeItem, JOSE, MINE, serveItems, VIEWER } from '../testing/action-items.fixtures.ts';
import ActionItemsPage from './action-items-page.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

const show = () => renderWithShell(<ActionItemsPage />, { route: '/v3/actionitems' });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
/** José put it in the viewer's name. */
const NAMED = fakeItem({ Id: 9, Title: 'Book the rooms', Author: JOSE, NamedBy: JOSE });

async function openDecline() {
  const shown = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Decline Book the rooms' }));
  return {
    ...shown,
    dialog: within(await screen.findByRole('dialog', { name: 'Decline this action item?' })),
  };
}

test('[D-86] who added an item in somebody else’s name is shown in its row and in its drawer', async () => {
  serveItems(server, NAMED, fakeItem({ Id: 10, Title: 'My own', Author: VIEWER }), MINE);
  show();
  expect((await rowOf(/Book the rooms/)).getByText(`Added by ${JOSE.Name}`)).toBeVisible();
  expect((await rowOf(/My own/)).queryByText(/Added by/)).not.toBeInTheDocument();
  expect((await rowOf(/Name a deputy/)).queryByText(/Added by/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Book the rooms' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit Action Item' }));
  expect(drawer.getByText(`Added by ${JOSE.Name}`)).toBeVisible();
});

test('[D-86] choosing another requester says that they are notified', async () => {
  serveItems(server);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'New Action Item' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'New Action Item' }));
  const sentence = 'They are notified, and can decline.';
  expect(drawer.queryByText(sentence)).not.toBeInTheDocument();
  const requester = drawer.getByRole('combobox', { name: 'Requester' });
  await userEvent.clear(requester);
  await userEvent.type(requester, ANA.Name);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${ANA.Name}`) }));
  expect(drawer.getByText(sentence)).toBeVisible();
});

test('[D-125] only whom another named can decline, with a reason or without', async () => {
  const held = serveItems(server, NAMED, fakeItem({ Id: 11, Title: 'My own' }));
  const sent: unknown[] = [];
  server.use(
    on('actionItems.decline', ({ params, body }) => {
      sent.push([Number(params.id), body]);
      held.items = held.items.filter(({ Id }) => Id !== Number(params.id));
      return { Success: true };
    }),
  );
  const { dialog, toasts } = await openDecline();
  expect(screen.queryByRole('button', { name: 'Decline My own', hidden: true })).not.toBeInTheDocument();
  expect(dialog.getByText(new RegExp(`${JOSE.Name} becomes its requester`))).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), ' Not mine ');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([[9, { Reason: 'Not mine' }]]);
  expect(toasts.map(({ title }) => title)).toEqual(['Action item declined']);
  await waitFor(() => expect(screen.queryByRole('row', { name: /Book the rooms/ })).not.toBeInTheDocument());
});

test('[D-125] what is refused is said in the dialog, and the reason is kept', async () => {
  serveItems(server, NAMED);
  server.use(
    on('actionItems.decline', () => {
      throw new ApiProblem('conflict', 'José is deactivated and cannot take it back.');
    }),
  );
  const { dialog, toasts } = await openDecline();
  const reason = dialog.getByRole('textbox', { name: /^Reason/ });
  await userEvent.type(reason, 'Not mine');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText('José is deactivated and cannot take it back.')).toBeVisible();
  expect(reason).toHaveValue('Not mine');
  expect(toasts).toEqual([]);
});

test('[D-125] an item that is no longer in the viewer’s name counts as declined', async () => {
  serveItems(server, NAMED);
  server.use(
    on('actionItems.decline', () => {
      throw new ApiProblem('not_found', 'This does not exist, or you may not see it.');
    }),
  );
  const { dialog } = await openDecline();
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
