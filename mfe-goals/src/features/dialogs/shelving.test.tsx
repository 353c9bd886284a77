import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import type { BodyOf, GoalBundle, GoalPermission, GoalState } from '@cadence/shared-contract';
import { fakeBundle, fakeGoal } from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer();

/** A goal on the server: shelving and reactivating move it, and with it what may be done next. */
function serveGoal() {
  const moves: Readonly<Partial<Record<GoalState, readonly GoalPermission[]>>> = {
    approved: ['Shelve'],
    shelved: ['Reactivate'],
  };
  let bundle: GoalBundle = fakeBundle(fakeGoal(), { Permissions: ['Shelve'] });
  const sent: BodyOf<'goals.shelve'>[] = [];
  const shown = showGoals(server, { goals: [bundle.Goal], route: '/v3/goals/12' });
  server.use(
    on('goals.read', () => bundle),
    on('goals.shelve', ({ body }) => {
      sent.push(body);
      const State = body.Status as GoalState;
      const Permissions = [...(moves[State] ?? [])];
      bundle = fakeBundle(fakeGoal({ State, IsShelve: State === 'shelved' }), { Permissions });
      return { Goal: bundle.Goal, Permissions };
    }),
  );
  return { ...shown, sent };
}

test('[GOAL-097] a goal is shelved from a dialog, and the shelved goal is reactivated from one', async () => {
  const { sent, toasts } = serveGoal();
  const detail = within(await screen.findByRole('region', { name: 'Goal' }));
  (await detail.findByRole('button', { name: 'More actions' })).focus();
  await userEvent.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: 'Shelve' });
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  const shelve = within(await screen.findByRole('dialog', { name: 'Shelve goal' }));
  expect(
    shelve.getByText('The goal will be set aside. You can reactivate it until the quarter ends.'),
  ).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await userEvent.click(shelve.getByRole('button', { name: 'Shelve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(toasts.at(-1)?.title).toBe('Goal shelved');
  expect(await detail.findByText('Shelved')).toBeVisible();

  await userEvent.click(await detail.findByRole('button', { name: 'Reactivate' }));
  const reactivate = within(await screen.findByRole('dialog', { name: 'Reactivate goal' }));
  await userEvent.click(reactivate.getByRole('button', { name: 'Reactivate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(toasts.at(-1)?.title).toBe('Goal reactivated');
  expect(await detail.findByText('Approved')).toBeVisible();
  expect(sent.map(({ Status }) => Status)).toEqual(['shelved', 'approved']);
});
