import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PersonRef } from '@cadence/shared-contract';
import {
  ApiProblem,
  fakeSession,
  findViolations,
  on,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import { fakeCompliance, fakeDashboard, fakePerson } from '../testing/dashboard.fixtures.ts';
import { PERIOD_ID, VIEWER_ID } from '../testing/goals.fixtures.ts';
import Compliance from './compliance.tsx';

const server = setupApiServer(on('dashboard.branches', () => ({ data: [] })));
beforeEach(() => server.use(on('dashboard.read', () => fakeDashboard())));

type Behind = readonly [PersonRef, readonly number[]];

const named = (number: number): string => `Person ${String(number).padStart(3, '0')}`;
const person = (number: number): Behind => [fakePerson(number + 100, named(number)), [2]];
const people = (count: number): Behind[] => Array.from({ length: count }, (_, index) => person(index + 1));

/** The drawer of all who are behind; the list can be changed while it is open. */
async function openDrawer(
  behind: readonly Behind[],
  onPage: (page: string | undefined) => void = () => undefined,
) {
  let now = behind;
  server.use(
    on('dashboard.compliance', ({ query }) => {
      onPage(query.page);
      return fakeCompliance(now, { total: 1_000, query });
    }),
  );
  const session = fakeSession({ profile: { RoleName: 'ceo' } });
  const shown = renderWithShell(<Compliance />, { session });
  const opener = await screen.findByRole('button', { name: /of 1,000 people/ });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog');
  // The figures take the place of the first page until it arrives.
  await waitFor(() => expect(dialog.querySelector('[aria-busy="true"]')).toBeNull());
  const drawer = within(dialog);
  const names = () => drawer.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent);
  const change = async (next: readonly Behind[]): Promise<void> => {
    now = next;
    await act(async () => shown.hub.emit('TenantUpdate', EVENT));
  };
  return { ...shown, opener, drawer, names, change };
}

/** A report of the viewer has posted. */
const EVENT = {
  type: 'goal_update',
  id: 1,
  actorId: 3,
  goal: { change: 'status', periodId: PERIOD_ID, ownerIds: [3], approverIds: [VIEWER_ID], parentIds: [] },
} as const;

const DONE = 'Done since you opened this list';

test('a live event moves no row: who is done is marked in place, who is new comes last', async () => {
  const { drawer, names, change } = await openDrawer([person(1), person(3), person(5)]);
  await change([person(1), person(2), person(5)]);
  expect(await drawer.findByText(DONE)).toBeVisible();
  expect(names()).toEqual([named(1), named(3), named(5), named(2)]);
  expect(drawer.getByText('3 people')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await change([person(1), person(2), person(3), person(5)]);
  await waitFor(() => expect(drawer.queryByText(DONE)).not.toBeInTheDocument());
  expect(names()).toEqual([named(1), named(3), named(5), named(2)]);
});

test('where everybody is done the list stays until it is closed', async () => {
  const { drawer, names, change } = await openDrawer([person(1), person(2)]);
  await change([]);
  await waitFor(() => expect(drawer.getAllByText(DONE)).toHaveLength(2));
  expect(names()).toEqual([named(1), named(2)]);
  expect(drawer.getByText('0 people')).toBeVisible();
});

test('pages that were read before and after somebody was done neither double nor skip a person', async () => {
  const all = people(120);
  const { drawer, names, change } = await openDrawer(all);
  await change(all.slice(2));
  await waitFor(() => expect(drawer.getAllByText(DONE)).toHaveLength(2));
  await userEvent.click(drawer.getByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(names()).toHaveLength(102));
  await change([person(0), ...all.slice(2)]);
  await waitFor(() => expect(names()).toContain(named(0)));
  await userEvent.click(drawer.getByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(drawer.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument());
  expect(new Set(names()).size).toBe(names().length);
  expect(new Set(names())).toEqual(new Set([named(0), ...all.map(([{ Name }]) => Name)]));
  expect(drawer.getByText('119 people')).toBeVisible();
});

test('Load More, pressed before the first page is here, loads the second after it', async () => {
  const gate = Promise.withResolvers<void>();
  const all = people(60);
  const asked: (string | undefined)[] = [];
  const { drawer, names } = await openDrawer(all, (page) => asked.push(page));
  // The figures and the first page of the drawer.
  await waitFor(() => expect(asked).toEqual([undefined, '1']));
  server.use(
    on('dashboard.compliance', async ({ query }) => {
      asked.push(query.page);
      await gate.promise;
      return fakeCompliance(all, { total: 1_000, query });
    }),
  );
  await userEvent.click(drawer.getByRole('button', { name: /^Needs update/ }));
  await userEvent.click(drawer.getByRole('button', { name: 'Load More' }));
  expect(drawer.getByRole('button', { name: 'Loading' })).toBeVisible();
  gate.resolve();
  await waitFor(() => expect(names()).toHaveLength(60));
  expect(asked.slice(2)).toEqual(['1', '2']);
});

test('a page that cannot be loaded says why, and the next press loads it', async () => {
  const { drawer, names } = await openDrawer(people(60));
  server.use(
    on('dashboard.compliance', () => {
      throw new ApiProblem('bad_request', 'Not now.');
    }),
  );
  await userEvent.click(drawer.getByRole('button', { name: 'Load More' }));
  expect(await drawer.findByText('Not now.')).toBeVisible();
  expect(names()).toHaveLength(50);
  server.use(on('dashboard.compliance', ({ query }) => fakeCompliance(people(60), { total: 1_000, query })));
  await userEvent.click(drawer.getByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(names()).toHaveLength(60));
  expect(drawer.queryByText('Not now.')).not.toBeInTheDocument();
});

test('the drawer is closed by Escape, also where nobody is counted any more, and the focus is on the heading then', async () => {
  const { drawer, change } = await openDrawer([person(1)]);
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  );
  server.use(on('dashboard.compliance', () => fakeCompliance([], { total: 0 })));
  await change([]);
  expect(await drawer.findByText(DONE)).toBeVisible();
  await screen.findByText('You have no active direct reports.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Compliance' })).toHaveFocus());
});

test('the focus goes back to the button that opened the drawer', async () => {
  const { opener } = await openDrawer([person(1)]);
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});
