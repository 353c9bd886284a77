import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import * as Chakra from '../chakra.ts';
import { Select, TextInput } from '../field/inputs.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { DataTable } from '../table/data-table.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { Tag } from '../tag/tag.tsx';

const meta: Meta = { title: 'Chakra/Beside ours', tags: ['!autodocs'] };
export default meta;

const quarters = ['Q3 2026', 'Q4 2026'];
const people = [
  { name: 'Kateřina Dvořáková', goals: 4 },
  { name: 'Folasade Okonkwo', goals: 12 },
];
const nothing = (): void => undefined;

function OurDialog(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open ours</Button>
      <Dialog
        open={isOpen}
        title="Close the quarter?"
        onCloseRequest={close}
        footer={<Button onClick={close}>Cancel</Button>}
      >
        <p>Nine goals keep their last likelihood.</p>
      </Dialog>
    </>
  );
}

const ours = (
  <div className="cd-stack cd-gap-5">
    <div className="cd-row">
      <Button variant="primary">Save</Button>
      <Button>Cancel</Button>
      <Button variant="quiet">Skip</Button>
      <Button variant="danger">Delete</Button>
    </div>
    <TextInput aria-label="Title" placeholder="Title" />
    <Select aria-label="Quarter" options={quarters.map((label) => ({ value: label, label }))} />
    <div className="cd-tags">
      <Tag>Draft</Tag>
      <Tag tone="alarm">Overdue</Tag>
      <Tag tone="act">Your turn</Tag>
    </div>
    <Tabs
      label="Views"
      value="goals"
      onChange={nothing}
      items={[
        { id: 'goals', label: 'Goals', content: 'Four goals' },
        { id: 'notes', label: 'Notes', content: 'No notes' },
      ]}
    />
    <DataTable
      caption="People"
      rows={people}
      rowKey={(row) => row.name}
      columns={[
        { id: 'name', header: 'Employee', rowHeader: true, cell: (row) => row.name },
        { id: 'goals', header: 'Goals', numeric: true, cell: (row) => row.goals },
      ]}
    />
    <OurDialog />
  </div>
);

const chakraDialog = (
  <Chakra.Dialog.Root>
    <Chakra.Dialog.Trigger asChild>
      <Chakra.Button justifySelf="start">Open Chakra’s</Chakra.Button>
    </Chakra.Dialog.Trigger>
    <Chakra.Portal>
      <Chakra.Dialog.Backdrop />
      <Chakra.Dialog.Positioner>
        <Chakra.Dialog.Content>
          <Chakra.Dialog.Header>
            <Chakra.Dialog.Title>Close the quarter?</Chakra.Dialog.Title>
          </Chakra.Dialog.Header>
          <Chakra.Dialog.Body>Nine goals keep their last likelihood.</Chakra.Dialog.Body>
          <Chakra.Dialog.Footer>
            <Chakra.Dialog.ActionTrigger asChild>
              <Chakra.Button>Cancel</Chakra.Button>
            </Chakra.Dialog.ActionTrigger>
          </Chakra.Dialog.Footer>
        </Chakra.Dialog.Content>
      </Chakra.Dialog.Positioner>
    </Chakra.Portal>
  </Chakra.Dialog.Root>
);

const chakraTable = (
  <Chakra.Table.Root>
    <Chakra.Table.Header>
      <Chakra.Table.Row>
        <Chakra.Table.ColumnHeader>Employee</Chakra.Table.ColumnHeader>
        <Chakra.Table.ColumnHeader textAlign="end">Goals</Chakra.Table.ColumnHeader>
      </Chakra.Table.Row>
    </Chakra.Table.Header>
    <Chakra.Table.Body>
      {people.map(({ name, goals }) => (
        <Chakra.Table.Row key={name}>
          <Chakra.Table.Cell color="fg" fontWeight="medium">
            {name}
          </Chakra.Table.Cell>
          <Chakra.Table.Cell textAlign="end">{goals}</Chakra.Table.Cell>
        </Chakra.Table.Row>
      ))}
    </Chakra.Table.Body>
  </Chakra.Table.Root>
);

const chakras = (
  <Chakra.ChakraScreen>
    <div className="cd-stack cd-gap-5">
      <div className="cd-row">
        <Chakra.Button variant="solid">Save</Chakra.Button>
        <Chakra.Button>Cancel</Chakra.Button>
        <Chakra.Button variant="ghost">Skip</Chakra.Button>
        <Chakra.Button variant="solid" colorPalette="red">
          Delete
        </Chakra.Button>
      </div>
      <Chakra.Input aria-label="Title" placeholder="Title" />
      <Chakra.NativeSelect.Root>
        <Chakra.NativeSelect.Field aria-label="Quarter">
          {quarters.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </Chakra.NativeSelect.Field>
        <Chakra.NativeSelect.Indicator />
      </Chakra.NativeSelect.Root>
      <div className="cd-tags">
        <Chakra.Badge>Draft</Chakra.Badge>
        <Chakra.Badge colorPalette="red">Overdue</Chakra.Badge>
        <Chakra.Badge variant="solid">Your turn</Chakra.Badge>
      </div>
      <Chakra.Tabs.Root defaultValue="goals">
        <Chakra.Tabs.List>
          <Chakra.Tabs.Trigger value="goals">Goals</Chakra.Tabs.Trigger>
          <Chakra.Tabs.Trigger value="notes">Notes</Chakra.Tabs.Trigger>
        </Chakra.Tabs.List>
        <Chakra.Tabs.Content value="goals">Four goals</Chakra.Tabs.Content>
        <Chakra.Tabs.Content value="notes">No notes</Chakra.Tabs.Content>
      </Chakra.Tabs.Root>
      {chakraTable}
      {chakraDialog}
    </div>
  </Chakra.ChakraScreen>
);

/** Each theme with ours at the left and Chakra's own, from `@cadence/shared-ui/chakra`, at the right. */
function BothThemes(): ReactNode {
  return ['light', 'dark'].map((theme) => (
    <section key={theme} data-theme={theme} style={{ background: 'var(--surface)', color: 'var(--ink)' }}>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 48, padding: 24 }}>
        {ours}
        {chakras}
      </div>
    </section>
  ));
}

export const DefaultColour: StoryObj = { render: () => <BothThemes /> };
export const TenantColour: StoryObj = { globals: { tenant: '7A3E9D' }, render: () => <BothThemes /> };
