import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  ApiProblem,
  expectFailuresSaid,
  findViolations,
  on,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import { fakeAppraisal, FIVE_STEPS, ZOE } from '../testing/appraisal.fixtures.ts';
import { groups, names, press, rowOf, showOverview, teamTable } from '../testing/show-overview.tsx';
import { NINE, reported, serveTeam, type Reported } from '../testing/team.fixtures.ts';

const server = setupApiServer();

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
    reported(ZOE, 'completed', {
      appraisal: { IsReviewerDeactivated: false, HasOpenQuestion: true, Permissions: [] },
    }),
    'Signed by both',
    'A question about a rating is waiting for an answer',
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

test('[TAL-011] an appraisal whose reviewer has left waits for a new manager', async () => {
  const left = { IsReviewerDeactivated: true, IsWaitingForMe: false };
  const team = [
    reported({ ...ZOE, Id: 9 }, 'draft', { member: left }),
    reported({ ...ZOE, Id: 10 }, 'not_started', { member: { ...left, MayStart: false } }),
    reported({ ...ZOE, Id: 11, Name: 'Ana Ruiz' }, 'shared', { member: left }),
  ];
  serveTeam(server, { team: () => team });
  showOverview();
  expect(await screen.findAllByText('Waiting for a new manager')).toHaveLength(2);
  expect(screen.getAllByText('Zoë Lefèvre has left')).toHaveLength(2);
  expect(screen.getByText('Waiting for Ana Ruiz to sign')).toBeVisible();
});

test('[TAL-012] [TAL-013] the button is the next step itself; Print only when completed, nothing for who is too new', async () => {
  serveTeam(server);
  showOverview();
  const steps = (await teamTable())
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

test('[TAL-012] Print saves the appraisal as a file, and its button is busy until then', async () => {
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
  await teamTable();
  expect(document.querySelector('.cd-btn-primary')).toBeNull();
});

test('[TAL-038] a team of which everybody is too new has nobody who is due', async () => {
  serveTeam(server, { team: () => NINE.slice(-1) });
  showOverview();
  expect(await screen.findByText('Nobody is due an appraisal')).toBeVisible();
  expect(screen.queryByText(/0 of 0/)).toBeNull();
  expect(screen.getByText('This user is too new to be eligible for any appraisal periods.')).toBeVisible();
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

test('[TAL-023] a start whose answer is lost, or that breaks, is said (D-124)', async () => {
  serveTeam(server);
  const { toasts } = showOverview();
  await expectFailuresSaid(server, 'talent.create', {
    toasts,
    press: () => press('Start, Siobhán Ó Briain'),
  });
});

test('[TAL-023] after a lost answer the same start is repeated, and another one is none of it', async () => {
  serveTeam(server);
  const keys: (readonly [number, string | null])[] = [];
  let isLost = true;
  server.use(
    on('talent.create', ({ body, headers }) => {
      keys.push([body.UserId, headers.get('idempotency-key')]);
      if (isLost) throw new ApiProblem('internal', 'Something went wrong!!');
      return fakeAppraisal({ Id: 77 });
    }),
  );
  const { location, toasts } = showOverview();
  await press('Start, Siobhán Ó Briain');
  await waitFor(() => expect(toasts).toHaveLength(1));
  await press('Start, Siobhán Ó Briain');
  await waitFor(() => expect(toasts).toHaveLength(2));
  isLost = false;
  await press(/^Start, Maximilian/);
  await waitFor(() => expect(location()).toBe('/v3/talent/appraisal/77'));
  const [[, first], [, again], [, other]] = keys as [[number, string], [number, string], [number, string]];
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('[TAL-023] an appraisal that was started by someone else first is announced, and the list shows it', async () => {
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

test('without names of the axes what is missing is still said', async () => {
  serveTeam(server);
  const nameless = { ...FIVE_STEPS, FormLable: { ...FIVE_STEPS.FormLable, SecondaryAxisName: '' } };
  server.use(on('talent.labels', () => nameless));
  showOverview();
  expect(await screen.findByText('A rating and the review are missing')).toBeVisible();
});

test('[TAL-011] a question about a rating that waits for the viewer is answered from the list', async () => {
  const asked = { IsReviewerDeactivated: false, HasOpenQuestion: true, Permissions: ['answer' as const] };
  serveTeam(server, { team: () => [reported(ZOE, 'completed', { appraisal: asked })] });
  showOverview();
  expect(await screen.findByText('A question about a rating is waiting for your answer')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Answer, Zoë Lefèvre' })).toHaveAttribute(
    'href',
    '/v3/talent/appraisal/907?do=answer',
  );
  expect(screen.getByText(/^Waiting for you/)).toBeVisible();
});
