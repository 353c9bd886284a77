import { act, screen, within } from '@testing-library/react';
import { findViolations, on, renderWithShell, setupApiServer } from '@cadence/shared-auth/testing';
import type { Dashboard, Reminder } from '@cadence/shared-contract';
import { fakeDashboard, fakePerson, fakeReminder } from '../testing/dashboard.fixtures.ts';
import { fakePeriods, PERIOD_ID } from '../testing/goals.fixtures.ts';
import Reminders from './reminders.tsx';

const server = setupApiServer(on('goals.periods', () => ({ data: fakePeriods() })));
beforeEach(() => window.localStorage.clear());

const serve = (dashboard: Dashboard): void => server.use(on('dashboard.read', () => dashboard));
const show = () => renderWithShell(<Reminders periodId={PERIOD_ID} />, { route: '/v3/home' });
const region = async () => within(await screen.findByRole('region', { name: /^Reminders/ }));

const ENDED = PERIOD_ID - 1;
const KATE = fakePerson(8, 'Kateřina Dvořáková');

function start(Id: number, over: Partial<Reminder> = {}): Reminder {
  return fakeReminder({
    Id,
    Type: 'start_appraisal',
    Title: `Person ${Id} has no appraisal for Q3 2026 yet.`,
    ButtonText: 'Start',
    PeriodId: ENDED,
    GoalId: null,
    User: fakePerson(Id, `Person ${Id}`),
    DueDate: '2026-11-25',
    Quarter: 3,
    ...over,
  });
}

const COUNTERSIGN = fakeReminder({
  Id: 71,
  Type: 'countersign_appraisal',
  Title: 'Kateřina signed.',
  ButtonText: 'Sign',
  PeriodId: ENDED,
  GoalId: null,
  AppraisalId: 71,
  User: KATE,
  DueDate: '2026-10-21',
  Quarter: 3,
  IsOverdue: true,
});
const SIGN = fakeReminder({
  Id: 72,
  Type: 'sign_appraisal',
  Title: 'Yours waits.',
  ButtonText: 'Sign',
  PeriodId: ENDED,
  GoalId: null,
  AppraisalId: 72,
  User: KATE,
  DueDate: '2026-11-25',
  Quarter: 3,
});

const button = async (name: string) => (await region()).findByRole('link', { name });

test('[DASH-007] an appraisal leads to where it is started, signed or countersigned', async () => {
  serve(fakeDashboard({ Reminders: [COUNTERSIGN, start(21), SIGN] }));
  show();
  expect(await button('Start: Person 21 has no appraisal for Q3 2026 yet.')).toHaveAttribute(
    'href',
    `/v3/talent/${ENDED}/7`,
  );
  expect(await button('Sign: Kateřina signed.')).toHaveAttribute('href', '/v3/talent/appraisal/71');
  expect(await button('Sign: Yours waits.')).toHaveAttribute(
    'href',
    `/v3/talent/myappraisal?period=${ENDED}`,
  );
  const reminders = await region();
  expect(reminders.getByRole('link', { name: 'Sign your appraisal' })).toHaveAttribute(
    'href',
    `/v3/talent/myappraisal?period=${ENDED}`,
  );
  expect(reminders.getByText('Q3 2026, shared by Kateřina Dvořáková')).toBeVisible();
  expect(reminders.getByRole('link', { name: 'Sign Kateřina Dvořáková’s appraisal' })).toBeVisible();
  expect(reminders.getByText('due Oct 21')).toHaveClass('gl-todo-late');
  expect(reminders.getAllByText('due Nov 25')).toHaveLength(2);
  expect(await findViolations()).toEqual([]);
});

test('several to start share one row with their faces, and each is counted (D-100)', async () => {
  serve(fakeDashboard({ Reminders: [SIGN, ...[21, 22, 23, 24].map((Id) => start(Id))], count: 5 }));
  show();
  expect(
    await button('Start: Start 4 appraisals: Q3 2026 · Person, Person, Person and Person'),
  ).toHaveAttribute('href', `/v3/talent/${ENDED}/7`);
  const reminders = await region();
  expect(reminders.getAllByRole('listitem')).toHaveLength(2);
  expect(reminders.getByRole('img', { name: 'Person 21, Person 22, Person 23, Person 24' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Reminders 5' })).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('the foot of the list counts reminders, not lines (D-100)', async () => {
  const all = Array.from({ length: 50 }, (_, index) => start(index + 21));
  serve(fakeDashboard({ Reminders: all, count: 67 }));
  show();
  expect(await (await region()).findByText('50 of 67 reminders')).toBeVisible();
  expect((await region()).getAllByRole('listitem')).toHaveLength(1);
});

test('an appraisal that is signed while the page is open leaves the reminders', async () => {
  serve(fakeDashboard({ Reminders: [COUNTERSIGN] }));
  const { hub } = show();
  expect(await button('Sign: Kateřina signed.')).toBeVisible();
  serve(fakeDashboard());
  act(() => hub.emit('TenantUpdate', { type: 'appraisal_update', id: 71, actorId: KATE.Id }));
  expect(await screen.findByText('Nothing is waiting for you')).toBeVisible();
});
