import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import { fakePassGoal, rowId, servePass } from '../../testing/fake-pass.ts';
import { showGoals } from '../../testing/show-goals.tsx';
import { focusOn, isAt, ownGoals, rowOf, scaleOf, showPass } from '../../testing/show-pass.tsx';

const server = setupApiServer();

beforeEach(() => window.localStorage.clear());

test('[GOAL-100][GOAL-101][GOAL-102] the current week and the three before it, with what was missed', async () => {
  const goals = [
    fakePassGoal(1, 'Retention', { 5: [2, 2], 7: [3, 3], 8: [3, 3] }),
    fakePassGoal(2, 'Onboarding', { 5: [1, 1] }),
  ];
  const { drawer, sent, location } = await showPass(server, goals);
  await focusOn('Onboarding');
  const weeks = within(drawer.getByRole('radiogroup', { name: 'Week' })).getAllByRole('radio');
  expect(weeks.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Week 5Oct 26 – Nov 1Up to date',
    'Week 6Nov 2 – 82 missed',
    'Week 7Nov 9 – 151 missed',
    'Week 8Nov 16 – 221 to go',
  ]);
  await userEvent.keyboard('2');
  await userEvent.click(drawer.getByRole('radio', { name: /^Week 7/ }));
  await waitFor(() => expect(location()).toBe('/v3/goals?do=my-week&week=7'));
  expect(drawer.getByRole('radio', { name: /^Week 8/ }).closest('label')).toHaveTextContent('1 unsaved');
  expect(rowOf('Onboarding').getByText('Missed')).toBeVisible();
  expect(rowOf('Onboarding').getByText(/Week 5: Not sure/)).toBeVisible();
  await userEvent.keyboard('j');
  expect(isAt('Onboarding', 'Likelihood')).toBe(true);
  await userEvent.keyboard('11{Enter}');
  await waitFor(() => expect(sent).toEqual([{ Id: rowId(2, 7), Likelihood: 1, Quality: 1 }]));
  expect(await drawer.findByRole('heading', { name: 'Week 7 is up to date' })).toBeVisible();
  await userEvent.click(drawer.getByRole('radio', { name: /^Week 8/ }));
  expect(scaleOf('Onboarding', 'Likelihood').getByRole('radio', { name: /^Unsure/ })).toBeChecked();
});

test('a link opens its week', async () => {
  const { drawer } = await showPass(server, ownGoals(2), '/v3/goals?do=my-week&week=6');
  expect(await drawer.findByRole('radio', { name: /^Week 6/ })).toBeChecked();
});

test('[GOAL-103] leaving unsaved values asks; Continue stays, Discard leaves a copy that comes back', async () => {
  const { drawer, guards, location } = await showPass(server, ownGoals(2));
  await focusOn('Retention');
  await userEvent.keyboard('3');
  expect([...guards]).toEqual(['You filled in 1 goal for week 8 but didn’t save it.']);
  await userEvent.keyboard('{Escape}');
  const asked = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
  await userEvent.keyboard('0');
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
  const first = await showPass(server, ownGoals(2));
  await focusOn('Retention');
  await userEvent.keyboard('33j22');
  await waitFor(() => expect(first.drawer.getByText(/Draft saved on this device/)).toBeVisible());
  first.unmount();
  const saved = [fakePassGoal(1, 'Retention', { 7: [3, 3], 8: [3, 3] }), fakePassGoal(2, 'Onboarding')];
  const { drawer } = await showPass(server, saved);
  await userEvent.click(await drawer.findByRole('button', { name: 'Restore' }));
  expect(rowOf('Retention').getByText('Saved')).toBeVisible();
  expect(scaleOf('Onboarding', 'Quality').getByRole('radio', { name: 'Okay' })).toBeChecked();
});

test('once all is saved, closing asks nothing and no draft is kept', async () => {
  const { drawer, location } = await showPass(server, [fakePassGoal(1, 'Retention')]);
  await focusOn('Retention');
  await userEvent.keyboard('33{Enter}');
  await drawer.findByRole('heading', { name: 'Week 8 is up to date' });
  expect(Object.keys(window.localStorage).filter((key) => key.startsWith('cadence.draft'))).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(location()).not.toContain('my-week'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('when everything is up to date it says so, and a goal can still be changed', async () => {
  const { drawer, sent } = await showPass(server, [fakePassGoal(1, 'Retention', { 7: [3, 3], 8: [4, 3] })]);
  expect(await drawer.findByRole('heading', { name: 'Week 8 is up to date' })).toBeVisible();
  expect(drawer.getByText(/^Your goal is updated\. 1 more likely than at the update before/)).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await userEvent.click(drawer.getByRole('button', { name: 'Change: Retention' }));
  await focusOn('Retention');
  await userEvent.keyboard('1{Enter}');
  await waitFor(() => expect(sent).toEqual([{ Id: rowId(1, 8), Likelihood: 1, Quality: 3 }]));
  expect(
    await drawer.findByText(/^Your goal is updated\. 1 less likely than at the update before/),
  ).toBeVisible();
});

test('without a goal that takes updates it says why', async () => {
  const { drawer } = await showPass(server, []);
  expect(await drawer.findByText('No goal takes an update right now')).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('goals that cannot be loaded say why, and can be loaded again', async () => {
  showGoals(server, { route: '/v3/goals?do=my-week' });
  server.use(
    on('goals.weeklyPass', () => {
      throw new ApiProblem('bad_request', 'Not now.');
    }),
  );
  const drawer = within(await screen.findByRole('dialog', { name: 'Update my week' }));
  expect(await drawer.findByText('Not now.')).toBeVisible();
  servePass(server, ownGoals(2));
  await userEvent.click(drawer.getByRole('button', { name: 'Retry' }));
  await focusOn('Retention');
});
