import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, on, setupApiServer } from '@cadence/shared-auth/testing';
import type { GoalStatus } from '@cadence/shared-contract';
import { fakeBundle, fakeGoal, fakeStatuses } from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer();
const goal = fakeGoal();
const BUSY = 'Cadence is busy right now. Nothing was changed; please try again in a moment.';

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** A week that is filled in and saved, against a server that is busy the first `times`. */
async function saveBefore(times: number, onAsked: (count: number) => void = () => undefined) {
  const keys: (string | null)[] = [];
  server.use(
    on('goals.updateStatus', ({ body, headers }) => {
      keys.push(headers.get('idempotency-key'));
      onAsked(keys.length);
      if (keys.length <= times) throw new ApiProblem('busy', BUSY);
      return fakeStatuses(goal).find(({ Id }) => Id === body.Id) as GoalStatus;
    }),
  );
  const bundles = [fakeBundle(goal, { Permissions: ['Update'] })];
  const shown = showGoals(server, { goals: [goal], bundles, route: '/v3/goals/12?do=update' });
  const drawer = within(await screen.findByRole('dialog', { name: 'Weekly update' }));
  const likelihood = within(drawer.getByRole('radiogroup', { name: /^Likelihood/ }));
  await userEvent.click(likelihood.getByRole('radio', { name: /Unsure/ }));
  const quality = within(drawer.getByRole('radiogroup', { name: /^Quality/ }));
  await userEvent.click(quality.getByRole('radio', { name: /Good/ }));
  await userEvent.type(drawer.getByRole('textbox', { name: /Comment/ }), 'One offer');
  await userEvent.click(drawer.getByRole('button', { name: 'Save Update' }));
  return { ...shown, drawer, likelihood, keys };
}

test('[D-133] while the server is busy the week is still being saved, cannot be pressed again, and then is saved', async () => {
  const { drawer, keys, toasts, location } = await saveBefore(1);
  await waitFor(() => expect(keys).toHaveLength(1));
  const button = drawer.getByRole('button', { name: 'Saving' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  await waitFor(() => expect(location()).toBe('/v3/goals/12'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(toasts.map(({ title }) => title)).toEqual(['Week 8 saved']);
});

test('[D-133] after a minute it says that Cadence is busy; nothing that was filled in is lost, and a press saves it', async () => {
  const { now } = performance;
  let later = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + later);
  const { drawer, likelihood, keys, location } = await saveBefore(2, (count) => {
    if (count === 2) later = 61_000;
  });
  expect(await drawer.findByText(BUSY)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(likelihood.getByRole('radio', { name: /Unsure/ })).toBeChecked();
  expect(drawer.getByRole('textbox', { name: /Comment/ })).toHaveValue('One offer');
  await userEvent.click(drawer.getByRole('button', { name: 'Save Update' }));
  await waitFor(() => expect(location()).toBe('/v3/goals/12'));
  expect(new Set(keys).size).toBe(1);
});
