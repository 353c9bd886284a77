import type { OrgPerson } from '@cadence/shared-contract';
import { findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
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
    IsOrgAdmin: false,
    IsGoalAdmin: false,
    IsGoalManager: false,
    IsHrAdmin: false,
    DeactivatedAt: null,
    InvitationAcceptedAt: null,
    Avatar: null,
    Count: 0,
  };
}

async function openPalette(): Promise<HTMLElement> {
  await screen.findByRole('heading', { name: 'Dashboard' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search or jump to' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

test('Ctrl K lists the pages; arrows and Enter jump', async () => {
  const view = renderApp(server, { path: '/v3/home', ...composed });
  await openPalette();
  const options = screen.getAllByRole('option').map((option) => option.textContent);
  expect(options).toEqual(['Dashboard', 'Goals']);
  expect(await findViolations()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await screen.findByText('The goals list');
  expect(view.location()).toBe('/v3/goals');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('people are found without their accents', async () => {
  server.use(
    on('people.org', () => ({ data: [person(4, 'Mateusz Wójcik'), person(5, 'Ana Ruiz')] })),
    on('goals.list', () => ({
      data: [],
      goalEdits: [],
      pendingEdits: [],
      followed: [],
      ceo: null,
      count: 0,
      After: null,
    })),
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
      return {
        data: [goal],
        goalEdits: [],
        pendingEdits: [],
        followed: [],
        ceo: null,
        count: 1,
        After: null,
      } as never;
    }),
  );
  const view = renderApp(server, { path: '/v3/home', ...composed });
  await openPalette();
  await userEvent.keyboard('revenue');
  await userEvent.click(await screen.findByRole('option', { name: /Lift net revenue retention/ }));
  await screen.findByText('The goal');
  expect(view.location()).toBe('/v3/goals/12');
  expect(titles).toContain('revenue');
});

test('nothing found is said', async () => {
  renderApp(server, { path: '/v3/home' });
  await openPalette();
  await userEvent.keyboard('zzz');
  await screen.findByText('Nothing found');
});
