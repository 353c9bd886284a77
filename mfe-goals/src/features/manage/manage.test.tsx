import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import type { GoalPermission } from '@cadence/shared-contract';
import { ANA, fakeBundle, fakeGoal, type GoalOverrides } from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer();

async function openAction(action: string, permission: GoalPermission, goal: GoalOverrides = {}) {
  const bundle = fakeBundle(fakeGoal(goal), { Permissions: [permission] });
  const shown = showGoals(server, {
    goals: [bundle.Goal],
    bundles: [bundle],
    route: `/v3/goals/12?do=${action}`,
  });
  const dialog = within(await screen.findByRole(action === 'delete' ? 'alertdialog' : 'dialog'));
  return { ...shown, dialog };
}

test('[GOAL-096] deleting works once exactly DELETE is typed', async () => {
  const deleted: number[] = [];
  server.use(
    on('goals.delete', ({ params }) => {
      deleted.push(params.id);
      return { Success: true };
    }),
  );
  const { dialog, location, toasts } = await openAction('delete', 'Delete');
  const word = dialog.getByRole('textbox', { name: 'Type DELETE to delete this goal' });
  const button = (): HTMLElement => dialog.getByRole('button', { name: 'Delete Goal' });
  for (const wrong of ['delete', 'DELETE ', 'DELET']) {
    await userEvent.clear(word);
    await userEvent.type(word, wrong);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button());
  }
  expect(deleted).toEqual([]);
  expect(await findViolations()).toEqual([]);
  await userEvent.clear(word);
  await userEvent.type(word, 'DELETE');
  await userEvent.click(button());
  await waitFor(() => expect(deleted).toEqual([12]));
  await waitFor(() => expect(location()).not.toContain('do='));
  expect(toasts.at(-1)?.title).toBe('Goal deleted');
});

test('[GOAL-092] a new owner must be chosen', async () => {
  const { dialog } = await openAction('changeOwner', 'ChangeGoalOwnership');
  const owner = await dialog.findByRole('combobox', { name: 'New owner' });
  expect(owner).toHaveValue('Zoë Lefèvre');
  await waitFor(() => expect(owner).toHaveFocus());
  const save = dialog.getByRole('button', { name: 'Save' });
  expect(save).toHaveAccessibleDescription('Please select owner!');
  await userEvent.click(save);
  expect(owner).toHaveFocus();
});

const CANDIDATES = [
  { Id: 2, Title: 'Reach 118%', Owner: ANA, ParentId: null, IsCompanyGoal: true, IsDisabled: false },
  { Id: 3, Title: 'Shelved idea', Owner: ANA, ParentId: null, IsCompanyGoal: false, IsDisabled: true },
  { Id: 12, Title: 'The goal itself', Owner: ANA, ParentId: null, IsCompanyGoal: false, IsDisabled: true },
];

function acceptParents(): unknown[] {
  const sent: unknown[] = [];
  server.use(
    on('goals.parentCandidates', () => ({ data: CANDIDATES })),
    on('goals.changeParent', ({ body }) => {
      sent.push(body);
      return { Goal: fakeGoal(), Permissions: [] };
    }),
  );
  return sent;
}

test('[GOAL-093][GOAL-094] Save waits for a goal; disabled ones and the goal itself cannot be picked', async () => {
  const sent = acceptParents();
  const { dialog } = await openAction('changeParent', 'ChangeParentGoal');
  const save = (): HTMLElement => dialog.getByRole('button', { name: 'Save' });
  expect(save()).toHaveAccessibleDescription('Choose a goal first');
  await userEvent.click(save());
  expect(sent).toEqual([]);
  expect(await dialog.findByRole('radio', { name: /Shelved idea/ })).toBeDisabled();
  expect(dialog.queryByRole('radio', { name: /The goal itself/ })).not.toBeInTheDocument();
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search parent goals' }), 'ana reach');
  await userEvent.click(dialog.getByRole('radio', { name: /Reach 118%/ }));
  await userEvent.click(save());
  await waitFor(() => expect(sent).toEqual([{ Id: 12, GoalId: 2, UpdatedAt: fakeGoal().UpdatedAt }]));
});

test('[GOAL-095] parent 0 removes the parent', async () => {
  const sent = acceptParents();
  const { dialog } = await openAction('changeParent', 'ChangeParentGoal', { ParentId: 2 });
  expect(await dialog.findByRole('radio', { name: /Reach 118%/ })).toBeChecked();
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
    'Choose another goal first',
  );
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Remove the parent' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ Id: 12, GoalId: 0, UpdatedAt: fakeGoal().UpdatedAt }]));
});
