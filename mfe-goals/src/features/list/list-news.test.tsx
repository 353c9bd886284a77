import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Goal, GoalListInput, GoalPage } from '@cadence/shared-contract';
import { fakeSession, setupApiServer } from '@cadence/shared-auth/testing';
import { fakeGoal, fakePage } from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer();

const goalNamed = (Id: number, Title: string): Goal => fakeGoal({ Id, GoalDetail: { Title } });

/** Goals that the list has on the server, of which one was published after it was read. */
function answersOf(goals: readonly Goal[]) {
  return ({ Ids }: GoalListInput): GoalPage =>
    fakePage(goals.filter(({ Id }) => Ids === undefined || Ids.includes(Id)));
}

const published = (id: number) =>
  ({
    type: 'goal_update',
    id,
    actorId: 3,
    goal: {
      change: 'state',
      periodId: fakeGoal().GoalPeriodId,
      ownerIds: [fakeSession().Profile.Id],
      approverIds: [4],
      parentIds: [],
    },
  }) as const;

/** The list with one goal or none, and another published since. */
async function showListWithNews(goals: Goal[] = [goalNamed(12, 'Lift retention')]) {
  const view = showGoals(server, { list: (input) => answersOf(goals)(input), goals });
  await (goals.length === 0
    ? screen.findByText(/^You have no goals/)
    : screen.findByRole('link', { name: 'Lift retention' }));
  return {
    ...view,
    publish: () => {
      goals.unshift(goalNamed(13, 'Renew contracts'));
      act(() => view.hub.emit('TenantUpdate', published(13)));
    },
  };
}

/** The same with the focus on the list's goal, so that what is published is offered. */
async function offerNews() {
  const view = await showListWithNews();
  const row = screen.getByRole('link', { name: 'Lift retention' });
  act(() => row.focus());
  view.publish();
  return { ...view, row, show: await screen.findByRole('button', { name: '1 goal changed · Show' }) };
}

test('while somebody is in the list, a goal that would now be there is offered and no row moves', async () => {
  const { show } = await offerNews();
  expect(screen.queryByRole('link', { name: 'Renew contracts' })).not.toBeInTheDocument();
  await userEvent.click(show);
  expect(await screen.findByRole('link', { name: 'Renew contracts' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /changed/ })).not.toBeInTheDocument());
});

test('when nobody is in the list, it takes the goal by itself', async () => {
  const { publish } = await showListWithNews();
  publish();
  expect(await screen.findByRole('link', { name: 'Renew contracts' })).toBeVisible();
});

test('a list that was empty shows its first goal', async () => {
  const { publish } = await showListWithNews([]);
  publish();
  expect(await screen.findByRole('link', { name: 'Renew contracts' })).toBeVisible();
});

test('what was offered is still there to be pressed when the focus goes to it', async () => {
  const { show } = await offerNews();
  act(() => show.focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: 'Renew contracts' })).toBeVisible();
});

test('what was offered is taken once the focus has left the list', async () => {
  await offerNews();
  act(() => screen.getByRole('searchbox', { name: 'Search goals' }).focus());
  expect(await screen.findByRole('link', { name: 'Renew contracts' })).toBeVisible();
});

test('a stranger’s post asks nothing', async () => {
  const { asked, hub } = await showListWithNews();
  const event = published(77);
  act(() => hub.emit('TenantUpdate', { ...event, goal: { ...event.goal, change: 'status' } }));
  // Any request it makes comes before what follows.
  act(() => hub.emit('TenantUpdate', published(78)));
  await waitFor(() => expect(asked.at(-1)?.Ids).toBeDefined());
  expect(asked.flatMap(({ Ids = [] }) => Ids)).toEqual([78]);
});

test('after Show the focus is in the list', async () => {
  const { show } = await offerNews();
  act(() => show.focus());
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('link', { name: 'Renew contracts' });
  await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
});

test('a pointer that leaves the list, and with it all that it was over, has it read once', async () => {
  const { row, asked } = await offerNews();
  const before = asked.length;
  // As browsers do: each element that was left receives it, from the inside out, as does the one with the focus.
  act(() => row.blur());
  for (let left: Element | null = row; left !== null; left = left.parentElement)
    left.dispatchEvent(new MouseEvent('pointerleave'));
  expect(await screen.findByRole('link', { name: 'Renew contracts' })).toBeVisible();
  // Any other request it makes comes before what follows.
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search goals' }), 'x');
  await waitFor(() => expect(asked.at(-1)?.Title).toBe('x'));
  expect(
    asked.slice(before).filter(({ Title, Ids }) => Title === undefined && Ids === undefined),
  ).toHaveLength(1);
});
