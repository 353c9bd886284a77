import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, fakeSession, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import type { BodyOf, GoalBundle, GoalPermission } from '@cadence/shared-contract';
import {
  ANA,
  fakeBundle,
  fakeEdit,
  fakeGoal,
  fakePage,
  fakeTransition,
  type GoalOverrides,
} from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer();
const VERSION = fakeGoal().UpdatedAt;

async function openReview(
  overrides: GoalOverrides,
  permission: GoalPermission,
  { more = {}, open = 'review' }: { readonly more?: Partial<GoalBundle>; readonly open?: string } = {},
) {
  const goal = fakeGoal(overrides);
  const bundle = fakeBundle(goal, { Permissions: [permission], ...more });
  const session = fakeSession({ profile: { Id: ANA.Id, Name: ANA.Name, RoleName: 'manager' } });
  const shown = showGoals(server, {
    goals: [goal],
    bundles: [bundle],
    session,
    route: `/v3/goals/12?do=${open}`,
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

test('beside the decision stand the goal’s texts and what it contributes to', async () => {
  const parent = {
    ...fakeGoal(),
    Title: 'Reach 118%',
    ParentId: null,
    User: { ...fakeGoal().User, Name: 'Ana Ruiz' },
  };
  const { dialog } = await openReview({ State: 'review' }, 'ReviewPublicationRequest', {
    more: { ParentGoal: parent },
  });
  for (const name of ['Measure', 'Description']) expect(dialog.getByText(name)).toBeVisible();
  expect(dialog.getByText('Reach 118%')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('radio', { name: /Yes/ })).toHaveFocus());
});

test('shelving is decided on with its reason, the weeks and what was said of them', async () => {
  const said = { Type: 'GoalStatus' as const, Name: 'Zoë Lefèvre', UserId: 7, UpdatedAt: null };
  const { dialog } = await openReview({ State: 'shelving_in_review' }, 'ApproveShelve', {
    more: {
      GoalTransitions: [fakeTransition({ Id: 2, Action: 'requestShelve' })],
      GoalStatusComments: [
        {
          ...said,
          Id: 5,
          CommentableId: 2,
          Type: 'StateTransition',
          Comment: 'It moves.',
          CreatedAt: '2026-11-18T12:00:00.000Z',
        },
        ...[1, 2, 3].map((day) => ({
          ...said,
          Id: day,
          CommentableId: 700 + day,
          Comment: `Said on day ${day}.`,
          CreatedAt: `2026-11-0${day}T12:00:00.000Z`,
        })),
      ],
    },
  });
  expect(dialog.getByText('It moves.')).toBeVisible();
  expect(dialog.getByRole('table')).toBeVisible();
  expect(dialog.getByText('Said on day 3.')).toBeVisible();
  expect(dialog.queryByText('Said on day 1.')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'All 3 comments' }));
  expect(dialog.getByText('Said on day 1.')).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('No in the detail opens with No chosen and the comment focused', async () => {
  const { dialog } = await openReview({ State: 'review' }, 'ReviewPublicationRequest', { open: 'refuse' });
  expect(dialog.getByRole('radio', { name: /No/ })).toBeChecked();
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveFocus());
});

test('A opens the decision with Yes chosen and its button focused; Enter or A again approves', async () => {
  const sent = accept('goals.approve');
  const goal = fakeGoal({ State: 'review', WaitingFor: { ...ANA, Since: '2026-11-18T12:00:00.000Z' } });
  const bundle = fakeBundle(goal, { Permissions: ['ReviewPublicationRequest'] });
  const session = fakeSession({ profile: { Id: ANA.Id, Name: ANA.Name, RoleName: 'manager' } });
  showGoals(server, { goals: [bundle.Goal], bundles: [bundle], session, route: '/v3/goals/12' });
  await screen.findByText(/asks to approve this goal/);
  await userEvent.keyboard('a');
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this goal?' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Approve' })).toHaveFocus());
  expect(sent).toEqual([]);
  await userEvent.keyboard('a');
  await waitFor(() => expect(sent).toEqual([{ Id: 12, Status: 'approved', UpdatedAt: VERSION }]));
});

test('A in an open review chooses Yes first, and is a letter in the comment', async () => {
  const sent = accept('goals.approve');
  const { dialog } = await openReview({ State: 'review' }, 'ReviewPublicationRequest');
  await userEvent.type(dialog.getByRole('textbox', { name: /Comment/ }), 'A');
  expect(dialog.getByRole('radio', { name: /Yes/ })).not.toBeChecked();
  dialog.getByRole('radio', { name: /No/ }).focus();
  await userEvent.keyboard('a');
  expect(dialog.getByRole('radio', { name: /Yes/ })).toBeChecked();
  expect(dialog.getByRole('button', { name: 'Approve' })).toHaveFocus();
  expect(sent).toEqual([]);
});
