import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { loadFloating } from '@cadence/shared-ui';
import { findViolations, setupApiServer } from '@cadence/shared-auth/testing';
import { BENEATH, type Beneath } from '../testing/predictions.fixtures.ts';
import { showPredictions } from '../testing/show-predictions.tsx';

const server = setupApiServer();

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const shownWeek = (week: number) => screen.findByRole('table', { name: new RegExp(`week ${week}$`) });
const week = (number: number) => button(new RegExp(`^Week ${number}\\b`));

/** Goals beneath whose posts end with week 7: in week 8 nobody has posted yet. */
const UNTIL_LAST_WEEK: readonly Beneath[] = BENEATH.map((goal) => ({
  ...goal,
  posted: Object.fromEntries(Object.entries(goal.posted).filter(([number]) => Number(number) < 8)),
}));

describe('the week that the screen opens on', () => {
  test('is the last one with predictions, which it says, with the way to this week and back', async () => {
    const { location } = showPredictions(server, { beneath: () => UNTIL_LAST_WEEK });
    expect(await shownWeek(7)).toBeVisible();
    expect(screen.getByText('The last week with predictions, week 8 has none yet.')).toBeVisible();
    expect(location()).toBe('/v3/predictions/12');
    await userEvent.click(await button('Show this week'));
    expect(await shownWeek(8)).toBeVisible();
    expect(location()).toBe('/v3/predictions/12?at=8');
    expect(screen.getByText('Nothing is posted for week 8 yet.')).toBeVisible();
    await userEvent.click(await button('Show week 7'));
    expect(await shownWeek(7)).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test('stays when the first prediction of this week arrives', async () => {
    let beneath = UNTIL_LAST_WEEK;
    const { hub } = showPredictions(server, { beneath: () => beneath });
    expect(await shownWeek(7)).toBeVisible();
    beneath = UNTIL_LAST_WEEK.map((goal) =>
      goal.Id === 21 ? { ...goal, posted: { ...goal.posted, 8: [4, 4] } } : goal,
    );
    act(() => hub.emit('TenantUpdate', { type: 'goal_update', id: 21, actorId: 3 }));
    expect(await button('Week 8, this week: 1 of 4 posted')).toBeVisible();
    expect(await shownWeek(7)).toBeVisible();
    expect(screen.getByText('An earlier week, it is week 8 now.')).toBeVisible();
  });

  test('is this week where there are predictions; fewer than last week are said', async () => {
    const beneath = UNTIL_LAST_WEEK.map((goal) =>
      goal.Id === 21 ? { ...goal, posted: { ...goal.posted, 8: [4, 4] as const } } : goal,
    );
    showPredictions(server, { beneath: () => beneath });
    expect(await shownWeek(8)).toBeVisible();
    expect(screen.getByText('This week, 1 of 4 posted so far.')).toBeVisible();
    expect(await button('Show week 7')).toBeVisible();
  });

  const silent = BENEATH.map((goal) => ({ ...goal, posted: {} }));

  test('is this week where nobody has ever posted; there is nothing to play', async () => {
    showPredictions(server, { beneath: () => silent });
    expect(await shownWeek(8)).toBeVisible();
    expect(screen.getByText('Nothing is posted for week 8 yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Play weeks' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Show week/ })).not.toBeInTheDocument();
  });

  test('of an ended quarter without predictions is its last', async () => {
    showPredictions(server, { beneath: () => silent, goal: { GoalPeriodId: 900 } });
    expect(await shownWeek(14)).toBeVisible();
    expect(await button('Quarter: Q3 2026')).toBeVisible();
    expect(screen.getByText('Nothing was posted in this quarter.')).toBeVisible();
  });

  test('of an ended quarter with predictions is the last with them', async () => {
    showPredictions(server, { goal: { GoalPeriodId: 900 } });
    expect(await shownWeek(8)).toBeVisible();
    expect(screen.getByText('The last week with predictions.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show this week' })).not.toBeInTheDocument();
  });
});

describe('the weeks', () => {
  test('say how many goals were posted; those ahead cannot be chosen', async () => {
    showPredictions(server);
    const weeks = within(await screen.findByRole('list', { name: /^Weeks, height is the share/ }));
    const names = weeks.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
    expect(names.slice(4, 10)).toEqual([
      'Week 5: nothing posted',
      'Week 6: 1 of 4 posted',
      'Week 7: 3 of 4 posted',
      'Week 8, this week: 3 of 4 posted',
      'Week 9',
      'Week 10',
    ]);
    expect(await week(9)).toBeDisabled();
    expect(await week(8)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await week(6));
    expect(await shownWeek(6)).toBeVisible();
  });

  test('count only the goals of the chosen levels', async () => {
    showPredictions(server, { route: '/v3/predictions/12?top=1' });
    expect(await button('Week 7: 2 of 2 posted')).toBeVisible();
  });

  test('are one tab stop; arrows, Home and End go from week to week', async () => {
    const { location } = showPredictions(server);
    const chosen = await week(8);
    act(() => chosen.focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(await week(7)).toHaveFocus();
    expect(await shownWeek(7)).toBeVisible();
    await userEvent.keyboard('{Home}');
    expect(await week(1)).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(await week(8)).toHaveFocus();
    expect(location()).toBe('/v3/predictions/12?at=8');
    const stops = screen
      .getAllByRole('button', { name: /^Week \d/ })
      .filter((one) => one.getAttribute('tabindex') === '0');
    expect(stops).toHaveLength(1);
  });

  test('[PRED-004] a week ahead says when it begins, with the way to this week', async () => {
    showPredictions(server);
    await userEvent.click(await button('Next week'));
    expect(await shownWeek(9)).toBeVisible();
    expect(screen.getByText('Week 9 begins on Nov 23.')).toBeVisible();
    await userEvent.click(await button('Show this week'));
    expect(await shownWeek(8)).toBeVisible();
  });
});

describe('played', () => {
  const step = () => act(async () => jest.advanceTimersByTimeAsync(1000));

  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
  afterEach(() => void jest.useRealTimers());

  const fast = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  test('by keyboard: from the first week with predictions to the last, with faces on their way', async () => {
    showPredictions(server);
    const user = fast();
    const start = await button('Play weeks');
    act(() => start.focus());
    await user.keyboard('{Enter}');
    expect(await shownWeek(6)).toBeVisible();
    expect(await button('Pause')).toHaveFocus();
    await step();
    expect(await shownWeek(7)).toBeVisible();
    expect(document.querySelectorAll('.pr-moving')).toHaveLength(1);
    await step();
    expect(await shownWeek(8)).toBeVisible();
    await step();
    expect(await button('Play weeks')).toHaveFocus();
    expect(document.querySelectorAll('.pr-moving')).toHaveLength(0);
    await step();
    expect(await shownWeek(8)).toBeVisible();
  });

  test('from the shown week on; a pause and a chosen week end it', async () => {
    showPredictions(server, { route: '/v3/predictions/12?at=6' });
    const user = fast();
    await user.click(await button('Play weeks'));
    await step();
    expect(await shownWeek(7)).toBeVisible();
    await user.click(await button('Pause'));
    await step();
    expect(await shownWeek(7)).toBeVisible();
    await user.click(await button('Play weeks'));
    await user.click(await week(6));
    expect(await button('Play weeks')).toBeVisible();
    await step();
    expect(await shownWeek(6)).toBeVisible();
  });
});

describe('a cell', () => {
  test('shows its goals on focus and on hover, an empty one nothing', async () => {
    await loadFloating();
    showPredictions(server);
    const cell = await button(/^Likely, Good: 2 goals/);
    await userEvent.hover(cell);
    const peek = await screen.findByRole('tooltip');
    expect(peek).toHaveTextContent('Likely, Good 2 goals');
    expect(
      within(peek)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['ARRenew the hospitals', 'ARAnswer in fifteen minutes1 up since the week before']);
    expect(cell).toHaveAccessibleDescription(/Renew the hospitals/);
    // A tooltip lies over the page, outside its regions.
    expect(await findViolations(document.body, { region: { enabled: false } })).toEqual([]);
    await userEvent.unhover(cell);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    const empty = await button('Not at all, Very good: 0 goals');
    act(() => empty.focus());
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{End}{ArrowLeft}');
    expect(cell).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Renew the hospitals');
  });

  test('with many goals shows the first and how many more there are', async () => {
    await loadFloating();
    const beneath = Array.from({ length: 9 }, (_, index) => ({
      Id: 50 + index,
      Title: `One of many ${index}`,
      posted: { 8: [2, 2] as const },
    }));
    showPredictions(server, { beneath: () => beneath });
    await userEvent.hover(await button('Unsure, Okay: 9 goals'));
    const peek = await screen.findByRole('tooltip');
    expect(within(peek).getAllByRole('listitem')).toHaveLength(6);
    expect(peek).toHaveTextContent('and 3 more');
  });
});

test('the table draws the weeks of every goal, and says only a state that is not the usual one', async () => {
  showPredictions(server);
  const table = within(await screen.findByRole('table', { name: 'Goals beneath' }));
  const row = (name: RegExp) => within(table.getByRole('row', { name }));
  expect(
    row(/^Renew the hospitals/).getByRole('img', {
      name: 'Likelihood by week: week 6 Unsure, week 7 Likely, week 8 Likely',
    }),
  ).toBeVisible();
  expect(row(/^Train the night shift/).getByText('Finalized')).toBeVisible();
  expect(table.queryByText('Approved')).not.toBeInTheDocument();
  expect(table.queryByRole('columnheader', { name: 'State' })).not.toBeInTheDocument();
  expect(table.getByRole('columnheader', { name: 'Weeks' })).toBeVisible();
});

test('of as many goals in one state as in another, approved is the usual one', async () => {
  const beneath = BENEATH.filter(({ Id }) => Id === 24 || Id === 21);
  showPredictions(server, { beneath: () => beneath.toReversed() });
  expect(await screen.findByText('Finalized')).toBeVisible();
  expect(screen.queryByText('Approved')).not.toBeInTheDocument();
});

test('without goals that have some beneath them there is no column for their matrix', async () => {
  showPredictions(server, { route: '/v3/predictions/12?cell=0-0' });
  const table = within(await screen.findByRole('table', { name: /^Not at all/ }));
  expect(table.queryByRole('columnheader', { name: 'Goals beneath' })).not.toBeInTheDocument();
});

test('an observer reads that it is company goals that are missing', async () => {
  showPredictions(server, { beneath: () => [], session: { profile: { RoleName: 'observer' } } });
  expect(await screen.findByText('No company goal is beneath this one')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Goals' })).toBeVisible();
});
