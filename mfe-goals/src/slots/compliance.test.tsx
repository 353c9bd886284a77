import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  ApiProblem,
  fakeSession,
  findViolations,
  on,
  onPending,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import { fakeCompliance, fakeDashboard, fakePerson } from '../testing/dashboard.fixtures.ts';
import { fakeGoal } from '../testing/goals.fixtures.ts';
import Compliance from './compliance.tsx';

const PEOPLE_BELOW = [
  on('dashboard.team', () => ({ data: [], count: 0 })),
  on('dashboard.branches', () => ({ data: [] })),
];
const server = setupApiServer(...PEOPLE_BELOW);
beforeEach(() => server.use(on('dashboard.read', () => fakeDashboard())));

const BEHIND = [
  [fakePerson(31, 'José Ángel Muñoz'), [2]],
  [fakePerson(32, 'Maximilian von Hohenstaufen'), [1, 3]],
  [fakePerson(33, 'Nguyễn Thị Hương'), [3]],
] as const;

function show(role: 'contributor' | 'manager' | 'ceo', route = '/v3/home') {
  const asked: number[] = [];
  server.use(
    on('dashboard.compliance', ({ params, query }) => {
      if (query.page === undefined) asked.push(Number(params.scope));
      return fakeCompliance(BEHIND, { query });
    }),
  );
  const view = renderWithShell(<Compliance />, {
    session: fakeSession({ profile: { RoleName: role } }),
    route,
  });
  return { ...view, asked };
}

test('[DASH-019][DASH-021] a manager starts at direct reports and may choose organization and company', async () => {
  const { asked } = show('manager');
  expect(await screen.findByRole('img', { name: 'In order, My direct reports: 67%' })).toBeVisible();
  const scopes = within(screen.getByRole('group', { name: 'Whose' }));
  const labels = scopes.getAllByRole('button').map(({ textContent }) => textContent);
  expect(labels).toEqual(['My direct reports', 'My organization', 'Company']);
  expect(asked).toEqual([1]);
  await userEvent.click(scopes.getByRole('button', { name: 'Company' }));
  expect(await screen.findByRole('img', { name: 'In order, Company: 67%' })).toBeVisible();
  expect(asked).toEqual([1, 3]);
  expect(await findViolations()).toEqual([]);
});

test('[DASH-020] a contributor gets the company and no selector', async () => {
  const { asked } = show('contributor');
  expect(await screen.findByRole('img', { name: 'In order, Company: 67%' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Whose' })).not.toBeInTheDocument();
  expect(asked).toEqual([3]);
});

test('[DASH-022] the ring opens everyone who is behind; predicates and search narrow them', async () => {
  show('manager');
  await userEvent.click(await screen.findByRole('button', { name: /6 of 9 people/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Who’s behind: My direct reports' }));
  expect(drawer.getAllByRole('listitem')).toHaveLength(3);
  expect(drawer.getByText('No goals this quarter · Owes a result for last quarter')).toBeVisible();
  expect(drawer.getByRole('link', { name: 'José Ángel Muñoz' })).toHaveAttribute('href', '/v3/profile/31');
  await userEvent.click(drawer.getByRole('button', { name: /^Owes result/ }));
  await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(2));
  await userEvent.type(drawer.getByRole('searchbox', { name: 'Search people' }), 'nguyen');
  await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(1));
  await userEvent.type(drawer.getByRole('searchbox'), 'x');
  expect(await drawer.findByText('No people match your search')).toBeVisible();
});

test('each predicate shows its number, says what it counts when it has the focus, and opens its people', async () => {
  show('ceo');
  const missing = within(await screen.findByRole('list', { name: 'What is missing' }));
  expect(missing.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '1 without goals',
    '1 need an update',
    '2 owe a result',
  ]);
  await userEvent.tab();
  while (document.activeElement?.textContent !== '1 without goals') await userEvent.tab();
  expect(await screen.findByText('No goal in this quarter beyond drafts and shelved ones.')).toBeVisible();
  await userEvent.click(missing.getByRole('button', { name: '2 owe a result' }));
  const drawer = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(2));
});

test('nobody to count is no empty ring; a failure says why', async () => {
  server.use(on('dashboard.compliance', () => fakeCompliance([], { total: 0 })));
  const { unmount } = renderWithShell(<Compliance />, {
    session: fakeSession({ profile: { RoleName: 'manager' } }),
  });
  expect(await screen.findByText('You have no active direct reports.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  unmount();
  server.use(
    on('dashboard.compliance', () => {
      throw new ApiProblem('denied', 'You are not authorized!');
    }),
  );
  renderWithShell(<Compliance />, { session: fakeSession({ profile: { RoleName: 'ceo' } }) });
  expect(await screen.findByText('You are not authorized!')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('[DASH-019][DASH-020][DASH-022] scope and list are in the address; a contributor’s holds no other scope', async () => {
  const { asked, location, unmount } = show('ceo', '/v3/home?scope=2&behind=3');
  const drawer = await screen.findByRole('dialog', { name: 'Who’s behind: My organization' });
  expect(asked).toEqual([2]);
  await waitFor(() => expect(within(drawer).getAllByRole('listitem')).toHaveLength(2));
  expect(within(drawer).getByText('A goal of the last ended quarter still has no result.')).toBeVisible();
  await waitFor(() => expect(drawer).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(location()).toBe('/v3/home?scope=2'));
  await userEvent.click(screen.getByRole('button', { name: 'Company' }));
  expect(location()).toBe('/v3/home?scope=3');
  unmount();
  expect(show('contributor', '/v3/home?scope=1').asked).toEqual([]);
  expect(await screen.findByRole('img', { name: /^In order, Company/ })).toBeVisible();
});

test('thousands are listed a page at a time, and found by what they do', async () => {
  const many = Array.from(
    { length: 3000 },
    (_, index): readonly [ReturnType<typeof fakePerson>, number[]] => [
      {
        ...fakePerson(index + 100, `Person ${index}`),
        JobTitle: index === 2999 ? 'Électricien' : 'Engineer',
      },
      [2],
    ],
  );
  server.use(on('dashboard.compliance', ({ query }) => fakeCompliance(many, { total: 10_000, query })));
  renderWithShell(<Compliance />, { session: fakeSession({ profile: { RoleName: 'ceo' } }) });
  await userEvent.click(await screen.findByRole('button', { name: /7,000 of 10,000 people/ }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getAllByRole('listitem')).toHaveLength(50);
  await userEvent.click(drawer.getByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(100));
  expect(drawer.getByText('100 of 3,000 people')).toBeVisible();
  await userEvent.type(drawer.getByRole('searchbox'), 'electricien');
  await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(1));
  expect(drawer.getByRole('link', { name: 'Person 2999' })).toBeVisible();
});

test('the percentage is whole only when it is: few behind are not none, few in order not nobody', async () => {
  const percentWith = async (behind: number, total: number) => {
    const people = Array.from(
      { length: behind },
      (_, index) => [fakePerson(index + 1, `P${index}`), [1]] as const,
    );
    server.use(on('dashboard.compliance', () => fakeCompliance(people, { total })));
    const { unmount } = renderWithShell(<Compliance />, {
      session: fakeSession({ profile: { RoleName: 'ceo' } }),
    });
    const name = (await screen.findByRole('img', { name: /^In order/ })).getAttribute('aria-label');
    unmount();
    return name;
  };
  expect(await percentWith(1, 1000)).toBe('In order, My direct reports: 99%');
  expect(await percentWith(999, 1000)).toBe('In order, My direct reports: 1%');
  expect(await percentWith(0, 3)).toBe('In order, My direct reports: 100%');
  expect(await percentWith(3, 3)).toBe('In order, My direct reports: 0%');
});

test('while the figures load their places are held, and Retry brings them after a failure', async () => {
  server.use(onPending('dashboard.compliance'));
  const session = fakeSession({ profile: { RoleName: 'ceo' } });
  const { unmount } = renderWithShell(<Compliance />, { session });
  expect(await screen.findByText('Loading compliance')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Whose' })).toBeVisible();
  unmount();
  server.use(
    on('dashboard.compliance', () => {
      throw new ApiProblem('denied', 'The tables are being moved.');
    }),
  );
  renderWithShell(<Compliance />, { session });
  expect(await screen.findByText('The tables are being moved.')).toBeVisible();
  server.use(on('dashboard.compliance', () => fakeCompliance([])));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: /9 of 9 people/ })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'What is missing' })).not.toBeInTheDocument();
});

const goalWith = (Id: number, Likelihood: number) =>
  fakeGoal({
    Id,
    GoalDetail: { Title: `Goal ${Id}` },
    MostRecentGoalStatus: {
      ...{ Likelihood, Quality: 2, LikelihoodDelta: -1, QualityDelta: 0, StartDate: '2026-11-09' },
    },
  });

test('a manager has the people below the figures, each with their least likely goal and what they have to do', async () => {
  const inOrder = { Goals: 2, Types: [], Weeks: [], Unfinished: 0 };
  const team = [
    {
      ...inOrder,
      User: fakePerson(31, 'José Ángel Muñoz'),
      LeastLikely: goalWith(5, 1),
      Types: [2],
      Weeks: [5, 6, 7],
    },
    {
      ...inOrder,
      User: fakePerson(32, 'Folasade Okonkwo'),
      LeastLikely: null,
      Goals: 0,
      Types: [1, 3],
      Unfinished: 2,
    },
    { ...inOrder, User: fakePerson(33, 'Nguyễn Thị Hương'), LeastLikely: goalWith(6, 3) },
  ];
  server.use(on('dashboard.team', () => ({ data: team, count: 60 })));
  show('manager');
  const rows = within(await screen.findByRole('table', { name: 'My direct reports' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
    'Update weeks 5 to 7',
    'Add goals for Q4 2026, finalize 2 goals',
    '',
  ]);
  expect(screen.getByRole('link', { name: 'José Ángel Muñoz' })).toHaveAttribute('href', '/v3/profile/31');
  expect(screen.getByRole('link', { name: 'Goal 5' })).toHaveAttribute('href', '/v3/goals/5');
  expect(screen.getByRole('link', { name: '57 more' })).toHaveAttribute('href', '/v3/organization');
  expect(await findViolations()).toEqual([]);
});

test('the organization is counted by direct report; a failure says why and leaves the figures', async () => {
  const data = [
    { User: fakePerson(31, 'Ana Ruiz'), IsDeactivated: false, InOrder: 14, total: 19 },
    { User: fakePerson(32, 'Bo Diaz'), IsDeactivated: true, InOrder: 3, total: 4 },
  ];
  server.use(on('dashboard.branches', () => ({ data })));
  const { unmount } = show('manager', '/v3/home?scope=2');
  const branches = within(await screen.findByRole('list', { name: /^In order, by direct report/ }));
  expect(branches.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ana Ruiz Support14 of 19'),
    expect.stringContaining('Bo Diaz Deactivated3 of 4'),
  ]);
  unmount();
  server.use(
    on('dashboard.branches', () => {
      throw new ApiProblem('denied', 'The tables are being moved.');
    }),
  );
  show('ceo');
  expect(await screen.findByText('The tables are being moved.')).toBeVisible();
  expect(screen.getByRole('button', { name: /6 of 9 people/ })).toBeVisible();
});
