import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  expectFailuresSaid,
  on,
  renderWithShell,
  setupApiServer,
  type ChangeOf,
  type ChangeOnScreen,
} from '@cadence/shared-auth/testing';
import type { GoalComment, GoalPermission } from '@cadence/shared-contract';
import CompanyGoals from '../../slots/company-goals.tsx';
import { fakeDashboard } from '../../testing/dashboard.fixtures.ts';
import { fakeBundle, fakeGoal, PERIOD_ID, VIEWER_ID } from '../../testing/goals.fixtures.ts';
import { openForm } from '../../testing/open-form.tsx';
import { showGoals } from '../../testing/show-goals.tsx';
import { openVersioned, VERSIONED_WALKS, type VersionedId } from '../../testing/versioned-changes.ts';

const server = setupApiServer();
beforeEach(() => localStorage.clear());

/** No screen toggles: each says what is wanted. */
type Change = Exclude<ChangeOf<'goals' | 'dashboard'>, 'goals.follow'>;

const THEME = { PeriodId: PERIOD_ID, Title: 'Fewer promises', UpdatedAt: '2026-10-01T08:00:00.000Z' };
const COMMENT: GoalComment = {
  Id: 5,
  CommentableId: 1007,
  Type: 'GoalStatus',
  Comment: 'Köln signed the extension.',
  Name: 'Zoë Lefèvre',
  UserId: VIEWER_ID,
  CreatedAt: '2026-11-13T13:00:00.000Z',
  UpdatedAt: null,
};

function openGoal(query: string, ...Permissions: GoalPermission[]) {
  const bundle = fakeBundle(fakeGoal(), { Permissions, GoalStatusComments: [COMMENT] });
  return showGoals(server, { goals: [bundle.Goal], bundles: [bundle], route: `/v3/goals/12${query}` });
}

async function openHistory() {
  const { toasts } = openGoal('?tab=history');
  return { toasts, history: within(await screen.findByRole('list', { name: 'History and comments' })) };
}

function openTheme() {
  const Permissions = { EditTheme: true, ComplianceScopes: [] };
  server.use(on('dashboard.read', () => fakeDashboard({ Theme: THEME, Permissions })));
  return renderWithShell(<CompanyGoals />);
}

/** Presses the button of a question, and first opens the question where it is closed. */
async function confirm(asking: string, confirming: string): Promise<void> {
  if (screen.queryByRole('alertdialog') === null)
    await userEvent.click(await screen.findByRole('button', { name: asking }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: confirming }));
}

const WALKS: Readonly<Record<Exclude<Change, VersionedId>, () => Promise<ChangeOnScreen>>> = {
  'goals.create': async () => {
    const { form, toasts } = await openForm(server);
    await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Renew contracts');
    await userEvent.type(form.getByRole('textbox', { name: 'Measurement' }), 'Nine of ten');
    const press = async () => userEvent.click(await form.findByRole('button', { name: 'Save Draft' }));
    return { toasts, press };
  },
  'goals.updateStatus': async () => {
    const { toasts } = openGoal('?do=update', 'Update');
    const drawer = within(await screen.findByRole('dialog', { name: 'Weekly update' }));
    for (const scale of [/^Likelihood/, /^Quality/]) {
      const [first] = within(drawer.getByRole('radiogroup', { name: scale })).getAllByRole('radio');
      await userEvent.click(first!);
    }
    const press = async () => userEvent.click(await drawer.findByRole('button', { name: 'Save Update' }));
    return { toasts, press };
  },
  'goals.delete': async () => {
    const { toasts } = openGoal('?do=delete', 'Delete');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'DELETE');
    const press = async () => userEvent.click(await dialog.findByRole('button', { name: 'Delete Goal' }));
    return { toasts, press };
  },
  'goals.startFollowing': async () => ({
    toasts: openGoal('').toasts,
    press: async () => userEvent.click(await screen.findByRole('button', { name: 'Follow' })),
  }),
  'goals.stopFollowing': async () => {
    const bundle = fakeBundle(fakeGoal(), { IsFollowed: true });
    const { toasts } = showGoals(server, { goals: [bundle.Goal], bundles: [bundle], route: '/v3/goals/12' });
    return {
      toasts,
      press: async () => userEvent.click(await screen.findByRole('button', { name: 'Following' })),
    };
  },
  'goals.commentAdd': async () => {
    const { toasts, history } = await openHistory();
    await userEvent.click(history.getByRole('button', { name: 'Comment: Zoë Lefèvre updated week 7' }));
    await userEvent.type(history.getByRole('textbox', { name: 'Write a comment' }), 'See the offer.');
    const press = async () => userEvent.click(await history.findByRole('button', { name: 'Comment' }));
    return { toasts, press };
  },
  'goals.commentUpdate': async () => {
    const { toasts, history } = await openHistory();
    await userEvent.click(history.getByRole('button', { name: 'Edit comment' }));
    await userEvent.type(history.getByRole('textbox', { name: 'Edit comment' }), ' At last.');
    const press = async () => userEvent.click(await history.findByRole('button', { name: 'Save' }));
    return { toasts, press };
  },
  'goals.commentDelete': async () => {
    const { toasts } = await openHistory();
    return { toasts, press: () => confirm('Delete comment', 'Delete') };
  },
  'dashboard.saveTheme': async () => {
    const { toasts } = openTheme();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Theme' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit Theme' }));
    await userEvent.type(drawer.getByRole('textbox', { name: /^Theme/ }), ' again');
    const press = async () => userEvent.click(await drawer.findByRole('button', { name: 'Save' }));
    return { toasts, press };
  },
  'dashboard.deleteTheme': async () => {
    const { toasts } = openTheme();
    return { toasts, press: () => confirm('Delete Theme', 'Delete') };
  },
};

test.each(Object.keys(VERSIONED_WALKS) as VersionedId[])(
  '[D-124] [D-196] %s that fails says so',
  async (id) => {
    await expectFailuresSaid(server, id, await openVersioned(server, id));
  },
);

test.each(Object.keys(WALKS) as (keyof typeof WALKS)[])('[D-124] %s that fails says so', async (id) => {
  await expectFailuresSaid(server, id, await WALKS[id]());
});
