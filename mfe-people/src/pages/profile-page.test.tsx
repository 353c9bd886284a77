import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ProfileBundle } from '@cadence/shared-contract';
import {
  ApiProblem,
  fakeSession,
  on,
  onOffline,
  onPending,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import type { RenderedInShell, SessionOverrides } from '@cadence/shared-auth/testing';
import { findAccessibilityFaults } from '../testing/accessibility.ts';
import { directReport, profileBundle } from '../testing/people.fixtures.ts';
import ProfilePage from './profile-page.tsx';

const server = setupApiServer();

interface Shown {
  readonly bundle?: ProfileBundle;
  readonly params?: Readonly<Record<string, string>>;
  readonly viewer?: SessionOverrides;
}

const GOALS_TAB = {
  id: 'goals:profile-goals',
  remote: 'goals',
  meta: { path: 'goals', label: 'Goals', order: 10 },
  component: ({ personId }: { personId: number }) => <p>Goals of person {personId}</p>,
};

function show({ bundle, params = { personId: '20' }, viewer = {} }: Shown = {}): RenderedInShell {
  if (bundle) server.use(on('people.read', () => bundle));
  return renderWithShell(<ProfilePage params={params} />, {
    session: fakeSession(viewer),
    route: '/v3/profile/20',
    slots: { 'profile.tab': [GOALS_TAB] },
  });
}

const MANAGING = { abilities: { managePeople: true } } as const;

test('[PROF-003][PROF-006][PROF-007][PROF-010][PROF-012] the card says who the person is', async () => {
  const { title } = show({ bundle: profileBundle() });
  expect(await screen.findByRole('heading', { name: 'Siobhán Ó Briain' })).toBeVisible();
  expect(title()).toBe('Siobhán Ó Briain');
  expect(screen.getByText('Support Operations Manager | Support')).toBeVisible();
  expect(screen.getByText('Steadiness + Conscientiousness')).toBeVisible();
  expect(screen.getByRole('link', { name: '+353 1 555 0142' })).toHaveAttribute('href', 'tel:+35315550142');
  expect(screen.getByRole('link', { name: 'linkedin.com/in/siobhan-o-briain' })).toBeVisible();
  expect(screen.getByText('Twelve years between the ward and the help desk.')).toBeVisible();
  expect(screen.getByText('Manager', { selector: '.cd-tag' })).toBeVisible();
  expect(screen.getByText('HR Admin')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zoë Lefèvre' })).toHaveAttribute('href', '/v3/profile/7');
  expect(await findAccessibilityFaults()).toEqual([]);
});

test('[PROF-001] the breadcrumb leads back to the organization', async () => {
  show({ bundle: profileBundle() });
  const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Organization' })).toHaveAttribute('href', '/v3/organization');
  expect(crumbs.getByText('Siobhán Ó Briain')).toHaveAttribute('aria-current', 'page');
});

test('[PROF-002] only the own profile says (You)', async () => {
  const own = profileBundle({ Id: 7, Name: 'Zoë Lefèvre' });
  const { title } = show({ bundle: own, params: {} });
  expect(await screen.findByRole('heading', { name: 'Zoë Lefèvre (You)' })).toBeVisible();
  expect(title()).toBe('Zoë Lefèvre (You)');
});

test('[PROF-011] what is missing leaves no line, and no responsibility is said', async () => {
  const bare = {
    JobTitle: null,
    OrgUnit: null,
    PhoneNumber: null,
    LinkedinUrl: null,
    Biography: null,
    Disc: null,
  };
  show({ bundle: profileBundle(bare, { Manager: null, Responsibility: null }) });
  expect(await screen.findByText('Corporate')).toBeVisible();
  expect(screen.getByText('Responsibility not added yet.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Manager' })).not.toBeInTheDocument();
  expect(screen.queryByText('Phone:')).not.toBeInTheDocument();
  expect(await findAccessibilityFaults()).toEqual([]);
});

test('[PROF-004][PROF-005] a new address is pending, and only its owner is told where the e-mail went', async () => {
  const pending = { UnconfirmedEmail: 'new@acme.example' };
  const banner = 'A confirmation email has been sent to the new address';
  const { unmount } = show({ bundle: profileBundle(pending) });
  expect(await screen.findByText('new@acme.example')).toBeVisible();
  expect(screen.getByText('pending')).toBeVisible();
  expect(screen.queryByText(banner)).not.toBeInTheDocument();
  unmount();
  show({ bundle: profileBundle({ ...pending, Id: 7 }), params: {} });
  expect(await screen.findByText(banner)).toBeVisible();
});

test('[PROF-018] the tabs stand in the documented order, and the first one is shown', async () => {
  show({ bundle: profileBundle({}, { DirectReports: [directReport()] }) });
  expect(await screen.findByText('Goals of person 20')).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Goals',
    'Direct Reports1',
  ]);
});

test('a chosen tab goes into the address, which brings it back', async () => {
  const { location, unmount } = show({ bundle: profileBundle() });
  await userEvent.click(await screen.findByRole('tab', { name: /Direct Reports/ }));
  expect(location()).toBe('/v3/profile/20/reports');
  unmount();
  show({ bundle: profileBundle(), params: { personId: '20', tab: 'reports' } });
  expect(await screen.findByText('Nobody reports to Siobhán Ó Briain.')).toBeVisible();
});

test('[PROF-015] a contributor has no Direct Reports tab', async () => {
  show({ bundle: profileBundle({ RoleName: 'contributor' }), params: { personId: '20', tab: 'reports' } });
  expect(await screen.findByText('Goals of person 20')).toBeVisible();
  expect(screen.queryByRole('tab', { name: /Direct Reports/ })).not.toBeInTheDocument();
});

test('[PROF-016] direct reports are a table of people and their status, each a link', async () => {
  const reports = [
    directReport(),
    directReport({ Id: 32, Name: 'Folasade Okonkwo', InvitationAcceptedAt: null }),
  ];
  const bundle = profileBundle({}, { DirectReports: reports });
  show({ bundle, params: { personId: '20', tab: 'reports' } });
  const table = await screen.findByRole('table', { name: 'Direct reports of Siobhán Ó Briain' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/v3/profile/31',
    '/v3/profile/32',
  ]);
  expect(within(rows[0]!).getByText('Active')).toBeVisible();
  expect(within(rows[1]!).getByText('Invited')).toBeVisible();
  expect(await findAccessibilityFaults()).toEqual([]);
});

test('[USER-023] deactivating is offered for editable profiles of others, never the ceo’s, to those who manage', async () => {
  const offered = async (viewer: SessionOverrides, profile: Parameters<typeof profileBundle>[0]) => {
    const { unmount } = show({ bundle: profileBundle({ Id: 20, ...profile }), viewer });
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
  const { toasts } = show({ viewer: MANAGING });
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

test('[PROF-009] a deactivated person is marked and can be activated', async () => {
  const gone = profileBundle({ IsEditable: true, DeactivatedAt: '2026-11-01T10:00:00Z' });
  server.use(on('people.activate', () => ({ Success: true })));
  const { toasts } = show({ bundle: gone, viewer: MANAGING });
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
  const { toasts } = show({ bundle: profileBundle({ IsEditable: true }), viewer: MANAGING });
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate User' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate User' }));
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({ title: 'Siobhán has become the CEO meanwhile.', tone: 'alarm' }),
  );
  expect(dialog).toBeVisible();
});

test('a person who does not exist, or an id that is none, is said so with a way on', async () => {
  server.use(
    on('people.read', () => {
      throw new ApiProblem('not_found', 'This does not exist, or you may not see it.');
    }),
  );
  const sentence = 'This person does not exist or is not in your organisation';
  const { unmount } = show();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Organization' })).toHaveAttribute(
    'href',
    '/v3/organization',
  );
  unmount();
  show({ params: { personId: 'siobhan' } });
  expect(screen.getByText(sentence)).toBeVisible();
});

test('a failure says what failed, and Retry loads it', async () => {
  server.use(onOffline('people.read'));
  show();
  expect(await screen.findByText('The profile could not be loaded', {}, { timeout: 5000 })).toBeVisible();
  server.use(on('people.read', () => profileBundle()));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Siobhán Ó Briain' })).toBeVisible();
});

test('while it loads the layout stands in grey', async () => {
  server.use(onPending('people.read'));
  show();
  expect(await screen.findByText('Loading profile')).toBeInTheDocument();
  expect(await findAccessibilityFaults()).toEqual([]);
});

test('changes elsewhere and a connection that comes back show without a reload', async () => {
  let title = 'Support Operations Manager';
  server.use(on('people.read', () => profileBundle({ JobTitle: title })));
  const { hub } = show();
  expect(await screen.findByText('Support Operations Manager | Support')).toBeVisible();
  for (const type of [
    'user_updated',
    'manager_updated',
    'employee_added',
    'user_deactivated',
    'user_activated',
  ] as const) {
    title = `After ${type}`;
    act(() => hub.emit('TenantUpdate', { type, id: 20, actorId: 1 }));
    expect(await screen.findByText(`After ${type} | Support`)).toBeVisible();
  }
  title = 'After reconnect';
  act(() => hub.emit('reconnected', {}));
  expect(await screen.findByText('After reconnect | Support')).toBeVisible();
});
