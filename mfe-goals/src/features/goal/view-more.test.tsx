import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupApiServer } from '@cadence/shared-auth/testing';
import { fakeGoal } from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer();
beforeEach(() => window.localStorage.clear());

const LONG = `${'Measured every Monday by the finance team. '.repeat(3)}The end.`;

async function show(id: number) {
  const goal = fakeGoal({ Id: id, GoalDetail: { Measurement: LONG, Description: LONG } });
  const shown = showGoals(server, { goals: [goal], route: `/v3/goals/${id}` });
  const section = async (name: string) =>
    within((await screen.findByRole('heading', { level: 3, name })).closest('section') as HTMLElement);
  return { ...shown, measure: await section('Measure'), description: await section('Description') };
}

test('[GOAL-066] texts past 100 characters are cut, and who opened one reads the next in full', async () => {
  const first = await show(12);
  expect(first.measure.getByText(/finance team\. Measured/).textContent).toMatch(/^.{80,101}… View more$/);
  await userEvent.click(first.measure.getByRole('button', { name: 'View more' }));
  first.unmount();
  const second = await show(13);
  expect(second.measure.getByText(/The end\./)).toBeVisible();
  expect(second.description.queryByText(/The end\./)).not.toBeInTheDocument();
  await userEvent.click(second.measure.getByRole('button', { name: 'View less' }));
  second.unmount();
  const third = await show(14);
  expect(third.measure.queryByText(/The end\./)).not.toBeInTheDocument();
});
