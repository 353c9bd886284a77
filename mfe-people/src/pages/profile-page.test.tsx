import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  ApiProblem,
  findViolations,
  on,
  onOffline,
  onPending,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import { directReport, profileBundle } from '../testing/people.fixtures.ts';
import { NAMES, showProfile, showRoutedProfile } from '../testing/show-profile.tsx';

const server = setupApiServer();

test('[PROF-003][PROF-006][PROF-007][PROF-010][PROF-012] the card says who the person is', async () => {
  const { title } = showProfile(server, { bundle: profileBundle() });
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
  expect(screen.getByRole('link', { name: 'View Org Chart' })).toHaveAttribute('href', '/v3/organization/20');
  expect(await findViolations()).toEqual([]);
});

test('[PROF-003] where the card is above the tabs only its head is open', async () => {
  const plain = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(plain(query), { matches: query === '(max-width: 899px)' }));
  showProfile(server, { bundle: profileBundle() });
  expect(await screen.findByText('Support Operations Manager | Support')).toBeVisible();
  const fold = screen.getByRole('button', { name: 'Contact, role and manager' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Zoë Lefèvre' })).not.toBeInTheDocument();
  await userEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: '+353 1 555 0142' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zoë Lefèvre' })).toBeVisible();
  expect(screen.getByText('Twelve years between the ward and the help desk.')).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('[PROF-001] the breadcrumb leads back to the organization', async () => {
  const { title, titleParents } = showProfile(server, { bundle: profileBundle() });
  await waitFor(() => expect(title()).toBe('Siobhán Ó Briain'));
  expect(titleParents()).toEqual([{ label: 'Organization', to: '/v3/organization' }]);
});

test.each([
  ['notes', { EmployeeNotesEnabled: false }, 'Your organization has Notes switched off'],
  ['appraisals', { TalentEnabled: false }, 'Your organization has Talent switched off'],
])('the address of %s, switched off, says so above the first tab', async (tab, tenant, sentence) => {
  const bundle = profileBundle();
  showProfile(server, { bundle, params: { personId: '20', tab }, viewer: { tenant } });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText(/Only the operator of Cadence can switch it on/)).toBeVisible();
  expect(await screen.findByText('Goals of person 20')).toBeVisible();
});

test('[PROF-002] only the own profile says (You)', async () => {
  const own = profileBundle({ Id: 7, Name: 'Zoë Lefèvre' });
  const { title, unmount } = showProfile(server, { bundle: own, params: {} });
  expect(await screen.findByRole('heading', { name: 'Zoë Lefèvre (You)' })).toBeVisible();
  expect(title()).toBe('Zoë Lefèvre (You)');
  unmount();
  const other = showProfile(server, { bundle: profileBundle() });
  expect(await screen.findByRole('heading', { name: 'Siobhán Ó Briain' })).toBeVisible();
  expect(other.title()).toBe('Siobhán Ó Briain');
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
  showProfile(server, { bundle: profileBundle(bare, { Manager: null, Responsibility: null }) });
  expect(await screen.findByText('Corporate')).toBeVisible();
  expect(screen.getByText('Responsibility not added yet.')).toBeVisible();
  expect(screen.queryByText('Phone:')).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});

test('[PROF-012] whoever has no manager is said to have none, except the ceo, who never has one', async () => {
  const { unmount } = showProfile(server, { bundle: profileBundle({}, { Manager: null }) });
  expect(await screen.findByText('No manager')).toBeVisible();
  unmount();
  showProfile(server, { bundle: profileBundle({ RoleName: 'ceo' }, { Manager: null }) });
  expect(await screen.findByRole('heading', { name: 'Responsibilities' })).toBeVisible();
  expect(screen.queryByText('No manager')).toBeNull();
});

test('[PROF-004][PROF-005] a new address is pending, and only its owner sees where the e-mail went', async () => {
  const pending = { UnconfirmedEmail: 'new@acme.example' };
  const banner = 'A confirmation email has been sent to the new address';
  const { unmount } = showProfile(server, { bundle: profileBundle(pending) });
  expect(await screen.findByText('new@acme.example')).toBeVisible();
  expect(screen.getByText('pending')).toBeVisible();
  expect(screen.queryByText(banner)).not.toBeInTheDocument();
  unmount();
  showProfile(server, { bundle: profileBundle({ ...pending, Id: 7 }), params: {} });
  expect(await screen.findByText(banner)).toBeVisible();
});

test('the first tab is shown, and Direct Reports counts who is there', async () => {
  showProfile(server, { bundle: profileBundle({}, { DirectReports: [directReport()] }) });
  expect(await screen.findByText('Goals of person 20')).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Goals',
    'Direct Reports1',
    'User Manual',
    'Notes',
  ]);
});

test('a chosen tab goes into the address, which brings it back', async () => {
  const { location, unmount } = showProfile(server, { bundle: profileBundle() });
  await userEvent.click(await screen.findByRole('tab', { name: /Direct Reports/ }));
  await waitFor(() => expect(location()).toBe('/v3/profile/20/reports'));
  unmount();
  showProfile(server, { bundle: profileBundle(), params: { personId: '20', tab: 'reports' } });
  expect(await screen.findByText('Siobhán Ó Briain', { selector: 'p bdi' })).toBeVisible();
});

test('[PROF-015] a contributor has no Direct Reports tab', async () => {
  showProfile(server, {
    bundle: profileBundle({ RoleName: 'contributor' }),
    params: { personId: '20', tab: 'reports' },
  });
  expect(await screen.findByText('Goals of person 20')).toBeVisible();
  expect(screen.queryByRole('tab', { name: /Direct Reports/ })).not.toBeInTheDocument();
});

test('[USER-003] direct reports are a table of people and their status, each a link', async () => {
  const reports = [
    directReport(),
    directReport({ Id: 32, Name: 'Ömer Yıldız', InvitationAcceptedAt: null }),
    directReport({ Id: 33, Name: 'Ada Gone', DeactivatedAt: '2026-11-01T10:00:00Z' }),
    directReport({ Id: 34, Name: 'Paul Last' }),
  ];
  const bundle = profileBundle({}, { DirectReports: reports });
  showProfile(server, { bundle, params: { personId: '20', tab: 'reports' } });
  const table = await screen.findByRole('table', { name: 'Direct reports of Siobhán Ó Briain' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/v3/profile/31',
    '/v3/profile/32',
    '/v3/profile/34',
    '/v3/profile/33',
  ]);
  expect(within(rows[0]!).getByText('Active')).toBeVisible();
  expect(within(rows[1]!).getByText('Invited')).toBeVisible();
  expect(within(rows[3]!).getByText('Deactivated')).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('from one person to the next, the keyboard starts over at the new profile', async () => {
  server.use(
    on('people.read', ({ params }) => profileBundle({ Id: params.id, Name: NAMES[params.id] ?? '' })),
  );
  showRoutedProfile();
  await userEvent.click(await screen.findByRole('link', { name: 'Zoë Lefèvre' }));
  expect(await screen.findByRole('heading', { name: 'Zoë Lefèvre (You)' })).toBeVisible();
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Zoë Lefèvre (You)' }));
  expect(document.activeElement).not.toBe(document.body);
});

test('a person who does not exist, or an id that is none, is said so with a way on', async () => {
  server.use(
    on('people.read', () => {
      throw new ApiProblem('not_found', 'This does not exist, or you may not see it.');
    }),
  );
  const sentence = 'This person does not exist or is not in your organisation';
  const { unmount } = showProfile(server);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Organization' })).toHaveAttribute(
    'href',
    '/v3/organization',
  );
  unmount();
  showProfile(server, { params: { personId: 'siobhan' } });
  expect(screen.getByText(sentence)).toBeVisible();
});

test('a failure says what failed, and Retry loads it', async () => {
  server.use(onOffline('people.read'));
  showProfile(server);
  expect(await screen.findByText('The profile could not be loaded')).toBeVisible();
  server.use(on('people.read', () => profileBundle()));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Siobhán Ó Briain' })).toBeVisible();
});

test('while it loads a grey skeleton shows the layout', async () => {
  server.use(onPending('people.read'));
  showProfile(server);
  expect(await screen.findByText('Loading profile')).toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});

test('changes elsewhere and a connection that comes back show without a reload', async () => {
  let title = 'Support Operations Manager';
  server.use(on('people.read', () => profileBundle({ JobTitle: title })));
  const { hub } = showProfile(server);
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
  act(() => hub.emit('missed', {}));
  expect(await screen.findByText('After reconnect | Support')).toBeVisible();
});
