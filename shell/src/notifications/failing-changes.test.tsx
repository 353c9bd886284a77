import {
  expectFailuresSaid,
  on,
  setupApiServer,
  type ChangeId,
  type ChangeOf,
  type ChangeOnScreen,
} from '@cadence/shared-auth/testing';
import type { Notification } from '@cadence/shared-contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetBrowser, renderApp } from '../testing/render-app.tsx';
import { goalOf, noteAbout } from './testing/make-note.ts';

const server = setupApiServer();
beforeEach(forgetBrowser);

/** Domains whose remote has such a table; a change of any other one has to be named here. */
type OfRemotes = ChangeOf<
  | 'goals'
  | 'dashboard'
  | 'people'
  | 'notes'
  | 'actionItems'
  | 'strategy'
  | 'talent'
  | 'userManual'
  | 'reports'
  | 'summaries'
>;
type Change = Exclude<ChangeId, OfRemotes | 'auth.changePassword'>;

const UNREAD = {
  Id: 1,
  Subject: 'Goal Deleted: One',
  Body: '',
  CreatedAt: '2026-11-16T14:05:00Z',
  IsRead: false,
  NotifiedObjectType: 'Goal' as const,
  NotifiedObjectId: 1,
  Event: null,
  Actor: null,
  Goal: null,
  Sentence: 'Ann deleted “One”.',
  Said: null,
  Update: null,
};

const GOAL = goalOf(5);
const TWO_COMMENTS = [3, 2].map((Id) => noteAbout(GOAL, { Id, IsRead: false, Event: 'comment' }));

async function openInbox(button: RegExp, notes: readonly Notification[] = [UNREAD]): Promise<ChangeOnScreen> {
  renderApp(server, { path: '/v3/notifications' });
  server.use(
    on('notifications.list', () => ({
      Notifications: [...notes],
      UnreadCount: notes.length,
      count: notes.length,
    })),
  );
  // The shell's own toasts are on the page.
  return {
    toasts: [],
    press: async () => userEvent.click(await screen.findByRole('button', { name: button })),
  };
}

const NOT_MARKED = 'The notifications could not be marked as read.';
const WALKS: Readonly<Record<Change, () => Promise<ChangeOnScreen>>> = {
  'notifications.markRead': () => openInbox(/^Mark as read: /),
  'notifications.markManyRead': () => openInbox(/^Mark as read: Ann Ruiz wrote 2 comments/, TWO_COMMENTS),
  'notifications.markAllRead': async () => ({
    ...(await openInbox(/^Mark all as read/)),
    says: { cutOff: NOT_MARKED, broken: NOT_MARKED },
  }),
};

test.each(Object.keys(WALKS) as Change[])('[D-124] %s that fails says so', async (id) => {
  await expectFailuresSaid(server, id, await WALKS[id]());
});
