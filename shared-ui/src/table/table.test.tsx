import { screen } from '@testing-library/react';
import { findViolations, renderUi } from '../testing/render.tsx';
import { DataTable } from './data-table.tsx';

test('a table has heads for its columns and rows', async () => {
  const { container } = renderUi(
    <DataTable
      caption="People"
      rows={[{ id: 1, name: 'Ana Ruiz', goals: 4 }]}
      rowKey={(row) => row.id}
      columns={[
        { id: 'name', header: 'Employee', rowHeader: true, cell: (row) => row.name },
        { id: 'goals', header: 'Goals', numeric: true, cell: (row) => row.goals },
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'People' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Ana Ruiz' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Goals' })).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
});
