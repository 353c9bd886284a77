import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Person } from '../avatar/avatar.tsx';
import { DataTable } from './data-table.tsx';
import { SortHead } from './sort-head.tsx';

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

function SortablePeople() {
  const [isDescending, setDescending] = useState(false);
  const sorted = isDescending ? rows.toReversed() : rows;
  return (
    <table className="cd-table" aria-label="People">
      <thead>
        <tr>
          <SortHead
            direction={isDescending ? 'descending' : 'ascending'}
            onSort={() => setDescending(!isDescending)}
          >
            Employee
          </SortHead>
          <SortHead direction="none" className="cd-num" onSort={() => setDescending(!isDescending)}>
            Goals
          </SortHead>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ id, name, goals }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td className="cd-num">{goals}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
/** For a table that is written by hand because its rows are more than cells. */
export const Sortable: StoryObj = { render: () => <SortablePeople /> };
