import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, fakeSession, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import type { BodyOf, GoalPermission } from '@cadence/shared-contract';
import {
  ANA,
  fakeBundle,
  fakeEdit,
  fakeGoal,
  fakePage,
  type GoalOverrides,
} from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer();
const VERSION = fakeGoal().UpdatedAt;

async function openReview(overrides: GoalOverrides, permission: GoalPermission) {
  const goal = fakeGoal(overrides);
  const bundle = fakeBundle(goal, { Permissions: [permission] });
  const session = fakeSession({ profile: { Id: ANA.Id, Name: ANA.Name, RoleName: 'manager' } });
  const shown = showGoals(server, {
    goals: [goal],
    bundles: [bundle],
    session,
    route: '/v3/goals/12?do=review',
  });
  const dialog = within(await screen.findByRole('dialog', { name: /\?$/ }));
  return { ...shown, goal, dialog };
}

/** Answers a status call and keeps what was sent. */
function accept(id: 'goals.approve' | 'goals.shelve'): BodyOf<typeof id>[] {
  const sent: BodyOf<typeof id>[] = [];
  server.use(
    on(id, ({ body }) => {
      sent.push(body);
      return { Goal: fakeGoal(), Permissions: [] };
    }),
  );
  return sent;
}

test('[GOAL-088][GOAL-089] the button asks for Yes or No, then approves', async () => {
  const sent = accept('goals.approve');
  const { dialog, toasts } = await openReview({ State: 'review' }, 'ReviewPublicationRequest');
  await userEvent.click(dialog.getByRole('button', { name: 'Select Yes or No' }));
  expect(sent).toEqual([]);
  expect(await findViolations()).toEqual([]);
  await userEvent.click(dialog.getByRole('radio', { name: /Yes/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(sent).toEqual([{ Id: 12, Status: 'approved', UpdatedAt: VERSION }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(toasts.at(-1)?.title).toBe('Goal approved');
});

test('[GOAL-090][GOAL-091] No needs a comment and requests changes', async () => {
  const sent = accept('goals.approve');
  const { dialog } = await openReview({ State: 'review' }, 'ReviewPublicationRequest');
  await userEvent.click(dialog.getByRole('radio', { name: /No/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), '   ');
  await userEvent.click(dialog.getByRole('button', { name: 'Comment Is Required' }));
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Name the baseline.');
  await userEvent.click(dialog.getByRole('button', { name: 'Request Changes' }));
  await waitFor(() =>
    expect(sent).toEqual([{ Id: 12, Status: 'draft', Comment: 'Name the baseline.', UpdatedAt: VERSION }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('[GOAL-090] No to shelving denies the request', async () => {
  const sent = accept('goals.shelve');
  const { dialog } = await openReview({ State: 'shelving_in_review' }, 'ApproveShelve');
  await userEvent.click(dialog.getByRole('radio', { name: /No/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'We still need it.');
  await userEvent.click(dialog.getByRole('button', { name: 'Deny Request' }));
  await waitFor(() =>
    expect(sent).toEqual([{ Id: 12, Status: 'approved', Comment: 'We still need it.', UpdatedAt: VERSION }]),
  );
});

test('edits are decided on as a difference', async () => {
  const sent = accept('goals.approve');
  const goal = fakeGoal();
  const edit = fakeEdit(goal, {
    Title: 'Lift net revenue retention from 111% to 120%',
    UpdatedAt: '2026-11-19T08:00:00.000Z',
  });
  const { dialog } = await openReview({ GoalEdit: edit }, 'ReviewPublicationRequest2');
  expect(dialog.getByText('120%')).toHaveProperty('tagName', 'INS');
  await userEvent.click(dialog.getByRole('radio', { name: /Yes/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(sent).toEqual([{ Id: 12, Status: 'approved', UpdatedAt: edit.UpdatedAt }]));
});

test('[GOAL-084] the comment box is 60 to 120 px high', async () => {
  const { dialog } = await openReview({ State: 'review' }, 'ReviewPublicationRequest');
  expect(dialog.getByRole('textbox', { name: /Comment/ })).toHaveStyle({
    minHeight: '60px',
    maxHeight: '120px',
  });
});

test('the second person to decide reads what happened and keeps the comment', async () => {
  server.use(
    on('goals.approve', () => {
      throw new ApiProblem('conflict', 'Grace Hopper approved this goal in the meantime.');
    }),
  );
  const { dialog, toasts } = await openReview({ State: 'review' }, 'ReviewPublicationRequest');
  await userEvent.click(dialog.getByRole('radio', { name: /No/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Name the baseline.');
  await userEvent.click(dialog.getByRole('button', { name: 'Request Changes' }));
  expect(await dialog.findByText('Grace Hopper approved this goal in the meantime.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Name the baseline.');
  expect(toasts.at(-1)?.tone).toBe('alarm');
});

test('a goal that somebody else sent back stays in the dialog with the comment, and leaves the page behind it', async () => {
  const { dialog, hub, toasts } = await openReview({ State: 'review' }, 'ReviewPublicationRequest');
  await userEvent.click(dialog.getByRole('radio', { name: /No/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Name the baseline.');
  server.use(
    on('goals.read', () => {
      throw new ApiProblem('not_found', 'Not found.');
    }),
    on('goals.approve', () => {
      throw new ApiProblem('not_found', 'Not found.');
    }),
  );
  act(() => hub.emit('TenantUpdate', { type: 'goal_update', id: 12, actorId: 8 }));
  expect(await screen.findByText('This goal is not available')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Request Changes' }));
  expect(await dialog.findByText(/^Nothing was changed: you can no longer see this goal/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Name the baseline.');
  // Exactly these words and no others.
  expect(toasts).toEqual([]);
});

test('a link to a review that is over says so and leads to the goal', async () => {
  const goal = fakeGoal();
  const { toasts, location } = showGoals(server, { goals: [goal], route: '/v3/goals/12?do=review' });
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Review is not possible for this goal right now.'));
  await waitFor(() => expect(location()).toBe('/v3/goals/12'));
});

test('a goal that went back to its owner is left without being asked for again', async () => {
  const { dialog, location } = await openReview({ State: 'review' }, 'ReviewPublicationRequest');
  let reads = 0;
  server.use(
    on('goals.approve', () => ({ Goal: fakeGoal({ State: 'draft' }), Permissions: [] })),
    on('goals.list', () => fakePage([], { count: 0 })),
    on('goals.read', () => {
      reads += 1;
      throw new ApiProblem('not_found', 'Not found.');
    }),
  );
  await userEvent.click(dialog.getByRole('radio', { name: /No/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Name the baseline.');
  await userEvent.click(dialog.getByRole('button', { name: 'Request Changes' }));
  await waitFor(() => expect(location()).toBe('/v3/goals?goals=1%2C2'));
  expect(await screen.findByText('No goal selected')).toBeVisible();
  expect(reads).toBe(0);
});
