import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  ApiProblem,
  fakeSession,
  findViolations,
  on,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import type { Goal, Prediction, PredictionGoal } from '@cadence/shared-contract';
import { ANA, fakeBundle, fakeGoal, weekStart, VIEWER_ID } from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';
import GoalDrawer from '../../slots/goal-drawer.tsx';

const server = setupApiServer();
const OVERVIEW = '/v3/goals/12?tab=overview';
type Posted = Readonly<Record<number, readonly [number, number]>>;
interface Beneath extends Partial<PredictionGoal> {
  readonly Title: string;
  readonly posted: Posted;
}

const BENEATH: readonly Beneath[] = [
  { Id: 21, Title: 'Renew the hospitals', posted: { 6: [2, 3], 7: [3, 3], 8: [3, 3] } },
  { Id: 22, Title: 'Answer in fifteen minutes', posted: { 7: [2, 2], 8: [3, 3] } },
  { Id: 23, Title: 'Write the runbook', Depth: 2, posted: { 7: [1, 2] } },
  { Id: 24, Title: 'Train the night shift', Depth: 2, State: 'finalized', posted: { 7: [0, 0], 8: [0, 0] } },
];

function inWeek({ posted, ...goal }: Beneath, week: number): PredictionGoal {
  const [Likelihood = null, Quality = null] = posted[week] ?? [];
  const User = { Id: ANA.Id, Name: ANA.Name, OrgUnit: null, Title: null, Avatar: null, ParentId: 1 };
  const Weeks = Object.entries(posted).map(([number, levels]) => ({
    Week: Number(number),
    Likelihood: levels[0],
    Quality: levels[1],
  }));
  return { Id: 20, State: 'approved', User, ParentId: 12, Depth: 1, ...goal, Likelihood, Quality, Weeks };
}

function matrixOf(goal: Goal, goals: readonly Beneath[], week: number): Prediction {
  const weekOf = (Week: number) => ({
    Id: 400 + Week,
    Week,
    StartDate: weekStart(Week),
    EndDate: weekStart(Week + 1),
  });
  return {
    goal,
    childs: goals.map((one) => inWeek(one, week)),
    results: [],
    managerresults: [],
    weeks: Array.from({ length: 14 }, (_, index) => weekOf(index + 1)),
    weekPeriod: weekOf(week),
    prevWeek: week > 1 ? weekOf(week - 1) : null,
    nextWeek: weekOf(week + 1),
  };
}

/** The weeks that were asked for are collected in `asked`. */
function answer(goal: Goal, goals: () => readonly Beneath[]): readonly number[] {
  const asked: number[] = [];
  server.use(
    on('predictions.matrix', ({ params }) => {
      asked.push(params.weekNumber);
      return matrixOf(goal, goals(), params.weekNumber);
    }),
  );
  return asked;
}

function showParent(route = OVERVIEW, goals: () => readonly Beneath[] = () => BENEATH) {
  const bundle = fakeBundle(fakeGoal({ ChildCount: 2 }));
  const shown = showGoals(server, { goals: [bundle.Goal], bundles: [bundle], route });
  return { ...shown, weeks: answer(bundle.Goal, goals) };
}

const pane = async () => within(await screen.findByRole('region', { name: 'Goal' }));
const press = async (name: string) => (await pane()).findByRole('button', { name });
const links = async () => within(await (await pane()).findByRole('tabpanel')).findAllByRole('link');
const titles = async () => (await links()).map(({ textContent }) => textContent);

test('[GOAL-057] Overview is the first tab of a goal with child goals, and contains the prediction matrix', async () => {
  showParent('/v3/goals/12');
  const tabs = (await (await pane()).findAllByRole('tab')).map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Overview', 'Details', 'History and Comments']);
  expect((await pane()).getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click((await pane()).getByRole('tab', { name: 'Overview' }));
  const matrix = within(
    await (await pane()).findByRole('table', { name: 'Goals by likelihood and quality, week 8' }),
  );
  expect(matrix.getAllByRole('button')).toHaveLength(25);
  expect(await matrix.findByRole('button', { name: 'Likely, Good: 2 goals, 1 moved here' })).toBeVisible();
  expect(matrix.getByRole('button', { name: 'Not at all, Very bad: 1 goal' })).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('[GOAL-057] there is no Overview of a goal without child goals, not by a link either', async () => {
  const childless = fakeBundle(fakeGoal({ ChildCount: 0 }));
  showGoals(server, { goals: [childless.Goal], bundles: [childless], route: OVERVIEW });
  expect(await (await pane()).findByRole('tab', { name: 'Details' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect((await pane()).queryByRole('tab', { name: 'Overview' })).not.toBeInTheDocument();
});

test('a cell filters the goals below it; each row shows owner and status, and links to the goal', async () => {
  showParent();
  await userEvent.click(await press('Likely, Good: 2 goals, 1 moved here'));
  expect(await titles()).toEqual(['Renew the hospitals', 'Answer in fifteen minutes']);
  expect((await links())[0]).toHaveAttribute('href', '/v3/goals/21');
  expect((await pane()).getByRole('heading', { name: 'Likely, Good 2' })).toBeVisible();
  const [, moved] = within(await (await pane()).findByRole('tabpanel')).getAllByRole('listitem');
  expect(moved).toHaveTextContent(/Ana Ruiz.*Approved.*Level 1.*Likely1 up since the last update/);
  await userEvent.click((await pane()).getByRole('button', { name: 'Show all 4' }));
  expect(await titles()).toHaveLength(4);
  expect(await press('Likely, Good: 2 goals, 1 moved here')).toHaveAttribute('aria-pressed', 'false');
});

test('a goal without an update in the very week is counted apart, nothing is carried forward', async () => {
  showParent();
  await userEvent.click(await press('1 no update'));
  expect(await titles()).toEqual(['Write the runbook']);
  await userEvent.click(await press('Previous week'));
  expect(await press('Not sure, Okay: 1 goal')).toBeVisible();
  expect(await press('0 no update')).toHaveAttribute('aria-pressed', 'true');
  expect((await pane()).getByText('No goal stands here in this week.')).toBeVisible();
});

test('the figures filter the goals by at risk and by moved', async () => {
  showParent();
  await userEvent.click(await press('1 At Risk'));
  expect(await titles()).toEqual(['Train the night shift']);
  await userEvent.click(await press('1 moved since week 7'));
  expect(await titles()).toEqual(['Answer in fifteen minutes']);
  await userEvent.click(await press('3 with a prediction'));
  expect(await titles()).toHaveLength(3);
});

test('the weeks end at the first and at the current one', async () => {
  const { weeks } = showParent();
  await press('1 no update');
  const next = await press('Next week');
  expect(next).toBeDisabled();
  const previous = await press('Previous week');
  for (let week = 8; week > 1; week -= 1) await userEvent.click(previous);
  expect(await (await pane()).findByRole('table', { name: /week 1$/ })).toBeVisible();
  expect(previous).toBeDisabled();
  expect(Math.max(...weeks)).toBe(8);
  expect(Math.min(...weeks)).toBe(1);
});

test('levels narrow matrix, figures and goals to those down to that depth', async () => {
  showParent();
  const levels = await (await pane()).findByRole('combobox', { name: 'Levels' });
  expect(
    within(levels)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Top 1 Level (2)', 'Top 2 Level (4)']);
  await userEvent.selectOptions(levels, 'Top 1 Level (2)');
  expect(await press('0 no update')).toBeVisible();
  expect(await press('Not at all, Very bad: 0 goals')).toBeVisible();
  expect(await titles()).toHaveLength(2);
});

test('week, level and cell are in the link, and survive another tab', async () => {
  const { location } = showParent(`${OVERVIEW}&at=7&top=1&cell=2-2`);
  expect(await press('Unsure, Okay: 1 goal')).toHaveAttribute('aria-pressed', 'true');
  expect(await titles()).toEqual(['Answer in fifteen minutes']);
  await userEvent.click((await pane()).getByRole('tab', { name: 'Details' }));
  await userEvent.click((await pane()).getByRole('tab', { name: 'Overview' }));
  expect(await press('Unsure, Okay: 1 goal')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(await press('Unsure, Okay: 1 goal'));
  await userEvent.selectOptions((await pane()).getByRole('combobox', { name: 'Levels' }), 'Top 2 Level (4)');
  await userEvent.click(await press('Next week'));
  expect(location()).toBe(OVERVIEW);
});

test.each(['at=99', 'at=0', 'top=99', 'cell=9-9', 'cell=__proto__', 'at=-1&top=x&cell=1-'])(
  'a link that asks for what there is not (%s) shows the current week',
  async (query) => {
    showParent(`${OVERVIEW}&${query}`);
    expect(await (await pane()).findByRole('table', { name: /week 8$/ })).toBeVisible();
    expect(await titles()).toHaveLength(4);
  },
);

test('a week without any update leads to the one before', async () => {
  showParent(OVERVIEW, () => BENEATH.map((goal) => ({ ...goal, posted: { 7: [3, 3] as const } })));
  expect(await (await pane()).findByText(/Nothing is posted for week 8 yet/)).toBeVisible();
  await userEvent.click(await press('Show week 7'));
  expect(await press('Likely, Good: 4 goals')).toBeVisible();
});

test('a goal of an ended quarter begins with that quarter\u2019s last week that begins in it', async () => {
  const goal = fakeGoal({ ChildCount: 1, GoalPeriodId: 39 });
  const bundle = fakeBundle({
    ...goal,
    Weeks: goal.Weeks.map((slot, index) => ({
      ...slot,
      StartDate: weekStart(slot.Week - 12),
      State: index === 0 ? 'off' : 'missed',
    })),
  });
  showGoals(server, { goals: [bundle.Goal], bundles: [bundle], route: OVERVIEW });
  answer(bundle.Goal, () => BENEATH);
  expect(await (await pane()).findByRole('table', { name: /week 13$/ })).toBeVisible();
});

test('[LIVE-006] what others post shows up in the matrix by itself', async () => {
  let goals = BENEATH;
  const { hub } = showParent(OVERVIEW, () => goals);
  expect(await press('1 no update')).toBeVisible();
  goals = BENEATH.map((goal) => (goal.Id === 23 ? { ...goal, posted: { 7: [1, 2], 8: [4, 4] } } : goal));
  act(() => hub.emit('TenantUpdate', { type: 'goal_update', id: 23, actorId: 3 }));
  expect(await press('Very Likely, Very good: 1 goal, 1 moved here')).toBeVisible();
  expect(await press('0 no update')).toBeVisible();
});

test('a failure is said and asked again, with the week still there to step from', async () => {
  showParent();
  server.use(
    on('predictions.matrix', () => {
      throw new ApiProblem('denied', 'The tables are being moved.');
    }),
  );
  expect(await (await pane()).findByText('The tables are being moved.')).toBeVisible();
  expect(await press('Previous week')).toBeEnabled();
  answer(fakeGoal(), () => BENEATH);
  await userEvent.click(await press('Retry'));
  expect(await press('1 no update')).toBeVisible();
});

test('goals that are all out of the viewer\u2019s sight leave an explanation', async () => {
  showParent(OVERVIEW, () => []);
  expect(await (await pane()).findByText('No goals to show')).toBeVisible();
});

test('many goals come in steps', async () => {
  showParent(OVERVIEW, () =>
    Array.from({ length: 45 }, (_, index) => ({
      Id: 100 + index,
      Title: `Goal ${index}`,
      posted: { 8: [3, 3] as const },
    })),
  );
  expect(await titles()).toHaveLength(20);
  const foot = await (await pane()).findByText('20 of 45 goals');
  await userEvent.click(await press('Load More'));
  expect(foot).toHaveTextContent('40 of 45 goals');
});

test('in a drawer the tab stays, and keeps its week and cell', async () => {
  const bundle = fakeBundle(fakeGoal({ ChildCount: 2, User: { ...fakeGoal().User, Id: VIEWER_ID } }));
  server.use(
    on('goals.read', () => bundle),
    on('goals.periods', () => ({ data: [] })),
  );
  answer(bundle.Goal, () => BENEATH);
  renderWithShell(<GoalDrawer goalId={12} onClose={() => undefined} />, {
    session: fakeSession(),
    route: '/v3/home',
  });
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(await drawer.findByRole('tab', { name: 'Overview' }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Previous week' }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Not at all, Very bad: 1 goal' }));
  await userEvent.click(drawer.getByRole('tab', { name: 'Details' }));
  await userEvent.click(drawer.getByRole('tab', { name: 'Overview' }));
  await waitFor(() =>
    expect(drawer.getByRole('button', { name: 'Not at all, Very bad: 1 goal' })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  );
  expect(drawer.getByRole('link', { name: 'Train the night shift' })).toHaveAttribute('href', '/v3/goals/24');
});
