import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, on, renderWithShell, setupApiServer } from '@cadence/shared-auth/testing';
import { fakeGoal } from '../../../testing/goals.fixtures.ts';
import { RiskList } from './risk-list.tsx';

const server = setupApiServer();

test('when what is beneath the goals at risk cannot be loaded, only that is said, with the way to try again', async () => {
  const goal = fakeGoal({ Id: 1 });
  let isDown = true;
  server.use(
    on('dashboard.risks', () => {
      if (isDown) throw new ApiProblem('denied', 'The tables are being moved.');
      return { data: [{ GoalId: 1, Beneath: 9, AtRisk: 3, Origin: null }] };
    }),
  );
  renderWithShell(<RiskList goals={[goal]} />);
  expect(await screen.findByText('The goals beneath could not be loaded')).toBeVisible();
  expect(screen.getByRole('link', { name: goal.GoalDetail.Title })).toBeVisible();
  expect(screen.queryByText('No goals beneath')).not.toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('9 goals beneath, 3 At Risk')).toBeVisible();
});
