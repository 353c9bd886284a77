import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeSession, findViolations, setupApiServer } from '@cadence/shared-auth/testing';
import { REVIEWER, ZOE } from '../testing/appraisal.fixtures.ts';
import {
  chooseLast,
  groups,
  names,
  onPhone,
  press,
  rowOf,
  showOverview,
  teamTable,
} from '../testing/show-overview.tsx';
import { crowd, NINE, reported, serveTeam } from '../testing/team.fixtures.ts';

const server = setupApiServer();

test('[TAL-011] the line has a stop for each status with the faces there; a stop toggles the filter of the list', async () => {
  const asked = serveTeam(server);
  const { location } = showOverview('/v3/talent/39/7');
  const line = within(await screen.findByRole('region', { name: 'Progress of the team' }));
  expect(line.getByText('1 of 8')).toBeVisible();
  expect(line.getByText('due Nov 25, in 6 days')).toBeVisible();
  const stops = [
    'Not Started: 2 people',
    'Started (30%): 2 people',
    'Shared (60%): 2 people',
    'Acknowledged (90%): 1 person',
    'Completed (100%): 1 person',
  ];
  expect(line.getAllByRole('button')).toEqual(stops.map((name) => line.getByRole('button', { name })));
  expect(line.getByTitle('Kateřina Dvořáková')).toBeVisible();
  await press('Shared (60%): 2 people');
  await waitFor(() => expect(names()).toEqual(['Björk Þórðardóttir', 'Kateřina Dvořáková']));
  expect(location()).toBe('/v3/talent/39/7?status=shared');
  expect(line.getByRole('button', { name: /^Shared/ })).toHaveAttribute('aria-pressed', 'true');
  expect(line.getByText('1 of 8')).toBeVisible();
  expect(asked.at(-1)?.query.Status).toBe('shared');
  await press('Remove filter Shared (60%)');
  await waitFor(() => expect(names()).toHaveLength(9));
  expect(location()).toBe('/v3/talent/39/7');
});

test.each([
  ['2026-11-24', 'due Nov 25, in 1 day'],
  ['2026-11-25', 'due Nov 25, today'],
  ['2026-12-01', 'was due Nov 25, 6 days ago'],
  ['2027-06-01', 'was due Nov 25, 6 months ago'],
])('[TAL-039] on %s it says %s', async (Today, text) => {
  serveTeam(server);
  showOverview('/v3/talent', fakeSession({ profile: REVIEWER.Profile, period: { Today } }));
  expect(await screen.findByText(text)).toBeVisible();
});

test('a part of a name narrows the list; nobody matching is said, with the way back', async () => {
  const asked = serveTeam(server);
  const { location } = showOverview('/v3/talent/39/7');
  await teamTable();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'kate');
  await waitFor(() => expect(asked.at(-1)?.query.Search).toBe('kate'));
  await waitFor(() => expect(location()).toBe('/v3/talent/39/7?q=kate'));
  await waitFor(() => expect(names()).toEqual(['Kateřina Dvořáková']));
  expect(screen.getByRole('searchbox', { name: 'Search by name' })).toHaveFocus();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'xyz');
  expect(await screen.findByText('No people match your search')).toBeVisible();
  await press('Show everybody');
  await waitFor(() => expect(names()).toHaveLength(9));
  expect(screen.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('');
});

test('the column titles sort, either way, and the address keeps it', async () => {
  serveTeam(server);
  const { location } = showOverview('/v3/talent/39/7');
  expect((await teamTable()).getByRole('columnheader', { name: 'Who acts next' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await press('Employee');
  await waitFor(() => expect(names()[0]).toBe('Björk Þórðardóttir'));
  expect(location()).toBe('/v3/talent/39/7?sort=name');
  expect(await groups()).toEqual([]);
  await press('Employee');
  await waitFor(() => expect(names().at(-1)).toBe('Björk Þórðardóttir'));
  expect(location()).toBe('/v3/talent/39/7?sort=-name');
  expect((await teamTable()).getByRole('columnheader', { name: 'Employee' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await press('Who acts next');
  await waitFor(() => expect(names()[0]).toBe('Łukasz Żebrowski'));
  expect(location()).toBe('/v3/talent/39/7');
});

test('everyone beneath instead of the direct reports; the teams beneath open', async () => {
  const ana = { ...ZOE, Id: 25, Name: 'Björk Þórðardóttir', ParentId: 7, JobTitle: 'Success Manager' };
  const asked = serveTeam(server, { load: { users: [ana] } });
  const { location } = showOverview('/v3/talent/39/7');
  await press('Everyone beneath');
  await waitFor(() => expect(asked.at(-1)?.params).toEqual({ periodId: 39, managerId: 7, scope: 1 }));
  expect(location()).toBe('/v3/talent/39/7?scope=all');
  expect((await rowOf(/Björk/)).getByRole('link', { name: 'Team of Björk Þórðardóttir' })).toHaveAttribute(
    'href',
    '/v3/talent/39/25',
  );
  await chooseLast('Teams beneath');
  await waitFor(() => expect(location()).toBe('/v3/talent/39/25'));
});

test('a team of 300 comes page by page, and its first page is enough to begin', async () => {
  const asked = serveTeam(server, { team: () => crowd(300) });
  showOverview();
  await teamTable();
  expect(names()).toHaveLength(100);
  expect(screen.getByText('100 of 300 people')).toBeVisible();
  // The size of a group that continues on the next page is unknown.
  expect(await groups()).toEqual(['Waiting for you ']);
  await press('Load More');
  await waitFor(() => expect(names()).toHaveLength(200));
  await press('Load More');
  await waitFor(() => expect(names()).toHaveLength(300));
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  expect(asked.map(({ query }) => query.Page)).toEqual(['1', '2', '3']);
  expect(await groups()).toEqual(['Waiting for you 300']);
});

test('j and k go through the rows, arrows once one has the focus, Enter does what the row offers', async () => {
  serveTeam(server);
  const { location } = showOverview();
  await teamTable();
  const at = () => document.activeElement?.getAttribute('aria-label');
  await userEvent.keyboard('{ArrowDown}');
  expect(at()).toBeNull();
  await userEvent.keyboard('j');
  expect(at()).toBe('Sign, Łukasz Żebrowski');
  await userEvent.keyboard('j{ArrowDown}');
  expect(at()).toBe('Share, José Ángel Muñoz');
  await userEvent.keyboard('{ArrowUp}k');
  expect(at()).toBe('Sign, Łukasz Żebrowski');
  await userEvent.keyboard('k{Enter}');
  expect(location()).toBe('/v3/talent/appraisal/920?do=signAsManager');
});

test('what others do is there without a reload, and after the connection was lost', async () => {
  let team = NINE;
  serveTeam(server, { team: () => team });
  const { hub } = showOverview();
  await screen.findByRole('link', { name: 'Open, Björk Þórðardóttir' });
  team = NINE.map((row) => (row.member.Id === 25 ? reported(row.member, 'acknowledged') : row));
  act(() => hub.emit('TenantUpdate', { type: 'appraisal_update', id: 925, actorId: 25 }));
  expect(await screen.findByRole('link', { name: 'Sign, Björk Þórðardóttir' })).toBeVisible();
  team = NINE;
  act(() => hub.emit('missed', {}));
  expect(await screen.findByRole('link', { name: 'Open, Björk Þórðardóttir' })).toBeVisible();
});

test('[TAL-011] on a phone the rows are cards, with the same words and steps', async () => {
  onPhone();
  serveTeam(server);
  const { location } = showOverview('/v3/talent/39/7');
  const mine = within(await screen.findByRole('list', { name: 'Waiting for you' }));
  expect(await mine.findByText('Potential and the review are missing')).toBeVisible();
  expect(mine.getByRole('link', { name: 'Sign, Łukasz Żebrowski' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Waiting for others 2' })).toBeVisible();
  expect(screen.getByText('This user is too new to be eligible for any appraisal periods.')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Status');
  await waitFor(() => expect(location()).toBe('/v3/talent/39/7?sort=status'));
  expect(await screen.findByRole('list', { name: 'Appraisals of the team' })).toBeVisible();
});

test('[TAL-010] the quarter in the header leads to the same team in another one, narrowed as it was', async () => {
  const asked = serveTeam(server);
  const { location } = showOverview('/v3/talent?status=draft');
  await chooseLast('Quarter: Q3 2026');
  await waitFor(() => expect(location()).toBe('/v3/talent/37/7?status=draft'));
  await waitFor(() => expect(asked.at(-1)?.params).toEqual({ periodId: 37, managerId: 7, scope: 0 }));
});
