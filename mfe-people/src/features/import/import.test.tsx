import type { OutputOf } from '@cadence/shared-contract';
import { ApiProblem, fakeSession, on, renderWithShell, setupApiServer } from '@cadence/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findAccessibilityFaults } from '../../testing/accessibility.ts';
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

async function open() {
  server.use(on('people.org', () => ({ data: [] })));
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
  expect(await findAccessibilityFaults()).toEqual([]);
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
