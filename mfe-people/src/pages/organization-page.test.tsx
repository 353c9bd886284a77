import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrgPerson } from '@cadence/shared-contract';
import {
  ApiProblem,
  fakeSession,
  findViolations,
  on,
  onPending,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import type { RenderedInShell } from '@cadence/shared-auth/testing';
import { orgPerson } from '../features/directory/directory.fixtures.ts';
import OrganizationPage from './organization-page.tsx';

const server = setupApiServer();

const PEOPLE = [
  orgPerson({
    id: 1,
    Name: 'Ingrid Søndergaard',
    RoleName: 'ceo',
    JobTitle: 'Chief Executive Officer',
    OrgUnit: null,
  }),
  orgPerson({
    id: 7,
    Name: 'Zoë Lefèvre',
    RoleName: 'manager',
    IsHrAdmin: true,
    OrgUnit: 'Customer Success',
  }),
  orgPerson({ id: 20, Name: 'Siobhán Ó Briain', RoleName: 'manager' }),
  orgPerson({ id: 31, Name: 'Folasade Okonkwo', InvitationAcceptedAt: null }),
  orgPerson({ id: 40, Name: 'Bo Gone', DeactivatedAt: '2026-02-01T00:00:00Z' }),
  orgPerson({ id: 41, Name: 'Olga Observer', RoleName: 'observer' }),
];

interface Shown {
  readonly people?: readonly OrgPerson[];
  readonly query?: string;
  readonly filterObservers?: boolean;
  readonly params?: Readonly<Record<string, string>>;
}

function show({
  people = PEOPLE,
  query = '',
  filterObservers = false,
  params = {},
}: Shown = {}): RenderedInShell {
  server.use(on('people.org', () => ({ data: [...people] })));
  return renderWithShell(<OrganizationPage params={params} />, {
    session: fakeSession({ abilities: { filterObservers } }),
    route: `/v3/organization?tab=directory${query}`,
  });
}

const shownNames = (): string[] =>
  within(screen.getByRole('table', { name: 'Employees' }))
    .getAllByRole('rowheader')
    .map((row) => within(row).getByRole('link').textContent);

async function openFilters(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: /Filters/ }));
  return screen.findByRole('dialog', { name: 'Filter employees' });
}

test('[ORG-007][ORG-008] the directory is a table whose rows lead to the profiles', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'Employees' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Employee', 'Job Title', 'Role', 'Permissions', 'Status']);
  expect(shownNames()).toEqual([
    'Folasade Okonkwo',
    'Ingrid Søndergaard',
    'Siobhán Ó Briain',
    'Zoë Lefèvre (You)',
  ]);
  const row = within(table).getByRole('row', { name: /Zoë/ });
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/v3/profile/7');
  expect(row).toHaveTextContent('Customer Success');
  expect(row).toHaveTextContent('Manager');
  expect(row).toHaveTextContent('HR Admin');
  expect(row).toHaveTextContent('Active');
  expect(within(table).getByRole('row', { name: /Folasade/ })).toHaveTextContent('Invited');
  expect(await findViolations()).toEqual([]);
});

test('[ORG-006] searching filters as one types and is in the address', async () => {
  const { location } = show();
  await screen.findByRole('table');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search employees' }), 'lefevre');
  await waitFor(() => expect(shownNames()).toEqual(['Zoë Lefèvre (You)']));
  expect(location()).toBe('/v3/organization?tab=directory&q=lefevre');
});

test('[ORG-006] filters apply as they are ticked, show as chips and can be taken away', async () => {
  const { location } = show();
  await screen.findByRole('table');
  const panel = await openFilters();
  await userEvent.click(within(panel).getByRole('checkbox', { name: 'Manager' }));
  await waitFor(() => expect(shownNames()).toEqual(['Siobhán Ó Briain', 'Zoë Lefèvre (You)']));
  await userEvent.click(within(panel).getByRole('checkbox', { name: 'Customer Success' }));
  await waitFor(() => expect(shownNames()).toEqual(['Zoë Lefèvre (You)']));
  expect(location()).toBe('/v3/organization?tab=directory&role=manager&department=Customer+Success');
  expect(await findViolations()).toEqual([]);

  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Manager' }));
  expect(location()).toBe('/v3/organization?tab=directory&department=Customer+Success');
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(location()).toBe('/v3/organization?tab=directory');
  expect(shownNames()).toHaveLength(4);
});

test('[ORG-009] only the ceo and Org Admins find observers and deactivated people', async () => {
  const { unmount } = show();
  await screen.findByRole('table');
  const panel = await openFilters();
  expect(within(panel).queryByRole('checkbox', { name: 'Observer' })).not.toBeInTheDocument();
  expect(within(panel).queryByRole('checkbox', { name: 'Deactivated' })).not.toBeInTheDocument();
  unmount();

  show({ filterObservers: true });
  await screen.findByRole('table');
  const all = await openFilters();
  await userEvent.click(within(all).getByRole('checkbox', { name: 'Observer' }));
  await waitFor(() => expect(shownNames()).toEqual(['Olga Observer']));
  await userEvent.click(within(all).getByRole('checkbox', { name: 'Observer' }));
  await userEvent.click(within(all).getByRole('checkbox', { name: 'Deactivated' }));
  await waitFor(() => expect(shownNames()).toEqual(['Bo Gone']));
});

test('a column title sorts, says so, and the address keeps it', async () => {
  const { location } = show();
  await screen.findByRole('table');
  const role = screen.getByRole('columnheader', { name: 'Role' });
  await userEvent.click(within(role).getByRole('button'));
  expect(role).toHaveAttribute('aria-sort', 'ascending');
  expect(shownNames()[0]).toBe('Ingrid Søndergaard');
  await userEvent.click(within(role).getByRole('button'));
  expect(role).toHaveAttribute('aria-sort', 'descending');
  expect(shownNames()[0]).toBe('Folasade Okonkwo');
  expect(location()).toBe('/v3/organization?tab=directory&sort=-role');
});

test('a link restores search, filters and order', async () => {
  show({ query: '&q=o&role=manager&sort=-employee' });
  await screen.findByRole('table');
  expect(screen.getByRole('searchbox')).toHaveValue('o');
  expect(shownNames()).toEqual(['Zoë Lefèvre (You)', 'Siobhán Ó Briain']);
});

test('what hides everyone is named, and can be cleared', async () => {
  show({ query: '&q=xyz&role=manager' });
  expect(await screen.findByText('No employee matches')).toBeVisible();
  expect(screen.getByText(/4 employees are hidden by “xyz” and Manager/)).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear all' }).at(-1)!);
  await waitFor(() => expect(shownNames()).toHaveLength(4));
});

test('an organisation without anyone is not the same as nobody matching', async () => {
  show({ people: [] });
  expect(await screen.findByText('Nobody is here yet')).toBeVisible();
});

test('a hundred rows at first, more on demand, and the number is announced', async () => {
  const crowd = Array.from({ length: 148 }, (_, index) =>
    orgPerson({ id: 1000 + index, Name: `Person ${String(index).padStart(3, '0')}` }),
  );
  show({ people: crowd });
  // Roles are slow to compute over so many rows; text and rows say the same here.
  const countRows = (): number => document.querySelectorAll('tbody tr').length;
  expect(await screen.findByText('100 of 148 employees')).toHaveAttribute('role', 'status');
  await waitFor(() => expect(countRows()).toBe(100));
  await userEvent.click(screen.getByText('Load More'));
  expect(screen.getByText('148 employees')).toBeVisible();
  await waitFor(() => expect(countRows()).toBe(148));
});

test('the person in the address is marked', async () => {
  show({ params: { personId: '20' } });
  expect(await screen.findByRole('row', { current: true })).toHaveTextContent('Siobhán Ó Briain');
});

test('on a phone rows are cards with the same facts and links', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        matches: media === '(max-width: 767px)',
        media,
      }) as MediaQueryList,
  );
  show();
  const cards = within(await screen.findByRole('list', { name: 'Employees' })).getAllByRole('listitem');
  expect(cards).toHaveLength(4);
  expect(within(cards[0]!).getByRole('link', { name: 'Folasade Okonkwo' })).toHaveAttribute(
    'href',
    '/v3/profile/31',
  );
  expect(cards[0]).toHaveTextContent('Individual Contributor');
  expect(cards[0]).toHaveTextContent('Invited');
  expect(cards[1]).toHaveTextContent('Chief Executive Officer | Corporate');
  expect(await findViolations()).toEqual([]);
});

test('while it loads grey rows are shown; a failure shows the server’s message and Retry', async () => {
  const session = fakeSession();
  server.use(onPending('people.org'));
  const route = '/v3/organization?tab=directory';
  const { unmount } = renderWithShell(<OrganizationPage params={{}} />, { session, route });
  expect(screen.getByText('Loading employees')).toBeInTheDocument();
  unmount();

  server.use(
    on('people.org', () => {
      throw new ApiProblem('denied', 'The directory is closed.');
    }),
  );
  renderWithShell(<OrganizationPage params={{}} />, { session, route });
  expect(await screen.findByText('The directory could not be loaded')).toBeVisible();
  expect(screen.getByText(/The directory is closed./)).toBeVisible();
  server.use(on('people.org', () => ({ data: PEOPLE })));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('a new employee appears without a reload', async () => {
  const people = [...PEOPLE];
  const { hub } = show({ people });
  await screen.findByRole('table');
  people.push(orgPerson({ id: 50, Name: 'Ada New' }));
  server.use(on('people.org', () => ({ data: people })));
  act(() => hub.emit('TenantUpdate', { type: 'employee_added', id: 50, actorId: 1 }));
  await waitFor(() => expect(shownNames()[0]).toBe('Ada New'));
});
