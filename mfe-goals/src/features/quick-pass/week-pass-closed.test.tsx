import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import { fakePassGoal, rowId } from '../../testing/fake-pass.ts';
import { ANA, fakeBundle, fakeGoal, fakeTransition } from '../../testing/goals.fixtures.ts';
import { focusOn, isAt, ownGoals, rowOf, scaleOf, showPass } from '../../testing/show-pass.tsx';

const server = setupApiServer();

beforeEach(() => window.localStorage.clear());

const ownClipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
afterEach(() => {
  if (ownClipboard === undefined) Reflect.deleteProperty(navigator, 'clipboard');
  else Object.defineProperty(navigator, 'clipboard', ownClipboard);
});

/** A browser that writes to the clipboard in this way. */
function withClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

const SHELVED = fakeBundle(fakeGoal({ Id: 1, State: 'shelved', GoalDetail: { Title: 'Retention' } }), {
  GoalTransitions: [
    fakeTransition({ Id: 1, Action: 'approve', CreatedAt: '2026-10-02T12:00:00.000Z' }),
    fakeTransition({ Id: 2, Action: 'shelve', UserId: ANA.Id, UserName: ANA.Name }),
  ],
});

/** The pass with two goals; `shelve` lets somebody else shelve the first while it is filled in. */
async function showTwo() {
  const shown = await showPass(server, ownGoals(2));
  const shelve = async (): Promise<void> => {
    server.use(on('goals.read', () => SHELVED));
    shown.change((goals) => goals.filter(({ Goal }) => Goal.Id !== 1));
    await act(async () => shown.hub.emit('TenantUpdate', { type: 'goal_update', id: 1, actorId: ANA.Id }));
    await rowOf('Retention').findByText('Ana Ruiz shelved this goal.');
  };
  await focusOn('Retention');
  return { ...shown, shelve };
}

test('a goal that is shelved while its week is filled in keeps its row and says what happened; its text can be copied', async () => {
  const { shelve, drawer, sent } = await showTwo();
  await userEvent.keyboard('31c');
  await waitFor(() => expect(rowOf('Retention').getByRole('textbox')).toHaveFocus());
  await userEvent.keyboard('Saint-Rémi is late');
  expect(drawer.getByText('0 of 2 updated')).toBeVisible();
  await shelve();
  const row = rowOf('Retention');
  expect(row.getByText(/^Week 8 can no longer be updated/)).toBeVisible();
  expect(row.getByText('Closed')).toBeVisible();
  expect(scaleOf('Retention', 'Likelihood').getByRole('radio', { name: /^Likely/ })).toBeChecked();
  expect(row.getByRole('textbox')).toHaveValue('Saint-Rémi is late');
  expect(row.getByRole('textbox')).toHaveFocus();
  expect(row.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  expect(drawer.getByText('0 of 1 updated')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  withClipboard(() => Promise.reject(new Error('NotAllowedError')));
  await userEvent.click(row.getByRole('button', { name: 'Copy Text' }));
  expect(await row.findByText(/^Your browser does not allow copying/)).toBeVisible();
  const writeText = jest.fn(async () => undefined);
  withClipboard(writeText);
  await userEvent.click(row.getByRole('button', { name: 'Copy Text' }));
  expect(await row.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('Saint-Rémi is late');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(sent).toEqual([]);
});

test('a row that is only looked at stays as well, and so does the focus; keys change nothing in it', async () => {
  const { shelve, drawer, sent } = await showTwo();
  await shelve();
  expect(isAt('Retention', 'Likelihood')).toBe(true);
  await userEvent.keyboard('3');
  expect(scaleOf('Retention', 'Likelihood').queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  expect(drawer.getByText('Week 8 of this goal can no longer be updated.')).toBeInTheDocument();
  await userEvent.keyboard('j22{Enter}');
  await waitFor(() => expect(sent).toEqual([{ Id: rowId(2, 8), Likelihood: 2, Quality: 2 }]));
  expect(rowOf('Retention').getByText('Closed')).toBeVisible();
});

test('what can no longer be posted is left only after a question; a goal that is taken up again can be posted', async () => {
  const { shelve, change, hub, sent, guards } = await showTwo();
  await userEvent.keyboard('31');
  await shelve();
  expect([...guards]).toEqual(['You filled in 1 goal for week 8 but didn’t save it.']);
  await userEvent.keyboard('{Escape}');
  const asked = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
  await userEvent.click(asked.getByRole('button', { name: 'Continue' }));
  change((goals) => [...goals, fakePassGoal(1, 'Retention')]);
  await act(async () => hub.emit('TenantUpdate', { type: 'goal_update', id: 1, actorId: ANA.Id }));
  await userEvent.click(await rowOf('Retention').findByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(sent).toEqual([{ Id: rowId(1, 8), Likelihood: 3, Quality: 1 }]));
});

test('the very last goal is kept as well, and a deleted goal says so', async () => {
  const { change, hub, drawer } = await showPass(server, [fakePassGoal(1, 'Retention')]);
  await focusOn('Retention');
  await userEvent.keyboard('3');
  server.use(
    on('goals.read', () => {
      throw new ApiProblem('not_found', 'There is no such goal.');
    }),
  );
  change(() => []);
  await act(async () => hub.emit('TenantUpdate', { type: 'goal_update', id: 1, actorId: ANA.Id }));
  expect(
    await rowOf('Retention').findByText('This goal was deleted, or you can no longer see it.'),
  ).toBeVisible();
  expect(scaleOf('Retention', 'Likelihood').getByRole('radio', { name: /^Likely/ })).toBeChecked();
  expect(drawer.queryByRole('heading', { name: /is up to date/ })).not.toBeInTheDocument();
});
