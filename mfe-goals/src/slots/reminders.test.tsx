import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  ApiProblem,
  findViolations,
  on,
  onPending,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import type { Dashboard, ReminderType } from '@cadence/shared-contract';
import { fakeDashboard, fakePerson, fakeReminder } from '../testing/dashboard.fixtures.ts';
import { fakeBundle, fakeGoal, fakePeriods, PERIOD_ID } from '../testing/goals.fixtures.ts';
import Reminders from './reminders.tsx';

const server = setupApiServer(on('goals.periods', () => ({ data: fakePeriods() })));
beforeEach(() => window.localStorage.clear());

const serve = (dashboard: Dashboard): void => server.use(on('dashboard.read', () => dashboard));
const KATE = fakePerson(8, 'Kateřina Dvořáková');

const show = (route = '/v3/home') => renderWithShell(<Reminders periodId={PERIOD_ID} />, { route });
const region = async () => within(await screen.findByRole('region', { name: /^Reminders/ }));

test('[DASH-007] each row has the title and a button with the button text, most pressing group first', async () => {
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
  const headings = reminders.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Overdue', 'This week', 'Waiting for you', 'Your goals']);
  expect(reminders.getByText('ended Sep 30')).toBeVisible();
  expect(reminders.getByText(/^waiting/)).toBeVisible();
  expect(reminders.getByText('due Sunday')).toBeVisible();
  expect(reminders.getByRole('link', { name: 'Changes were requested.' })).toHaveAttribute(
    'href',
    '/v3/goals/2',
  );
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
    fakeReminder({ Id: index + 1, Type: 'review_goal', User: KATE }),
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

test('the oldest week that can still be filled in says that it closes', async () => {
  const missed = (Id: number, DueDate: string) =>
    fakeReminder({ Id, Type: 'missed_week', GoalId: null, IsOverdue: true, DueDate });
  serve(fakeDashboard({ Reminders: [missed(405, '2026-11-01'), missed(406, '2026-11-08')] }));
  show();
  const dues = (await (await region()).findAllByText(/^(closes|ended)/)).map(
    ({ textContent }) => textContent,
  );
  expect(dues).toEqual(['closes Sunday', 'ended Nov 8']);
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
    fakeDashboard({ Reminders: [1, 2, 3, 4, 5, 6].map((Id) => fakeReminder({ Id, Type: 'review_goal' })) }),
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
