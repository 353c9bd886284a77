import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hasDrafts } from '@cadence/shared-auth';
import {
  AlreadyMade,
  ApiProblem,
  fakeSession,
  findViolations,
  on,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import type { GoalBundle, GoalComment, GoalTransition, Session } from '@cadence/shared-contract';
import { fakeBundle, fakeGoal, VIEWER_ID } from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer();

const STEP = { TransitionableType: 'Goal' as const, ActionType: null, Meta: null, GoalName: null };
const SUBMITTED: GoalTransition = {
  ...STEP,
  Id: 1,
  Action: 'submit',
  FromState: 'draft',
  ToState: 'review',
  UserId: VIEWER_ID,
  UserName: 'Zoë Lefèvre',
  CreatedAt: '2026-10-05T12:00:00.000Z',
};
const APPROVED: GoalTransition = {
  ...STEP,
  Id: 2,
  Action: 'approve',
  FromState: 'review',
  ToState: 'approved',
  UserId: 3,
  UserName: 'Ana Ruiz',
  CreatedAt: '2026-10-06T12:00:00.000Z',
};
const MINE: GoalComment = {
  Id: 5,
  CommentableId: 1007,
  Type: 'GoalStatus',
  Comment: 'Köln signed the extension.',
  Name: 'Zoë Lefèvre',
  UserId: VIEWER_ID,
  CreatedAt: '2026-11-13T13:00:00.000Z',
  UpdatedAt: null,
};
const ANAS: GoalComment = { ...MINE, Id: 6, Comment: 'Well done.', Name: 'Ana Ruiz', UserId: 3 };

async function showHistory(overrides: Partial<GoalBundle> = {}, session: Session = fakeSession()) {
  const bundle = fakeBundle(fakeGoal(), {
    GoalTransitions: [SUBMITTED, APPROVED],
    GoalStatusComments: [MINE, ANAS],
    ...overrides,
  });
  const shown = showGoals(server, {
    goals: [bundle.Goal],
    bundles: [bundle],
    session,
    route: '/v3/goals/12?tab=history',
  });
  return { ...shown, history: within(await screen.findByRole('list', { name: 'History and comments' })) };
}

test('[GOAL-060] transitions, updates and comments form one timeline, newest first', async () => {
  const { history } = await showHistory();
  const heads = [...document.querySelectorAll('.cd-timeline-head > span:first-child')].map(
    (head) => head.textContent,
  );
  expect(heads).toEqual([
    'Zoë Lefèvre (You) updated week 7',
    'Zoë Lefèvre (You) updated week 5',
    'Ana Ruiz approved this goal',
    'Zoë Lefèvre (You) asked for approval',
  ]);
  expect(history.getByText('Köln signed the extension.')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'History and Comments 2' })).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('[GOAL-140] only the author is offered to edit and delete', async () => {
  const { history } = await showHistory();
  expect(history.getAllByRole('button', { name: 'Edit comment' })).toHaveLength(1);
  expect(history.getAllByRole('button', { name: 'Delete comment' })).toHaveLength(1);
});

test('[GOAL-138] an empty comment is refused; a written one hangs on its entry', async () => {
  const sent: unknown[] = [];
  server.use(
    on('goals.commentAdd', ({ body }) => {
      sent.push(body);
      return { ...MINE, Id: 9, Comment: body.Comment };
    }),
  );
  const { history } = await showHistory();
  await userEvent.click(history.getByRole('button', { name: 'Comment: Zoë Lefèvre updated week 7' }));
  await userEvent.click(history.getByRole('button', { name: 'Comment' }));
  expect(history.getByText('Please enter your comment.')).toBeVisible();
  await userEvent.type(history.getByRole('textbox', { name: 'Write a comment' }), 'See the offer.');
  await userEvent.click(history.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(sent).toEqual([{ Id: 1007, Type: 'GoalStatus', Comment: 'See the offer.' }]));
  expect(await history.findByRole('button', { name: 'Comment: Zoë Lefèvre updated week 7' })).toHaveFocus();
});

test('a comment that is not written, and one on the latest update, leave the focus on what had opened it', async () => {
  server.use(on('goals.commentAdd', ({ body }) => ({ ...MINE, Id: 9, Comment: body.Comment })));
  await showHistory();
  await userEvent.click(screen.getByRole('button', { name: 'Add Comment' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Add Comment' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Comment on the latest update' }), 'Good.');
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  expect(await screen.findByRole('button', { name: 'Add Comment' })).toHaveFocus();
});

test('[D-122] an answer that was lost, and a word added: still one comment', async () => {
  const keys: (string | null)[] = [];
  const updates: unknown[] = [];
  server.use(
    on('goals.commentAdd', ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      if (keys.length === 1) throw new ApiProblem('unavailable', 'The database did not answer in time.');
      throw new AlreadyMade({ Id: 9, UpdatedAt: null });
    }),
    on('goals.commentUpdate', ({ body, headers }) => {
      keys.push(headers.get('idempotency-key'));
      updates.push(body);
      return { ...MINE, Id: 9, Comment: body.Comment };
    }),
  );
  const { history, toasts } = await showHistory();
  await userEvent.click(history.getByRole('button', { name: 'Comment: Zoë Lefèvre updated week 7' }));
  const box = history.getByRole('textbox', { name: 'Write a comment' });
  await userEvent.type(box, 'See the offer');
  await userEvent.click(history.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('The database did not answer in time.'));
  await userEvent.type(box, ' again');
  await userEvent.click(await history.findByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(history.queryByRole('textbox')).not.toBeInTheDocument());
  expect(updates).toEqual([{ CommentId: 9, Comment: 'See the offer again' }]);
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
});

test('an own comment can be changed in place', async () => {
  const sent: unknown[] = [];
  server.use(
    on('goals.commentUpdate', ({ body }) => {
      sent.push(body);
      return { ...MINE, Comment: body.Comment };
    }),
  );
  const { history } = await showHistory();
  await userEvent.click(history.getByRole('button', { name: 'Edit comment' }));
  const box = history.getByRole('textbox', { name: 'Edit comment' });
  await userEvent.clear(box);
  await userEvent.type(box, 'Köln signed.');
  await userEvent.click(history.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ CommentId: 5, Comment: 'Köln signed.' }]));
  await waitFor(() => expect(history.queryByRole('textbox')).not.toBeInTheDocument());
  expect(history.getByRole('button', { name: 'Edit comment' })).toHaveFocus();
});

test('[D-82] a comment that was typed and erased leaves nothing to ask about at the sign-out', async () => {
  const { history } = await showHistory();
  await userEvent.click(history.getByRole('button', { name: 'Comment: Zoë Lefèvre updated week 7' }));
  const box = history.getByRole('textbox', { name: 'Write a comment' });
  await userEvent.type(box, 'No');
  expect(hasDrafts()).toBe(true);
  await userEvent.clear(box);
  expect(hasDrafts()).toBe(false);
});

test('[D-122] the text of a comment that was changed elsewhere since then is offered, not put in its place', async () => {
  const { history, unmount } = await showHistory();
  await userEvent.click(history.getByRole('button', { name: 'Edit comment' }));
  await userEvent.type(history.getByRole('textbox', { name: 'Edit comment' }), ' Nearly.');
  unmount();
  const newer = { ...MINE, Comment: 'Köln cancelled.', UpdatedAt: '2026-11-14T09:00:00.000Z' };
  const { history: again } = await showHistory({ GoalStatusComments: [newer, ANAS] });
  await userEvent.click(again.getByRole('button', { name: 'Edit comment' }));
  const box = again.getByRole('textbox', { name: 'Edit comment' });
  expect(box).toHaveValue('Köln cancelled.');
  expect(again.getByText(/It was changed elsewhere since then/)).toBeVisible();
  await userEvent.click(again.getByRole('button', { name: 'Restore' }));
  expect(box).toHaveValue('Köln signed the extension. Nearly.');
  expect(again.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});

test('the text of an unchanged comment is in its box again', async () => {
  const { history, unmount } = await showHistory();
  await userEvent.click(history.getByRole('button', { name: 'Edit comment' }));
  await userEvent.type(history.getByRole('textbox', { name: 'Edit comment' }), ' Nearly.');
  unmount();
  const { history: again } = await showHistory();
  await userEvent.click(again.getByRole('button', { name: 'Edit comment' }));
  expect(again.getByRole('textbox', { name: 'Edit comment' })).toHaveValue(
    'Köln signed the extension. Nearly.',
  );
});

test('[GOAL-139] deleting asks first', async () => {
  const deleted: number[] = [];
  server.use(
    on('goals.commentDelete', ({ params }) => {
      deleted.push(params.id);
      return { Success: true };
    }),
  );
  const { history, toasts } = await showHistory();
  await userEvent.click(history.getByRole('button', { name: 'Delete comment' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Do you want to delete?' }));
  expect(deleted).toEqual([]);
  await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(deleted).toEqual([5]));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Comment deleted'));
});

test('[GOAL-141] others than owner, manager and admins are not offered to comment on decisions', async () => {
  const session = fakeSession({ profile: { Id: 70, ParentId: 3 } });
  const { history } = await showHistory({}, session);
  expect(history.getByRole('button', { name: /Comment: Zoë Lefèvre updated week 7/ })).toBeVisible();
  expect(history.queryByRole('button', { name: /Comment: Ana Ruiz approved/ })).not.toBeInTheDocument();
});

test('after a hand-over the history still says what each person did', async () => {
  // Ana sent it back, then became its owner; Zoë, who owned it, had retracted it before.
  const goal = fakeGoal({ User: { ...fakeGoal().User, Id: 3, Name: 'Ana Ruiz' } });
  const back = { FromState: 'review', ToState: 'draft' };
  const { history } = await showHistory({
    Goal: goal,
    GoalTransitions: [
      { ...SUBMITTED, Id: 3, Action: 'cancelRequest', ...back },
      { ...APPROVED, Id: 4, Action: 'requestChanges', ...back },
      { ...APPROVED, Id: 5, Action: 'denyShelve', FromState: 'shelving_in_review', ToState: 'approved' },
    ],
    GoalStatusComments: [],
  });
  const said = [...document.querySelectorAll('.cd-timeline-head')].map((head) => head.textContent);
  expect(history.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  for (const [name, action] of [
    ['Zoë Lefèvre', 'retracted the approval request'],
    ['Ana Ruiz', 'requested changes'],
    ['Ana Ruiz', 'denied the shelving'],
  ] as const) {
    expect(said.some((text) => text.includes(name) && text.includes(action))).toBe(true);
  }
});
