import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@cadence/shared-ui/router';
import { useState, type ReactNode } from 'react';
import {
  HeaderContent,
  useAbilities,
  useLive,
  usePageTitle,
  useSession,
  useShell,
  useSlot,
  useUnsavedGuard,
} from '../index.ts';
import { apiQuery, queryKeys, useQuery } from '../query/index.ts';
import { fakeSession, on, renderWithShell, setupApiServer } from './index.ts';

const server = setupApiServer();

function Page(): ReactNode {
  const shell = useShell();
  const { profile } = useSession();
  const { chooseGoalOwner } = useAbilities();
  const [events, setEvents] = useState(0);
  const drawer = useSlot('goal.drawer');
  useLive('TenantUpdate', () => setEvents(events + 1));
  usePageTitle(`Goals of ${profile.Name}`);
  useUnsavedGuard(events > 0, 'A comment is not saved.');
  return (
    <>
      <HeaderContent>Q4 2026</HeaderContent>
      <p>{chooseGoalOwner ? 'chooses owners' : 'owns'}</p>
      <p>{events} events</p>
      <button type="button" onClick={() => shell.navigate('/v3/goals/2', { replace: true })}>
        Next
      </button>
      <button type="button" onClick={() => shell.toast({ title: 'Saved' })}>
        Save
      </button>
      <Link to="/v3/home?tab=1">Home</Link>
      {drawer.entries.map(({ id }) => id)}
      {drawer.render({ goalId: 5, onClose: () => undefined })}
    </>
  );
}

test('a page gets session, abilities, slots, header and live topics', async () => {
  const view = renderWithShell(<Page />, {
    session: fakeSession({ abilities: { chooseGoalOwner: true } }),
    route: '/v3/goals/1',
    path: '/v3/goals/:goalId',
    slots: {
      'goal.drawer': [
        { id: 'goals:drawer', remote: 'goals', meta: {}, component: ({ goalId }) => <p>Goal {goalId}</p> },
      ],
    },
  });
  expect(screen.getByText('chooses owners')).toBeVisible();
  expect(screen.getByText('Goal 5')).toBeVisible();
  expect(screen.getByRole('banner')).toHaveTextContent('Q4 2026');
  expect(view.title()).toBe('Goals of Zoë Lefèvre');

  act(() => view.hub.emit('TenantUpdate', { type: 'goal_update', id: 1, actorId: 3 }));
  act(() => view.hub.emit('TenantUpdate', { type: 'goal_update', id: 1, actorId: 3 }));
  expect(screen.getByText('2 events')).toBeVisible();
  expect([...view.guards]).toEqual(['A comment is not saved.']);

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(view.toasts).toEqual([{ title: 'Saved' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(view.location()).toBe('/v3/goals/2');
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(view.location()).toBe('/v3/home?tab=1');
  expect(view.guards.size).toBe(0);
});

test('apiQuery asks the contract and keeps the answer under the documented key', async () => {
  server.use(on('goals.follow', ({ params }) => ({ IsFollowed: params.id === 3 })));
  function Reader(): ReactNode {
    const { data } = useQuery(apiQuery('goals.follow', { params: { id: 3 } }));
    return <p>{data?.IsFollowed === true ? 'followed' : 'asking'}</p>;
  }
  renderWithShell(<Reader />);
  await screen.findByText('followed');
  expect(queryKeys.call('goals.follow', { params: { id: 3 } })).toEqual([
    'goals',
    'follow',
    { params: { id: 3 } },
  ]);
  expect(queryKeys.operation('goals.list')).toEqual(['goals', 'list']);
  expect(queryKeys.domain('goals')).toEqual(['goals']);
});
