import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Field } from '../field/field.tsx';
import { Combobox } from './combobox.tsx';

const meta: Meta = { title: 'Forms/Combobox' };
export default meta;
const people = ['Ana Ruiz', 'Zoë Lefèvre', 'Kateřina Dvořáková', 'Mateusz Wójcik'].map((label, id) => ({
  value: String(id),
  label,
  meta: 'Customer Success',
  lead: <Avatar id={id} name={label} size="s" />,
}));
function Demo(): ReactNode {
  const [value, setValue] = useState<string | null>('1');
  return (
    <div style={{ maxWidth: 360, minHeight: 260 }}>
      <Field label="Owner">
        <Combobox value={value} onChange={setValue} options={people} placeholder="Name" inputSize="lg" />
      </Field>
    </div>
  );
}
export const Owner: StoryObj = { render: () => <Demo /> };
