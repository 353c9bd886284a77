import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, on, setupApiServer } from '@cadence/shared-auth/testing';
import type { SessionOverrides } from '@cadence/shared-auth/testing';
import { findAccessibilityFaults } from '../../testing/accessibility.ts';
import { profileBundle } from '../../testing/people.fixtures.ts';
import { NAMES, showProfile, showRoutedProfile } from '../../testing/show-profile.tsx';

const server = setupApiServer();
const MANAGING = { abilities: { managePeople: true } } as const;

test('[USER-023] deactivating is offered for editable profiles of others, never the ceo’s, to those who manage', async () => {
  const offered = async (viewer: SessionOverrides, profile: Parameters<typeof profileBundle>[0]) => {
    const { unmount } = showProfile(server, { bundle: profileBundle({ Id: 20, ...profile }), viewer });
    await screen.findByText('User Permissions');
    const isOffered = screen.queryByRole('button', { name: 'Deactivate User' }) !== null;
    unmount();
    return isOffered;
  };
  expect(await offered(MANAGING, { IsEditable: true })).toBe(true);
  expect(await offered(MANAGING, { IsEditable: false })).toBe(false);
  expect(await offered({}, { IsEditable: true })).toBe(false);
  expect(await offered(MANAGING, { IsEditable: true, RoleName: 'ceo' })).toBe(false);
  expect(await offered({ ...MANAGING, profile: { Id: 20 } }, { IsEditable: true })).toBe(false);
});

test('[USER-027] the question counts what is left behind; deactivating can be undone from the toast', async () => {
  let deactivatedAt: string | null = null;
  server.use(
    on('people.read', () => profileBundle({ IsEditable: true, DeactivatedAt: deactivatedAt })),
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
  const { toasts } = showProfile(server, { viewer: MANAGING });
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate User' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate Siobhán Ó Briain?' });
  expect(await within(dialog).findByText(/unfinished goals stay with/)).toHaveTextContent('6');
  expect(within(dialog).getByText(/direct report keeps reporting to/)).toHaveTextContent('1');
  expect(await findAccessibilityFaults()).toEqual([]);

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
      profileBundle({ Id: params.id, Name: NAMES[params.id] ?? '', IsEditable: params.id === 20 }),
    ),
    on('people.deactivationInfo', () => ({ GoalCount: 0, UserCount: 0 })),
    on('people.deactivate', () => ({ Success: true })),
    on('people.activate', ({ params }) => {
      activated.push(params.id);
      return { Success: true };
    }),
  );
  const { toasts } = showRoutedProfile(MANAGING);
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
  const gone = profileBundle({ IsEditable: true, DeactivatedAt: '2026-11-01T10:00:00Z' });
  server.use(on('people.activate', () => ({ Success: true })));
  const { toasts } = showProfile(server, { bundle: gone, viewer: MANAGING });
  expect(await screen.findByText('Deactivated')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Activate User' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Siobhán Ó Briain is active again.'));
});

test('a refused deactivation says the server’s sentence and keeps the question open', async () => {
  server.use(
    on('people.deactivationInfo', () => ({ GoalCount: 0, UserCount: 0 })),
    on('people.deactivate', () => {
      throw new ApiProblem('conflict', 'Siobhán has become the CEO meanwhile.');
    }),
  );
  const { toasts } = showProfile(server, { bundle: profileBundle({ IsEditable: true }), viewer: MANAGING });
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate User' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate User' }));
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({ title: 'Siobhán has become the CEO meanwhile.', tone: 'alarm' }),
  );
  expect(dialog).toBeVisible();
});
