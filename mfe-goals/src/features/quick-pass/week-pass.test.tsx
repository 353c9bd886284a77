import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, findViolations, on, onOffline, setupApiServer } from '@cadence/shared-auth/testing';
import { fakePassGoal, rowId } from '../../testing/fake-pass.ts';
import {
  focusOn,
  isAt,
  ownGoals,
  rowOf,
  scaleOf,
  showPass,
  type ScaleName,
} from '../../testing/show-pass.tsx';

const server = setupApiServer();

beforeEach(() => window.localStorage.clear());

test('[GOAL-098] five goals are updated by keyboard alone: two digits and Enter each', async () => {
  const { drawer, sent, location } = await showPass(server, ownGoals(5));
  await focusOn('Retention');
  expect(drawer.getByText('0 of 5 updated')).toBeVisible();
  await userEvent.keyboard('3');
  expect(isAt('Retention', 'Quality')).toBe(true);
  await userEvent.keyboard('2{Enter}');
  expect(isAt('Onboarding', 'Likelihood')).toBe(true);
  await userEvent.keyboard('04{Enter}={Enter}11{Enter}22{Enter}');
  expect(await drawer.findByRole('heading', { name: 'Week 8 is up to date' })).toBeVisible();
  expect(new Set(sent.map(({ Id, Likelihood, Quality }) => [Id, Likelihood, Quality]))).toEqual(
    new Set([
      [rowId(1, 8), 3, 2],
      [rowId(2, 8), 0, 4],
      [rowId(3, 8), 3, 3],
      [rowId(4, 8), 1, 1],
      [rowId(5, 8), 2, 2],
    ]),
  );
  expect(drawer.getByText(/All 5 goals are updated\. 3 less likely/)).toBeVisible();
  await waitFor(() => expect(drawer.getByRole('button', { name: 'Done' })).toHaveFocus());
  expect(await findViolations()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(location()).not.toContain('my-week'));
});

test('j, k and arrows walk through the goals, and leave the scales alone', async () => {
  await showPass(server, ownGoals(5));
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
  await showPass(server, [fakePassGoal(1, 'Retention', { 5: [2, 2], 7: [3, 1] })]);
  await focusOn('Retention');
  const words = (scale: ScaleName): readonly (string | undefined)[] =>
    scaleOf('Retention', scale)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.querySelector('.cd-digit + span')?.textContent ?? undefined);
  expect(words('Likelihood')).toEqual(['Not at all', 'Not sure', 'Unsure', 'Likely', 'Very Likely']);
  expect(words('Quality')).toEqual(['Very bad', 'Bad', 'Okay', 'Good', 'Very good']);
  expect(rowOf('Retention').getByText(/Week 7: Likely/)).toBeVisible();
  expect(rowOf('Retention').getByText(/Week 7: Bad/)).toBeVisible();
  await userEvent.keyboard('1');
  expect(rowOf('Retention').getByText('down since week 7')).toBeInTheDocument();
});

test('[GOAL-099] one value of two is not saved: the row says what is missing and takes the focus there', async () => {
  const { sent } = await showPass(server, ownGoals(2));
  await focusOn('Retention');
  await userEvent.keyboard('{Enter}');
  expect(rowOf('Retention').getByText('Choose a likelihood and a quality first')).toBeVisible();
  await userEvent.keyboard('3{Enter}');
  expect(rowOf('Retention').getByText('Choose a quality first')).toBeVisible();
  expect(isAt('Retention', 'Quality')).toBe(true);
  await userEvent.keyboard('j2{Control>}{Enter}{/Control}');
  expect(rowOf('Onboarding').getByText('Choose a quality first')).toBeVisible();
  expect(isAt('Retention', 'Quality')).toBe(true);
  expect(sent).toEqual([]);
  await userEvent.keyboard('1');
  expect(rowOf('Retention').queryByText(/first$/)).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});

test('a refusal stays with its row in the server’s words; values stay, the others are saved', async () => {
  const { drawer, toasts, sent } = await showPass(server, ownGoals(2));
  server.use(
    on('goals.updateStatus', () => {
      throw new ApiProblem('conflict', 'This goal was shelved in the meantime.');
    }),
  );
  await focusOn('Retention');
  await userEvent.keyboard('31c');
  await waitFor(() => expect(rowOf('Retention').getByRole('textbox', { name: /Comment/ })).toHaveFocus());
  await userEvent.keyboard('Saint-Rémi is 5 weeks late{Enter}');
  expect(await rowOf('Retention').findByText('This goal was shelved in the meantime.')).toBeVisible();
  expect(toasts.at(-1)?.title).toBe('This goal was shelved in the meantime.');
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

test('of two updates saved at once one answer is lost: each row says how it went, and only that one is sent again', async () => {
  const { drawer, sent } = await showPass(server, ownGoals(2));
  await focusOn('Retention');
  await userEvent.keyboard('31j22');
  server.use(onOffline('goals.updateStatus', { once: true }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await rowOf('Retention').findByText('Not confirmed')).toBeVisible();
  expect(rowOf('Retention').getByText(/trying again is safe/)).toBeVisible();
  expect(await rowOf('Onboarding').findByText('Saved')).toBeVisible();
  expect(sent.map(({ Id }) => Id)).toEqual([rowId(2, 8)]);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await drawer.findByRole('heading', { name: 'Week 8 is up to date' })).toBeVisible();
  expect(sent.map(({ Id }) => Id)).toEqual([rowId(2, 8), rowId(1, 8)]);
});

test('a goal that takes no update any more keeps its row while something is typed in it', async () => {
  const { hub, change, drawer } = await showPass(server, ownGoals(2));
  await focusOn('Retention');
  await userEvent.keyboard('3j');
  change((goals) => goals.filter(({ Goal }) => Goal.Id !== 1));
  await act(async () => hub.emit('TenantUpdate', { type: 'goal_update', id: 1, actorId: 3 }));
  await waitFor(() => expect(drawer.getAllByText('1 missed')).toHaveLength(2));
  expect(scaleOf('Retention', 'Likelihood').getByRole('radio', { name: /^Likely/ })).toBeChecked();
});

test('a comment is sent once, on a separate line where it is wanted', async () => {
  const { sent } = await showPass(server, ownGoals(2));
  await focusOn('Retention');
  await userEvent.keyboard('32c');
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
  const { sent, drawer } = await showPass(server, goals);
  await focusOn('Onboarding');
  expect(drawer.getByText('1 of 2 updated')).toBeVisible();
  await userEvent.keyboard('k{Enter}');
  expect(isAt('Onboarding', 'Likelihood')).toBe(true);
  expect(sent).toEqual([]);
  await userEvent.keyboard('k1{Enter}');
  await waitFor(() => expect(sent).toEqual([{ Id: rowId(1, 8), Likelihood: 1, Quality: 4 }]));
  expect(await rowOf('Retention').findByText('Saved')).toBeVisible();
});

test('a row typed again while it is being saved is saved again, after the first', async () => {
  const { sent } = await showPass(server, ownGoals(2));
  await focusOn('Retention');
  await userEvent.keyboard('44{Enter}k0{Enter}');
  await waitFor(() =>
    expect(sent).toEqual([
      { Id: rowId(1, 8), Likelihood: 4, Quality: 4 },
      { Id: rowId(1, 8), Likelihood: 0, Quality: 4 },
    ]),
  );
});

test('while an update is on its way the row says so and the focus has gone on', async () => {
  await showPass(server, ownGoals(2));
  const isAsked = Promise.withResolvers<void>();
  server.use(
    on('goals.updateStatus', () => {
      isAsked.resolve();
      return new Promise<never>(() => undefined);
    }),
  );
  await focusOn('Retention');
  await userEvent.keyboard('44{Enter}');
  expect(rowOf('Retention').getByText('Saving')).toBeVisible();
  expect(isAt('Onboarding', 'Likelihood')).toBe(true);
  // Sent after the test, it would reach the server of the next one.
  await isAsked.promise;
});

test('Ctrl + Enter saves every row that is filled in', async () => {
  const { sent, drawer } = await showPass(server, ownGoals(5));
  await focusOn('Retention');
  await userEvent.keyboard('44j33');
  expect(drawer.getByRole('button', { name: 'Save All · 2' })).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(new Set(sent.map(({ Id }) => Id))).toEqual(new Set([rowId(1, 8), rowId(2, 8)])));
  expect(await drawer.findByText('2 of 5 updated')).toBeVisible();
});

test('a mouse does the same', async () => {
  const { sent } = await showPass(server, ownGoals(2));
  await userEvent.click(await screen.findByRole('button', { name: 'Same as Last Week for Retention' }));
  await userEvent.click(scaleOf('Retention', 'Quality').getByRole('radio', { name: 'Very good' }));
  await userEvent.click(rowOf('Retention').getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(sent).toEqual([{ Id: rowId(1, 8), Likelihood: 3, Quality: 4 }]));
  await userEvent.click(scaleOf('Onboarding', 'Likelihood').getByRole('radio', { name: 'Unsure' }));
  await userEvent.click(rowOf('Onboarding').getByRole('button', { name: /^Undo/ }));
  expect(rowOf('Onboarding').queryByText('Unsaved')).not.toBeInTheDocument();
});
