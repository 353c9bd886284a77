import { fakeSession, setupApiServer } from '@cadence/shared-auth/testing';
import { userEvent } from '@testing-library/user-event';
import { fakeBundle, fakeGoal, VIEWER_ID } from '../../testing/goals.fixtures.ts';
import { openForm } from '../../testing/open-form.tsx';

const server = setupApiServer();

beforeEach(() => window.localStorage.clear());

test.each([
  ['the ceo', { RoleName: 'ceo' as const }, 'Publish'],
  ['a Goal Admin with an unaligned goal', { IsGoalAdmin: true }, 'Publish'],
  ['a Goal Manager with an unaligned goal', { IsGoalManager: true }, 'Publish'],
])('[GOAL-069] %s is offered Publish', async (_who, profile, label) => {
  const { form } = await openForm(server, { session: fakeSession({ profile }) });
  expect(form.getByRole('button', { name: label })).toBeVisible();
  expect(form.queryByRole('button', { name: 'Request Approval' })).not.toBeInTheDocument();
});

test('[GOAL-070] everyone else is offered Request Approval', async () => {
  const { form } = await openForm(server);
  expect(form.getByRole('button', { name: 'Request Approval' })).toBeVisible();
  expect(form.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
});

test('[GOAL-069][GOAL-070] an edit that unaligns an own goal still asks for approval: the approved version decides', async () => {
  const goal = fakeGoal({ State: 'approved', ParentId: 2 });
  const { form } = await openForm(server, {
    session: fakeSession({ profile: { Id: VIEWER_ID, IsGoalAdmin: true } }),
    bundle: fakeBundle(goal, { Permissions: ['Edit'] }),
    route: '/v3/goals/12?do=edit',
  });
  await userEvent.click(await form.findByRole('button', { name: 'Remove' }));
  expect(form.getByRole('button', { name: 'Request Approval' })).toBeVisible();
  expect(form.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
});
