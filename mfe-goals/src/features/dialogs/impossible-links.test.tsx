import { screen, waitFor } from '@testing-library/react';
import { fakeSession, setupApiServer } from '@cadence/shared-auth/testing';
import { fakeGoal } from '../../testing/goals.fixtures.ts';
import { showGoals } from '../../testing/show-goals.tsx';

const server = setupApiServer();
const observer = fakeSession({ profile: { RoleName: 'observer' }, abilities: { addGoal: false } });

test.each(['/v3/goals?do=add', '/v3/goals?do=my-week', '/v3/goals/12?do=copy', '/v3/goals/12?do=contribute'])(
  '[GOAL-003] a link of an observer to %s opens nothing',
  async (route) => {
    const { location, toasts } = showGoals(server, { goals: [fakeGoal()], session: observer, route });
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('This is not open to your role.'));
    await waitFor(() => expect(location()).not.toContain('do='));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test.each(['delete', 'approve', 'update', 'copy'])(
  'a link to %s that leaves out the goal opens nothing, and no form of another goal',
  async (action) => {
    const { location } = showGoals(server, { goals: [fakeGoal()], route: `/v3/goals?do=${action}` });
    await waitFor(() => expect(location()).not.toContain('do='));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);
