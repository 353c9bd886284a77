import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import type { GoalPermission } from '@cadence/shared-contract';
import { ANA, fakeBundle, fakeEdit, fakeGoal, type GoalOverrides } from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer();
const EDIT = fakeEdit(fakeGoal(), { Title: 'Another title' });
/** What was on the screen at the time of the decision. */
const OF_GOAL = { UpdatedAt: fakeGoal().UpdatedAt };
const OF_EDIT = { UpdatedAt: EDIT.UpdatedAt };

type Call = 'goals.approve' | 'goals.retract' | 'goals.retractEdits' | 'goals.shelve';
interface Sent {
  readonly call: Call | 'goals.finalizeRetract';
  readonly body: unknown;
}

/** Answers every status call and keeps what was sent. */
function acceptAll(): Sent[] {
  const sent: Sent[] = [];
  const answer = { Goal: fakeGoal(), Permissions: [] };
  const calls: readonly Call[] = ['goals.approve', 'goals.retract', 'goals.retractEdits', 'goals.shelve'];
  for (const call of calls) {
    server.use(
      on(call, ({ body }) => {
        sent.push({ call, body });
        return answer;
      }),
    );
  }
  server.use(
    on('goals.finalizeRetract', ({ body }) => {
      sent.push({ call: 'goals.finalizeRetract', body });
      return answer;
    }),
    on('goals.approvalRequest', () => ({
      Goal: fakeGoal(),
      GoalEdit: null,
      Approver: ANA,
      WillBeNotified: [ANA],
    })),
  );
  return sent;
}

async function openAction(action: string, goal: GoalOverrides, permission: GoalPermission) {
  const bundle = fakeBundle(fakeGoal(goal), { Permissions: [permission] });
  const shown = showGoals(server, {
    goals: [bundle.Goal],
    bundles: [bundle],
    route: `/v3/goals/12?do=${action}`,
  });
  return { ...shown, dialog: within(await screen.findByRole('dialog')) };
}

interface Case {
  readonly name: string;
  readonly action: string;
  readonly goal: GoalOverrides;
  readonly permission: GoalPermission;
  readonly button: string;
  readonly sent: Sent;
}

const OPTIONAL: readonly Case[] = [
  {
    name: 'submit',
    action: 'submit',
    goal: { State: 'draft' },
    permission: 'SubmitForApproval',
    button: 'Request Approval',
    sent: { call: 'goals.approve', body: { Id: 12, Status: 'review', ...OF_GOAL } },
  },
  {
    name: '[GOAL-136] submit edits, which sends state review',
    action: 'submit',
    goal: { GoalEdit: { ...EDIT, State: 'draft' } },
    permission: 'SubmitForApproval2',
    button: 'Request Approval',
    sent: { call: 'goals.approve', body: { Id: 12, Status: 'review', ...OF_EDIT } },
  },
  {
    name: 'publish',
    action: 'publish',
    goal: { State: 'draft' },
    permission: 'Publish',
    button: 'Publish',
    sent: { call: 'goals.approve', body: { Id: 12, Status: 'approved', ...OF_GOAL } },
  },
  {
    name: 'retract result',
    action: 'retractResult',
    goal: { State: 'results_in_review' },
    permission: 'EditResults',
    button: 'Retract',
    sent: { call: 'goals.finalizeRetract', body: { GoalId: 12, ...OF_GOAL } },
  },
  {
    name: 'shelve',
    action: 'shelve',
    goal: {},
    permission: 'Shelve',
    button: 'Shelve',
    sent: { call: 'goals.shelve', body: { Id: 12, Status: 'shelved', ...OF_GOAL } },
  },
  {
    name: 'request to shelve',
    action: 'requestShelve',
    goal: {},
    permission: 'RequestToShelve',
    button: 'Request to Shelve',
    sent: { call: 'goals.shelve', body: { Id: 12, Status: 'shelving_in_review', ...OF_GOAL } },
  },
  {
    name: 'cancel shelving',
    action: 'cancelShelve',
    goal: { State: 'shelving_in_review' },
    permission: 'RequestToShelve',
    button: 'Cancel Request',
    sent: { call: 'goals.shelve', body: { Id: 12, Status: 'approved', ...OF_GOAL } },
  },
  {
    name: 'reactivate',
    action: 'reactivate',
    goal: { State: 'shelved' },
    permission: 'Reactivate',
    button: 'Reactivate',
    sent: { call: 'goals.shelve', body: { Id: 12, Status: 'approved', ...OF_GOAL } },
  },
];

test.each(OPTIONAL)(
  '[GOAL-085] $name: the comment is optional, and goes along when there is one',
  async ({ action, goal, permission, button, sent: expected }) => {
    const sent = acceptAll();
    const first = await openAction(action, goal, permission);
    const box = first.dialog.getByRole('textbox', { name: /Comment optional/ });
    expect(box).toHaveStyle({ minHeight: '60px', maxHeight: '120px' });
    await userEvent.click(first.dialog.getByRole('button', { name: button }));
    await waitFor(() => expect(sent).toEqual([expected]));
    await waitFor(() => expect(first.location()).toBe('/v3/goals/12'));
    first.unmount();

    const second = await openAction(action, goal, permission);
    await userEvent.type(second.dialog.getByRole('textbox', { name: /Comment optional/ }), 'As agreed.');
    await userEvent.click(second.dialog.getByRole('button', { name: button }));
    const { call, body } = expected;
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({ call, body: { ...Object(body), Comment: 'As agreed.' } }),
    );
  },
);

const REQUIRED: readonly Case[] = [
  {
    name: '[GOAL-086][GOAL-137] retracting a request',
    action: 'retract',
    goal: { State: 'review' },
    permission: 'RetractApprovalRequest',
    button: 'Retract',
    sent: { call: 'goals.retract', body: { Id: 12, Status: 'draft', Comment: 'Not yet.', ...OF_GOAL } },
  },
  {
    name: '[GOAL-086][GOAL-137] retracting a request for edits',
    action: 'retract',
    goal: { GoalEdit: EDIT },
    permission: 'RetractApprovalRequest',
    button: 'Retract',
    sent: { call: 'goals.retractEdits', body: { Id: 12, Status: 'draft', Comment: 'Not yet.', ...OF_EDIT } },
  },
  {
    name: '[GOAL-087][GOAL-137] discarding edits',
    action: 'discard',
    goal: { GoalEdit: { ...EDIT, State: 'draft' } },
    permission: 'DiscardDraftChanges',
    button: 'Discard',
    sent: {
      call: 'goals.retractEdits',
      body: { Id: 12, Status: 'canceled', Comment: 'Not yet.', ...OF_EDIT },
    },
  },
];

test.each(REQUIRED)('$name needs a comment', async ({ action, goal, permission, button, sent: expected }) => {
  const sent = acceptAll();
  const { dialog } = await openAction(action, goal, permission);
  await userEvent.click(dialog.getByRole('button', { name: button }));
  expect(await dialog.findByText('Please enter comment')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Not yet.');
  await userEvent.click(dialog.getByRole('button', { name: button }));
  await waitFor(() => expect(sent).toEqual([expected]));
});

test('a submit says who will be notified', async () => {
  acceptAll();
  const { dialog } = await openAction('submit', { State: 'draft' }, 'SubmitForApproval');
  expect(await dialog.findByText('Ana Ruiz will be notified.')).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

/** The goal as somebody else left it while the dialog was open. */
function changedMeanwhile(overrides: GoalOverrides) {
  const UpdatedAt = '2026-11-20T09:30:00.000Z';
  const { GoalEdit = null } = overrides;
  const goal = fakeGoal({
    ...overrides,
    GoalDetail: { ...fakeGoal().GoalDetail, Title: 'Reworded meanwhile' },
    GoalEdit: GoalEdit && { ...GoalEdit, UpdatedAt },
    UpdatedAt,
  });
  return { goal, UpdatedAt };
}

test.each([
  ['of the goal', 'goals.retract', { State: 'review' }, OF_GOAL],
  ['of its edits', 'goals.retractEdits', { GoalEdit: EDIT }, OF_EDIT],
] as const)(
  'a decision on an older version %s is refused (D-3); the comment stays and counts once the new one is seen',
  async (_of, call, overrides, { UpdatedAt: old }) => {
    const { dialog, location } = await openAction('retract', overrides, 'RetractApprovalRequest');
    const sentence = 'Ana Ruiz asked for approval again in the meantime.';
    const { goal, UpdatedAt } = changedMeanwhile(overrides);
    const decided: unknown[] = [];
    server.use(
      on('goals.read', () => fakeBundle(goal, { Permissions: ['RetractApprovalRequest'] })),
      on(call, ({ body }) => {
        decided.push([body.UpdatedAt, body.Comment]);
        if (body.UpdatedAt !== UpdatedAt) throw new ApiProblem('conflict', sentence);
        return { Goal: goal, Permissions: [] };
      }),
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Not yet.');
    await userEvent.click(dialog.getByRole('button', { name: 'Retract' }));
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(dialog.getByText(/^Nothing was changed, and your text is still here/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Not yet.');
    await screen.findByText('Reworded meanwhile');
    await userEvent.click(dialog.getByRole('button', { name: 'Retract' }));
    await waitFor(() => expect(location()).toBe('/v3/goals/12'));
    expect(decided).toEqual([
      [old, 'Not yet.'],
      [UpdatedAt, 'Not yet.'],
    ]);
  },
);

test.each([
  ['submit', { State: 'draft' }, 'SubmitForApproval', 'Request Approval'],
  ['shelve', {}, 'Shelve', 'Shelve'],
] as const)('[D-89] a double click on %s asks once', async (...[action, goal, permission, button]) => {
  const sent = acceptAll();
  const { dialog, location } = await openAction(action, goal, permission);
  const press = dialog.getByRole('button', { name: button });
  // Both before the next rendering.
  act(() => {
    press.click();
    press.click();
  });
  await waitFor(() => expect(location()).toBe('/v3/goals/12'));
  expect(sent).toHaveLength(1);
});
