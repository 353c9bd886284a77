import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, on, setupApiServer } from '@cadence/shared-auth/testing';
import { fakeGoal, fakePage } from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer();
beforeEach(() => window.localStorage.clear());

const search = (text: string) =>
  userEvent.type(screen.getByRole('searchbox', { name: 'Search goals' }), text);

test('that there are no goals is said of what was asked for, not while that is on its way', async () => {
  showGoals(server, { goals: [], route: '/v3/goals?q=nothing' });
  await screen.findByText(/^No goals match/);
  const answer = Promise.withResolvers<void>();
  server.use(
    on('goals.list', async () => {
      await answer.promise;
      return fakePage([fakeGoal({ Id: 12, GoalDetail: { Title: 'Nothing is lost' } })]);
    }),
  );
  await search(' is');
  await waitFor(() => expect(screen.queryByText(/^No goals match/)).not.toBeInTheDocument());
  expect(screen.getByText('Loading goals')).toBeInTheDocument();
  answer.resolve();
  expect(await screen.findByRole('link', { name: 'Nothing is lost' })).toBeVisible();
});

test('after Retry the focus is in the pane of the list', async () => {
  const view = showGoals(server, { goals: [fakeGoal({ Id: 12, GoalDetail: { Title: 'Lift retention' } })] });
  server.use(
    on('goals.list', () => {
      throw new ApiProblem('conflict', 'No.');
    }),
  );
  await screen.findByText('The goals could not be loaded');
  server.use(
    on('goals.list', () => fakePage([fakeGoal({ Id: 12, GoalDetail: { Title: 'Lift retention' } })])),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Lift retention' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Goals list' })).toHaveFocus();
  view.unmount();
});
