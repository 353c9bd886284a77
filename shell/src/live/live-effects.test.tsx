import { fakeSession, on, setupApiServer } from '@cadence/shared-auth/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { signIn, signOut, useLive } from '@cadence/shared-auth';
import { apiQuery, useFreshness, useQuery } from '@cadence/shared-auth/query';
import { useState, type ReactNode } from 'react';
import { makeDescriptor } from '../remotes/testing/fixtures.ts';
import { EMPTY_INBOX, forgetBrowser, renderApp } from '../testing/render-app.tsx';

const server = setupApiServer();
beforeEach(forgetBrowser);

const ME = fakeSession().Profile.Id;
const SOMEBODY = ME + 1;

test('[LIVE-003] the own deactivation signs out; that of somebody else does not', async () => {
  const view = renderApp(server, { path: '/v3/home' });
  await screen.findByRole('heading', { name: 'Dashboard' });
  await view.emit('TenantUpdate', { type: 'user_deactivated', id: SOMEBODY, actorId: null });
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await view.emit('TenantUpdate', { type: 'user_deactivated', id: ME, actorId: SOMEBODY });
  await screen.findByText('Your account has been deactivated.');
  expect(view.location()).toBe('/v3/login');
});

test('[LIVE-005] a change of the own user refreshes the session', async () => {
  const view = renderApp(server, { path: '/v3/home' });
  await screen.findByRole('button', { name: 'Profile menu, Zoë Lefèvre' });
  server.use(on('auth.relogin', () => fakeSession({ token: 'rotated', profile: { Name: 'Zoë Martin' } })));
  await view.emit('TenantUpdate', { type: 'user_updated', id: ME, actorId: SOMEBODY });
  await screen.findByRole('button', { name: 'Profile menu, Zoë Martin' });
  expect(localStorage.getItem(`cadence.token.${window.location.host}`)).toBe('rotated');
});

test('the own new manager is a change of the session, somebody else’s is not', async () => {
  const view = renderApp(server, { path: '/v3/home' });
  await screen.findByRole('button', { name: 'Profile menu, Zoë Lefèvre' });
  let refreshes = 0;
  server.use(
    on('auth.relogin', () => {
      refreshes += 1;
      return fakeSession({ profile: { Name: 'Zoë Martin' } });
    }),
  );
  await view.emit('TenantUpdate', { type: 'manager_updated', id: SOMEBODY, actorId: SOMEBODY });
  await view.emit('TenantUpdate', { type: 'manager_updated', id: ME, actorId: SOMEBODY });
  await screen.findByRole('button', { name: 'Profile menu, Zoë Martin' });
  expect(refreshes).toBe(1);
});

test('a page of a remote receives live topics through the shell', async () => {
  function Counter(): ReactNode {
    const [count, setCount] = useState(0);
    useLive('TenantUpdate', ({ id }) => setCount(id));
    return <p>last {count}</p>;
  }
  const remote = makeDescriptor('goals', {
    slots: {
      'dashboard.widget': [
        { id: 'w', component: { expose: './w' }, meta: { size: 's', area: 'main', order: 1 } },
      ],
    },
  });
  const view = renderApp(server, {
    path: '/v3/home',
    remotes: [remote],
    components: { 'goals/./w': Counter },
  });
  await screen.findByText('last 0');
  await view.emit('TenantUpdate', { type: 'goal_update', id: 33, actorId: SOMEBODY });
  expect(await screen.findByText('last 33')).toBeVisible();
});

test('after a reconnect nothing is fetched again, unless the hub cannot say what was missed', async () => {
  let asked = 0;
  const view = renderApp(server, { path: '/v3/home' });
  server.use(
    on('notifications.list', () => {
      asked += 1;
      return EMPTY_INBOX;
    }),
  );
  await screen.findByRole('heading', { name: 'Dashboard' });
  await waitFor(() => expect(asked).toBe(1));
  await view.dropConnection();
  await waitFor(() => expect(view.connections()).toBe(2));
  expect(asked).toBe(1);
  await view.miss();
  await waitFor(() => expect(asked).toBe(2));
});

test('what the page of one person has received and done has no effect on the person who signs in next', async () => {
  const NEXT = fakeSession({ token: 'of-next', profile: { Id: SOMEBODY, Name: 'Ana Ruiz' } });
  function Goal(): ReactNode {
    const { data } = useQuery(apiQuery('goals.single', { params: { id: 33 } }));
    const { made } = useFreshness();
    const hide = (): void => void made([{ type: 'goal_update', id: 33, isGone: true }]);
    return (
      <button type="button" onClick={hide}>
        {data?.GoalDetail.Title}
      </button>
    );
  }
  const remote = makeDescriptor('goals', {
    slots: {
      'dashboard.widget': [
        { id: 'w', component: { expose: './w' }, meta: { size: 's', area: 'main', order: 1 } },
      ],
    },
  });
  let asked = 0;
  server.use(
    on('goals.single', () => {
      asked += 1;
      return { Id: 33, GoalDetail: { Title: `Asked ${asked}` } } as never;
    }),
    on('auth.signOut', () => ({}) as never),
    on('auth.login', () => NEXT),
  );
  const view = renderApp(server, { path: '/v3/home', remotes: [remote], components: { 'goals/./w': Goal } });
  await userEvent.click(await screen.findByRole('button', { name: 'Asked 1' }));
  await act(() => signOut());
  await waitFor(() => expect(view.location()).toBe('/v3/login'));
  await act(() => signIn({ userName: 'ana@acme.example', password: 'Cadence-2026!' }));
  await screen.findByRole('button', { name: 'Asked 2' });
  await view.emit('TenantUpdate', { type: 'goal_update', id: 33, actorId: ME });
  expect(await screen.findByRole('button', { name: 'Asked 3' })).toBeVisible();
});
