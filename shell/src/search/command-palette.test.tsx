import type { OrgPerson } from '@cadence/shared-contract';
import { NO_FLAGS } from '@cadence/shared-contract';
import { fakeSession, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeDescriptor } from '../remotes/testing/fixtures.ts';
import { forgetBrowser, renderApp } from '../testing/render-app.tsx';

const server = setupApiServer();
beforeEach(forgetBrowser);

const page = (title: string) => () => <p>{title}</p>;
const composed = {
  remotes: [
    makeDescriptor('goals', {
      routes: [
        { id: 'list', path: '/v3/goals', title: 'Goals', page: { expose: './list' } },
        { id: 'detail', path: '/v3/goals/:goalId', title: 'Goals', page: { expose: './detail' } },
      ],
      menu: [{ routeId: 'list', label: 'Goals', icon: 'goals', order: 20, to: '/v3/goals' }],
    }),
    makeDescriptor('people', {
      routes: [
        { id: 'profile', path: '/v3/profile/:personId', title: 'Profile', page: { expose: './profile' } },
      ],
      menu: [],
    }),
  ],
  components: {
    'goals/./list': page('The goals list'),
    'goals/./detail': page('The goal'),
    'people/./profile': page('The profile'),
  },
};

function person(id: number, name: string): OrgPerson {
  return {
    id,
    parentId: null,
    Name: name,
    JobTitle: 'Engineer',
    OrgUnit: null,
    Email: `${id}@acme.example`,
    RoleName: 'contributor',
    ...NO_FLAGS,
    DeactivatedAt: null,
    InvitationAcceptedAt: null,
    Avatar: null,
    Count: 0,
  };
}

const NO_GOALS = {
  data: [],
  goalEdits: [],
  pendingEdits: [],
  followed: [],
  ceo: null,
  count: 0,
  After: null,
};

async function openPalette(): Promise<HTMLElement> {
  await screen.findByRole('heading', { name: 'Dashboard' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search or jump to' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

/** What is offered, without the keys at its end. */
function namesIn(group: string): readonly (string | null)[] {
  const options = within(screen.getByRole('group', { name: group })).getAllByRole('option');
  return options.map((option) => option.querySelector('.cd-cut')?.textContent ?? null);
}

test('Ctrl K lists the pages; arrows and Enter jump', async () => {
  const view = renderApp(server, { path: '/v3/home', ...composed });
  await openPalette();
  expect(namesIn('Go to')).toEqual(['Dashboard', 'Goals', 'Notifications']);
  expect(screen.getByRole('option', { name: 'Dashboard' })).toHaveTextContent('DashboardGD');
  expect(await findViolations()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await screen.findByText('The goals list');
  expect(view.location()).toBe('/v3/goals');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('people are found without their accents', async () => {
  server.use(
    on('people.org', () => ({ data: [person(4, 'Mateusz Wójcik'), person(5, 'Ana Ruiz')] })),
    on('goals.list', () => NO_GOALS),
  );
  const view = renderApp(server, { path: '/v3/home', ...composed });
  await openPalette();
  await userEvent.keyboard('wojc');
  const hit = await screen.findByRole('option', { name: /Mateusz Wójcik/ });
  expect(screen.queryByRole('option', { name: /Ana/ })).toBeNull();
  await userEvent.click(hit);
  await screen.findByText('The profile');
  expect(view.location()).toBe('/v3/profile/4');
});

test('goals are found by the server, and only asked for when there is a page for them', async () => {
  const titles: unknown[] = [];
  const goal = { Id: 12, GoalDetail: { Title: 'Lift net revenue retention' }, User: { Name: 'Zoë Lefèvre' } };
  server.use(
    on('people.org', () => ({ data: [] })),
    on('goals.list', ({ body }) => {
      titles.push(body.Title);
      return { ...NO_GOALS, data: [goal], count: 1 } as never;
    }),
  );
  const view = renderApp(server, { path: '/v3/home', ...composed });
  await openPalette();
  await userEvent.keyboard('revenue');
  // A pause between two letters brings an answer before the last one.
  await waitFor(() => expect(titles).toContain('revenue'));
  await userEvent.click(await screen.findByRole('option', { name: /Lift net revenue retention/ }));
  await screen.findByText('The goal');
  expect(view.location()).toBe('/v3/goals/12');
});

const tasks = makeDescriptor('tasks', {
  routes: [{ id: 'list', path: '/v3/tasks', title: 'Tasks', page: { expose: './list' } }],
  menu: [],
  commands: [
    {
      id: 'add',
      label: 'New task',
      keywords: ['to-do'],
      to: '/v3/tasks?item=new',
      textParam: 'title',
    },
    {
      id: 'import',
      label: 'Import tasks',
      to: '/v3/tasks?do=import',
      access: { abilities: ['editCompany'] },
    },
  ],
});
const withTasks = { remotes: [tasks], components: { 'tasks/./list': page('The tasks') } };
const optionTexts = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('the main jobs come before the pages and other commands after them, for people who may use them', async () => {
  const view = renderApp(server, { path: '/v3/home', ...withTasks });
  await openPalette();
  expect(namesIn('Commands')).toEqual(['New task']);
  expect(optionTexts()[0]).toBe('New task');
  expect(namesIn('More commands')).toEqual(['Dark theme', 'Light theme', 'Keyboard shortcuts', 'Sign out']);
  expect(await findViolations()).toEqual([]);
  await userEvent.keyboard('to-d{Enter}');
  await screen.findByText('The tasks');
  expect(view.location()).toBe('/v3/tasks?item=new');
});

test('a command that takes no text is found by its names alone', async () => {
  const session = fakeSession({ abilities: { editCompany: true } });
  const view = renderApp(server, { path: '/v3/home', session, ...withTasks });
  await openPalette();
  await userEvent.keyboard('import');
  expect(optionTexts()).toEqual(['Import tasks']);
  await userEvent.keyboard(' of last year');
  await waitFor(() => expect(optionTexts()).toEqual(['New task: “import of last year”']));
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.keyboard('import{Enter}');
  await screen.findByText('The tasks');
  expect(view.location()).toBe('/v3/tasks?do=import');
});

test.each(['new task call Ána', 'New task: call Ána', 'TO-DO call Ána'])(
  'what follows the name in “%s” is handed over',
  async (typed) => {
    const view = renderApp(server, { path: '/v3/home', ...withTasks });
    await openPalette();
    await userEvent.keyboard(typed);
    expect(screen.getByRole('option', { name: 'New task: “call Ána”' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await screen.findByText('The tasks');
    const { searchParams } = new URL(view.location(), 'http://acme.localhost');
    expect(Object.fromEntries(searchParams)).toEqual({ item: 'new', title: 'call Ána' });
  },
);

test('what nothing is found for is offered to a command, once everything has answered', async () => {
  const answer = Promise.withResolvers<void>();
  server.use(
    on('people.org', async () => {
      await answer.promise;
      return { data: [person(5, 'Ana Ruiz')] };
    }),
    on('goals.list', () => NO_GOALS),
  );
  const view = renderApp(server, {
    path: '/v3/home',
    remotes: [...composed.remotes, tasks],
    components: { ...composed.components, 'tasks/./list': page('The tasks') },
  });
  await openPalette();
  await userEvent.keyboard('call Ana');
  expect(screen.getByRole('status')).toHaveTextContent('Searching');
  expect(screen.queryByRole('option')).toBeNull();
  answer.resolve();
  const offer = await screen.findByRole('option', { name: 'New task: “call Ana”' });
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
  expect(await findViolations()).toEqual([]);
  await userEvent.click(offer);
  await screen.findByText('The tasks');
  expect(view.location()).toBe('/v3/tasks?item=new&title=call+Ana');
});

test('a search that finds somebody offers nothing else', async () => {
  server.use(
    on('people.org', () => ({ data: [person(5, 'Ana Ruiz')] })),
    on('goals.list', () => NO_GOALS),
  );
  renderApp(server, { path: '/v3/home', ...composed, remotes: [...composed.remotes, tasks] });
  await openPalette();
  await userEvent.keyboard('ruiz');
  await screen.findByRole('option', { name: /Ana Ruiz/ });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(screen.getByText('1 result')).toBeInTheDocument();
});

test('nothing found is said', async () => {
  renderApp(server, { path: '/v3/home' });
  await openPalette();
  await userEvent.keyboard('zzz');
  expect(await screen.findByText('Nothing found')).toBeVisible();
});

test('[D-127] Enter opens what was typed, not what an older text had found', async () => {
  const goalOf = (id: number, title: string) => ({
    Id: id,
    GoalDetail: { Title: title },
    User: { Name: 'Zoë Lefèvre' },
  });
  const older = goalOf(12, 'Lift net revenue');
  const newer = goalOf(13, 'Lift net retention');
  server.use(
    on('people.org', () => ({ data: [] })),
    on('goals.list', ({ body }) => {
      const found = [older, newer].filter(({ GoalDetail }) => GoalDetail.Title.includes(body.Title ?? ''));
      return { ...NO_GOALS, data: found, count: found.length } as never;
    }),
  );
  const view = renderApp(server, { path: '/v3/home', ...composed });
  await openPalette();
  await userEvent.keyboard('Lift net');
  await screen.findByRole('option', { name: /Lift net revenue/ });
  await userEvent.keyboard(' ret{Enter}');
  await screen.findByText('The goal');
  expect(view.location()).toBe('/v3/goals/13');
});

test('what was opened last comes first, and is listed once', async () => {
  renderApp(server, { path: '/v3/home', ...withTasks });
  await openPalette();
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
  await userEvent.keyboard('new ta{Enter}');
  await screen.findByText('The tasks');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search or jump to' })).toHaveFocus());
  expect(namesIn('Recent')).toEqual(['New task']);
  expect(screen.getAllByRole('option', { name: 'New task' })).toHaveLength(1);
  await userEvent.keyboard('notif');
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
});

test('names of people and goals that were opened are not kept on the device', async () => {
  server.use(
    on('people.org', () => ({ data: [person(5, 'Ana Ruiz')] })),
    on('goals.list', () => NO_GOALS),
  );
  renderApp(server, { path: '/v3/home', ...composed });
  await openPalette();
  await userEvent.keyboard('ruiz');
  await userEvent.click(await screen.findByRole('option', { name: /Ana Ruiz/ }));
  await screen.findByText('The profile');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Ruiz');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('option', { name: /Ana Ruiz/ })).toBeVisible();
});

test('the shortcuts and the theme are commands too', async () => {
  server.use(
    on('people.org', () => ({ data: [] })),
    on('goals.list', () => NO_GOALS),
  );
  renderApp(server, { path: '/v3/home', ...composed });
  await openPalette();
  await userEvent.keyboard('shortc{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openPalette();
  await userEvent.keyboard('dark{Enter}');
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
  delete document.documentElement.dataset['theme'];
});
