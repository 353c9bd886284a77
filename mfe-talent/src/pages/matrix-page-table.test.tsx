import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, findViolations, on, setupApiServer } from '@cadence/shared-auth/testing';
import { matrixOf, rated } from '../testing/matrix.fixtures.ts';
import { showMatrix } from '../testing/show-matrix.tsx';

const server = setupApiServer();

const TABLE = { name: 'People by ratings, Q3 2026' };
const rows = () => within(screen.getByRole('table', TABLE)).getAllByRole('row').slice(1);
const names = () => rows().map((row) => within(row).getByRole('link').textContent);

test('[TAL-002] the table says what the matrix shows: name, department, manager and every rating', async () => {
  const { location, container } = showMatrix(server, { route: '/v3/talent/matrix/903/0?compare=902' });
  await userEvent.click(await screen.findByRole('button', { name: 'Table' }));
  const table = await screen.findByRole('table', TABLE);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Name',
    'Department',
    'Manager',
    'Performance',
    'Potential',
    'Values',
    'Since Q2 2026',
    'Ask the reviewer',
  ]);
  const [first] = rows();
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Customer Operations',
    'Zoë Lefèvre',
    'Beyond',
    'Ready soon',
    'An example',
    'Moved from As agreed, Growing',
    'Ask',
  ]);
  expect(location()).toBe('/v3/talent/matrix/903/0?compare=902&view=table');
  expect(screen.queryByRole('table', { name: /^People by Performance/ })).not.toBeInTheDocument();
  expect(await findViolations(container)).toEqual([]);
});

test('[TAL-002] sorted by name either way; the focus stays on the title', async () => {
  const { location, asked } = showMatrix(server, { route: '/v3/talent/matrix/903/0?view=table' });
  await screen.findByRole('table', TABLE);
  const head = () => within(screen.getByRole('table', TABLE)).getByRole('columnheader', { name: 'Name' });
  expect(head()).toHaveAttribute('aria-sort', 'ascending');
  const [first] = names();
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(head()).toHaveAttribute('aria-sort', 'descending');
  await waitFor(() => expect(names().at(-1)).toBe(first));
  expect(screen.getByRole('button', { name: 'Name' })).toHaveFocus();
  expect(location()).toBe('/v3/talent/matrix/903/0?view=table&sort=desc');
  expect(asked).toContain('people 903/0/0 SortOrder=desc Page=1');
});

test('a long table comes page by page, of the screen and of the server', async () => {
  const people = Array.from({ length: 130 }, (_, index) => rated(100 + index, [`Person ${index}`, 2, 2]));
  const { asked } = showMatrix(server, {
    route: '/v3/talent/matrix/903/0?view=table',
    people: () => people,
  });
  expect(await screen.findByText('50 of 130 people')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
  expect(screen.getByText('100 of 130 people')).toBeVisible();
  expect(asked.filter((one) => one.startsWith('people'))).toEqual(['people 903/0/0 Page=1']);
  await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
  expect(await screen.findByText('130 people', { selector: '[role="status"]:not(p)' })).toBeVisible();
  expect(names()).toHaveLength(130);
  expect(asked).toContain('people 903/0/0 Page=2');
});

test('a chosen cell limits the table, until all are shown again', async () => {
  const { location } = showMatrix(server, { route: '/v3/talent/matrix/903/0?view=table&cell=3-3' });
  await screen.findByRole('table', TABLE);
  expect(names()).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 6' }));
  await waitFor(() => expect(rows()).toHaveLength(6));
  expect(screen.getByRole('region', { name: 'Everyone 6' })).toHaveFocus();
  expect(location()).toBe('/v3/talent/matrix/903/0?view=table');
});

test('on a phone the table is a list with the ratings in words', async () => {
  const plain = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(plain(query), { matches: query === '(max-width: 767px)' }));
  const { container } = showMatrix(server, { route: '/v3/talent/matrix/903/0?view=table' });
  const list = within(await screen.findByRole('list', TABLE));
  expect(list.getByText('Beyond, Ready soon; Values: An example')).toBeVisible();
  expect(list.getAllByRole('link')).toHaveLength(6);
  expect(await findViolations(container)).toEqual([]);
});

test('people that did not come: said, and asked for again', async () => {
  showMatrix(server, { route: '/v3/talent/matrix/903/0?view=table' });
  server.use(
    on('talent.matrixPeople', () => {
      throw new ApiProblem('invalid', 'This cannot be answered now.');
    }),
  );
  expect(await screen.findByText('The people could not be loaded')).toBeVisible();
  server.use(on('talent.matrixPeople', () => ({ data: matrixOf().Cells[0]?.People ?? [], count: 0 })));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', TABLE)).toBeVisible();
});
