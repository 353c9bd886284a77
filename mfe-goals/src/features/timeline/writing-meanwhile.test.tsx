import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { on, setupApiServer } from '@cadence/shared-auth/testing';
import type { GoalBundle } from '@cadence/shared-contract';
import { ANA, fakeBundle, fakeGoal, fakeTransition, fakeWeeks } from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer();

beforeEach(() => window.localStorage.clear());

const APPROVED = fakeTransition({ Id: 5, Action: 'approve', UserId: ANA.Id, UserName: ANA.Name });

/** The history of a goal; `become` lets somebody else change the goal while a comment is written. */
async function showHistory() {
  const goal = fakeGoal();
  const bundle = fakeBundle(goal, { GoalTransitions: [APPROVED] });
  const sent: unknown[] = [];
  const shown = showGoals(server, { goals: [goal], bundles: [bundle], route: '/v3/goals/12?tab=history' });
  const history = within(await screen.findByRole('list', { name: 'History and comments' }));
  const become = async (next: GoalBundle): Promise<void> => {
    server.use(
      on('goals.read', () => next),
      on('goals.rows', () => ({ data: [next.Goal] })),
      on('goals.commentAdd', ({ body }) => {
        sent.push(body);
        const { Id: CommentableId, Type, Comment } = body;
        const at = '2026-11-19T12:00:00.000Z';
        return {
          Id: 9,
          CommentableId,
          Type,
          Comment,
          Name: 'Zoë',
          UserId: 7,
          CreatedAt: at,
          UpdatedAt: null,
        };
      }),
    );
    await act(async () => shown.hub.emit('TenantUpdate', { type: 'goal_update', id: 12, actorId: ANA.Id }));
  };
  return { history, become, sent };
}

test('a comment on the latest update stays about it when a newer one comes while it is written', async () => {
  const { history, become, sent } = await showHistory();
  await userEvent.click(screen.getByRole('button', { name: 'Add Comment' }));
  const text = screen.getByRole('textbox', { name: 'Comment on the latest update' });
  await userEvent.type(text, 'See the offer.');
  await become(fakeBundle(fakeGoal({ Weeks: fakeWeeks({ 7: [3, 3], 8: [1, 1] }) })));
  expect(await history.findByText(/updated week 8/)).toBeVisible();
  expect(text).toHaveValue('See the offer.');
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(sent).toEqual([{ Id: 1007, Type: 'GoalStatus', Comment: 'See the offer.' }]));
});

test('a comment on a decision stays when the goal gets another owner while it is written', async () => {
  const { history, become } = await showHistory();
  await userEvent.click(history.getByRole('button', { name: 'Comment: Ana Ruiz approved this goal' }));
  await userEvent.type(history.getByRole('textbox', { name: 'Write a comment' }), 'Thank you');
  const User = { ...fakeGoal().User, Id: 31, Name: 'José Muñoz', ParentId: 30 };
  const handedOver = fakeTransition({ Id: 6, Action: 'changeOwner', UserId: ANA.Id, UserName: ANA.Name });
  await become(fakeBundle(fakeGoal({ User }), { GoalTransitions: [APPROVED, handedOver] }));
  expect(await history.findByText(/changed the owner/)).toBeVisible();
  expect(history.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('Thank you');
});
