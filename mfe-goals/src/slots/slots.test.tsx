import { chooseOldestQuarter } from '../testing/choose-quarter.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, fakeSession, on, renderWithShell, setupApiServer } from '@cadence/shared-auth/testing';
import type { Goal, GoalListInput } from '@cadence/shared-contract';
import { findAccessibilityFaults } from '../testing/accessibility.ts';
import { ANA, fakeBundle, fakeGoal, fakePage, fakePeriods, PERIOD_ID } from '../testing/goals.fixtures.ts';
import { patience } from '../testing/patience.ts';
import CompanyGoals from './company-goals.tsx';
import GoalDrawer from './goal-drawer.tsx';
import ProfileGoals from './profile-goals.tsx';
import YourWeek from './your-week.tsx';

patience();
const server = setupApiServer(on('goals.periods', () => ({ data: fakePeriods() })));

const named = (Id: number, Title: string, more: Parameters<typeof fakeGoal>[0] = {}): Goal =>
  fakeGoal({ ...more, Id, GoalDetail: { Title } });

/** Answers lists by what they ask for. */
function answerLists(answer: (input: GoalListInput) => readonly Goal[]): void {
  server.use(on('goals.list', ({ body }) => fakePage([...answer(body)])));
}

test('what the viewer owes stands in groups, most pressing first, each with its action', async () => {
  const kateřina = {
    Id: 8,
    Name: 'Kateřina Dvořáková',
    OrgUnit: null,
    Title: null,
    Avatar: null,
    ParentId: 7,
  };
  answerLists(({ PeriodId, NeedsReview }) => {
    if (NeedsReview === true)
      return PeriodId === PERIOD_ID
        ? [
            named(3, 'Renew', {
              State: 'review',
              User: kateřina,
              Flags: { NeedsReview: true },
              WaitingFor: { ...ANA, Id: 7, Name: 'Zoë Lefèvre', Since: '2026-11-18T12:00:00.000Z' },
            }),
          ]
        : [];
    if (PeriodId === PERIOD_ID - 1)
      return [named(1, 'Last quarter', { GoalPeriodId: PERIOD_ID - 1, Flags: { NeedsFinalization: true } })];
    return [named(2, 'Lift retention'), named(4, 'Escalations', { State: 'draft', Weeks: [] })];
  });
  renderWithShell(<YourWeek periodId={PERIOD_ID} />);
  const week = within(await screen.findByRole('region', { name: /Your week/ }));
  expect(await week.findByRole('button', { name: 'Finalize: Last quarter' })).toBeVisible();
  expect(week.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Overdue',
    'Waiting for you',
    'This week',
  ]);
  expect(week.getByText('Review Kateřina Dvořáková’s goal')).toBeVisible();
  expect(week.getByRole('button', { name: 'Review: Renew' })).toBeVisible();
  expect(week.getByText('Post week 8')).toBeVisible();
  expect(week.getByRole('button', { name: 'Update: Lift retention' })).toBeVisible();
  expect(week.getByRole('button', { name: 'Continue: Escalations' })).toBeVisible();
  expect(week.getByText('ended Sep 30')).toBeVisible();
  expect(await findAccessibilityFaults()).toEqual([]);
});

test('the action opens right there', async () => {
  const goal = named(2, 'Lift retention');
  answerLists(({ PeriodId, NeedsReview }) => (PeriodId === PERIOD_ID && NeedsReview !== true ? [goal] : []));
  server.use(on('goals.read', () => fakeBundle(goal, { Permissions: ['Update'] })));
  renderWithShell(<YourWeek periodId={PERIOD_ID} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Update: Lift retention' }));
  expect(await screen.findByRole('dialog', { name: 'Weekly update' })).toBeVisible();
});

test('nothing owed says so', async () => {
  answerLists(() => []);
  renderWithShell(<YourWeek periodId={PERIOD_ID} />);
  expect(await screen.findByText('Nothing is waiting for you')).toBeVisible();
});

test('a week that cannot be loaded says why and tries again', async () => {
  server.use(
    on('goals.list', () => {
      throw new ApiProblem('bad_request', 'The period is not known.');
    }),
  );
  renderWithShell(<YourWeek periodId={PERIOD_ID} />);
  expect(await screen.findByText('The period is not known.')).toBeVisible();
  answerLists(() => []);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing is waiting for you')).toBeVisible();
});

test('company goals of the period show with their chips and lead to the list', async () => {
  server.use(
    on('goals.company', () => ({
      data: [named(2, 'Reach 118%'), named(9, 'Last quarter', { GoalPeriodId: PERIOD_ID - 1 })],
    })),
  );
  renderWithShell(<CompanyGoals periodId={PERIOD_ID} />);
  expect(await screen.findByRole('link', { name: 'Reach 118%' })).toHaveAttribute('href', '/v3/goals/2');
  expect(screen.queryByText('Last quarter')).not.toBeInTheDocument();
  expect(screen.getByText('Likely')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View all company goals' })).toHaveAttribute(
    'href',
    '/v3/goals/type/company',
  );
  expect(await findAccessibilityFaults()).toEqual([]);
});

test('the profile tab lists the person’s goals of a quarter and leads to the list', async () => {
  const asked: GoalListInput[] = [];
  server.use(
    on('goals.list', ({ body }) => {
      asked.push(body);
      return fakePage(
        body.PeriodId === PERIOD_ID ? [named(2, 'Lift retention', { Flags: { AtRisk: true } })] : [],
      );
    }),
  );
  renderWithShell(<ProfileGoals personId={31} />);
  expect(await screen.findByRole('link', { name: 'Lift retention' })).toBeVisible();
  expect(screen.getByText('At Risk')).toBeVisible();
  expect(screen.getByText('1 goal')).toBeVisible();
  expect(asked[0]).toEqual({ PeriodId: PERIOD_ID, Users: [31] });
  expect(screen.getByRole('link', { name: 'View list' })).toHaveAttribute('href', '/v3/goals?owners=31');
  await chooseOldestQuarter();
  expect(await screen.findByText('No Goals have been added for Q3 2026.')).toBeVisible();
});

test('[GOAL-062][GOAL-063] a goal opens over any page, with a Details link and without Hierarchy', async () => {
  const parent = {
    Id: 2,
    Title: 'Reach 118%',
    ParentId: null,
    State: 'approved' as const,
    User: fakeGoal().User,
  };
  server.use(on('goals.read', () => fakeBundle(fakeGoal(), { ParentGoal: parent, Ancestors: [parent] })));
  let isClosed = false;
  renderWithShell(<GoalDrawer goalId={12} onClose={() => (isClosed = true)} />, { session: fakeSession() });
  const drawer = within(await screen.findByRole('dialog', { name: /Lift net revenue/ }));
  expect(drawer.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/v3/goals/12');
  expect(drawer.getByRole('tab', { name: 'Details' })).toBeVisible();
  expect(drawer.queryByRole('tab', { name: 'Hierarchy' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog').getAttribute('style')).toContain('800px');
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(isClosed).toBe(true));
});
