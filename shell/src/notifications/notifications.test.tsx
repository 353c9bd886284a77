import type { Notification, NotificationPage } from '@cadence/shared-contract';
import {
  ApiProblem,
  fakeSession,
  findViolations,
  on,
  onOffline,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeDescriptor } from '../remotes/testing/fixtures.ts';
import { EMPTY_INBOX, forgetBrowser, renderApp } from '../testing/render-app.tsx';

const server = setupApiServer();
beforeEach(forgetBrowser);

const goals = makeDescriptor('goals', {
  routes: [{ id: 'detail', path: '/v3/goals/:goalId', title: 'Goals', page: { expose: './detail' } }],
  menu: [],
});
const composed = { remotes: [goals], components: { 'goals/./detail': () => <p>The goal</p> } };

function note(id: number, changes: Partial<Notification> = {}): Notification {
  return {
    Id: id,
    Subject: `Subject ${id}`,
    Body: '',
    CreatedAt: '2026-11-16T14:05:00Z',
    IsRead: true,
    NotifiedObjectType: 'Goal',
    NotifiedObjectId: id,
    Event: null,
    Actor: null,
    Goal: null,
    Sentence: `News ${id}`,
    Said: null,
    Update: null,
    ...changes,
  };
}

/** An inbox as the server keeps it. */
function serveInbox(all: readonly Notification[]): { items: Notification[]; asked: number[] } {
  const inbox = { items: [...all], asked: [] as number[] };
  const page = (number: number): NotificationPage => ({
    Notifications: inbox.items.slice((number - 1) * 20, number * 20),
    UnreadCount: inbox.items.filter((item) => !item.IsRead).length,
    count: inbox.items.length,
  });
  server.use(
    on('notifications.list', ({ params }) => {
      inbox.asked.push(params.page);
      return page(params.page);
    }),
    on('notifications.markRead', ({ params }) => {
      inbox.items = inbox.items.map((item) => (item.Id === params.id ? { ...item, IsRead: true } : item));
      return { Success: true };
    }),
    on('notifications.markAllRead', () => {
      inbox.items = inbox.items.map((item) => ({ ...item, IsRead: true }));
      return { Success: true };
    }),
  );
  return inbox;
}

const many = (count: number): Notification[] => Array.from({ length: count }, (_, index) => note(index + 1));

test('[SHELL-010] [NOTI-001] [NOTI-002] the page loads 20 at a time from page 1', async () => {
  const view = renderApp(server, { path: '/v3/notifications', ...composed });
  const inbox = serveInbox(many(43));
  await screen.findByText('Subject 20');
  expect(screen.queryByText('Subject 21')).toBeNull();
  expect(new Set(inbox.asked)).toEqual(new Set([1]));
  expect(await findViolations(view.container)).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
  await screen.findByText('Subject 40');
  await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
  await screen.findByText('Subject 43');
  // A late first connection refetches what is on screen once; no further page is requested early.
  expect([...new Set(inbox.asked)]).toEqual([1, 2, 3]);
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
});

test('[NOTI-002] there is no Load More after a page that is not full', async () => {
  renderApp(server, { path: '/v3/notifications' });
  serveInbox(many(19));
  await screen.findByText('Subject 19');
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
});

test('[NOTI-004] an empty inbox says so', async () => {
  renderApp(server, { path: '/v3/notifications' });
  expect(await screen.findByText('There are no notifications right now.')).toBeVisible();
});

test.each([
  ['Asia/Tokyo', 'Nov 16, 2026 11:05 pm'],
  ['America/Chicago', 'Nov 16, 2026 08:05 am'],
  ['Pacific/Auckland', 'Nov 17, 2026 03:05 am'],
])('[NOTI-005] dates show as MMM DD, YYYY hh:mm a in the viewer’s zone, %s', async (TimeZone, shown) => {
  renderApp(server, {
    path: '/v3/notifications',
    session: fakeSession({ profile: { TimeZone } }),
    ...composed,
  });
  serveInbox([note(1)]);
  await screen.findByText('News 1');
  expect(screen.getByText(shown)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'News 1' })).toHaveAccessibleDescription(shown);
});

test('[SHELL-028] [NOTI-003] [NOTI-013] the bell counts what is unread and opens the same list, with a link to the page', async () => {
  const view = renderApp(server, { path: '/v3/home', ...composed });
  serveInbox([note(1, { IsRead: false }), note(2, { IsRead: false }), note(3)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, unread, 2' }));
  const drawer = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(within(drawer).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(await findViolations()).toEqual([]);
  await userEvent.click(within(drawer).getByRole('link', { name: 'View all notifications' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(view.location()).toBe('/v3/notifications');
});

test('[NOTI-006] [NOTI-014] opening one marks it read and leads to its goal', async () => {
  const view = renderApp(server, { path: '/v3/home', ...composed });
  const inbox = serveInbox([note(1, { IsRead: false })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, unread, 1' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Unread: News 1' }));
  await screen.findByText('The goal');
  expect(view.location()).toBe('/v3/goals/1');
  await screen.findByRole('button', { name: 'Notifications' });
  await waitFor(() => expect(inbox.items.every((item) => item.IsRead)).toBe(true));
});

test('what leads nowhere is no link, and can be marked read', async () => {
  renderApp(server, { path: '/v3/notifications', ...composed });
  const inbox = serveInbox([
    note(1, { IsRead: false, Subject: 'Goal Deleted: One', Sentence: 'Ann deleted “One”.' }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as read: Ann deleted “One”.' }));
  expect(screen.queryByRole('link', { name: /deleted/i })).toBeNull();
  await screen.findByText('Everything is read');
  await waitFor(() => expect(inbox.items[0]?.IsRead).toBe(true));
});

test('a target whose page is not part of the product is no link', async () => {
  renderApp(server, { path: '/v3/notifications' });
  serveInbox([note(1, { NotifiedObjectType: 'ActionItem' })]);
  await screen.findByText('Subject 1');
  expect(screen.queryByRole('link', { name: 'News 1' })).toBeNull();
});

test('everything can be marked read at once', async () => {
  renderApp(server, { path: '/v3/notifications' });
  const inbox = serveInbox(many(25).map((item) => ({ ...item, IsRead: false })));
  await screen.findByRole('button', { name: 'Unread 25' });
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await screen.findByText('Everything is read');
  await waitFor(() => expect(inbox.items.every((item) => item.IsRead)).toBe(true));
});

test('marking that fails is taken back and said', async () => {
  renderApp(server, { path: '/v3/notifications' });
  serveInbox([note(1, { IsRead: false })]);
  server.use(onOffline('notifications.markAllRead'));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await screen.findByText('The notifications could not be marked as read.');
  expect(screen.getByRole('button', { name: 'Unread 1' })).toBeVisible();
});

test('a list that cannot be loaded says why and offers Retry', async () => {
  renderApp(server, { path: '/v3/notifications' });
  server.use(
    on('notifications.list', () => {
      throw new ApiProblem('denied', 'The inbox is being moved.');
    }),
  );
  await screen.findByText('The inbox is being moved.');
  serveInbox([note(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Subject 1')).toBeVisible();
  expect(screen.queryByText('The inbox is being moved.')).toBeNull();
});

test('[LIVE-002] NotificationUpdate refreshes the notifications', async () => {
  const view = renderApp(server, { path: '/v3/home' });
  const inbox = serveInbox([]);
  await screen.findByRole('button', { name: 'Notifications' });
  await waitFor(() => expect(inbox.asked).toEqual([1]));
  inbox.items = [note(1, { IsRead: false })];
  await view.emit('NotificationUpdate', { id: 1 });
  await screen.findByRole('button', { name: 'Notifications, unread, 1' });
});

test('[LIVE-002] NotificationUpdate while the first answer is on its way is not lost', async () => {
  const view = renderApp(server, { path: '/v3/home' });
  const firstAnswer = Promise.withResolvers<void>();
  let asked = 0;
  server.use(
    on('notifications.list', async () => {
      asked += 1;
      if (asked > 1) return { Notifications: [note(1, { IsRead: false })], UnreadCount: 1, count: 1 };
      await firstAnswer.promise;
      return EMPTY_INBOX;
    }),
  );
  await waitFor(() => expect(asked).toBe(1));
  await view.emit('NotificationUpdate', { id: 1 });
  firstAnswer.resolve();
  await screen.findByRole('button', { name: 'Notifications, unread, 1' });
  expect(asked).toBe(2);
});

test('[SHELL-014] a weekly status leads to its goal, without a stop for Back', async () => {
  server.use(on('goals.status', ({ params }) => ({ Id: params.id, GoalId: 12 }) as never));
  const view = renderApp(server, { path: '/v3/notifications/goalstatus/31', ...composed });
  await screen.findByText('The goal');
  expect(view.location()).toBe('/v3/goals/12');
});

test('a weekly status that is gone says so and keeps the session', async () => {
  server.use(
    on('goals.status', () => {
      throw new ApiProblem('not_found', 'There is nothing at this address.');
    }),
  );
  renderApp(server, { path: '/v3/notifications/goalstatus/31', ...composed });
  await screen.findByText('This update is not there any more');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('[LIVE-002] a notification that comes while another one is marked read is not lost', async () => {
  const view = renderApp(server, { path: '/v3/notifications' });
  const inbox = serveInbox([
    note(1, { IsRead: false, Subject: 'Goal Deleted: One', Sentence: 'Ann deleted “One”.' }),
  ]);
  const press = await screen.findByRole('button', { name: 'Mark as read: Ann deleted “One”.' });
  inbox.items = [note(2, { IsRead: false }), ...inbox.items];
  const isAsked = Promise.withResolvers<void>();
  const answer = on('notifications.list', () => {
    isAsked.resolve();
    // The press ends this read before it is answered.
    return new Promise<never>(() => undefined);
  });
  server.use(answer);
  await view.emit('NotificationUpdate', { id: 2 });
  await isAsked.promise;
  serveInbox(inbox.items);
  await userEvent.click(press);
  expect(await screen.findByText('Subject 2')).toBeVisible();
});
