import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  expectFailuresSaid,
  renderWithShell,
  setupApiServer,
  type ChangeOf,
  type ChangeOnScreen,
} from '@cadence/shared-auth/testing';
import { ANA, fakeItem, JOSE, MINE, OFFER, serveItems } from '../testing/action-items.fixtures.ts';
import { editorParts, showStrategy } from '../testing/show-strategy.tsx';
import { fakeStrategy, serveStrategy, WRITTEN } from '../testing/strategy.fixtures.ts';
import ActionItemsPage from './action-items-page.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

const pressButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function showItems() {
  const NAMED = fakeItem({ Id: 9, Title: 'Book the rooms', Author: JOSE, NamedBy: JOSE });
  serveItems(server, MINE, OFFER, NAMED);
  return renderWithShell(<ActionItemsPage />, { route: '/v3/actionitems' });
}

async function openItem(button: string, dialog: string) {
  const { toasts } = showItems();
  await pressButton(button);
  const drawer = within(await screen.findByRole('dialog', { name: dialog }));
  const title = drawer.getByRole('textbox', { name: 'Title' });
  const press = async () => userEvent.click(await drawer.findByRole('button', { name: 'Save' }));
  return { toasts, drawer, title, press };
}

const WALKS: Readonly<Record<ChangeOf<'actionItems' | 'strategy'>, () => Promise<ChangeOnScreen>>> = {
  'actionItems.create': async () => {
    const { drawer, title, ...walk } = await openItem('New Action Item', 'New Action Item');
    await userEvent.type(title, 'Send the offer');
    await userEvent.type(drawer.getByLabelText('Deadline'), '2026-12-01');
    await userEvent.type(drawer.getByRole('combobox', { name: 'Assignee' }), ANA.Name);
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${ANA.Name}`) }));
    return walk;
  },
  'actionItems.update': async () => {
    const { title, ...walk } = await openItem('Edit Send the second offer', 'Edit Action Item');
    await userEvent.type(title, ' today');
    return walk;
  },
  'actionItems.markComplete': async () => {
    const { toasts } = showItems();
    return { toasts, press: () => pressButton('Mark as Complete: Name a deputy') };
  },
  'actionItems.delete': async () => {
    const { toasts } = showItems();
    await pressButton('Delete Send the second offer');
    return { toasts, press: () => pressButton('Delete') };
  },
  'actionItems.decline': async () => {
    const { toasts } = showItems();
    await pressButton('Decline Book the rooms');
    return { toasts, press: () => pressButton('Decline') };
  },
  'strategy.save': async () => {
    serveStrategy(server, fakeStrategy(WRITTEN));
    const { toasts } = showStrategy('?edit=statements');
    const { write, saveDraft } = await editorParts();
    await write('Vision Statement', 'Kept. ');
    return { toasts, press: saveDraft };
  },
};

test.each(Object.keys(WALKS) as (keyof typeof WALKS)[])('[D-124] %s that fails says so', async (id) => {
  await expectFailuresSaid(server, id, await WALKS[id]());
});
