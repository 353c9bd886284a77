import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BodyOf } from '@cadence/shared-contract';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import { AlreadyMade, ApiProblem, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import { fakeSchedule } from '../testing/job.fixtures.ts';
import { ASTRID } from '../testing/report.fixtures.ts';
import { chooseFromMenu, serveReports, showReports } from '../testing/show-reports.tsx';

const server = setupApiServer();

const list = async () => within(await screen.findByRole('list', { name: 'Schedules' }));
const rows = async () => (await list()).getAllByRole('listitem').map(({ textContent }) => textContent);
const chooseInMenu = (item: string) => chooseFromMenu(/^Change schedule Goal Compliance List/, item);
const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add schedule' }));
  return within(await screen.findByRole('dialog', { name: 'Add schedule' }));
};
const until = (form: Awaited<ReturnType<typeof openForm>>) => form.getByLabelText(/^Until/);

test('[D-97] the schedules say what comes when and until when', async () => {
  const schedules = [
    fakeSchedule(),
    fakeSchedule({
      Id: 6,
      Report: REPORT_IDS.quarterlyGoals,
      Params: { UserId: ASTRID.Id },
      Every: 'quarter',
      Hour: 12,
      Until: '2027-06-30',
    }),
  ];
  serveReports(server, { schedules: () => schedules });
  showReports();
  await waitFor(async () =>
    expect(await rows()).toEqual([
      'Goal Compliance List, not updated weekly predictions, my direct reportsMondays 8:00 am until Dec 28, link by mail',
      'Quarterly Goal List, Astrid NygårdAfter each quarter’s end 12:00 pm until Jun 30, 2027, link by mail',
    ]),
  );
});

test('[D-97] a schedule is added for the current quarter of each time', async () => {
  const added: BodyOf<'reports.addSchedule'>[] = [];
  serveReports(server, { schedules: () => added.map((body, Id) => fakeSchedule({ ...body, Id: Id + 1 })) });
  server.use(
    on('reports.addSchedule', ({ body }) => {
      added.push(body);
      return fakeSchedule(body);
    }),
  );
  const { toasts, container } = showReports();
  expect(await screen.findByText('No schedules')).toBeVisible();
  const form = await openForm();
  expect(form.getByText('Each time of the current quarter.')).toBeVisible();
  expect(form.getByText('In the company’s time zone, Central Time (US & Canada).')).toBeVisible();
  expect(form.queryByLabelText('Quarter')).not.toBeInTheDocument();
  expect(await findViolations(container)).toEqual([]);
  await userEvent.selectOptions(form.getByLabelText('Kind'), 'No goals');
  await userEvent.selectOptions(form.getByLabelText('Scope'), 'My direct reports');
  await userEvent.selectOptions(form.getByLabelText('File'), 'PDF');
  await userEvent.selectOptions(form.getByLabelText('Day'), 'Friday');
  await userEvent.selectOptions(form.getByLabelText('Time'), '4:00 pm');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await rows()).toEqual([
    'Goal Compliance List, no goals, my direct reportsFridays 4:00 pm until Feb 18, 2027, link by mail',
  ]);
  expect(added).toEqual([
    {
      Report: REPORT_IDS.goalCompliance,
      Format: 'pdf',
      Params: { Kind: 1, Scope: 1 },
      Every: 'week',
      Weekday: 5,
      Hour: 16,
      Until: '2027-02-18',
    },
  ]);
  expect(toasts.map(({ title }) => title)).toEqual(['Schedule added']);
});

test('[D-97] every schedule ends within a year', async () => {
  serveReports(server);
  showReports();
  const form = await openForm();
  const WRONG = 'Please choose a last day between today and a year from now.';
  for (const day of ['2026-11-18', '2027-12-31']) {
    await userEvent.clear(until(form));
    await userEvent.type(until(form), day);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(WRONG)).toBeVisible();
  }
});

test('another report asks its own questions', async () => {
  serveReports(server);
  showReports();
  const form = await openForm();
  await userEvent.selectOptions(form.getByLabelText('Report'), 'Employee Appraisals');
  expect(form.getByText('Each time of the last quarter that has ended.')).toBeVisible();
  expect(form.queryByLabelText('Kind')).not.toBeInTheDocument();
  await userEvent.selectOptions(form.getByLabelText('Report'), 'Multi-Quarter Goal List');
  expect([...form.getByLabelText<HTMLSelectElement>('File').options].map(({ text }) => text)).toEqual([
    'xlsx',
    'CSV',
  ]);
  expect(form.queryByRole('option', { name: 'Appraisal Prints' })).not.toBeInTheDocument();
  await userEvent.selectOptions(form.getByLabelText('When'), 'After each quarter’s end');
  expect(form.queryByLabelText('Day')).not.toBeInTheDocument();
});

test('a refused field and a refused schedule say why', async () => {
  serveReports(server);
  showReports();
  const form = await openForm();
  const LATER = 'The first report would come after this day. Please choose a later one.';
  let problem = new ApiProblem('invalid', 'Please check the form.', [{ path: 'Until', message: LATER }]);
  server.use(
    on('reports.addSchedule', () => {
      throw problem;
    }),
  );
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(LATER)).toBeVisible();
  problem = new ApiProblem('denied', 'You have 20 schedules, which is the most.');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('You have 20 schedules, which is the most.')).toBeVisible();
});

test('[D-122] a form that made its schedule without an answer changes that one', async () => {
  serveReports(server);
  const changed: unknown[] = [];
  server.use(
    on('reports.addSchedule', () => {
      throw new AlreadyMade({ Id: 5, UpdatedAt: '2026-11-19T09:00:00Z' });
    }),
    on('reports.updateSchedule', ({ params, body }) => {
      changed.push([params.id, body.UpdatedAt]);
      return fakeSchedule();
    }),
  );
  const { toasts } = showReports();
  const form = await openForm();
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(changed).toEqual([[5, '2026-11-19T09:00:00Z']]);
});

test('a schedule is changed, as it was when the form was opened', async () => {
  let schedule = fakeSchedule();
  const bodies: BodyOf<'reports.updateSchedule'>[] = [];
  serveReports(server, { schedules: () => [schedule] });
  server.use(
    on('reports.updateSchedule', ({ body }) => {
      bodies.push(body);
      schedule = fakeSchedule({ Weekday: body.Weekday });
      return schedule;
    }),
  );
  showReports();
  await chooseInMenu('Edit');
  const form = within(await screen.findByRole('dialog', { name: 'Edit schedule' }));
  await userEvent.selectOptions(form.getByLabelText('Day'), 'Tuesday');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await rows())[0]).toContain('Tuesdays 8:00 am'));
  expect(bodies[0]).toMatchObject({ Weekday: 2, UpdatedAt: fakeSchedule().UpdatedAt, Params: { Scope: 1 } });
});

test('what was entered is not thrown away unasked', async () => {
  serveReports(server);
  const { guards } = showReports();
  const form = await openForm();
  expect(guards.size).toBe(0);
  await userEvent.selectOptions(form.getByLabelText('Day'), 'Tuesday');
  expect([...guards]).toEqual(['The schedule is not saved.']);
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('The schedule is not saved.');
});

test('[D-97] a schedule is stopped, and goes on when that is taken back', async () => {
  let schedules = [fakeSchedule()];
  serveReports(server, { schedules: () => schedules });
  server.use(
    on('reports.removeSchedule', () => {
      schedules = [];
      return { Success: true };
    }),
    on('reports.restoreSchedule', () => {
      schedules = [fakeSchedule()];
      return fakeSchedule();
    }),
  );
  const { toasts } = showReports();
  await chooseInMenu('Stop');
  expect(await screen.findByText('No schedules')).toBeVisible();
  expect(toasts[0]).toMatchObject({
    title: 'Schedule stopped',
    description: 'No more mails about Goal Compliance List.',
  });
  toasts[0]?.action?.onClick();
  expect(await rows()).toHaveLength(1);
});

test('[D-97] the link of a mail asks before it stops its schedule', async () => {
  let schedules = [fakeSchedule()];
  serveReports(server, { schedules: () => schedules });
  server.use(
    on('reports.removeSchedule', () => {
      schedules = [];
      return { Success: true };
    }),
  );
  const { location } = showReports('?schedule=5&stop');
  const dialog = await screen.findByRole('alertdialog', { name: 'Stop this schedule?' });
  expect(dialog).toHaveTextContent('Mondays 8:00 am until Dec 28, link by mail');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('No schedules')).toBeVisible();
  await waitFor(() => expect(location()).toBe('/v3/reports'));
  expect(screen.queryByText('This schedule has ended already.')).not.toBeInTheDocument();
});

test('the link of a mail whose schedule has ended says so', async () => {
  serveReports(server);
  showReports('?schedule=5&stop');
  expect(await screen.findByText('This schedule has ended already.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('[D-97] the page of a report leads to a schedule of the same, and closing it leaves the address', async () => {
  const added: BodyOf<'reports.addSchedule'>[] = [];
  serveReports(server);
  server.use(
    on('reports.addSchedule', ({ body }) => {
      added.push(body);
      return fakeSchedule(body);
    }),
  );
  const { location } = showReports('?schedule=new&report=goal-compliance-list&kind=3&scope=1');
  const form = within(await screen.findByRole('dialog', { name: 'Add schedule' }));
  expect(form.getByLabelText('Report')).toHaveDisplayValue('Goal Compliance List');
  expect(form.getByLabelText('Kind')).toHaveDisplayValue('Not finalized goals');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(added).toEqual([
    expect.objectContaining({ Report: REPORT_IDS.goalCompliance, Params: { Kind: 3, Scope: 1 } }),
  ]);
  expect(location()).toBe('/v3/reports');
});
