import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiProblem, findViolations, on, onOffline, setupApiServer } from '@cadence/shared-auth/testing';
import { CALIBRATION, matrixOf, PEOPLE, SCHEDULE } from '../testing/matrix.fixtures.ts';
import { showMatrix } from '../testing/show-matrix.tsx';

const server = setupApiServer();

const spread = (name = 'Performance: departments beside the company') => screen.findByRole('table', { name });
const told = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getByRole('img').getAttribute('aria-label'),
      within(row).getAllByRole('cell').at(-1)?.textContent,
    ]);

test('[D-94] departments beside the company, in percent and in words, without a curve', async () => {
  showMatrix(server);
  expect(told(await spread())).toEqual([
    ['Company', 'Below 3 %, Partly 9 %, As agreed 53 %, Beyond 27 %, Far beyond 8 %', '118'],
    ['Customer Operations', 'Below 2 %, Partly 7 %, As agreed 55 %, Beyond 27 %, Far beyond 9 %', '44'],
    ['No department', 'Below 0 %, Partly 11 %, As agreed 78 %, Beyond 11 %, Far beyond 0 %', '9'],
  ]);
  const bars = [...(await spread()).querySelectorAll('tbody tr:first-child i')].slice(0, 5);
  expect(bars.map(({ textContent }) => textContent)).toEqual(['', '9', '53', '27', '']);
  expect(screen.getByText(/There is no forced curve/)).toBeVisible();
});

test('[D-94] managers beside the company, and another axis, in the address too', async () => {
  const { location, asked } = showMatrix(server);
  await spread();
  await userEvent.click(screen.getByRole('button', { name: 'Managers' }));
  expect(told(await spread('Performance: managers beside the company')).map(([name]) => name)).toEqual([
    'Company',
    'Zoë Lefèvre',
    'Omar Haddad',
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rating' }), 'Values');
  await waitFor(() => expect(asked).toContain('calibration 903/Tertiary'));
  expect(location()).toBe('/v3/talent/matrix/903/0?by=managers&axis=tertiary');
});

test('managers beyond the limit are counted', async () => {
  showMatrix(server, {
    route: '/v3/talent/matrix/903/0?by=managers',
    calibration: { ...CALIBRATION, LeftOut: 17 },
  });
  expect(await screen.findByText('17 more managers, who rate the fewest, are left out.')).toBeVisible();
});

test('a company of many departments shows the largest first, the rest on demand', async () => {
  const Departments = Array.from({ length: 30 }, (_, index) => ({
    Name: `Department ${index}`,
    Manager: null,
    Counts: [0, 0, 1, 0, 0],
    count: 1,
  }));
  showMatrix(server, { calibration: { ...CALIBRATION, Departments } });
  expect(told(await spread())).toHaveLength(13);
  await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
  expect(screen.getByText('24 of 30 departments')).toBeVisible();
});

test('who has no Organization View has no calibration', async () => {
  const Views = { ...SCHEDULE.Views, Organization: false };
  const { asked } = showMatrix(server, {
    route: '/v3/talent/matrix/903/7',
    schedule: { ...SCHEDULE, Views },
  });
  expect(await screen.findByRole('button', { name: 'Beyond, Ready soon: 4 people' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Calibration' })).not.toBeInTheDocument();
  expect(asked.filter((one) => one.startsWith('calibration'))).toEqual([]);
});

test('a calibration that did not come leaves the matrix alone and can be tried again', async () => {
  showMatrix(server);
  server.use(
    on('talent.calibration', () => {
      throw new ApiProblem('invalid', 'This cannot be answered now.');
    }),
  );
  expect(await screen.findByText('The calibration could not be loaded')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Beyond, Ready soon: 4 people' })).toBeVisible();
  server.use(on('talent.calibration', () => CALIBRATION));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await spread()).toBeVisible();
});

async function askAboutKaterina() {
  const button = await screen.findByRole('button', { name: 'Ask a reviewer' });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  const first = await screen.findByRole('menuitem', { name: /^Kateřina Dvořáková/ });
  await waitFor(() => expect(first).toHaveAttribute('data-highlighted'));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog', { name: 'Ask Zoë Lefèvre about a rating' }));
}

const CELL = '/v3/talent/matrix/903/0?cell=3-3';

test('[D-94] a question about a rating: which one, why, who reads it; no field for another rating', async () => {
  const sent: unknown[] = [];
  const { toasts } = showMatrix(server, { route: CELL });
  server.use(
    on('talent.ask', ({ params, body }) => {
      sent.push({ params, body });
      return {} as never;
    }),
  );
  const dialog = await askAboutKaterina();
  expect(dialog.getByText('Kateřina Dvořáková, Q3 2026')).toBeVisible();
  expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'PerformanceBeyond',
    'PotentialReady soon',
    'ValuesAn example',
  ]);
  expect(dialog.getByText('Zoë Lefèvre, HR and the ceo; never Kateřina Dvořáková')).toBeVisible();
  expect(dialog.getByText(/^This changes no rating\./)).toBeVisible();
  expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
  await userEvent.click(dialog.getByRole('radio', { name: /^Potential/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Question and reason' }), 'Who else is ready?');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    { params: { id: 5051 }, body: { Axis: 'Secondary', Question: 'Who else is ready?' } },
  ]);
  expect(toasts.map(({ title }) => title)).toEqual(['Asked. Zoë Lefèvre answers next']);
});

test('a question needs words', async () => {
  showMatrix(server, { route: CELL });
  const dialog = await askAboutKaterina();
  await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
  expect(await dialog.findByText('Please enter your words.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Question and reason' })).toHaveFocus();
});

test('[ERR-003] a refused question stays in the dialog and says that nobody was notified', async () => {
  showMatrix(server, { route: CELL });
  server.use(
    on('talent.ask', () => {
      throw new ApiProblem('conflict', 'A question about this rating is waiting for an answer.');
    }),
    on('talent.single', () => {
      throw new ApiProblem('not_found', 'This does not exist.');
    }),
  );
  const dialog = await askAboutKaterina();
  const words = dialog.getByRole('textbox', { name: 'Question and reason' });
  await userEvent.type(words, 'Why?');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    /^Not asked.*is waiting for an answer\..*Zoë Lefèvre was not notified\./,
  );
  expect(words).toHaveValue('Why?');
});

test('what is typed is there again after Cancel', async () => {
  showMatrix(server, { route: CELL });
  server.use(onOffline('talent.ask'));
  const dialog = await askAboutKaterina();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Question and reason' }), 'Why not more?');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await askAboutKaterina();
  expect(again.getByRole('textbox', { name: 'Question and reason' })).toHaveValue('Why not more?');
});

test('[D-94] nobody is offered a question that they may not ask', async () => {
  const people = PEOPLE.map((one) => ({ ...one, MayAsk: one.Id === 55 }));
  const { container } = showMatrix(server, { people: () => people, matrix: () => matrixOf({ people }) });
  // Only one of them: the button asks at once.
  await userEvent.click(await screen.findByRole('button', { name: 'Ask a reviewer' }));
  expect(await screen.findByRole('dialog', { name: 'Ask Omar Haddad about a rating' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: /^Beyond, Ready soon/ }));
  await screen.findByRole('heading', { name: 'Beyond, Ready soon 4' });
  expect(screen.queryByRole('button', { name: 'Ask a reviewer' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 6' }));
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  expect(await screen.findByRole('button', { name: 'Ask about Søren Kjær' })).toBeVisible();
  expect(container.querySelectorAll('[aria-label^="Ask about"]')).toHaveLength(1);
});
