import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Person } from '../avatar/avatar.tsx';
import { guidance } from '../foundations/guidance.ts';
import { LONG_NAME, LONG_TITLE } from '../gallery/samples.ts';
import { EmptyState } from '../state/empty-state.tsx';
import { type DataColumn, DataTable } from './data-table.tsx';
import { SortHead } from './sort-head.tsx';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly goals: number;
}

const rows: readonly Row[] = [
  { id: 1, name: 'Kateřina Dvořáková', title: 'Senior Success Manager', goals: 4 },
  { id: 2, name: 'Folasade Okonkwo', title: 'Success Analyst', goals: 12 },
];
const many = Array.from({ length: 16 }, (_, id) => ({
  id,
  name: `Person ${id + 1}`,
  title: 'Success Analyst',
  goals: id * 31,
}));
const columns: readonly DataColumn<Row>[] = [
  {
    id: 'name',
    header: 'Employee',
    rowHeader: true,
    cell: (row) => <Person id={row.id} name={row.name} size="s" />,
  },
  { id: 'title', header: 'Job Title', cell: (row) => row.title },
  { id: 'goals', header: 'Goals', numeric: true, cell: (row) => row.goals },
];

const meta: Meta<typeof DataTable<Row>> = {
  title: 'Data/Table',
  component: DataTable,
  subcomponents: { SortHead },
  args: { caption: 'People', rows, columns, rowKey: (row) => row.id },
  argTypes: { columns: { control: false }, rows: { control: false }, rowKey: { control: false } },
  parameters: guidance({
    use: [
      'For several facts of many things that are compared with each other.',
      'One column names the row (rowHeader); figures are numeric, so that their digits line up.',
      'In a WideOrNarrow with cards where a phone has no room for the columns.',
    ],
    avoid: [
      'For things that are opened one by one: ListRow.',
      'For layout, or for label and value of one thing.',
      'An empty table: EmptyState in its place.',
    ],
    words: [
      'Heads are nouns, as short as what is below them; units belong into the head: "Time (days)".',
      'The caption is read, not drawn: "Employees of Customer Success".',
      'Nothing is an empty cell, not "N/A" or "-".',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof DataTable<Row>>;

export const Playground: Story = {};
export const Compact: Story = { args: { compact: true } };
export const Fixed: Story = {
  args: { fixed: true, rows: [{ id: 9, name: LONG_NAME, title: LONG_TITLE, goals: 1 }] },
  decorators: [(Draw) => <div style={{ width: 480 }}>{Draw()}</div>],
};
export const LongText: Story = {
  args: { rows: [...rows, { id: 9, name: LONG_NAME, title: LONG_TITLE, goals: 1_234_567 }] },
};
export const ManyRows: Story = { args: { rows: many, compact: true } };
export const NoRoom: Story = {
  decorators: [(Draw) => <div style={{ width: 260 }}>{Draw()}</div>],
};
export const Empty: Story = {
  render: () => (
    <EmptyState kind="filtered" title="Nobody matches these filters">
      23 people are hidden by Success Analyst.
    </EmptyState>
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
export const Sortable: Story = {
  render: () => <SortablePeople />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Employee/ }));
    await expect(within(canvasElement).getByRole('columnheader', { name: /Employee/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};
