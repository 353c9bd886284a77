import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  ApiProblem,
  findViolations,
  on,
  onOffline,
  onPending,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import { ANA, fakeItem, JOSE, MINE, OFFER, serveItems, VIEWER } from '../testing/action-items.fixtures.ts';
import ActionItemsPage from './action-items-page.tsx';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

const show = (route = '/v3/actionitems') => renderWithShell(<ActionItemsPage />, { route });
const titles = () => [...document.querySelectorAll('.ai-table tbody th')].map((one) => one.textContent);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('[SHELL-007] [ACT-001] [ACT-003] the items as a table of five columns, under a button that adds one', async () => {
  serveItems(server, MINE, OFFER);
  show();
  const table = within(await screen.findByRole('table', { name: 'Action items' }));
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Assigned to', 'Title', 'Deadline', 'Assigned By', 'Action']);
  expect(titles()).toEqual(['Name a deputy', 'Send the second offer']);
  expect(screen.getByRole('button', { name: 'New Action Item' })).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('[ACT-004] a deadline reads MM/DD/YYYY, and a late one is marked in words', async () => {
  serveItems(
    server,
    MINE,
    fakeItem({ Id: 3, DueDate: '2026-11-19' }),
    fakeItem({ Id: 4, DueDate: '2026-11-21' }),
    OFFER,
  );
  show();
  await screen.findByRole('table');
  const due = [...document.querySelectorAll('.ai-due')].map(({ textContent }) => textContent);
  expect(due).toEqual(['11/17/20262 days late', '11/19/2026today', '11/21/2026this week', '12/04/2026']);
});

test('[ACT-002] [ACT-015] In Progress first; the other tab is in the address', async () => {
  serveItems(server, MINE, fakeItem({ Id: 5, Title: 'Thank the team', IsCompleted: true }));
  const { location } = show();
  expect(await screen.findByRole('tab', { name: 'In Progress 1' })).toHaveAttribute('aria-selected', 'true');
  expect(titles()).toEqual(['Name a deputy']);
  await userEvent.click(screen.getByRole('tab', { name: 'Completed' }));
  await waitFor(() => expect(titles()).toEqual(['Thank the team']));
  expect(location()).toBe('/v3/actionitems?tab=completed');
  expect(screen.queryByText(/late/)).not.toBeInTheDocument();
});

test('[ACT-005] an empty list says so, on each tab and behind filters', async () => {
  serveItems(server, OFFER);
  const { location } = show('/v3/actionitems?tab=completed');
  expect(await screen.findByText('No Action Items Found')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'In Progress' }));
  await waitFor(() => expect(titles()).toHaveLength(1));
  await press('Filter by Assigned By');
  await userEvent.click(await screen.findByRole('checkbox', { name: `${VIEWER.Name} (You)` }));
  expect(titles()).toHaveLength(1);
  await press(/^Remove filter Assigned By/);
  await waitFor(() => expect(location()).toBe('/v3/actionitems'));
});

test('filters name people, count as they narrow, and leave by their chips', async () => {
  const held = serveItems(server, MINE, OFFER, fakeItem({ Id: 6, Title: 'Call back', Assignee: JOSE }));
  const { location } = show();
  await press('Filter by Assigned to');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ana Ruiz' }));
  await waitFor(() => expect(titles()).toEqual(['Send the second offer']));
  expect(screen.getByRole('tab', { name: 'In Progress 1' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: JOSE.Name }));
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(location()).toBe(`/v3/actionitems?to=${ANA.Id}&to=${JOSE.Id}`);
  expect(held.asked.at(-1)).toMatchObject({ Filters: { AssigneeId: [ANA.Id, JOSE.Id], RequesterId: [] } });
  await press('Remove filter Assigned to Ana Ruiz');
  await waitFor(() => expect(titles()).toEqual(['Call back']));
});

test('[ACT-006] titles of columns sort on the server, and pages of 20 follow on demand', async () => {
  const many = Array.from({ length: 23 }, (_, index) =>
    fakeItem({ Id: index + 1, Title: `Item ${index + 1}` }),
  );
  const held = serveItems(server, ...many);
  const { location } = show();
  await screen.findByRole('table');
  expect(screen.getByRole('columnheader', { name: 'Deadline' })).toHaveAttribute('aria-sort', 'ascending');
  expect(titles()).toHaveLength(20);
  expect(screen.getByText('20 of 23 items')).toBeVisible();
  await press('Load More');
  await waitFor(() => expect(titles()).toHaveLength(23));
  expect(held.asked.at(-1)).toMatchObject({ Page: 2 });
  await userEvent.click(within(screen.getByRole('table')).getByRole('button', { name: 'Title' }));
  await waitFor(() => expect(held.asked.at(-1)).toMatchObject({ SortBy: 'Title', SortOrder: 'asc' }));
  await userEvent.click(within(screen.getByRole('table')).getByRole('button', { name: 'Title' }));
  await waitFor(() => expect(held.asked.at(-1)).toMatchObject({ SortBy: 'Title', SortOrder: 'desc' }));
  expect(location()).toBe('/v3/actionitems?sort=-title');
});

test('[ACT-012] [ACT-013] [ACT-014] each sees only the buttons they may use', async () => {
  serveItems(server, MINE, OFFER, fakeItem({ Id: 7, Title: 'Own', Assignee: VIEWER, Requester: VIEWER }));
  show();
  await screen.findByRole('table');
  const buttons = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label'));
  expect(buttons(/Name a deputy/)).toEqual(['Mark as Complete: Name a deputy']);
  expect(buttons(/Send the second offer/)).toEqual([
    'Edit Send the second offer',
    'Delete Send the second offer',
  ]);
  expect(buttons(/Own/)).toEqual(['Mark as Complete: Own', 'Edit Own', 'Delete Own']);
});

test('[ACT-015] marking moves the item at once, and Undo brings it back', async () => {
  serveItems(server, MINE, fakeItem({ Id: 8, Title: 'Next', Assignee: VIEWER, Requester: ANA }));
  const { toasts } = show();
  await press('Mark as Complete: Name a deputy');
  await waitFor(() => expect(titles()).toEqual(['Next']));
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Marked as complete']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as Complete: Next' })).toHaveFocus());
  toasts[0]?.action?.onClick();
  await waitFor(() => expect(titles()).toEqual(['Name a deputy', 'Next']));
});

test('[ACT-012] on the other tab the button reads Unmark as Complete, and nothing is edited there', async () => {
  serveItems(server, fakeItem({ Assignee: VIEWER, IsCompleted: true }));
  show('/v3/actionitems?tab=completed');
  await press('Unmark as Complete: Send the second offer');
  expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
  expect(await screen.findByText('No Action Items Found')).toBeVisible();
});

test('[ACT-011] deleting asks first; Cancel deletes nothing', async () => {
  const held = serveItems(server, OFFER);
  const { toasts } = show();
  await press('Delete Send the second offer');
  const question = within(await screen.findByRole('alertdialog', { name: 'Do you want to delete?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(held.items).toHaveLength(1);
  await press('Delete Send the second offer');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No Action Items Found')).toBeVisible();
  expect(toasts.map(({ title }) => title)).toEqual(['Action item deleted']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'New Action Item' })).toHaveFocus());
});

test('[ERR-004] a list that cannot be loaded ends its loading without a word, and can be asked for again', async () => {
  server.use(onPending('actionItems.list'));
  const pending = show();
  expect(await screen.findByText('Loading action items')).toBeInTheDocument();
  pending.unmount();
  server.use(onOffline('actionItems.list'));
  const { toasts } = show();
  const again = await screen.findByRole('button', { name: 'Reload Action Items' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  serveItems(server, OFFER);
  await userEvent.click(again);
  await waitFor(() => expect(titles()).toHaveLength(1));
  expect(toasts).toEqual([]);
});

test('[D-124] a mark or a deletion that fails says so, and leaves everything as it was', async () => {
  serveItems(server, MINE, OFFER);
  const failed: string[] = [];
  const fail = (call: string) => (): never => {
    failed.push(call);
    throw new ApiProblem('denied', 'Something is in the way.');
  };
  server.use(on('actionItems.markComplete', fail('mark')), on('actionItems.delete', fail('delete')));
  const { toasts } = show();
  await press('Mark as Complete: Name a deputy');
  await waitFor(() => expect(failed).toEqual(['mark']));
  await waitFor(() => expect(titles()).toEqual(['Name a deputy', 'Send the second offer']));
  await press('Delete Send the second offer');
  const confirm = await screen.findByRole('button', { name: 'Delete' });
  await userEvent.click(confirm);
  await waitFor(() => expect(failed).toEqual(['mark', 'delete']));
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByRole('alertdialog')).toBeVisible();
  const said = { title: 'Something is in the way.', tone: 'alarm' };
  expect(toasts).toEqual([said, said]);
});

test('what others change appears by itself', async () => {
  const held = serveItems(server, OFFER);
  const { hub } = show();
  await screen.findByRole('table');
  held.items = [MINE, OFFER];
  act(() => hub.emit('NotificationUpdate', { id: null }));
  await waitFor(() => expect(titles()).toEqual(['Name a deputy', 'Send the second offer']));
});

test('on a phone each item is a card with the same words and buttons', async () => {
  const plain = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(plain(query), { matches: query === '(max-width: 767px)' }));
  const held = serveItems(server, MINE, OFFER);
  show();
  const cards = within(await screen.findByRole('list', { name: 'Action items' }));
  expect(cards.getAllByRole('listitem')[0]).toHaveTextContent(/Name a deputy.*11\/17\/2026.*2 days late/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Sort by Title, reversed');
  await waitFor(() => expect(held.asked.at(-1)).toMatchObject({ SortBy: 'Title', SortOrder: 'desc' }));
  expect(await findViolations()).toEqual([]);
});
