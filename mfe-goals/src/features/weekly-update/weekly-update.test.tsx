import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hasDrafts } from '@cadence/shared-auth';
import { ApiProblem, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import type { BodyOf, GoalStatus } from '@cadence/shared-contract';
import { ANA, fakeBundle, fakeGoal, fakeStatuses, fakeTransition } from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer();
const goal = fakeGoal();

beforeEach(() => window.localStorage.clear());

async function openUpdate(route = '/v3/goals/12?do=update') {
  const shown = showGoals(server, {
    goals: [goal],
    bundles: [fakeBundle(goal, { Permissions: ['Update'] })],
    route,
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Weekly update' }));
  const likelihood = within(drawer.getByRole('radiogroup', { name: /^Likelihood/ }));
  const quality = within(drawer.getByRole('radiogroup', { name: /^Quality/ }));
  return { ...shown, drawer, likelihood, quality };
}

/** Answers `updatestatus` and keeps what was sent. */
function acceptUpdates(): BodyOf<'goals.updateStatus'>[] {
  const sent: BodyOf<'goals.updateStatus'>[] = [];
  server.use(
    on('goals.updateStatus', ({ body }) => {
      sent.push(body);
      const status = fakeStatuses(goal).find(({ Id }) => Id === body.Id) as GoalStatus;
      return { ...status, Likelihood: body.Likelihood, Quality: body.Quality };
    }),
  );
  return sent;
}

test('[GOAL-100][GOAL-101][GOAL-102] the current week and the three before it can be chosen', async () => {
  const { drawer } = await openUpdate();
  const weeks = within(drawer.getByRole('radiogroup', { name: 'Week' })).getAllByRole('radio');
  expect(weeks.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Week 5Oct 26 – Nov 1Unsure, Okay',
    'Week 6Nov 2 – 8Missed',
    'Week 7Nov 9 – 15Likely, Good',
    'Week 8Nov 16 – 22This week',
  ]);
  expect(drawer.getByRole('radio', { name: /Week 8/ })).toBeChecked();
  expect(await findViolations()).toEqual([]);
});

test('[GOAL-098][GOAL-099] both values are needed; then the week is saved with its comment', async () => {
  const sent = acceptUpdates();
  const { drawer, likelihood, quality, toasts, location } = await openUpdate();
  expect(drawer.getByRole('button', { name: 'Save Update' })).toHaveAccessibleDescription(
    'Choose a likelihood and a quality first',
  );
  await userEvent.click(likelihood.getByRole('radio', { name: /Unsure/ }));
  expect(drawer.getByRole('button', { name: 'Save Update' })).toHaveAccessibleDescription(
    'Choose a quality first',
  );
  await userEvent.click(drawer.getByRole('button', { name: 'Save Update' }));
  expect(sent).toEqual([]);
  await userEvent.click(quality.getByRole('radio', { name: /Good/ }));
  await userEvent.type(drawer.getByRole('textbox', { name: /Comment/ }), ' Saint-Rémi postponed the vote. ');
  await userEvent.click(drawer.getByRole('button', { name: 'Save Update' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { Id: 1008, Likelihood: 2, Quality: 3, Comment: 'Saint-Rémi postponed the vote.' },
    ]),
  );
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Weekly update' })).not.toBeInTheDocument(),
  );
  expect(toasts.at(-1)?.title).toBe('Week 8 saved');
  await waitFor(() => expect(location()).toBe('/v3/goals/12'));
});

test('two presses at once post one update', async () => {
  const sent = acceptUpdates();
  const { drawer, likelihood, quality, toasts } = await openUpdate();
  await userEvent.click(likelihood.getByRole('radio', { name: /^Likely/ }));
  await userEvent.click(quality.getByRole('radio', { name: /Good/ }));
  await userEvent.dblClick(drawer.getByRole('button', { name: 'Save Update' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Week 8 saved'));
  expect(sent).toHaveLength(1);
});

test('the values of the last week are marked and the difference is said', async () => {
  const { drawer, likelihood } = await openUpdate();
  expect(drawer.getAllByText('Week 7', { selector: '.cd-was' })).toHaveLength(2);
  await userEvent.click(likelihood.getByRole('radio', { name: /^Likely/ }));
  await userEvent.keyboard('1');
  expect(likelihood.getByRole('radio', { name: /Not sure/ })).toBeChecked();
  expect(drawer.getByText('from week 7').parentElement).toHaveTextContent('2 down since week 7');
});

test('[GOAL-104][GOAL-105] both scales read in the documented words', async () => {
  const { likelihood, quality } = await openUpdate();
  const words = (group: typeof likelihood): readonly (string | undefined)[] =>
    group
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.querySelector('.cd-digit + span')?.textContent ?? undefined);
  expect(words(likelihood)).toEqual(['Not at all', 'Not sure', 'Unsure', 'Likely', 'Very Likely']);
  expect(words(quality)).toEqual(['Very bad', 'Bad', 'Okay', 'Good', 'Very good']);
});

test('a week in the URL opens with its values', async () => {
  const { drawer, likelihood } = await openUpdate('/v3/goals/12?do=update&week=5');
  expect(drawer.getByRole('radio', { name: /Week 5/ })).toBeChecked();
  expect(likelihood.getByRole('radio', { name: /Unsure/ })).toBeChecked();
});

test('[GOAL-103] leaving unsaved values asks; Continue stays, Discard leaves a copy on the device', async () => {
  const { drawer, likelihood, guards, location } = await openUpdate();
  await userEvent.click(likelihood.getByRole('radio', { name: /Unsure/ }));
  expect(guards.size).toBe(1);
  await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
  await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
  expect(likelihood.getByRole('radio', { name: /Unsure/ })).toBeChecked();
  await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }));
  const again = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
  await userEvent.click(again.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(location()).toBe('/v3/goals/12'));
  await userEvent.click(await screen.findByRole('button', { name: 'Update' }));
  const reopened = within(await screen.findByRole('dialog', { name: 'Weekly update' }));
  await userEvent.click(reopened.getByRole('button', { name: 'Restore' }));
  expect(
    within(reopened.getByRole('radiogroup', { name: /^Likelihood/ })).getByRole('radio', { name: /Unsure/ }),
  ).toBeChecked();
  expect(reopened.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});

test('[D-82] looking at another week, or taking back what was typed, leaves no text on the device', async () => {
  const { drawer } = await openUpdate();
  const dialog = screen.getByRole('dialog', { name: 'Weekly update' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.click(drawer.getByRole('radio', { name: /Week 5/ }));
  expect(hasDrafts()).toBe(false);
  const comment = drawer.getByRole('textbox', { name: /Comment/ });
  await userEvent.type(comment, 'No');
  expect(hasDrafts()).toBe(true);
  await userEvent.clear(comment);
  expect(hasDrafts()).toBe(false);
});

test('closing asks nothing when nothing was changed', async () => {
  const { drawer, location } = await openUpdate();
  await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(location()).toBe('/v3/goals/12'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a lost race keeps what was typed and says what happened', async () => {
  server.use(
    on('goals.updateStatus', () => {
      throw new ApiProblem('conflict', 'This goal was shelved in the meantime.');
    }),
  );
  const { drawer, likelihood, quality } = await openUpdate();
  await userEvent.click(likelihood.getByRole('radio', { name: /Unsure/ }));
  await userEvent.click(quality.getByRole('radio', { name: /Good/ }));
  await userEvent.click(drawer.getByRole('button', { name: 'Save Update' }));
  expect(await drawer.findByText('This goal was shelved in the meantime.')).toBeVisible();
  expect(likelihood.getByRole('radio', { name: /Unsure/ })).toBeChecked();
});

test('[D-122] an answer that was lost, and a word added: the comment is reworded under its key', async () => {
  const sent: unknown[] = [];
  server.use(
    on('goals.updateStatus', ({ body, headers }) => {
      sent.push([headers.get('idempotency-key'), body.Comment]);
      if (sent.length === 1) throw new ApiProblem('unavailable', 'The database did not answer in time.');
      return fakeStatuses(goal).find(({ Id }) => Id === body.Id) as GoalStatus;
    }),
  );
  const { drawer, likelihood, quality, toasts } = await openUpdate();
  await userEvent.click(likelihood.getByRole('radio', { name: /Unsure/ }));
  await userEvent.click(quality.getByRole('radio', { name: /Good/ }));
  const comment = drawer.getByRole('textbox', { name: /Comment/ });
  await userEvent.type(comment, 'One offer');
  await userEvent.click(drawer.getByRole('button', { name: 'Save Update' }));
  await drawer.findByText('The database did not answer in time.');
  await userEvent.type(comment, ' more');
  await userEvent.click(await drawer.findByRole('button', { name: 'Save Update' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Week 8 saved'));
  const key: unknown = expect.stringMatching(/^[\da-f]{32}$/);
  expect(sent).toEqual([
    [key, 'One offer'],
    [key, 'One offer more'],
  ]);
  expect(new Set((sent as [string, string][]).map(([first]) => first)).size).toBe(1);
});

test('a goal that is shelved while its week is filled in: the week stays, and it says what happened', async () => {
  const { drawer, likelihood, hub } = await openUpdate();
  await userEvent.click(likelihood.getByRole('radio', { name: /Unsure/ }));
  await userEvent.type(drawer.getByRole('textbox', { name: /Comment/ }), 'Saint-Rémi is late');
  const steps = [fakeTransition({ Id: 2, Action: 'shelve', UserId: ANA.Id, UserName: ANA.Name })];
  server.use(on('goals.read', () => fakeBundle(fakeGoal({ State: 'shelved' }), { GoalTransitions: steps })));
  await act(async () => hub.emit('TenantUpdate', { type: 'goal_update', id: goal.Id, actorId: ANA.Id }));
  expect(await drawer.findByText('Ana Ruiz shelved this goal.')).toBeVisible();
  expect(drawer.getByRole('radio', { name: /Week 8/ })).toBeChecked();
  expect(likelihood.getByRole('radio', { name: /Unsure/ })).toBeChecked();
  expect(drawer.getByRole('textbox', { name: /Comment/ })).toHaveValue('Saint-Rémi is late');
  expect(drawer.getByRole('button', { name: 'Copy Text' })).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Save Update' })).toHaveAccessibleDescription(
    'Week 8 can no longer be updated',
  );
  expect(await findViolations()).toEqual([]);
});

test('what is typed while the week is being saved stays, and a comment that was changed is reworded', async () => {
  const sent: unknown[] = [];
  const first = Promise.withResolvers<GoalStatus>();
  const status = fakeStatuses(goal).find(({ Id }) => Id === 1008) as GoalStatus;
  server.use(
    on('goals.updateStatus', ({ body, headers }) => {
      sent.push([headers.get('idempotency-key'), body.Comment]);
      return sent.length === 1 ? first.promise : { ...status, Likelihood: 2, Quality: 3 };
    }),
  );
  const { drawer, likelihood, quality, toasts, location } = await openUpdate();
  await userEvent.click(likelihood.getByRole('radio', { name: /Unsure/ }));
  await userEvent.click(quality.getByRole('radio', { name: /Good/ }));
  const comment = drawer.getByRole('textbox', { name: /Comment/ });
  await userEvent.type(comment, 'One offer');
  await userEvent.click(drawer.getByRole('button', { name: 'Save Update' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.type(comment, ' more');
  first.resolve({ ...status, Likelihood: 2, Quality: 3 });
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Week 8 saved'));
  expect(comment).toHaveValue('One offer more');
  await userEvent.click(await drawer.findByRole('button', { name: 'Save Update' }));
  await waitFor(() => expect(location()).toBe('/v3/goals/12'));
  const [[key]] = sent as [[string, string]];
  expect(sent).toEqual([
    [key, 'One offer'],
    [key, 'One offer more'],
  ]);
});

test('a goal without open weeks says so', async () => {
  const bundle = fakeBundle(goal, { Permissions: ['Update'], GoalWeeklyStates: [] });
  showGoals(server, { goals: [goal], bundles: [bundle], route: '/v3/goals/12?do=update' });
  expect(await screen.findByText('No week can be filled in right now')).toBeVisible();
});
