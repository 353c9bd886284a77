import type { OutputOf } from '@cadence/shared-contract';
import {
  ApiProblem,
  fakeSession,
  findViolations,
  on,
  renderWithShell,
  setupApiServer,
} from '@cadence/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Directory } from '../directory/components/directory.tsx';

const server = setupApiServer();
type Row = OutputOf<'people.importPreview'>['Rows'][number];

function rowOf(Line: number, Errors: string[] = []): Row {
  return {
    Line,
    Name: `Person ${Line}`,
    Email: `person${Line}@acme.example`,
    JobTitle: 'Engineer',
    OrgUnit: 'Support',
    ManagerEmail: '',
    Role: 'Individual Contributor',
    Errors,
  };
}

async function open(settings = { RowsADay: 200, MayChange: false }) {
  server.use(
    on('people.org', () => ({ data: [] })),
    on('people.importSettings', () => settings),
  );
  const view = renderWithShell(<Directory currentId={null} />, {
    session: fakeSession({ abilities: { addEmployee: true } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Import Employees' }));
  const choose = () =>
    userEvent.upload(
      drawer.getByLabelText('File'),
      new File(['Name,Email'], 'people.csv', { type: 'text/csv' }),
    );
  return { ...view, drawer, choose };
}

test('nothing is added until the rows were seen; the wrong ones are said, and left out', async () => {
  const imported: string[] = [];
  server.use(
    on('people.importPreview', () => ({
      Rows: [rowOf(2), rowOf(3, ['Enter valid email!']), rowOf(4)],
      Right: 2,
      Wrong: 1,
      Limit: null,
    })),
    on('people.import', ({ body }) => {
      imported.push(body.FileName);
      return { Added: 2, Skipped: 1 };
    }),
  );
  const { drawer, choose, toasts } = await open();
  expect(drawer.getByRole('link', { name: 'Download the template' })).toHaveAttribute(
    'download',
    'Cadence employees.csv',
  );
  expect(drawer.getByRole('button', { name: 'Add Employees' })).toBeDisabled();
  await choose();
  expect(await drawer.findByText('2 employees can be added and invited.')).toBeVisible();
  expect(drawer.getByText('1 row with errors will be left out.')).toBeVisible();
  expect(drawer.getByText('Enter valid email!')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await userEvent.click(drawer.getByRole('checkbox', { name: 'Only the 1 with errors' }));
  expect(drawer.queryByText('Person 2')).not.toBeInTheDocument();
  expect(imported).toEqual([]);
  await userEvent.click(drawer.getByRole('button', { name: 'Add 2 Employees' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('2 employees added. Invitations are on their way.'));
  expect(imported).toEqual(['people.csv']);
});

test('a file that cannot be read says why, and another one can be chosen', async () => {
  const sentence = 'The file cannot be read. Please choose a CSV or an Excel file (xlsx).';
  server.use(
    on('people.importPreview', () => {
      throw new ApiProblem('invalid', sentence, [{ path: 'file', message: sentence }]);
    }),
  );
  const { drawer, choose } = await open();
  await choose();
  expect(await drawer.findByText(sentence)).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Choose another file' })).toBeEnabled();
  expect(drawer.getByRole('button', { name: 'Add Employees' })).toBeDisabled();
});

const previewOf = (Right: number, Limit: OutputOf<'people.importPreview'>['Limit'] = null) =>
  on('people.importPreview', () => ({ Rows: [rowOf(2)], Right, Wrong: 0, Limit }));

test('[D-118] while the rows are prepared it says how far it is, and can be cancelled: nobody is added', async () => {
  const cancelled = Promise.withResolvers<void>();
  server.use(
    previewOf(10_000),
    on('people.import', async () => {
      await cancelled.promise;
      throw new ApiProblem('conflict', 'The import was cancelled. Nobody was added.');
    }),
    on('people.importProgress', () => ({ Running: { Total: 10_000, Prepared: 2_500 } })),
    on('people.cancelImport', () => {
      cancelled.resolve();
      return { Success: true };
    }),
  );
  const { drawer, choose, toasts } = await open();
  await choose();
  await userEvent.click(await drawer.findByRole('button', { name: 'Add 10,000 Employees' }));
  const bar = await drawer.findByRole('progressbar', { name: 'Nobody is added before all are prepared' });
  expect(bar).toHaveAttribute('aria-valuetext', '2,500 of 10,000 employees prepared');
  expect(await findViolations()).toEqual([]);
  await userEvent.click(drawer.getByRole('button', { name: 'Cancel Import' }));
  expect(await drawer.findByText('The import was cancelled. Nobody was added.')).toBeVisible();
  expect(drawer.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(drawer.getByRole('button', { name: 'Add 10,000 Employees' })).toBeEnabled();
  expect(toasts).toEqual([]);
});

test('[D-118] more than a manager can import today is said before it is tried', async () => {
  server.use(previewOf(51, { RowsADay: 200, Left: 50 }));
  const { drawer, choose } = await open();
  expect(await drawer.findByText(/You can import 200 employees a day/)).toBeVisible();
  await choose();
  expect(await drawer.findByText('These are too many for today.')).toBeVisible();
  expect(drawer.getByText(/You can import 50 more employees today, of 200 a day/)).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Add 51 Employees' })).toBeDisabled();
});

test('[D-118] who may set the limit of a day sets it here', async () => {
  const saved: number[] = [];
  server.use(
    on('people.saveImportSettings', ({ body }) => {
      saved.push(body.RowsADay);
      return { Success: true };
    }),
  );
  const { drawer, toasts } = await open({ RowsADay: 200, MayChange: true });
  const field = await drawer.findByRole('textbox', { name: 'Employees that a manager can import in a day' });
  await userEvent.clear(field);
  await userEvent.type(field, '10001');
  expect(await drawer.findByText('Please enter a number up to 10,000.')).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Save Limit' })).toBeDisabled();
  await userEvent.clear(field);
  await userEvent.type(field, '500');
  await userEvent.click(drawer.getByRole('button', { name: 'Save Limit' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Limit saved'));
  expect(saved).toEqual([500]);
  expect(await findViolations()).toEqual([]);
});
