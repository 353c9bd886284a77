import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, findViolations, on, onPending, setupApiServer } from '@cadence/shared-auth/testing';
import { LABELS, matrixOf, PEOPLE, Q1, rated, SCHEDULE, THREE } from '../testing/matrix.fixtures.ts';
import { showMatrix } from '../testing/show-matrix.tsx';

const server = setupApiServer();

const cell = (name: string | RegExp) => screen.findByRole('button', { name });
/** What the dots of a cell show: initials, or the number of the people without a dot. */
const drawn = (button: HTMLElement) =>
  [...button.querySelectorAll<HTMLElement>('[data-drawn]')].map(({ dataset }) => dataset['drawn']);
const dots = (button: HTMLElement) => [...button.querySelectorAll('[data-person]')];
const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('[TAL-002] [D-52] people by two ratings: the first grows to the right, the second upward', async () => {
  const { container } = showMatrix(server);
  const table = await screen.findByRole('table', { name: 'People by Performance and Potential, Q3 2026' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ready now', 'Ready soon', 'Broadening', 'Growing', 'In place', 'Performance']);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Potential', 'Below', 'Partly', 'As agreed', 'Beyond', 'Far beyond']);
  expect(within(table).getAllByRole('button')).toHaveLength(25);
  expect(dots(await cell('Beyond, Ready soon: 4 people'))).toHaveLength(4);
  const one = await cell('Below, Growing: 1 person');
  expect(drawn(one)).toEqual(['SK']);
  // What is drawn is not part of the name, so it is not text either (WCAG 2.5.3).
  expect(one).toHaveTextContent(/^1$/);
  expect(await cell('Far beyond, Ready now: 0 people')).toHaveTextContent(/^0$/);
  expect(screen.getByText('6 people, 2 without both ratings')).toBeVisible();
  expect(await screen.findByRole('table', { name: /beside the company$/ })).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
});

test('[TAL-002] without a quarter and a team in the address: the latest quarter of the viewer’s own team', async () => {
  const { asked } = showMatrix(server, { route: '/v3/talent/matrix' });
  expect(await cell('Beyond, Ready soon: 4 people')).toBeVisible();
  expect(asked).toContain('matrix 903/7/0');
});

test('[TAL-033] three steps give nine cells', async () => {
  const people = [rated(1, ['Ada Ortiz', 2, 2]), rated(2, ['Bo Lind', 0, 1])];
  showMatrix(server, { people: () => people, matrix: () => matrixOf({ people, labels: THREE }) });
  const table = await screen.findByRole('table', { name: /^People by/ });
  expect(within(table).getAllByRole('button')).toHaveLength(9);
  expect(drawn(await cell('High, Later: 1 person'))).toEqual(['AO']);
  expect(screen.queryByRole('combobox', { name: 'Values' })).not.toBeInTheDocument();
});

test.each([
  { labels: LABELS, ratings: [4, 4], color: 4 },
  { labels: LABELS, ratings: [3, 2], color: 2 },
  { labels: LABELS, ratings: [0, 1], color: 0 },
  { labels: THREE, ratings: [2, 2], color: 4 },
  { labels: THREE, ratings: [1, 0], color: 1 },
] as const)('[TAL-034] the dot has the colour of both ratings (%#)', async ({ labels, ratings, color }) => {
  const people = [rated(1, ['Ada Ortiz', ...ratings])];
  showMatrix(server, { people: () => people, matrix: () => matrixOf({ people, labels }) });
  const [dot] = dots(await cell(/: 1 person$/));
  expect(dot).toHaveClass(`tal-mx-r${color}`);
});

test('[TAL-002] more people than the raster has places: eleven dots and the number of the rest', async () => {
  const people = Array.from({ length: 30 }, (_, index) => rated(100 + index, [`Person ${index}`, 2, 2]));
  showMatrix(server, { people: () => people });
  const full = await cell('As agreed, Broadening: 30 people');
  expect(dots(full)).toHaveLength(11);
  expect(drawn(full).at(-1)).toBe('+19');
});

test('[TAL-002] a cell keeps its people, in the address too; all can be shown again', async () => {
  const { location, container } = showMatrix(server);
  await userEvent.click(await cell('Beyond, Ready soon: 4 people'));
  expect(await screen.findByRole('heading', { name: 'Beyond, Ready soon 4' })).toBeVisible();
  expect(names('Beyond, Ready soon')).toHaveLength(4);
  expect(location()).toBe('/v3/talent/matrix/903/0?cell=3-3');
  expect(await cell('Beyond, Ready soon: 4 people')).toHaveAttribute('aria-pressed', 'true');
  expect(await findViolations(container)).toEqual([]);
  await userEvent.click(await cell('Show all 6'));
  expect(screen.getByRole('heading', { name: 'Everyone 6' })).toBeVisible();
  await waitFor(() => expect(names('Everyone')).toHaveLength(6));
  expect(screen.getByText('Below, Growing')).toBeVisible();
  expect(location()).toBe('/v3/talent/matrix/903/0');
  expect(screen.getByRole('region', { name: 'Everyone 6' })).toHaveFocus();
});

test('[TAL-002] by keyboard: arrows move between cells, Enter chooses, names lead to the appraisal', async () => {
  showMatrix(server);
  const first = await cell('Below, Ready now: 0 people');
  act(() => first.focus());
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(await cell('Beyond, Ready soon: 4 people')).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    'Beyond, Ready soonKateřina DvořákováNiklas ÅkerblomOriane BellefontaineTemitope Ẹgbẹ́dá',
  );
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Beyond, Ready soon 4' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kateřina Dvořáková' })).toHaveAttribute(
    'href',
    '/v3/talent/appraisal/5051',
  );
});

test('[TAL-002] hovering a person shows their name and ratings', async () => {
  showMatrix(server);
  const [first] = dots(await cell('Beyond, Ready soon: 4 people'));
  if (first === undefined) throw new Error('A dot is missing.');
  await userEvent.hover(first);
  await waitFor(() =>
    expect(screen.getByRole('tooltip')).toHaveTextContent(
      'Kateřina Dvořáková: Beyond, Ready soon; Values: An example',
    ),
  );
});

test('compared with an earlier quarter: who moved, from where, and who came and left', async () => {
  const { location, asked } = showMatrix(server, { route: '/v3/talent/matrix/903/0?cell=3-3' });
  expect(await cell('Beyond, Ready soon: 4 people')).toBeVisible();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Compare with an earlier quarter' }),
    'Compare with Q2 2026',
  );
  const chosen = await cell('Beyond, Ready soon: 4 people, 2 came');
  expect(chosen.querySelectorAll('.tal-mx-dot-moved')).toHaveLength(2);
  expect(await screen.findByText('Moved from As agreed, Growing')).toBeVisible();
  expect(screen.getByText('No change since Q2 2026')).toBeVisible();
  expect(screen.getByText('Not rated by these labels in Q2 2026')).toBeVisible();
  const left = await cell('As agreed, Growing: 0 people, 2 left');
  expect(left.querySelectorAll('.tal-mx-dot-was')).toHaveLength(1);
  expect(drawn(left)).toContain('KD');
  expect(location()).toBe('/v3/talent/matrix/903/0?cell=3-3&compare=902');
  expect(asked).toContain('matrix 903/0/0 ComparePeriodId=902');
});

test('a quarter that is not earlier is not compared with', async () => {
  const { asked } = showMatrix(server, { route: '/v3/talent/matrix/902/0?compare=903' });
  expect(await cell('Beyond, Ready soon: 4 people')).toBeVisible();
  expect(asked).toContain('matrix 902/0/0');
  expect(screen.queryByText('was here')).not.toBeInTheDocument();
});

test('the diamond marks the highest third rating, and the key says so', async () => {
  showMatrix(server);
  const marked = (await cell('Beyond, Ready soon: 4 people')).querySelectorAll('.tal-mx-dot-marked');
  expect([...marked].map((dot) => dot.getAttribute('data-drawn'))).toEqual(['KD']);
  expect(screen.getByRole('list', { name: 'Key' })).toHaveTextContent('Values: An example');
});

test('[TAL-002] narrowed by department, manager and third rating, in the address too', async () => {
  const { location, asked } = showMatrix(server, { route: '/v3/talent/matrix/903/0?cell=3-3' });
  const choose = async (name: string, option: string) =>
    userEvent.selectOptions(await screen.findByRole('combobox', { name }), option);
  await choose('Department', 'Finance');
  await choose('Manager', 'Omar Haddad');
  await choose('Values', 'Values: An example');
  expect(location()).toBe('/v3/talent/matrix/903/0?department=Finance&manager=32&third=2');
  await waitFor(() => expect(asked).toContain('matrix 903/0/0 OrgUnit=Finance ReviewerId=32 Tertiary=2'));
  await choose('Values', 'Values: all');
  expect(location()).toBe('/v3/talent/matrix/903/0?department=Finance&manager=32');
});

test('nobody matches: the filters can be cleared', async () => {
  const { location } = showMatrix(server, {
    route: '/v3/talent/matrix/903/0?department=Finance&compare=902',
    matrix: () => matrixOf({ people: [], otherLabels: 3 }),
  });
  expect(await screen.findByText('No people match these filters')).toBeVisible();
  await userEvent.click(await cell('Clear filters'));
  expect(location()).toBe('/v3/talent/matrix/903/0?compare=902');
});

test('a manager goes from direct reports to everyone beneath', async () => {
  const { location, asked } = showMatrix(server, { route: '/v3/talent/matrix/903/7?cell=3-3' });
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'How deep the team goes' }),
    'Everyone beneath',
  );
  expect(location()).toBe('/v3/talent/matrix/903/7?scope=all');
  await waitFor(() => expect(asked).toContain('matrix 903/7/1'));
});

test('[D-91] who was rated by other labels is counted, not drawn', async () => {
  showMatrix(server, { matrix: () => matrixOf({ otherLabels: 3, unrated: 0 }) });
  expect(await screen.findByRole('table', { name: /^People by/ })).toBeVisible();
  expect(
    screen.getByText('6 people. 3 people were rated by other labels and are not shown here.'),
  ).toBeVisible();
});

test('[TAL-014] a quarter in which nobody can be appraised asks to pick another one', async () => {
  const { location } = showMatrix(server, { matrix: () => matrixOf({ people: [], unrated: 0 }) });
  expect(await screen.findByText('No Appraisals for This Quarter')).toBeVisible();
  await userEvent.click(await cell('Q2 2026'));
  expect(location()).toBe('/v3/talent/matrix/902/0');
});

test('nobody has both ratings yet: said with how many could', async () => {
  showMatrix(server, { matrix: () => matrixOf({ people: [], unrated: 12 }) });
  expect(await screen.findByText('Nobody has both ratings yet')).toBeVisible();
  expect(screen.getByText(/^12 people can be appraised for Q3 2026/)).toBeVisible();
});

test('what is on its way has the layout that it will have', async () => {
  showMatrix(server);
  server.use(onPending('talent.matrix'));
  expect(await screen.findByText('Loading the talent matrix')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Table' })).toBeVisible();
});

test('a failure says what failed, and Retry asks again', async () => {
  showMatrix(server);
  server.use(
    on('talent.matrix', () => {
      throw new ApiProblem('invalid', 'This cannot be answered now.');
    }),
  );
  expect(await screen.findByText('The talent matrix could not be loaded')).toBeVisible();
  server.use(on('talent.matrix', () => matrixOf()));
  await userEvent.click(await cell('Retry'));
  expect(await cell('Beyond, Ready soon: 4 people')).toBeVisible();
});

test('[TAL-043] a team that is not for the viewer', async () => {
  showMatrix(server, { route: '/v3/talent/matrix/903/31' });
  server.use(
    on('talent.matrix', () => {
      throw new ApiProblem('denied', 'You are not authorized!');
    }),
  );
  expect(await screen.findByText('You are not authorized!')).toBeVisible();
});

test('what others rate is shown as it changes, and after the connection was lost', async () => {
  let people = PEOPLE;
  const { hub } = showMatrix(server, { people: () => people });
  expect(await cell('Beyond, Ready soon: 4 people')).toBeVisible();
  people = PEOPLE.slice(1);
  act(() => hub.emit('TenantUpdate', { type: 'appraisal_update', id: 5051, actorId: 31 }));
  expect(await cell('Beyond, Ready soon: 3 people')).toBeVisible();
  people = PEOPLE.slice(2);
  act(() => hub.emit('missed', {}));
  expect(await cell('Beyond, Ready soon: 2 people')).toBeVisible();
});

test('a cell that these scales have not chooses nobody out', async () => {
  const people = [rated(1, ['Ada Ortiz', 2, 2])];
  const { asked } = showMatrix(server, {
    route: '/v3/talent/matrix/903/0?cell=4-4',
    schedule: { ...SCHEDULE, Periods: SCHEDULE.Periods.filter(({ PeriodId }) => PeriodId !== Q1.PeriodId) },
    people: () => people,
    matrix: () => matrixOf({ people, labels: THREE }),
  });
  expect(await screen.findByRole('heading', { name: 'Everyone 1' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Ada Ortiz' })).toBeVisible();
  expect(asked).toContain('people 903/0/0 Page=1');
});
