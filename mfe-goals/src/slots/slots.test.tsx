import { chooseOldestQuarter } from '../testing/choose-quarter.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeSession, on, renderWithShell, setupApiServer } from '@cadence/shared-auth/testing';
import type { Goal, GoalListInput } from '@cadence/shared-contract';
import { fakeBundle, fakeGoal, fakePage, fakePeriods, PERIOD_ID } from '../testing/goals.fixtures.ts';
import GoalDrawer from './goal-drawer.tsx';
import ProfileGoals from './profile-goals.tsx';

const server = setupApiServer(on('goals.periods', () => ({ data: fakePeriods() })));

const named = (Id: number, Title: string, more: Parameters<typeof fakeGoal>[0] = {}): Goal =>
  fakeGoal({ ...more, Id, GoalDetail: { Title } });

test('[PROF-013] [PROF-014] the profile tab lists the person’s goals of a quarter and leads to the list', async () => {
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
