import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, findViolations, on, onPending, setupApiServer } from '@cadence/shared-auth/testing';
import type { RenderedInShell } from '@cadence/shared-auth/testing';
import { orgPerson } from '../features/directory/directory.fixtures.ts';
import { largeOrganisation, ORGANISATION } from '../features/org-chart/org-chart.fixtures.ts';
import { giveRoom, preferLessMotion, showOrganization } from '../testing/show-organization.tsx';
import type { ShownOrganization } from '../testing/show-organization.tsx';

const server = setupApiServer();

beforeEach(() => {
  giveRoom();
  preferLessMotion(true);
});

const show = (shown: ShownOrganization = {}): RenderedInShell => showOrganization(server, shown);
const chart = (): Promise<HTMLElement> => screen.findByRole('application', { name: 'Org chart' });
const card = (name: RegExp): HTMLElement =>
  within(screen.getByRole('application')).getByRole('button', { name });
const findCard = (name: RegExp): Promise<HTMLElement> =>
  within(screen.getByRole('application')).findByRole('button', { name });
const isOnChart = (name: RegExp): boolean =>
  within(screen.getByRole('application')).queryByRole('button', { name }) !== null;
/** Presses something on the chart. The events of user-event lack the window, which the zoom needs. */
const press = (element: HTMLElement): boolean => fireEvent.click(element);
const info = (): HTMLElement => screen.getByRole('region', { name: 'Selected employee' });

async function search(name: string): Promise<HTMLElement> {
  const field = screen.getByRole('combobox', { name: 'Search by name' });
  await userEvent.type(field, name);
  return field;
}

test('[ORG-001] the page has the tabs Org Structure and Employee Directory, and the address keeps the choice', async () => {
  const { location } = show({ at: '/7' });
  await chart();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.firstChild?.textContent)).toEqual(['Org Structure', 'Employee Directory']);
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(tabs[1]!);
  expect(await screen.findByRole('row', { current: true })).toHaveTextContent('Zoë Lefèvre');
  expect(location()).toBe('/v3/organization/7?tab=directory');
  await userEvent.click(screen.getByRole('tab', { name: 'Org Structure' }));
  expect(await findCard(/^Zoë Lefèvre/)).toHaveAttribute('aria-pressed', 'true');
  expect(location()).toBe('/v3/organization/7');
});

test('[ORG-002] the chart is entered with the way to the viewer open, and branches open and close', async () => {
  show();
  await chart();
  expect(await findCard(/^Ana Ruiz \(You\)/)).toBeVisible();
  expect(isOnChart(/^Renée/)).toBe(true);
  expect(isOnChart(/^Abel/)).toBe(false);
  const reports = card(/^9 direct reports of Zoë/);
  expect(reports).toHaveAttribute('aria-expanded', 'false');
  press(reports);
  expect(card(/^Abel Young/)).toBeVisible();
  press(card(/^3 direct reports of Ingrid/));
  expect(isOnChart(/^Ana/)).toBe(false);
  expect(isOnChart(/^Abel/)).toBe(false);
});

test('[ORG-002] search finds by name, opens the way, moves there and marks the person', async () => {
  const { location } = show();
  await chart();
  await search('ivo y');
  await userEvent.click(await screen.findByRole('option', { name: /Ivo Young/ }));
  expect(await findCard(/^Ivo Young/)).toHaveAttribute('aria-pressed', 'true');
  expect(location()).toBe('/v3/organization/79');
  expect(screen.getByRole('combobox', { name: 'Search by name' })).toHaveValue('');
  expect(within(info()).getByText('Ivo Young')).toBeVisible();
});

test('[ORG-002] a search that finds nobody says so, and the slash key leads to it', async () => {
  show();
  await chart();
  await userEvent.keyboard('/');
  expect(screen.getByRole('combobox', { name: 'Search by name' })).toHaveFocus();
  await search('xyz');
  expect(screen.getAllByText('Nobody in the chart has this name').length).toBeGreaterThan(0);
});

test('[ORG-003] the selected employee has an info box with Expand info and View Profile', async () => {
  const { location } = show();
  await chart();
  expect(screen.queryByRole('region', { name: 'Selected employee' })).toBeNull();
  press(await findCard(/^Zoë Lefèvre/));
  expect(location()).toBe('/v3/organization/7');
  expect(within(info()).getByText('Head of Customer Success')).toBeVisible();
  expect(info()).toHaveTextContent('DepartmentCustomer Success');
  expect(info()).toHaveTextContent('Reports9 direct');
  expect(within(info()).queryByText('zoe@acme.example')).toBeNull();
  await userEvent.click(within(info()).getByRole('button', { name: 'Expand info' }));
  expect(within(info()).getByRole('link', { name: 'person7@acme.example' })).toBeVisible();
  expect(info()).toHaveTextContent('PermissionsHR Admin');
  expect(within(info()).getByRole('button', { name: 'Collapse info' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(within(info()).getByRole('link', { name: 'View Profile' })).toHaveAttribute('href', '/v3/profile/7');
});

test('from the info box one goes to the manager, or closes it', async () => {
  const { location } = show({ at: '/7' });
  await chart();
  await userEvent.click(within(info()).getByRole('button', { name: 'Ana Ruiz (You)' }));
  expect(within(info()).getByText('Ana Ruiz (You)')).toBeVisible();
  expect(info()).toHaveTextContent('Reports2 direct, 12 in all');
  await userEvent.click(within(info()).getByRole('button', { name: 'Close' }));
  expect(location()).toBe('/v3/organization');
  expect(screen.queryByRole('region', { name: 'Selected employee' })).toBeNull();
});

test('My branch leads back to the viewer: the path open, everyone else closed, nobody selected', async () => {
  const { location } = show();
  await chart();
  press(await findCard(/^2 direct reports of Ana/));
  press(card(/^1 direct report of Håkon/));
  press(card(/^Håkon/));
  expect(location()).toBe('/v3/organization/3');
  await userEvent.click(screen.getByRole('button', { name: 'My branch' }));
  expect(location()).toBe('/v3/organization');
  expect(card(/^2 direct reports of Ana/)).toHaveAttribute('aria-expanded', 'true');
  expect(card(/^1 direct report of Håkon/)).toHaveAttribute('aria-expanded', 'false');
});

test('the box is tied to its card, at the side where nobody is', async () => {
  show({ at: '/74' });
  await chart();
  expect(await findCard(/^Dov Young/)).toBeVisible();
  expect(info()).toHaveAttribute('data-side', 'right');
  press(card(/^Cai Young/));
  expect(info()).toHaveAttribute('data-side', 'left');
});

test('from further away names remain, and the selected person is shown as a whole', async () => {
  show();
  const surface = await chart();
  const near = (): HTMLElement | null => surface.querySelector('.oc-near');
  const zoomOut = () => userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  await zoomOut();
  expect(near()).toBeNull();
  await zoomOut();
  expect(surface.querySelector('[data-detail="name"]')).toBeVisible();
  expect(card(/^Ana Ruiz/)).toBeVisible();
  act(() => card(/^Renée/).click());
  await zoomOut();
  await zoomOut();
  expect(near()).toHaveTextContent('Renée Grünwald');
});

test('[ORG-004] [ORG-005] observers, and deactivated people without reports, are not in the chart', async () => {
  show();
  await chart();
  await userEvent.click(screen.getByRole('button', { name: 'Expand all branches' }));
  expect(await findCard(/^Cy Beneath/)).toBeVisible();
  expect(card(/^Bo Gone Deactivated/)).toBeVisible();
  expect(isOnChart(/^Olga/)).toBe(false);
  expect(isOnChart(/^Gus/)).toBe(false);
  expect(isOnChart(/direct reports? of Tomáš/)).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Collapse all branches' }));
  expect(isOnChart(/^Cy/)).toBe(false);
  expect(isOnChart(/^Tomáš/)).toBe(true);
});

test('a link to a person opens the way to them and says who it is', async () => {
  show({ at: '/74' });
  await chart();
  expect(await findCard(/^Dov Young/)).toHaveAttribute('aria-pressed', 'true');
  expect(isOnChart(/^Zoë/)).toBe(true);
  expect(screen.getByText('Dov Young, Success Manager, 0 direct reports')).toHaveAttribute('role', 'status');
});

test('a link to a manager shows the team', async () => {
  show({ at: '/7' });
  await chart();
  expect(await findCard(/^9 direct reports of Zoë/)).toHaveAttribute('aria-expanded', 'true');
  for (const name of [/^Abel/, /^Ivo/]) expect(isOnChart(name)).toBe(true);
});

test('a link to whom the chart leaves out says so and leads to the profile; one to nobody says that', async () => {
  const { unmount } = show({ at: '/41' });
  await chart();
  const notice = screen.getByRole('status', { name: 'Selected employee' });
  expect(notice).toHaveTextContent('Olga Observer is not in the chart');
  expect(within(notice).getByRole('link', { name: 'View Profile' })).toHaveAttribute(
    'href',
    '/v3/profile/41',
  );
  unmount();
  show({ at: '/4711' });
  await chart();
  expect(screen.getByRole('status', { name: 'Selected employee' })).toHaveTextContent(
    'This person does not exist',
  );
});

test('the arrow keys walk the chart, Enter shows reports, Escape deselects; each is announced', async () => {
  const { location } = show();
  (await chart()).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(location()).toBe('/v3/organization/2');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(await screen.findByText(/^Zoë Lefèvre, .*, 9 direct reports, hidden$/)).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText(/9 direct reports, shown$/)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Escape}');
  await waitFor(() => expect(location()).toBe('/v3/organization'));
  expect(await chart()).toHaveFocus();
});

test('the chart zooms by button and key, and shows everything at once', async () => {
  show();
  const surface = await chart();
  const zoom = screen.getByRole('group', { name: 'Zoom' });
  expect(zoom).toHaveTextContent('100%');
  await userEvent.click(within(zoom).getByRole('button', { name: 'Zoom out' }));
  expect(zoom).toHaveTextContent('80%');
  surface.focus();
  await userEvent.keyboard('+++++++');
  expect(zoom).toHaveTextContent('200%');
  await userEvent.keyboard('0');
  expect(zoom).toHaveTextContent('100%');
});

test('who likes motion sees the chart glide', async () => {
  preferLessMotion(false);
  show();
  await chart();
  const zoom = screen.getByRole('group', { name: 'Zoom' });
  await userEvent.click(within(zoom).getByRole('button', { name: 'Zoom out' }));
  await waitFor(() => expect(zoom).toHaveTextContent('80%'));
});

test('[ORG-002] of ten thousand people only those in sight are elements, four hundred at most', async () => {
  show({ people: largeOrganisation(10_000), at: '/9000' });
  await chart();
  await userEvent.click(screen.getByRole('button', { name: 'Expand all branches' }));
  const structure = screen.getByRole('region', { name: 'Org Structure' });
  expect(await findCard(/^Person 9000 /)).toBeVisible();
  expect(structure.querySelectorAll('.oc-card').length).toBeGreaterThan(5);
  expect(structure.querySelectorAll('*').length).toBeLessThanOrEqual(400);
});

test('the chart is accessible', async () => {
  show({ at: '/7' });
  await chart();
  await userEvent.click(screen.getByRole('button', { name: 'Expand info' }));
  expect(await findViolations()).toEqual([]);
});

test('a person who is added appears without a reload, and nothing closes', async () => {
  const people = [...ORGANISATION];
  const { hub } = show({ people });
  await chart();
  press(card(/^9 direct reports of Zoë/));
  people.push(orgPerson({ id: 500, parentId: 2, Name: 'Ada New' }));
  server.use(on('people.org', () => ({ data: people })));
  act(() => hub.emit('TenantUpdate', { type: 'employee_added', id: 500, actorId: 1 }));
  expect(await findCard(/^Ada New/)).toBeVisible();
  expect(isOnChart(/^Abel/)).toBe(true);
});

test('while it loads grey cards are shown; a failure shows the server’s message and Retry', async () => {
  server.use(onPending('people.org'));
  const { unmount } = show({ people: null });
  expect(await screen.findByText('Loading the org chart')).toBeInTheDocument();
  unmount();

  server.use(
    on('people.org', () => {
      throw new ApiProblem('denied', 'The chart is closed.');
    }),
  );
  show({ people: null });
  expect(await screen.findByText('The org chart could not be loaded')).toBeVisible();
  expect(screen.getByText(/The chart is closed./)).toBeVisible();
  server.use(on('people.org', () => ({ data: [...ORGANISATION] })));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await chart()).toBeVisible();
});

test('an organisation without anyone says so', async () => {
  show({ people: [] });
  expect(await screen.findByText('Nobody is here yet')).toBeVisible();
});
