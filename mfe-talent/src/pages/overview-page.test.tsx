import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, fakeSession, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import { fakeAppraisal, FIVE_STEPS, REVIEWER, ZOE } from '../testing/appraisal.fixtures.ts';
import { chooseLast, onPhone, showOverview } from '../testing/show-overview.tsx';
import { crowd, NINE, reported, serveTeam, type Reported } from '../testing/team.fixtures.ts';

const server = setupApiServer();

const table = async () => within(await screen.findByRole('table', { name: 'Appraisals of the team' }));
const rowOf = async (name: RegExp) => within((await table()).getByRole('row', { name }));
const names = () => [...document.querySelectorAll('tbody .tal-name')].map(({ textContent }) => textContent);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const groups = async () =>
  (await table())
    .getAllByRole('rowheader')
    .flatMap((head) => (head.getAttribute('scope') === 'rowgroup' ? [head.textContent] : []));

test('[TAL-001] [TAL-009] [SHELL-008] the latest quarter and the own team, by who acts next', async () => {
  const asked = serveTeam(server);
  showOverview();
  expect(await screen.findByRole('heading', { name: 'My Team View' })).toBeVisible();
  expect(asked[0]).toMatchObject({
    params: { periodId: 39, managerId: 7, scope: 0 },
    query: { SortBy: 'Next' },
  });
  expect(
    screen.getByText('Q3 2026, Jul 1 – Sep 30. Due 8 weeks after its end; later is possible.'),
  ).toBeVisible();
  expect(await groups()).toEqual(['Waiting for you 5', 'Waiting for others 2', 'Nothing to do 2']);
  expect(names()).toEqual(NINE.map(({ member }) => member.Name));
  expect(await findViolations()).toEqual([]);
});

test('[TAL-001] an address names the quarter and the manager, whose team it then is', async () => {
  const asked = serveTeam(server, {
    load: { user: { ...ZOE, Id: 55, Name: 'Ana Ruiz', ParentId: 7 }, users: [ZOE] },
  });
  const { location } = showOverview('/v3/talent/38/55');
  expect(await screen.findByRole('heading', { name: 'Team of Ana Ruiz' })).toBeVisible();
  expect(asked[0]?.params).toEqual({ periodId: 38, managerId: 55, scope: 0 });
  await userEvent.click(screen.getByRole('link', { name: 'My Team View' }));
  expect(location()).toBe('/v3/talent/38/7');
});

test('[TAL-011] each row says its status, who acts next, what is missing or since when, and when it is due', async () => {
  serveTeam(server);
  showOverview();
  const says = async (name: RegExp, ...texts: readonly string[]) => {
    const row = await rowOf(name);
    for (const text of texts) expect(await row.findByText(text)).toBeVisible();
  };
  await says(
    /Łukasz/,
    'Acknowledged (90%)',
    'Waiting for you to sign',
    'Łukasz agreed and signed Nov 17',
    'Nov 25',
  );
  await says(/Mateusz/, 'Started (30%)', 'Waiting for you to share', 'Potential and the review are missing');
  await says(/José/, 'Waiting for you to share', 'Nothing is missing, saved Nov 10');
  await says(/Siobhán/, 'Not Started', 'Waiting for you to start', '4 goals, 3 achieved, 1 in dispute');
  await says(/Maximilian/, 'No goals recorded for the quarter');
  await says(/Björk/, 'Shared (60%)', 'Waiting for Björk Þórðardóttir to sign', 'Shared Nov 8, 11 days ago');
  await says(/Nguyễn/, 'Completed (100%)', 'Signed by both', 'Nov 12, 13 days before the due date');
});

const AGAIN = { IsEditedAfterSignature: true };
test.each<[Reported, string, string]>([
  [
    reported(ZOE, 'acknowledged', { appraisal: { EmployeeAgrees: false } }),
    'Waiting for you to sign',
    'Zoë disagreed and signed Nov 17',
  ],
  [
    reported(ZOE, 'acknowledged', { appraisal: { EmployeeAgrees: null } }),
    'Waiting for you to sign',
    'Zoë signed Nov 17',
  ],
  [
    reported({ ...ZOE, Id: 9 }, 'acknowledged', { appraisal: AGAIN }),
    'Waiting for Zoë Lefèvre to sign again',
    'Edited after Zoë signed Nov 17',
  ],
  [
    reported(ZOE, 'completed', { appraisal: { CompletedAt: '2026-11-25T15:00:00.000Z' } }),
    'Signed by both',
    'Nov 25, on the due date',
  ],
  [
    reported(ZOE, 'completed', { appraisal: { CompletedAt: '2026-11-27T15:00:00.000Z' } }),
    'Signed by both',
    'Nov 27, 2 days after the due date',
  ],
  [
    reported(ZOE, 'completed', { appraisal: { HasOpenQuestion: true } }),
    'Signed by both',
    'A question about a rating waits for an answer',
  ],
  [
    reported(ZOE, 'draft', { appraisal: { Missing: ['Review'] } }),
    'Waiting for you to share',
    'The review is missing',
  ],
  [
    reported(ZOE, 'draft', { appraisal: { Missing: ['Review', 'PrimaryRating', 'SecondaryRating'] } }),
    'Waiting for you to share',
    'Performance, Potential and the review are missing',
  ],
])('[TAL-011] %#: the row says so', async (row, next, detail) => {
  serveTeam(server, { team: () => [row] });
  showOverview();
  expect(await screen.findByText(next)).toBeVisible();
  expect(await screen.findByText(detail)).toBeVisible();
});

test('[TAL-011] somebody deactivated keeps their appraisal, and nobody acts on it', async () => {
  const row = reported({ ...ZOE, Id: 9 }, 'shared', {
    member: { IsDeactivated: true, WaitingFor: null, IsWaitingForMe: false },
  });
  serveTeam(server, { team: () => [row] });
  showOverview();
  expect(await screen.findByText('Deactivated. The appraisal stays as it is.')).toBeVisible();
  expect(await groups()).toEqual(['Nothing to do 1']);
});

test('[TAL-012] [TAL-013] the button is the next step itself; Print only when completed, nothing for who is too new', async () => {
  serveTeam(server);
  showOverview();
  const steps = (await table())
    .getAllByRole('row')
    .flatMap((row) => row.querySelector('.tal-step')?.textContent ?? []);
  expect(steps).toEqual(['Sign', 'Continue', 'Share', 'Start', 'Start', 'Open', 'Open', 'Print']);
  const primary = document.querySelectorAll('.cd-btn-primary');
  expect([...primary].map((button) => button.getAttribute('aria-label'))).toEqual(['Sign, Łukasz Żebrowski']);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Sign, Łukasz Żebrowski')).toBe('/v3/talent/appraisal/920?do=signAsManager');
  expect(href('Continue, Mateusz Wójcik')).toBe('/v3/talent/appraisal/921');
  expect(href('Share, José Ángel Muñoz')).toBe('/v3/talent/appraisal/922?do=share');
  const isNew = await rowOf(/Folasade/);
  expect(isNew.getByText('This user is too new to be eligible for any appraisal periods.')).toBeVisible();
  expect(isNew.getByText('Added Nov 12')).toBeVisible();
});

test('[TAL-012] Print saves the appraisal as a file, and its button is busy meanwhile', async () => {
  const file = Promise.withResolvers<File>();
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:http://acme.localhost/1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  serveTeam(server);
  server.use(
    on('talent.pdf', ({ params }) =>
      file.promise.then(() => new File(['pdf'], `Appraisal ${params.id}.pdf`)),
    ),
  );
  showOverview();
  await press('Print, Nguyễn Thị Hương');
  expect(screen.getByRole('button', { name: 'Print, Nguyễn Thị Hương' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  file.resolve(new File([], ''));
  await waitFor(() => expect(saved).toEqual(['Appraisal 927.pdf']));
});

test('[TAL-012] without anybody waiting for the viewer nothing is primary', async () => {
  serveTeam(server, { team: () => NINE.slice(5) });
  showOverview();
  await table();
  expect(document.querySelector('.cd-btn-primary')).toBeNull();
});

test('[TAL-023] [TAL-049] one press starts an appraisal, empty, and goes to it', async () => {
  serveTeam(server);
  const bodies: unknown[] = [];
  server.use(
    on('talent.create', ({ body }) => {
      bodies.push(body);
      return fakeAppraisal({ Id: 77 });
    }),
  );
  const { location } = showOverview();
  await press('Start, Siobhán Ó Briain');
  await waitFor(() => expect(location()).toBe('/v3/talent/appraisal/77'));
  expect(bodies).toEqual([{ UserId: 23, EvaluationPeriodId: 39, Review: '' }]);
});

test('[TAL-023] who was started meanwhile is said, and the list shows it', async () => {
  let team = NINE;
  const asked = serveTeam(server, { team: () => team });
  server.use(
    on('talent.create', () => {
      team = NINE.map((row) => (row.member.Id === 23 ? reported(row.member, 'draft') : row));
      throw new ApiProblem('conflict', 'Björk has started this appraisal.');
    }),
  );
  const { toasts, location } = showOverview();
  await press('Start, Siobhán Ó Briain');
  expect(await screen.findByRole('link', { name: 'Continue, Siobhán Ó Briain' })).toBeVisible();
  expect(toasts).toEqual([{ title: 'Björk has started this appraisal.', tone: 'alarm' }]);
  expect(asked).toHaveLength(2);
  expect(location()).toBe('/v3/talent');
});

test('[TAL-011] the line has a stop for each status with the faces there; a stop filters the list and lets go of it', async () => {
  const asked = serveTeam(server);
  const { location } = showOverview('/v3/talent/39/7');
  const line = within(await screen.findByRole('region', { name: 'Progress of the team' }));
  expect(line.getByText('1 of 8')).toBeVisible();
  expect(line.getByText('due Nov 25, in 6 days')).toBeVisible();
  expect(line.getAllByRole('button').map((stop) => stop.getAttribute('aria-label'))).toEqual([
    'Not Started: 2 people',
    'Started (30%): 2 people',
    'Shared (60%): 2 people',
    'Acknowledged (90%): 1 person',
    'Completed (100%): 1 person',
  ]);
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
  await table();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'kate');
  await waitFor(() => expect(names()).toEqual(['Kateřina Dvořáková']));
  expect(location()).toBe('/v3/talent/39/7?q=kate');
  expect(asked.at(-1)?.query.Search).toBe('kate');
  expect(screen.getByRole('searchbox', { name: 'Search by name' })).toHaveFocus();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'xyz');
  expect(await screen.findByText('Nobody matches')).toBeVisible();
  await press('Show everybody');
  await waitFor(() => expect(names()).toHaveLength(9));
  expect(screen.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('');
});

test('the column titles sort, either way, and the address keeps it', async () => {
  serveTeam(server);
  const { location } = showOverview('/v3/talent/39/7');
  expect((await table()).getByRole('columnheader', { name: 'Who acts next' })).toHaveAttribute(
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
  expect((await table()).getByRole('columnheader', { name: 'Employee' })).toHaveAttribute(
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
  await table();
  expect(names()).toHaveLength(100);
  expect(screen.getByText('100 of 300 people')).toBeVisible();
  // Of a group that goes on nobody knows how large it is.
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
  await table();
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
  act(() => hub.emit('reconnected', {}));
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

test('without names of the axes what is missing is said all the same', async () => {
  serveTeam(server);
  const nameless = { ...FIVE_STEPS, FormLable: { ...FIVE_STEPS.FormLable, SecondaryAxisName: '' } };
  server.use(on('talent.labels', () => nameless));
  showOverview();
  expect(await screen.findByText('A rating and the review are missing')).toBeVisible();
});

test('[TAL-010] the quarter in the header leads to the same team in another one, narrowed as it was', async () => {
  const asked = serveTeam(server);
  const { location } = showOverview('/v3/talent?status=draft');
  await chooseLast('Quarter: Q3 2026');
  await waitFor(() => expect(location()).toBe('/v3/talent/37/7?status=draft'));
  await waitFor(() => expect(asked.at(-1)?.params).toEqual({ periodId: 37, managerId: 7, scope: 0 }));
});
