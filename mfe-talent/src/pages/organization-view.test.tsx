import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import { HR_ADMIN } from '../testing/appraisal.fixtures.ts';
import { onPhone, showOverview } from '../testing/show-overview.tsx';
import {
  NINE,
  ORGANIZATION_OF_118,
  PRODUCT_MANAGERS,
  scheduleWith,
  serveTeam,
  type TeamRequest,
} from '../testing/team.fixtures.ts';

const server = setupApiServer();
const HR_VIEWS = { Organization: true, Team: false };

function show(route?: string, organization = ORGANIZATION_OF_118) {
  const asked: TeamRequest[] = serveTeam(server, { schedule: scheduleWith(HR_VIEWS), organization });
  server.use(
    on('talent.department', ({ query }) => ({
      Managers: query.OrgUnit === 'Product' ? [...PRODUCT_MANAGERS] : [],
    })),
  );
  return { asked, ...showOverview(route, HR_ADMIN) };
}

const rows = async () => {
  const table = within(await screen.findByRole('table', { name: 'Departments' }));
  return table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
};

test('[TAL-004] 0 is the organisation: numbers on the line, departments in the table', async () => {
  show('/v3/talent/39/0');
  const line = within(await screen.findByRole('region', { name: 'Progress of the organization' }));
  expect(line.getByText('65 of 118')).toBeVisible();
  expect(line.getByRole('button', { name: 'Acknowledged (90%): 7 people' })).toHaveTextContent('7');
  expect(
    screen.getByText('Least completed first. 3 people are too new for Q3 2026 and not counted.'),
  ).toBeVisible();
  expect(await rows()).toEqual([
    [
      ...['Department', 'People', 'Progress', 'Not Started', 'Started (30%)', 'Shared (60%)'],
      ...['Acknowledged (90%)', 'Completed (100%)', 'Who acts next'],
    ],
    ['Product', '25', '', '6', '5', '3', '2', '9', 'Managers 13, employees 3'],
    ['Finance', '9', '', '0', '0', '1', '1', '7', 'Manager 1, employee 1'],
    ['No department', '2', '', '0', '0', '0', '0', '2', 'Nobody'],
  ]);
  const counts = 'Not Started 6, Started (30%) 5, Shared (60%) 3, Acknowledged (90%) 2, Completed (100%) 9';
  expect(screen.getByRole('img', { name: counts })).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('[TAL-004] a person without a team starts with the organisation', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Departments' })).toBeVisible();
});

test('a department opens to its managers, whose teams are one press away; the address keeps it', async () => {
  const { location } = show('/v3/talent/39/0');
  await userEvent.click(await screen.findByRole('button', { name: 'Product' }));
  await waitFor(() => expect(location()).toBe('/v3/talent/39/0?open=Product'));
  expect(screen.getByRole('button', { name: 'Product' })).toHaveAttribute('aria-expanded', 'true');
  const priya = await screen.findByRole('link', { name: 'Priya Raghunathan' });
  expect((await rows())[2]).toEqual([
    'PRPriya Raghunathan',
    '12',
    '',
    '5',
    '3',
    '1',
    '1',
    '2',
    'Manager 9, employee 1',
  ]);
  expect(await findViolations()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'No department' }));
  await waitFor(() => expect(location()).toBe('/v3/talent/39/0?open=Product&open='));
  await userEvent.click(screen.getByRole('button', { name: 'Product' }));
  await waitFor(() => expect(location()).toBe('/v3/talent/39/0?open='));
  expect(priya).not.toBeInTheDocument();
});

test('a link brings back what was open, and a manager leads to their team', async () => {
  const { location } = show('/v3/talent/39/0?open=Product');
  await userEvent.click(await screen.findByRole('link', { name: 'Priya Raghunathan' }));
  expect(location()).toBe('/v3/talent/39/41');
});

test('managers that did not come are said in their place, and asked for again', async () => {
  let isBroken = true;
  show('/v3/talent/39/0?open=Product');
  server.use(
    on('talent.department', () => {
      if (isBroken) throw new ApiProblem('denied', 'This is not there now.');
      return { Managers: [...PRODUCT_MANAGERS] };
    }),
  );
  expect(await screen.findByText('This is not there now.')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Priya Raghunathan' })).toBeVisible();
});

test('j and k go through the departments and their managers', async () => {
  show('/v3/talent/39/0?open=Product');
  await screen.findByRole('link', { name: 'Priya Raghunathan' });
  await userEvent.keyboard('j');
  expect(screen.getByRole('button', { name: 'Product' })).toHaveFocus();
  await userEvent.keyboard('j');
  expect(screen.getByRole('link', { name: 'Priya Raghunathan' })).toHaveFocus();
});

test('[TAL-011] a stop lists its people, and so does a part of a name, without losing what is typed', async () => {
  const { asked, location } = show('/v3/talent/39/0');
  await userEvent.click(await screen.findByRole('button', { name: 'Shared (60%): 16 people' }));
  expect(await screen.findByRole('link', { name: 'Kateřina Dvořáková' })).toBeVisible();
  expect(asked[0]).toMatchObject({ params: { periodId: 39, managerId: 0 }, query: { Status: 'shared' } });
  expect(screen.queryByRole('table', { name: 'Departments' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Shared (60%): 16 people' }));
  expect(await screen.findByRole('table', { name: 'Departments' })).toBeVisible();
  const search = screen.getByRole('searchbox', { name: 'Search by name' });
  await userEvent.type(search, 'kate');
  await waitFor(() => expect(location()).toBe('/v3/talent/39/0?q=kate'));
  expect(await screen.findByRole('link', { name: 'Kateřina Dvořáková' })).toBeVisible();
  expect(search).toHaveFocus();
  expect(search).toHaveValue('kate');
});

test('people that did not come are said beside the departments’ line, and asked for again', async () => {
  let isBroken = true;
  show('/v3/talent/39/0?status=shared');
  server.use(
    on('talent.load', () => {
      if (isBroken) throw new ApiProblem('denied', 'This is not there now.');
      return {
        user: null,
        users: [],
        directreports: NINE.map(({ member }) => member),
        evaluations: [],
        count: 9,
        Period: ORGANIZATION_OF_118.Period,
        Statuses: [],
        TooNew: 0,
      };
    }),
  );
  expect(await screen.findByText('This is not there now.')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Mateusz Wójcik')).toBeVisible();
});

test('[TAL-014] an organisation without anybody to appraise says so, and who is too new', async () => {
  const { location } = show('/v3/talent/38/0', {
    ...ORGANIZATION_OF_118,
    Total: { Counts: [0, 0, 0, 0, 0], People: 0, WaitingForEmployees: 0, WaitingForReviewers: 0 },
    Departments: [],
    TooNew: 1,
  });
  expect(await screen.findByText('No Appraisals for This Quarter')).toBeVisible();
  expect(screen.getByText(/1 person is too new for Q3 2026\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Q1 2026' }));
  expect(location()).toBe('/v3/talent/37/0');
});

test('on a phone departments are cards, which open as well', async () => {
  onPhone();
  show('/v3/talent/39/0');
  const list = within(await screen.findByRole('list', { name: 'Departments' }));
  expect(list.getByText('25 people. Who acts next: Managers 13, employees 3')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Product' }));
  expect(await list.findByRole('link', { name: 'Priya Raghunathan' })).toHaveAttribute(
    'href',
    '/v3/talent/39/41',
  );
  expect(await findViolations()).toEqual([]);
});
