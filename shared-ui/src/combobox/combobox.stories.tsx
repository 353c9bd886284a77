import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { Field } from '../field/field.tsx';
import { guidance } from '../foundations/guidance.ts';
import { doNothing, LONG_NAME } from '../gallery/samples.ts';
import { Combobox } from './combobox.tsx';

const people = ['Ana Ruiz', 'Zoë Lefèvre', 'Kateřina Dvořáková', 'Mateusz Wójcik', LONG_NAME].map(
  (label, id) => ({
    value: String(id),
    label,
    meta: 'Customer Success',
    lead: <Avatar id={id} name={label} size="s" />,
  }),
);

const meta: Meta<typeof Combobox> = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: { value: '1', options: people, placeholder: 'Name', inputSize: 'lg', onChange: doNothing },
  decorators: [
    (Draw, { parameters }) => (
      <div style={{ maxWidth: 360, minHeight: 280 }}>
        <Field label="Owner" error={String(parameters['error'] ?? '')}>
          {Draw()}
        </Field>
      </div>
    ),
  ],
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <Combobox {...args} value={value} onChange={setValue} />;
  },
  parameters: guidance({
    use: [
      'For one of many that people know by name: a person, a goal, a department.',
      'With onQueryChange where the list is long: the server searches, and the list says while it does.',
    ],
    avoid: [
      'For fewer than eight fixed choices: Select, or RadioCards when they need explaining.',
      'For several choices at once: checkboxes, or chips that are added.',
    ],
    words: [
      'The placeholder says what to type: "Name", "Title or owner".',
      'The second line tells two of the same name apart: a department, a job title.',
      'When nothing matches, say what was searched: "Nobody has that name".',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Combobox>;

const openList: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
};

export const Playground: Story = {};
export const Open: Story = {
  play: async (context) => {
    await openList(context);
    await expect((await screen.findAllByRole('option')).length).toBe(people.length);
  },
};
export const Filtered: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'dvorak');
    await expect(await screen.findByRole('option', { name: /Kateřina/ })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};
export const NothingFound: Story = {
  args: { value: null, emptyText: 'Nobody has that name' },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'xyz');
    await expect(await screen.findByRole('status')).toHaveTextContent('Nobody has that name');
  },
};
export const Searching: Story = {
  args: { value: null, options: [], loading: true, onQueryChange: doNothing },
  play: openList,
};
export const ManyChoices: Story = {
  args: {
    value: null,
    options: Array.from({ length: 200 }, (_, id) => ({ value: String(id), label: `Goal ${id + 1}` })),
  },
  play: openList,
};
export const NothingChosen: Story = { args: { value: null } };
export const Clearable: Story = { args: { clearable: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Wrong: Story = { args: { value: null }, parameters: { error: 'Please select owner!' } };
