import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  ApiProblem,
  fakeSession,
  findViolations,
  on,
  onPending,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import type { Dashboard, Reminder, ReminderType, RoleName } from '@cadence/shared-contract';
import { fakeDashboard, fakePerson, fakeReminder } from '../testing/dashboard.fixtures.ts';
import { fakeBundle, fakeGoal, fakePeriods, PERIOD_ID } from '../testing/goals.fixtures.ts';
import Reminders from './reminders.tsx';

const server = setupApiServer(on('goals.periods', () => ({ data: fakePeriods() })));
beforeEach(() => window.localStorage.clear());

const serve = (dashboard: Dashboard): void => server.use(on('dashboard.read', () => dashboard));
const KATE = fakePerson(8, 'Kateřina Dvořáková');

const show = (route = '/v3/home', RoleName: RoleName = 'manager') =>
  renderWithShell(<Reminders periodId={PERIOD_ID} />, {
    route,
    session: fakeSession({ profile: { RoleName } }),
  });
const region = async () => within(await screen.findByRole('region', { name: /^Reminders/ }));

test('[DASH-007] each line says what to do and about what, with a button of the button text; overdue first', async () => {
  serve(
    fakeDashboard({
      Reminders: [
        fakeReminder({
          Id: 1,
          Type: 'finalize_goal',
          Title: '“Last” needs its result.',
          ButtonText: 'Finalize',
          DueDate: '2026-09-30',
          IsOverdue: true,
        }),
        fakeReminder({
          Id: 2,
          Type: 'returned_draft',
          Title: 'Changes were requested.',
          ButtonText: 'Edit Goal',
        }),
        fakeReminder({
          Id: 3,
          Type: 'review_goal',
          Title: 'Kateřina asks.',
          ButtonText: 'Review',
          User: KATE,
        }),
      ],
      ThisWeek: { Week: 8, EndDate: '2026-11-22', count: 2 },
    }),
  );
  show();
  const reminders = await region();
  expect(
    await reminders.findByRole('button', { name: 'Finalize: “Last” needs its result.' }),
  ).toHaveTextContent('Finalize');
  const lines = reminders.getAllByRole('listitem').map((line) => line.querySelector('p')?.textContent);
  expect(lines).toEqual([
    'FinalizeGoal 1 · Q4 2026',
    'Update my week2 goals, week 8',
    'ResubmitGoal 2',
    'Review Kateřina Dvořáková’s goalGoal 3',
  ]);
  expect(reminders.getByText('ended Sep 30')).toBeVisible();
  expect(reminders.getByText(/^waits/)).toBeVisible();
  expect(reminders.getByText('due Sunday')).toBeVisible();
  expect(reminders.getByRole('link', { name: 'Resubmit' })).toHaveAttribute('href', '/v3/goals/2');
  const buttons = reminders.getAllByRole('button');
  expect(buttons.filter((button) => button.className.includes('primary'))).toEqual([buttons[0]]);
  expect(screen.getByRole('heading', { name: 'Reminders 4' })).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test.each<[ReminderType, Parameters<typeof fakeBundle>[1], RegExp]>([
  ['finalize_goal', { Permissions: ['Finalize'] }, /Finalize|Result/],
  ['returned_draft', { Permissions: ['Edit'] }, /goal$/],
  ['review_goal', { Permissions: ['ReviewPublicationRequest'] }, /Approve|goal/],
])('a %s is settled right there', async (Type, bundle, dialog) => {
  const State = Type === 'returned_draft' ? 'draft' : Type === 'review_goal' ? 'review' : 'approved';
  serve(fakeDashboard({ Reminders: [fakeReminder({ Id: 12, Type })] }));
  server.use(on('goals.read', () => fakeBundle(fakeGoal({ State }), bundle)));
  show();
  await userEvent.click(await (await region()).findByRole('button', { name: /^Update:/ }));
  expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
});

test('a missed week opens the pass at that week; without any goal one is added', async () => {
  serve(
    fakeDashboard({
      Reminders: [
        fakeReminder({ Id: 405, Type: 'missed_week', GoalId: null, WeekId: 405, Week: 5 }),
        fakeReminder({ Id: PERIOD_ID, Type: 'no_goals', GoalId: null, ButtonText: 'Add a Goal' }),
      ],
    }),
  );
  server.use(on('goals.weeklyPass', () => ({ data: [] })));
  const { location } = show();
  const reminders = await region();
  await userEvent.click(await reminders.findByRole('button', { name: /^Add a Goal:/ }));
  const form = await screen.findByRole('dialog', { name: 'Add goal' });
  await waitFor(() => expect(form).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(reminders.getByRole('button', { name: /^Update:/ }));
  expect(location()).toBe('/v3/home?do=my-week&week=5');
});

test('[DASH-008] five pages of ten at first; Load More adds one page at a time', async () => {
  const all = Array.from({ length: 67 }, (_, index) =>
    fakeReminder({ Id: index + 1, Type: 'returned_draft' }),
  );
  serve(fakeDashboard({ Reminders: all.slice(0, 50), count: 67 }));
  const asked: number[] = [];
  server.use(
    on('dashboard.reminders', ({ params }) => {
      asked.push(Number(params.page));
      return { data: all.slice((Number(params.page) - 1) * 10, Number(params.page) * 10), count: 67 };
    }),
  );
  show();
  const reminders = await region();
  await userEvent.click(await reminders.findByRole('button', { name: /^44 more/ }));
  expect(await reminders.findByText('50 of 67 reminders')).toBeVisible();
  await userEvent.click(reminders.getByRole('button', { name: 'Load More' }));
  expect(await reminders.findByText('60 of 67 reminders')).toBeVisible();
  await userEvent.click(reminders.getByRole('button', { name: 'Load More' }));
  expect(await reminders.findByText('67 reminders')).toBeVisible();
  expect(asked).toEqual([6, 7]);
  expect(reminders.getAllByRole('listitem')).toHaveLength(67);
});

test('reminders that cannot be loaded say why and try again', async () => {
  server.use(
    on('dashboard.read', () => {
      throw new ApiProblem('denied', 'The tables are being moved.');
    }),
  );
  show();
  expect(await screen.findByText('The tables are being moved.')).toBeVisible();
  serve(fakeDashboard());
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing is waiting for you')).toBeVisible();
});

test('a link brings the dialog back; a link without a goal or with an unknown name opens none', async () => {
  serve(fakeDashboard());
  server.use(on('goals.read', () => fakeBundle(fakeGoal(), { Permissions: ['Finalize'] })));
  const { unmount, location } = show('/v3/home?do=finalize&goal=12');
  const drawer = await screen.findByRole('dialog', { name: /Finalize|Result/ });
  await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(location()).toBe('/v3/home'));
  unmount();
  for (const query of ['do=finalize', 'do=finalize&goal=x', 'do=nothing&goal=12']) {
    const view = show(`/v3/home?${query}`);
    expect(await screen.findByText('Nothing is waiting for you')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    view.unmount();
  }
});

describe('what belongs together is one line (D-100)', () => {
  const missed = (Week: number, DueDate: string, over: Partial<Reminder> = {}) =>
    fakeReminder({
      Id: 400 + Week,
      Type: 'missed_week',
      GoalId: null,
      IsOverdue: true,
      Week,
      DueDate,
      ...over,
    });
  const lineOf = async () => {
    const line = await (await region()).findByRole('listitem');
    return {
      text: line.querySelector('p')?.textContent,
      due: line.querySelector('.gl-todo-due')?.textContent,
    };
  };

  test.each<[string, Reminder[], { text: string; due: string }]>([
    [
      'weeks of one goal, of which the oldest closes',
      [
        missed(5, '2026-11-01', { GoalTitle: 'Reach 118%' }),
        missed(6, '2026-11-08', { GoalTitle: 'Reach 118%' }),
        missed(7, '2026-11-15', { GoalTitle: 'Reach 118%' }),
      ],
      { text: 'Catch up weeks 5 to 7Reach 118%', due: 'week 5 closes Sunday' },
    ],
    [
      'weeks of several goals',
      [missed(5, '2026-11-01', { Count: 3 }), missed(7, '2026-11-15')],
      { text: 'Catch up weeks 5 and 7up to 3 goals', due: 'week 5 closes Sunday' },
    ],
    [
      'a week that closes later',
      [missed(7, '2026-11-15')],
      { text: 'Catch up week 7one goal each', due: 'closes Dec 6' },
    ],
    [
      'requests of several people',
      [
        fakeReminder({ Id: 1, Type: 'review_goal', User: KATE, Since: '2026-11-10T12:00:00.000Z' }),
        fakeReminder({ Id: 2, Type: 'review_shelve', User: fakePerson(9, 'Björk Þórðardóttir') }),
      ],
      { text: 'Review 2 requestsKDBÞKateřina and Björk', due: 'oldest waits' },
    ],
    [
      'goals of one quarter without a result',
      [1, 2].map((Id) =>
        fakeReminder({ Id, Type: 'finalize_goal', IsOverdue: true, DueDate: '2026-09-30', Quarter: 3 }),
      ),
      { text: 'Finalize 2 goals from Q3 2026', due: 'ended Sep 30' },
    ],
  ])('%s', async (_what, Reminders, { text, due }) => {
    serve(fakeDashboard({ Reminders }));
    show();
    const line = await lineOf();
    expect(line.text).toBe(text);
    expect(line.due).toContain(due);
  });

  test('each decision opens the next one; a cancelled one ends the row', async () => {
    let waiting = [11, 12, 13];
    server.use(
      on('dashboard.read', () =>
        fakeDashboard({
          Reminders: waiting.map((Id) =>
            fakeReminder({ Id, Type: 'review_goal', ButtonText: 'Review', User: KATE }),
          ),
        }),
      ),
      on('goals.read', ({ params }) =>
        fakeBundle(fakeGoal({ Id: Number(params.id), State: 'review' }), {
          Permissions: ['ReviewPublicationRequest'],
        }),
      ),
      on('goals.approve', ({ body }) => {
        waiting = waiting.filter((id) => id !== body.Id);
        return { Goal: fakeGoal({ Id: body.Id, State: 'approved' }), Permissions: [] };
      }),
    );
    const { location } = show();
    await userEvent.click(
      await (await region()).findByRole('button', { name: /^Review: Review 3 requests/ }),
    );
    expect(location()).toBe('/v3/home?do=review&goal=11&next=12%2C13');
    for (const next of ['?do=review&goal=12&next=13', '?do=review&goal=13']) {
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(await dialog.findByRole('radio', { name: /^Yes/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
      await waitFor(() => expect(location()).toBe(`/v3/home${next}`));
    }
    await userEvent.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Cancel' }),
    );
    await waitFor(() => expect(location()).toBe('/v3/home'));
    expect(waiting).toEqual([13]);
  });

  test('more than seven lines are six and the first words of the rest', async () => {
    const own = Array.from({ length: 8 }, (_, index) =>
      fakeReminder({ Id: index + 1, Type: 'returned_draft' }),
    );
    serve(fakeDashboard({ Reminders: own, ThisWeek: { Week: 8, EndDate: '2026-11-22', count: 1 } }));
    show();
    const reminders = await region();
    const more = await reminders.findByRole('button', { name: /^3 more/ });
    expect(more).toHaveTextContent('3 moreResubmit · Resubmit · Resubmit');
    expect(reminders.getAllByRole('listitem')).toHaveLength(6);
    expect(reminders.getByText('Update my week')).toBeVisible();
    await userEvent.click(more);
    expect(reminders.getAllByRole('listitem')).toHaveLength(9);
  });
});

test('a contributor has this week, and the main button for it, elsewhere on the page', async () => {
  serve(
    fakeDashboard({
      Reminders: [fakeReminder({ Id: 1, Type: 'returned_draft' })],
      ThisWeek: { Week: 8, EndDate: '2026-11-22', count: 2 },
    }),
  );
  show('/v3/home', 'contributor');
  const reminders = await region();
  expect(await reminders.findByRole('button', { name: /^Update:/ })).not.toHaveClass('cd-btn-primary');
  expect(reminders.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Reminders 1' })).toBeVisible();
});

test('a page of reminders that cannot be loaded says why, and Load More tries again', async () => {
  const all = Array.from({ length: 52 }, (_, index) => fakeReminder({ Id: index + 1, Type: 'review_goal' }));
  serve(fakeDashboard({ Reminders: all.slice(0, 50), count: 52 }));
  server.use(
    on('dashboard.reminders', () => {
      throw new ApiProblem('denied', 'The tables are being moved.');
    }),
  );
  show();
  const reminders = await region();
  await userEvent.click(await reminders.findByRole('button', { name: 'Load More' }));
  expect(await reminders.findByText('The tables are being moved.')).toBeVisible();
  server.use(on('dashboard.reminders', () => ({ data: all.slice(50), count: 52 })));
  await userEvent.click(reminders.getByRole('button', { name: 'Load More' }));
  expect(await reminders.findByText('52 reminders')).toBeVisible();
  expect(reminders.queryByText('The tables are being moved.')).not.toBeInTheDocument();
});

test('the skeleton has as many rows as the list had the last time', async () => {
  serve(
    fakeDashboard({
      Reminders: [1, 2, 3, 4, 5, 6].map((Id) => fakeReminder({ Id, Type: 'returned_draft' })),
    }),
  );
  const { unmount } = show();
  expect(await (await region()).findAllByRole('listitem')).toHaveLength(6);
  unmount();
  server.use(onPending('dashboard.read'));
  show();
  const loading = await screen.findByText('Loading reminders');
  expect(
    within(loading.parentElement as HTMLElement).getAllByRole('listitem', { hidden: true }),
  ).toHaveLength(6);
});
