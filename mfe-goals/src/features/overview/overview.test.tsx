import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, on, setupApiServer } from '@cadence/shared-auth/testing';
import type { GoalBeneath } from '@cadence/shared-contract';
import { findAccessibilityFaults } from '../../testing/accessibility.ts';
import { fakeBundle, fakeGoal, fakeWeeks } from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer();
type Posted = Parameters<typeof fakeWeeks>[0];

function beneath(Id: number, Title: string, posted: Posted, Level = 1): GoalBeneath {
  return { Level, Goal: fakeGoal({ Id, GoalDetail: { Title }, Weeks: fakeWeeks(posted) }) };
}
const BENEATH = [
  beneath(21, 'Renew the hospitals', { 6: [2, 3], 7: [3, 3] }),
  beneath(22, 'Answer in fifteen minutes', { 6: [3, 3], 7: [3, 3] }),
  beneath(23, 'Write the runbook', { 6: [1, 2] }, 2),
];

function showParent(data: readonly GoalBeneath[] = BENEATH, route = '/v3/goals/12?tab=overview') {
  const bundle = fakeBundle(fakeGoal({ ChildCount: 2 }));
  server.use(on('goals.descendants', () => ({ data: [...data] })));
  return showGoals(server, { goals: [bundle.Goal], bundles: [bundle], route });
}
const pane = async () => within(await screen.findByRole('region', { name: 'Goal' }));
const cell = async (name: string) => (await pane()).findByRole('button', { name });
const list = async () => within(await (await pane()).findByRole('tabpanel')).getAllByRole('link');
const titles = async () => (await list()).map(({ textContent }) => textContent);

test('[GOAL-057] Overview shows only when the goal has child goals, and contains the prediction matrix', async () => {
  const { unmount } = showParent(BENEATH, '/v3/goals/12');
  await userEvent.click(await (await pane()).findByRole('tab', { name: 'Overview' }));
  expect(await (await pane()).findByRole('table', { name: /likelihood and quality, week 7/ })).toBeVisible();
  expect(await cell('Likely, Good: 2 goals')).toBeVisible();
  expect(await findAccessibilityFaults()).toEqual([]);
  unmount();
  const childless = fakeBundle(fakeGoal({ ChildCount: 0 }));
  showGoals(server, { goals: [childless.Goal], bundles: [childless], route: '/v3/goals/12?tab=overview' });
  expect(await (await pane()).findByRole('tab', { name: 'Details' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect((await pane()).queryByRole('tab', { name: 'Overview' })).not.toBeInTheDocument();
});

test('a cell narrows the goals below it; each leads to its own detail', async () => {
  showParent();
  await userEvent.click(await cell('Likely, Good: 2 goals'));
  expect(await titles()).toEqual(['Renew the hospitals', 'Answer in fifteen minutes']);
  expect((await list())[0]).toHaveAttribute('href', '/v3/goals/21');
  expect((await pane()).getByRole('heading', { name: 'Likely, Good (2)' })).toBeVisible();
  await userEvent.click((await pane()).getByRole('button', { name: 'Show all 3' }));
  expect(await titles()).toHaveLength(3);
});

test('a goal without an update in the very week is counted apart, nothing is carried forward', async () => {
  showParent();
  await userEvent.click(await cell('1 no update'));
  expect(await titles()).toEqual(['Write the runbook']);
  await userEvent.click((await pane()).getByRole('button', { name: 'Previous week' }));
  expect(await cell('Not sure, Okay: 1 goal')).toBeVisible();
  expect(await cell('0 no update')).toBeVisible();
});

test('the weeks end at the first and at the current one', async () => {
  showParent();
  await cell('Likely, Good: 2 goals');
  const next = (await pane()).getByRole('button', { name: 'Next week' });
  await userEvent.click(next);
  expect(next).toBeDisabled();
  expect((await pane()).getByRole('table', { name: /week 8$/ })).toBeVisible();
  const previous = (await pane()).getByRole('button', { name: 'Previous week' });
  for (let week = 8; week > 1; week -= 1) await userEvent.click(previous);
  expect(previous).toBeDisabled();
});

test('levels narrow the matrix to the goals down to that depth', async () => {
  showParent();
  const levels = await (await pane()).findByRole('combobox', { name: 'Levels' });
  expect(
    within(levels)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Top 1 Level (2)', 'Top 2 Level (3)']);
  await userEvent.selectOptions(levels, 'Top 1 Level (2)');
  expect(await cell('0 no update')).toBeVisible();
});

test('says how many moved since the week before', async () => {
  showParent();
  await cell('Likely, Good: 2 goals');
  expect((await pane()).getByText('moved since week 6')).toHaveTextContent('1 moved since week 6');
});

test('a failure is said, and asked again', async () => {
  let isDown = true;
  showParent();
  server.use(
    on('goals.descendants', () => {
      if (isDown) throw new ApiProblem('denied', 'Not now.');
      return { data: [...BENEATH] };
    }),
  );
  expect(await (await pane()).findByText('The goals beneath could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click((await pane()).getByRole('button', { name: /try again|retry/i }));
  expect(await cell('Likely, Good: 2 goals')).toBeVisible();
});

test('goals that the viewer may not see leave an explanation, not an empty grid', async () => {
  showParent([]);
  expect(await (await pane()).findByText('Nothing to predict yet')).toBeVisible();
});
