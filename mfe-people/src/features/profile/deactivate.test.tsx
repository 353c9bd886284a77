import type { Profile, ProfileAbilities } from '@cadence/shared-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import { NO_ABILITIES, profileBundle } from '../../testing/people.fixtures.ts';
import { NAMES, showProfile, showRoutedProfile } from '../../testing/show-profile.tsx';

const server = setupApiServer();
const MANAGING = { Abilities: { ...NO_ABILITIES, ChangeStatus: true } };

test('[USER-023] deactivating, activating and inviting again are offered where the server allows them', async () => {
  const offered = async (abilities: Partial<ProfileAbilities>, profile: Partial<Profile> = {}) => {
    const bundle = profileBundle(profile, { Abilities: { ...NO_ABILITIES, ...abilities } });
    const { unmount } = showProfile(server, { bundle });
    await screen.findByText('User Permissions');
    const names = ['Deactivate User', 'Activate User', 'Reinvite', 'Manage User', 'View Changes'].filter(
      (name) => screen.queryByRole('button', { name }) !== null,
    );
    unmount();
    return names;
  };
  expect(await offered({})).toEqual([]);
  expect(await offered({ ChangeStatus: true })).toEqual(['Deactivate User']);
  expect(await offered({ ChangeStatus: true }, { DeactivatedAt: '2026-11-19T10:00:00Z' })).toEqual([
    'Activate User',
  ]);
  expect(await offered({ Reinvite: true, ManageUser: true, ReadHistory: true })).toEqual([
    'Reinvite',
    'Manage User',
    'View Changes',
  ]);
});

test('[USER-027] the question counts what is left behind; deactivating can be undone from the toast', async () => {
  let deactivatedAt: string | null = null;
  server.use(
    on('people.read', () => profileBundle({ DeactivatedAt: deactivatedAt }, MANAGING)),
    on('people.deactivationInfo', () => ({ GoalCount: 6, UserCount: 1 })),
    on('people.deactivate', () => {
      deactivatedAt = '2026-11-19T10:00:00Z';
      return { Success: true };
    }),
    on('people.activate', () => {
      deactivatedAt = null;
      return { Success: true };
    }),
  );
  const { toasts } = showProfile(server);
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate User' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate Siobhán Ó Briain?' });
  const [goals, reports] = await within(dialog).findAllByRole('listitem');
  expect(goals).toHaveTextContent(/^6unfinished goals stay with Siobhán Ó Briain$/);
  expect(reports).toHaveTextContent(/^1direct report keeps reporting to Siobhán Ó Briain$/);
  expect(await findViolations()).toEqual([]);

  await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate User' }));
  expect(await screen.findByText('Deactivated')).toBeVisible();
  expect(toasts.at(-1)).toMatchObject({
    title: 'Siobhán Ó Briain has been deactivated.',
    action: { label: 'Undo' },
  });

  act(() => toasts.at(-1)?.action?.onClick());
  expect(await screen.findByRole('button', { name: 'Deactivate User' })).toBeVisible();
  expect(toasts.at(-1)?.title).toBe('Siobhán Ó Briain is active again.');
});

test('Undo works from anywhere', async () => {
  const activated: number[] = [];
  server.use(
    on('people.read', ({ params }) =>
      profileBundle({ Id: params.id, Name: NAMES[params.id] ?? '' }, params.id === 20 ? MANAGING : {}),
    ),
    on('people.deactivationInfo', () => ({ GoalCount: 0, UserCount: 0 })),
    on('people.deactivate', () => ({ Success: true })),
    on('people.activate', ({ params }) => {
      activated.push(params.id);
      return { Success: true };
    }),
  );
  const { toasts } = showRoutedProfile();
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate User' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Deactivate User' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('link', { name: 'Zoë Lefèvre' }));
  await screen.findByRole('heading', { name: 'Zoë Lefèvre (You)' });

  act(() => toasts.at(-1)?.action?.onClick());
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Siobhán Ó Briain is active again.'));
  expect(activated).toEqual([20]);
});

test('[PROF-009] a deactivated person is marked and can be activated', async () => {
  const gone = profileBundle({ DeactivatedAt: '2026-11-01T10:00:00Z' }, MANAGING);
  server.use(on('people.activate', () => ({ Success: true })));
  const { toasts } = showProfile(server, { bundle: gone });
  expect(await screen.findByText('Deactivated')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Activate User' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Siobhán Ó Briain is active again.'));
});

test('[ERR-002] a refused deactivation says the server’s sentence and keeps the question open', async () => {
  server.use(
    on('people.deactivationInfo', () => ({ GoalCount: 0, UserCount: 0 })),
    on('people.deactivate', () => {
      throw new ApiProblem('conflict', 'Siobhán is the CEO now.');
    }),
  );
  const { toasts } = showProfile(server, { bundle: profileBundle({}, MANAGING) });
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate User' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate User' }));
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({ title: 'Siobhán is the CEO now.', tone: 'alarm' }),
  );
  expect(dialog).toBeVisible();
});
