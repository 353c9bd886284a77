import type { Notification } from '@cadence/shared-contract';
import { ApiProblem, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeDescriptor } from '../remotes/testing/fixtures.ts';
import { forgetBrowser, renderApp, type RenderedApp } from '../testing/render-app.tsx';
import { goalOf, makeNote, noteAbout } from './testing/make-note.ts';

const server = setupApiServer();
beforeEach(forgetBrowser);

const goals = makeDescriptor('goals', {
  routes: [
    { id: 'detail', path: '/v3/goals/:goalId', title: 'Goals', page: { expose: './detail' } },
    { id: 'list', path: '/v3/goals', title: 'Goals', page: { expose: './detail' } },
  ],
  menu: [],
});
const composed = { remotes: [goals], components: { 'goals/./detail': () => <p>The goal</p> } };

const RETENTION = goalOf(5, { Title: 'Retention', Actions: ['approve', 'requestChanges'] });
const REQUEST = noteAbout(RETENTION, {
  Id: 3,
  IsRead: false,
  Event: 'submit',
  Sentence: 'Ann Ruiz asks for approval',
  Said: 'It is ready.',
});
const UPDATE = noteAbout(RETENTION, {
  Id: 2,
  IsRead: false,
  Event: 'postStatus',
  Update: {
    Week: 8,
    StartDate: '2026-11-16',
    Likelihood: 3,
    Quality: 2,
    LikelihoodDelta: 0,
    QualityDelta: 1,
  },
});

function openInbox(items: readonly Notification[], path = '/v3/notifications'): RenderedApp {
  const view = renderApp(server, { path, ...composed });
  let inbox = [...items];
  server.use(
    on('notifications.list', ({ params }) => ({
      Notifications: params.page === 1 ? inbox : [],
      UnreadCount: inbox.filter(({ IsRead }) => !IsRead).length,
      count: inbox.length,
    })),
    on('notifications.markRead', ({ params }) => {
      inbox = inbox.map((item) => (item.Id === params.id ? { ...item, IsRead: true } : item));
      return { Success: true };
    }),
    on('notifications.markManyRead', ({ body }) => {
      inbox = inbox.map((item) => (body.Ids.includes(item.Id) ? { ...item, IsRead: true } : item));
      return { Success: true };
    }),
  );
  return view;
}

const region = (name: string | RegExp) => screen.findByRole('region', { name });

test('a goal is the heading of its news, which say who did what without repeating its title', async () => {
  const view = openInbox([REQUEST, UPDATE, makeNote(1)]);
  const unread = await region('Unread 2');
  expect(within(unread).getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(within(unread).getByRole('link', { name: 'Retention' })).toHaveAttribute('href', '/v3/goals/5');
  expect(within(unread).getByText('It is ready.')).toBeVisible();
  expect(within(unread).getByRole('link', { name: 'Unread: Ann Ruiz asks for approval' })).toBeVisible();
  expect(within(unread).getByRole('link', { name: 'Unread: Ann Ruiz posted week 8' })).toBeVisible();
  expect(within(unread).getByText('Likely')).toBeVisible();
  expect(await findViolations(view.container)).toEqual([]);
});

test('what is marked as read keeps its place and the keyboard its row', async () => {
  openInbox([REQUEST, UPDATE]);
  const mark = await screen.findByRole('button', { name: 'Mark as read: Ann Ruiz asks for approval' });
  await userEvent.click(mark);
  const unread = await region('Unread 1');
  const link = within(unread).getByRole('link', { name: 'Ann Ruiz asks for approval' });
  expect(link).toHaveFocus();
  expect(within(unread).getAllByRole('link', { name: /Ann Ruiz/ })[0]).toBe(link);
});

test('[D-190] many comments of one person are one row with their count, read together', async () => {
  const said = (Id: number): Notification =>
    noteAbout(RETENTION, {
      Id,
      IsRead: false,
      Event: 'comment',
      Sentence: 'Ann Ruiz commented',
      Said: `Text ${Id}`,
    });
  openInbox([said(13), said(12), said(11), UPDATE]);
  const asked: unknown[] = [];
  server.use(
    on('notifications.markManyRead', ({ body }) => {
      asked.push(body);
      return { Success: true };
    }),
  );
  const unread = await region('Unread 4');
  expect(within(unread).getByRole('link', { name: 'Unread: Ann Ruiz wrote 3 comments' })).toBeVisible();
  expect(within(unread).getByText('Text 13')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read: Ann Ruiz wrote 3 comments' }));
  await region('Unread 1');
  await waitFor(() => expect(asked).toEqual([{ Ids: [13, 12, 11] }]));
});

test('j and k lead through the list, e marks as read, and a approves in place', async () => {
  openInbox([REQUEST, UPDATE]);
  const asked: unknown[] = [];
  server.use(
    on('goals.approve', ({ body }) => {
      asked.push(body);
      return { Goal: { Id: 5 }, Permissions: [] } as never;
    }),
  );
  await region('Unread 2');
  await userEvent.keyboard('jj');
  expect(screen.getByRole('link', { name: /posted week 8/ })).toHaveFocus();
  await userEvent.keyboard('e');
  await region('Unread 1');
  await userEvent.keyboard('k');
  expect(screen.getByRole('link', { name: /asks for approval/ })).toHaveFocus();
  await userEvent.keyboard('a');
  expect(await screen.findByText('Approved')).toBeVisible();
  expect(asked).toEqual([{ Id: 5, Status: 'approved', UpdatedAt: RETENTION.UpdatedAt }]);
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  await region('Read just now');
});

test('a double click approves once (D-89)', async () => {
  openInbox([REQUEST]);
  let asked = 0;
  server.use(
    on('goals.approve', () => {
      asked += 1;
      return { Goal: { Id: 5 }, Permissions: [] } as never;
    }),
  );
  const button = await screen.findByRole('button', { name: 'Approve: Retention' });
  // Both clicks come before anything is drawn again.
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText('Approved')).toBeVisible();
  expect(asked).toBe(1);
});

test('a refusal is said in the row, which can still be reviewed', async () => {
  openInbox([REQUEST]);
  server.use(
    on('goals.approve', () => {
      throw new ApiProblem('conflict', 'Ben Oduya has approved this goal.');
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Approve: Retention' }));
  expect(await screen.findByText('Ben Oduya has approved this goal.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review: Retention' })).toHaveAttribute(
    'href',
    '/v3/goals/5?do=review',
  );
});

test('the address restores what is shown: unread, or what waits for me', async () => {
  const view = openInbox([REQUEST, UPDATE, makeNote(1)], '/v3/notifications?show=todo');
  const unread = await region('Unread 1');
  expect(within(unread).getByText(/asks for approval/)).toBeVisible();
  expect(screen.queryByText(/posted week 8/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Unread 2' }));
  expect(await screen.findByText(/posted week 8/)).toBeVisible();
  expect(screen.queryByText('Subject 1')).toBeNull();
  expect(view.location()).toBe('/v3/notifications?show=unread');
});

test('nothing that waits says so, with the way to everything', async () => {
  openInbox([makeNote(1)], '/v3/notifications?show=todo');
  expect(await screen.findByText('Nothing waits for you')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('Subject 1')).toBeVisible();
});

test('opening the goal marks all its news as read', async () => {
  openInbox([REQUEST, UPDATE]);
  await userEvent.click(await screen.findByRole('link', { name: 'Retention' }));
  await screen.findByText('The goal');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible());
});

test('the bell’s count ends at 9+, and its name does not', async () => {
  openInbox(Array.from({ length: 12 }, (_, index) => makeNote(index + 1, { IsRead: false })));
  const bell = await screen.findByRole('button', { name: 'Notifications, unread, 12' });
  expect(bell.querySelector('[data-count]')).toHaveAttribute('data-count', '9+');
});
