import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, on, onPending, setupApiServer } from '@cadence/shared-auth/testing';
import type { WeeklyPassGoal } from '@cadence/shared-contract';
import { findAccessibilityFaults } from '../../testing/accessibility.ts';
import { fakePassGoal, rowId, servePass } from '../../testing/fake-pass.ts';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer();

beforeEach(() => window.localStorage.clear());

const TITLES = ['Retention', 'Onboarding', 'Escalations', 'Deputies', 'Migration'];
const five = (): WeeklyPassGoal[] => TITLES.map((title, index) => fakePassGoal(index + 1, title));
const two = (): WeeklyPassGoal[] => five().slice(0, 2);

async function openPass(goals: readonly WeeklyPassGoal[], route = '/v3/goals?do=my-week') {
  const shown = showGoals(server, { route });
  const backend = servePass(server, goals);
  const drawer = within(await screen.findByRole('dialog', { name: 'Update my week' }));
  return { ...shown, ...backend, drawer };
}

const rowOf = (title: string) => {
  const row = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (row === null) throw new Error(`${title} has no row`);
  return within(row);
};
const scaleOf = (title: string, scale: 'Likelihood' | 'Quality') =>
  within(rowOf(title).getByRole('radiogroup', { name: new RegExp(`^${scale} of ${title}`) }));
const isAt = (title: string, scale: 'Likelihood' | 'Quality'): boolean =>
  screen
    .getByRole('radiogroup', { name: new RegExp(`^${scale} of ${title}`) })
    .contains(document.activeElement);
const focusOn = (title: string, scale: 'Likelihood' | 'Quality' = 'Likelihood'): Promise<void> =>
  waitFor(() => expect(isAt(title, scale)).toBe(true));

test('[GOAL-098] five goals are updated by keyboard alone: two digits and Enter each', async () => {
  const { drawer, sent, location } = await openPass(five());
  await focusOn('Retention');
  expect(drawer.getByText('0 of 5 updated')).toBeVisible();
  await userEvent.keyboard('4');
  expect(isAt('Retention', 'Quality')).toBe(true);
  await userEvent.keyboard('3{Enter}');
  expect(isAt('Onboarding', 'Likelihood')).toBe(true);
  await userEvent.keyboard('15{Enter}={Enter}22{Enter}33{Enter}');
  expect(await drawer.findByRole('heading', { name: 'Week 8 is up to date' })).toBeVisible();
  expect(sent.map(({ Id, Likelihood, Quality }) => [Id, Likelihood, Quality]).sort()).toEqual([
    [rowId(1, 8), 3, 2],
    [rowId(2, 8), 0, 4],
    [rowId(3, 8), 3, 3],
    [rowId(4, 8), 1, 1],
    [rowId(5, 8), 2, 2],
  ]);
  expect(drawer.getByText(/All 5 goals are updated\. 3 less likely/)).toBeVisible();
  await waitFor(() => expect(drawer.getByRole('button', { name: 'Done' })).toHaveFocus());
  expect(await findAccessibilityFaults()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(location()).not.toContain('my-week'));
});

test('j, k and arrows walk through the goals, and leave the scales alone', async () => {
  await openPass(five());
  await focusOn('Retention');
  await userEvent.keyboard('j');
  expect(isAt('Onboarding', 'Likelihood')).toBe(true);
  await userEvent.keyboard('{ArrowDown}');
  expect(isAt('Escalations', 'Likelihood')).toBe(true);
  await userEvent.keyboard('{ArrowUp}k');
  expect(isAt('Retention', 'Likelihood')).toBe(true);
  await userEvent.keyboard('k');
  expect(isAt('Retention', 'Likelihood')).toBe(true);
  expect(screen.queryByRole('radio', { checked: true, name: /Likely|Not|Unsure/ })).not.toBeInTheDocument();
});

test('[GOAL-104][GOAL-105] each row has both scales in the documented words, and what was posted last', async () => {
  await openPass([fakePassGoal(1, 'Retention', { 5: [2, 2], 7: [3, 1] })]);
  await focusOn('Retention');
  const words = (scale: 'Likelihood' | 'Quality'): readonly (string | undefined)[] =>
    scaleOf('Retention', scale)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.querySelector('.cd-digit + span')?.textContent ?? undefined);
  expect(words('Likelihood')).toEqual(['Not at all', 'Not sure', 'Unsure', 'Likely', 'Very Likely']);
  expect(words('Quality')).toEqual(['Very bad', 'Bad', 'Okay', 'Good', 'Very good']);
  expect(rowOf('Retention').getByText(/Week 7: Likely/)).toBeVisible();
  expect(rowOf('Retention').getByText(/Week 7: Bad/)).toBeVisible();
  await userEvent.keyboard('2');
  expect(rowOf('Retention').getByText('down since week 7')).toBeInTheDocument();
});

test('[GOAL-099] one value of two is not saved: the row says what is missing and takes the focus there', async () => {
  const { sent } = await openPass(two());
  await focusOn('Retention');
  await userEvent.keyboard('{Enter}');
  expect(rowOf('Retention').getByText('Choose a likelihood and a quality first')).toBeVisible();
  await userEvent.keyboard('4{Enter}');
  expect(rowOf('Retention').getByText('Choose a quality first')).toBeVisible();
  expect(isAt('Retention', 'Quality')).toBe(true);
  await userEvent.keyboard('j3{Control>}{Enter}{/Control}');
  expect(rowOf('Onboarding').getByText('Choose a quality first')).toBeVisible();
  expect(isAt('Retention', 'Quality')).toBe(true);
  expect(sent).toEqual([]);
  await userEvent.keyboard('2');
  expect(rowOf('Retention').queryByText(/first$/)).not.toBeInTheDocument();
  expect(await findAccessibilityFaults()).toEqual([]);
});

test('a refusal stays with its row in the server’s words; values stay, the others are saved', async () => {
  const { drawer, toasts, sent } = await openPass(two());
  server.use(
    on('goals.updateStatus', () => {
      throw new ApiProblem('conflict', 'This goal was shelved meanwhile.');
    }),
  );
  await focusOn('Retention');
  await userEvent.keyboard('42c');
  await waitFor(() => expect(rowOf('Retention').getByRole('textbox', { name: /Comment/ })).toHaveFocus());
  await userEvent.keyboard('Saint-Rémi is 5 weeks late{Enter}');
  expect(await rowOf('Retention').findByText('This goal was shelved meanwhile.')).toBeVisible();
  expect(toasts.at(-1)?.title).toBe('This goal was shelved meanwhile.');
  expect(rowOf('Retention').getByText('Not saved')).toBeVisible();
  expect(scaleOf('Retention', 'Likelihood').getByRole('radio', { name: /^Likely/ })).toBeChecked();
  expect(scaleOf('Retention', 'Quality').getByRole('radio', { name: /^Bad/ })).toBeChecked();
  expect(rowOf('Retention').getByRole('textbox', { name: /Comment/ })).toHaveValue(
    'Saint-Rémi is 5 weeks late',
  );
  expect(isAt('Onboarding', 'Likelihood')).toBe(true);
  expect(sent).toEqual([]);
  expect(drawer.getByText('0 of 2 updated')).toBeVisible();
});

test('a goal that takes no update any more keeps its row while something is typed in it', async () => {
  const { hub, change, drawer } = await openPass(two());
  await focusOn('Retention');
  await userEvent.keyboard('4j');
  change((goals) => goals.filter(({ Goal }) => Goal.Id !== 1));
  await act(async () => hub.emit('TenantUpdate', { type: 'goal_update', id: 1, actorId: 3 }));
  await waitFor(() => expect(drawer.getAllByText('1 missed')).toHaveLength(2));
  expect(scaleOf('Retention', 'Likelihood').getByRole('radio', { name: /^Likely/ })).toBeChecked();
});

test('a comment goes along once, on a line of its own where it is wanted', async () => {
  const { sent } = await openPass(two());
  await focusOn('Retention');
  await userEvent.keyboard('43c');
  await waitFor(() => expect(rowOf('Retention').getByRole('textbox')).toHaveFocus());
  await userEvent.keyboard('j = 5{Shift>}{Enter}{/Shift}c k{Enter}');
  await waitFor(() =>
    expect(sent).toEqual([{ Id: rowId(1, 8), Likelihood: 3, Quality: 2, Comment: 'j = 5\nc k' }]),
  );
  expect(await rowOf('Retention').findByText('Saved')).toBeVisible();
  expect(rowOf('Retention').queryByRole('textbox')).not.toBeInTheDocument();
});

test('what is saved is undone by changing it again; nothing is sent for a row that did not change', async () => {
  const goals = [fakePassGoal(1, 'Retention', { 7: [3, 3], 8: [4, 4] }), fakePassGoal(2, 'Onboarding')];
  const { sent, drawer } = await openPass(goals);
  await focusOn('Onboarding');
  expect(drawer.getByText('1 of 2 updated')).toBeVisible();
  await userEvent.keyboard('k{Enter}');
  expect(isAt('Onboarding', 'Likelihood')).toBe(true);
  expect(sent).toEqual([]);
  await userEvent.keyboard('k2{Enter}');
  await waitFor(() => expect(sent).toEqual([{ Id: rowId(1, 8), Likelihood: 1, Quality: 4 }]));
  expect(await rowOf('Retention').findByText('Saved')).toBeVisible();
});

test('a row typed again while it is being saved is saved again, after the first', async () => {
  const { sent } = await openPass(two());
  await focusOn('Retention');
  await userEvent.keyboard('55{Enter}k1{Enter}');
  await waitFor(() =>
    expect(sent).toEqual([
      { Id: rowId(1, 8), Likelihood: 4, Quality: 4 },
      { Id: rowId(1, 8), Likelihood: 0, Quality: 4 },
    ]),
  );
});

test('while an update is on its way the row says so and the focus has gone on', async () => {
  await openPass(two());
  server.use(onPending('goals.updateStatus'));
  await focusOn('Retention');
  await userEvent.keyboard('55{Enter}');
  expect(rowOf('Retention').getByText('Saving')).toBeVisible();
  expect(isAt('Onboarding', 'Likelihood')).toBe(true);
});

test('Ctrl + Enter saves every row that is filled in', async () => {
  const { sent, drawer } = await openPass(five());
  await focusOn('Retention');
  await userEvent.keyboard('55j44');
  expect(drawer.getByRole('button', { name: 'Save All · 2' })).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent.map(({ Id }) => Id).sort()).toEqual([rowId(1, 8), rowId(2, 8)]));
  expect(await drawer.findByText('2 of 5 updated')).toBeVisible();
});

test('a mouse does the same', async () => {
  const { sent } = await openPass(two());
  await userEvent.click(await screen.findByRole('button', { name: 'Same as Last Week for Retention' }));
  await userEvent.click(scaleOf('Retention', 'Quality').getByRole('radio', { name: 'Very good' }));
  await userEvent.click(rowOf('Retention').getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(sent).toEqual([{ Id: rowId(1, 8), Likelihood: 3, Quality: 4 }]));
  await userEvent.click(scaleOf('Onboarding', 'Likelihood').getByRole('radio', { name: 'Unsure' }));
  await userEvent.click(rowOf('Onboarding').getByRole('button', { name: /^Undo/ }));
  expect(rowOf('Onboarding').queryByText('Unsaved')).not.toBeInTheDocument();
});

test('[GOAL-100][GOAL-101][GOAL-102] the current week and the three before it, with what was missed', async () => {
  const goals = [
    fakePassGoal(1, 'Retention', { 5: [2, 2], 7: [3, 3], 8: [3, 3] }),
    fakePassGoal(2, 'Onboarding', { 5: [1, 1] }),
  ];
  const { drawer, sent, location } = await openPass(goals);
  await focusOn('Onboarding');
  const weeks = within(drawer.getByRole('radiogroup', { name: 'Week' })).getAllByRole('radio');
  expect(weeks.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Week 5Oct 26 – Nov 1Up to date',
    'Week 6Nov 2 – 82 missed',
    'Week 7Nov 9 – 151 missed',
    'Week 8Nov 16 – 221 to go',
  ]);
  await userEvent.keyboard('3');
  await userEvent.click(drawer.getByRole('radio', { name: /^Week 7/ }));
  await waitFor(() => expect(location()).toBe('/v3/goals?do=my-week&week=7'));
  expect(drawer.getByRole('radio', { name: /^Week 8/ }).closest('label')).toHaveTextContent('1 unsaved');
  expect(rowOf('Onboarding').getByText('Missed')).toBeVisible();
  expect(rowOf('Onboarding').getByText(/Week 5: Not sure/)).toBeVisible();
  await userEvent.keyboard('j');
  expect(isAt('Onboarding', 'Likelihood')).toBe(true);
  await userEvent.keyboard('22{Enter}');
  await waitFor(() => expect(sent).toEqual([{ Id: rowId(2, 7), Likelihood: 1, Quality: 1 }]));
  expect(await drawer.findByRole('heading', { name: 'Week 7 is up to date' })).toBeVisible();
  await userEvent.click(drawer.getByRole('radio', { name: /^Week 8/ }));
  expect(scaleOf('Onboarding', 'Likelihood').getByRole('radio', { name: /^Unsure/ })).toBeChecked();
});

test('the week of a link is the one that opens', async () => {
  const { drawer } = await openPass(two(), '/v3/goals?do=my-week&week=6');
  expect(await drawer.findByRole('radio', { name: /^Week 6/ })).toBeChecked();
});

test('[GOAL-103] leaving unsaved values asks; Continue stays, Discard leaves a copy that comes back', async () => {
  const { drawer, guards, location } = await openPass(two());
  await focusOn('Retention');
  await userEvent.keyboard('4');
  expect([...guards]).toEqual(['1 goal of week 8 is filled in but not saved.']);
  await userEvent.keyboard('{Escape}');
  const asked = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
  await userEvent.keyboard('1');
  await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
  expect(scaleOf('Retention', 'Quality').queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  await userEvent.click(drawer.getByRole('button', { name: 'Close', description: '' }));
  const again = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
  await userEvent.click(again.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(location()).not.toContain('my-week'));
  expect(guards.size).toBe(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Update my week · 2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(scaleOf('Retention', 'Likelihood').getByRole('radio', { name: /^Likely/ })).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});

test('typed values outlive the page, by person and week; what was saved since is not offered', async () => {
  const first = await openPass(two());
  await focusOn('Retention');
  await userEvent.keyboard('44j33');
  await waitFor(() => expect(first.drawer.getByText(/Draft kept on this device/)).toBeVisible());
  first.unmount();
  const saved = [fakePassGoal(1, 'Retention', { 7: [3, 3], 8: [3, 3] }), fakePassGoal(2, 'Onboarding')];
  const { drawer } = await openPass(saved);
  await userEvent.click(await drawer.findByRole('button', { name: 'Restore' }));
  expect(rowOf('Retention').getByText('Saved')).toBeVisible();
  expect(scaleOf('Onboarding', 'Quality').getByRole('radio', { name: 'Okay' })).toBeChecked();
});

test('nothing is asked and nothing is kept once all is saved', async () => {
  const { drawer, location } = await openPass([fakePassGoal(1, 'Retention')]);
  await focusOn('Retention');
  await userEvent.keyboard('44{Enter}');
  await drawer.findByRole('heading', { name: 'Week 8 is up to date' });
  expect(Object.keys(window.localStorage).filter((key) => key.startsWith('cadence.draft'))).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(location()).not.toContain('my-week'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('when everything is up to date it says so, and a goal can still be changed', async () => {
  const { drawer, sent } = await openPass([fakePassGoal(1, 'Retention', { 7: [3, 3], 8: [4, 3] })]);
  expect(await drawer.findByRole('heading', { name: 'Week 8 is up to date' })).toBeVisible();
  expect(drawer.getByText('Your goal is updated. 1 more likely than at the update before.')).toBeVisible();
  expect(await findAccessibilityFaults()).toEqual([]);
  await userEvent.click(drawer.getByRole('button', { name: 'Change: Retention' }));
  await focusOn('Retention');
  await userEvent.keyboard('2{Enter}');
  await waitFor(() => expect(sent).toEqual([{ Id: rowId(1, 8), Likelihood: 1, Quality: 3 }]));
  expect(
    await drawer.findByText('Your goal is updated. 1 less likely than at the update before.'),
  ).toBeVisible();
});

test('without a goal that takes updates it says why', async () => {
  const { drawer } = await openPass([]);
  expect(await drawer.findByText('No goal takes an update right now')).toBeVisible();
  expect(await findAccessibilityFaults()).toEqual([]);
});

test('goals that cannot be loaded say why, and are asked for again', async () => {
  showGoals(server, { route: '/v3/goals?do=my-week' });
  server.use(
    on('goals.weeklyPass', () => {
      throw new ApiProblem('bad_request', 'Not now.');
    }),
  );
  const drawer = within(await screen.findByRole('dialog', { name: 'Update my week' }));
  expect(await drawer.findByText('Not now.')).toBeVisible();
  servePass(server, two());
  await userEvent.click(drawer.getByRole('button', { name: 'Retry' }));
  await focusOn('Retention');
});
