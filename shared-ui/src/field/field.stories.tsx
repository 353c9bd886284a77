import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import { Stack } from '../layout/layout.tsx';
import { Field } from './field.tsx';
import { PasswordInput, Select, TextArea, TextInput } from './inputs.tsx';
import { SearchInput } from './search-input.tsx';

const meta: Meta<typeof Field> = {
  title: 'Forms/Field',
  component: Field,
  decorators: [(Draw) => <div style={{ maxWidth: 480 }}>{Draw()}</div>],
};
export default meta;
type Story = StoryObj<typeof Field>;

const periods = ['Q3 2026', 'Q4 2026', 'Q1 2027'].map((label) => ({ value: label, label }));

export const All: Story = {
  render: () => (
    <Stack gap={5}>
      <Field label="Title" required>
        <TextInput inputSize="lg" placeholder="What will be true on December 31?" />
      </Field>
      <Field label="LinkedIn" error="Invalid LinkedIn URL!">
        <TextInput defaultValue="example.com/siobhan" />
      </Field>
      <Field label="Password" hint="At least ten characters">
        <PasswordInput inputSize="lg" defaultValue="correct horse" />
      </Field>
      <Field label="Quarter">
        <Select options={periods} placeholder="Choose a quarter" />
      </Field>
      <Field
        label="Comment"
        note="optional, seen by everyone who sees the goal"
        counter={{ value: 990, max: 1000 }}
      >
        <TextArea defaultValue="Saint-Rémi postponed the vote to December 4 and asked for a second offer." />
      </Field>
      <Field label="Email" hint="Ask an administrator to change it">
        <TextInput readOnly value="zoe.lefevre@acme.example" />
      </Field>
      <Field label="Locked">
        <TextInput disabled value="Nothing to change" />
      </Field>
    </Stack>
  ),
};

function SearchDemo(): ReactNode {
  const [query, setQuery] = useState('');
  return (
    <SearchInput
      value={query}
      onChange={setQuery}
      label="Search goals"
      placeholder="Title, owner or department"
      hotkey="/"
    />
  );
}
export const Search: Story = { render: () => <SearchDemo /> };
