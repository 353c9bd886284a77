import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BodyOf } from '@cadence/shared-contract';
import { useShell } from '@cadence/shared-auth';
import {
  AlreadyMade,
  ApiProblem,
  findViolations,
  on,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import { ANA, fakeItem, JOSE, OFFER, serveItems, VIEWER } from '../testing/action-items.fixtures.ts';
import ActionItemsPage from './action-items-page.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

async function partsOf(name: 'New Action Item' | 'Edit Action Item') {
  const drawer = within(await screen.findByRole('dialog', { name }));
  return {
    drawer,
    title: drawer.getByRole('textbox', { name: 'Title' }),
    deadline: drawer.getByLabelText('Deadline'),
    assignee: drawer.getByRole('combobox', { name: 'Assignee' }),
    requester: drawer.getByRole('combobox', { name: 'Requester' }),
    save: drawer.getByRole('button', { name: 'Save' }),
    cancel: drawer.getByRole('button', { name: 'Cancel' }),
    async choose(field: HTMLElement, person: string): Promise<void> {
      await userEvent.clear(field);
      await userEvent.type(field, person);
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${person}`) }));
    },
  };
}

async function openNew() {
  const shown = renderWithShell(<ActionItemsPage />, { route: '/v3/actionitems' });
  await userEvent.click(await screen.findByRole('button', { name: 'New Action Item' }));
  return { ...shown, ...(await partsOf('New Action Item')) };
}

async function openOffer() {
  const shown = renderWithShell(<ActionItemsPage />, { route: '/v3/actionitems' });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Send the second offer' }));
  return { ...shown, ...(await partsOf('Edit Action Item')) };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Leaves the new item unsaved; the next one starts empty and offers its title once more. */
async function discardAndRestore(cancel: HTMLElement, title: string): Promise<void> {
  await userEvent.click(cancel);
  const question = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
  await isClosed();
  await userEvent.click(screen.getByRole('button', { name: 'New Action Item' }));
  const again = await partsOf('New Action Item');
  expect(again.title).toHaveValue('');
  await userEvent.click(again.drawer.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(again.title).toHaveValue(title));
}

test('[ACT-007] [ACT-010] a new item has four fields, and its author is the requester', async () => {
  serveItems(server);
  const { drawer, title, deadline, assignee, requester, location } = await openNew();
  expect([title, deadline, assignee]).toHaveLength(3);
  for (const field of [title, deadline, assignee]) expect(field).toHaveValue('');
  expect(requester).toHaveValue(`${VIEWER.Name} (You)`);
  expect(location()).toBe('/v3/actionitems?item=new');
  expect(drawer.getAllByText(/Title|Deadline|Assignee|Requester/)).toHaveLength(4);
  expect(await findViolations()).toEqual([]);
});

test('[ACT-008] [ACT-009] what is missing is said at its field, and nothing is sent', async () => {
  serveItems(server);
  const { drawer, title, save, requester } = await openNew();
  await userEvent.clear(requester);
  await userEvent.click(drawer.getByRole('button', { name: 'Clear' }));
  await userEvent.click(save);
  await waitFor(() => expect(drawer.getAllByText('Please enter!')).toHaveLength(2));
  expect(drawer.getAllByText('Please select!')).toHaveLength(2);
  expect(title).toHaveFocus();
  await userEvent.type(title, 'x');
  expect(drawer.getAllByText('Please enter!')).toHaveLength(1);
});

test('[ACT-018] a new item is sent once, with a key, and is in the list', async () => {
  const held = serveItems(server);
  const sent: { body: BodyOf<'actionItems.create'>; key: string | null }[] = [];
  server.use(
    on('actionItems.create', ({ body, headers }) => {
      sent.push({ body, key: headers.get('idempotency-key') });
      const item = fakeItem({ Title: body.Title });
      held.items = [item];
      return item;
    }),
  );
  const { title, deadline, assignee, save, choose, toasts } = await openNew();
  await userEvent.type(title, ' Send the offer ');
  await userEvent.type(deadline, '2026-12-01');
  await choose(assignee, ANA.Name);
  await userEvent.click(save);
  await isClosed();
  const body = {
    Title: 'Send the offer',
    DueDate: '2026-12-01',
    AssigneeId: ANA.Id,
    RequesterId: VIEWER.Id,
  };
  expect(sent.map((one) => one.body)).toEqual([body]);
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(toasts.map((toast) => toast.title)).toEqual(['Action item added']);
  expect(await screen.findByRole('row', { name: /Send the offer/ })).toBeVisible();
});

test('[D-122] an answer that was lost, and a word added: still one item', async () => {
  serveItems(server);
  const keys: (string | null)[] = [];
  const updates: unknown[] = [];
  const made = { Id: 9, UpdatedAt: '2026-11-19T10:00:00.000Z' };
  server.use(
    on('actionItems.create', ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      if (keys.length === 1) throw new ApiProblem('unavailable', 'The database did not answer in time.');
      throw new AlreadyMade(made);
    }),
    on('actionItems.update', ({ params, body, headers }) => {
      keys.push(headers.get('idempotency-key'));
      updates.push([Number(params.id), body.Title, body.UpdatedAt]);
      return fakeItem({ ...made, Title: body.Title });
    }),
  );
  const { title, deadline, assignee, save, choose, toasts } = await openNew();
  await userEvent.type(title, 'Send the offer');
  await userEvent.type(deadline, '2026-12-01');
  await choose(assignee, ANA.Name);
  await userEvent.click(save);
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('The database did not answer in time.'));
  await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'));
  await userEvent.type(title, ' again');
  await userEvent.click(save);
  await isClosed();
  expect(updates).toEqual([[9, 'Send the offer again', made.UpdatedAt]]);
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
});

test('an item that is requested in the name of others says who sees it', async () => {
  serveItems(server);
  server.use(on('actionItems.create', () => fakeItem({ Assignee: ANA, Requester: JOSE })));
  const { title, deadline, assignee, requester, save, choose, toasts } = await openNew();
  await userEvent.type(title, 'Call back');
  await userEvent.type(deadline, '2026-12-01');
  await choose(assignee, ANA.Name);
  await choose(requester, 'José');
  await userEvent.click(save);
  await isClosed();
  expect(toasts[0]?.description).toBe('Only Ana Ruiz and José Ángel Muñoz can see it.');
});

test('a year that nobody can mean is refused with a sentence', async () => {
  serveItems(server, OFFER);
  const { drawer, deadline, save } = await openOffer();
  await userEvent.clear(deadline);
  await userEvent.type(deadline, '0020-12-01');
  await userEvent.click(save);
  expect(await drawer.findByText('Please enter a deadline between 2000 and 2100.')).toBeVisible();
});

test('a title from the command palette is unsaved text of a new item, once', async () => {
  serveItems(server);
  const { location, guards } = renderWithShell(<ActionItemsPage />, {
    route: '/v3/actionitems?sort=title&item=new&title=call+Ana',
  });
  const { drawer, title, cancel } = await partsOf('New Action Item');
  expect(title).toHaveValue('call Ana');
  await waitFor(() => expect(location()).toBe('/v3/actionitems?sort=title&item=new'));
  await waitFor(() => expect([...guards]).toEqual(['The action item is not saved.']));
  expect(await drawer.findByText(/^Draft saved on this device/)).toBeVisible();
  await discardAndRestore(cancel, 'call Ana');
});

test('a title that is handed over while a drawer is open opens another one', async () => {
  serveItems(server, OFFER);
  function Page() {
    const shell = useShell();
    return (
      <>
        <ActionItemsPage />
        <button type="button" onClick={() => shell.navigate('/v3/actionitems?item=new&title=Call+back')}>
          Hand over
        </button>
      </>
    );
  }
  const { location } = renderWithShell(<Page />, { route: '/v3/actionitems?item=new' });
  const { title } = await partsOf('New Action Item');
  await userEvent.type(title, 'Half a thought');
  await userEvent.click(screen.getByRole('button', { name: 'Hand over', hidden: true }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Call back'));
  await waitFor(() => expect(location()).toBe('/v3/actionitems?item=new'));
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
});

test('[ACT-019] an edit carries the version that was read', async () => {
  serveItems(server, OFFER);
  const sent: BodyOf<'actionItems.update'>[] = [];
  server.use(
    on('actionItems.update', ({ body }) => {
      sent.push(body);
      return fakeItem({ Title: body.Title });
    }),
  );
  const { title, save, location } = await openOffer();
  expect(location()).toBe('/v3/actionitems?item=1');
  await userEvent.type(title, ' today');
  await userEvent.click(save);
  await isClosed();
  expect(sent).toEqual([
    {
      Title: 'Send the second offer today',
      DueDate: OFFER.DueDate,
      AssigneeId: ANA.Id,
      RequesterId: VIEWER.Id,
      UpdatedAt: OFFER.UpdatedAt,
    },
  ]);
});

test('an item that was changed elsewhere is shown, and either text can be kept', async () => {
  const held = serveItems(server, OFFER);
  const versions: (string | undefined)[] = [];
  const other = fakeItem({ Title: 'Send the third offer', UpdatedAt: '2026-11-19T09:00:00.000Z' });
  server.use(
    on('actionItems.update', ({ body }) => {
      versions.push(body.UpdatedAt);
      if (body.UpdatedAt === other.UpdatedAt) return fakeItem({ Title: body.Title });
      held.items = [other];
      throw new ApiProblem('stale', 'Someone else changed this action item while you were editing.');
    }),
  );
  const { drawer, title, save } = await openOffer();
  await userEvent.type(title, ' today');
  await userEvent.click(save);
  expect(await drawer.findByText(/^Send the third offer, for Ana Ruiz/)).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: 'Keep My Changes' }));
  expect(title).toHaveValue('Send the second offer today');
  await userEvent.click(save);
  await isClosed();
  expect(versions).toEqual([OFFER.UpdatedAt, other.UpdatedAt]);
});

test('[D-124] a save that fails says so, ends its waiting and keeps the text', async () => {
  serveItems(server, OFFER);
  let attempts = 0;
  server.use(
    on('actionItems.update', () => {
      attempts += 1;
      throw new ApiProblem('denied', 'Something is in the way.');
    }),
  );
  const { title, save, toasts } = await openOffer();
  await userEvent.type(title, ' today');
  await userEvent.click(save);
  await waitFor(() => expect(attempts).toBe(1));
  await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'));
  expect(title).toHaveValue('Send the second offer today');
  expect(toasts).toEqual([{ title: 'Something is in the way.', tone: 'alarm' }]);
});

test('closing asks while something is unsaved, and the text is offered again', async () => {
  serveItems(server);
  const { title, cancel, guards } = await openNew();
  await userEvent.type(title, 'Half a thought');
  await waitFor(() => expect([...guards]).toEqual(['The action item is not saved.']));
  await discardAndRestore(cancel, 'Half a thought');
});
