import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Person } from '../avatar/avatar.tsx';
import { DataTable } from './data-table.tsx';

const meta: Meta = { title: 'Data/Table' };
export default meta;
const rows = [
  { id: 1, name: 'Kateřina Dvořáková', title: 'Senior Success Manager', goals: 4 },
  { id: 2, name: 'Folasade Okonkwo', title: 'Success Analyst', goals: 12 },
];
export const People: StoryObj = {
  render: () => (
    <DataTable
      caption="People"
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        {
          id: 'name',
          header: 'Employee',
          rowHeader: true,
          cell: (row) => <Person id={row.id} name={row.name} size="s" />,
        },
        { id: 'title', header: 'Job Title', cell: (row) => row.title },
        { id: 'goals', header: 'Goals', numeric: true, cell: (row) => row.goals },
      ]}
    />
  ),
};
