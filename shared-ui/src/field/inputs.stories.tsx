import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { guidance } from '../foundations/guidance.ts';
import { LONG_TITLE } from '../gallery/samples.ts';
import { Stack } from '../layout/layout.tsx';
import { Field } from './field.tsx';
import { PasswordInput, Select, TextArea, TextInput } from './inputs.tsx';

const periods = ['Q3 2026', 'Q4 2026', 'Q1 2027'].map((label) => ({ value: label, label }));

const meta: Meta<typeof TextInput> = {
  title: 'Forms/Text and select',
  component: TextInput,
  subcomponents: { PasswordInput, TextArea, Select },
  args: { placeholder: 'What will be true on December 31?' },
  argTypes: { inputSize: { control: 'inline-radio', options: ['md', 'lg'] } },
  decorators: [
    (Draw) => (
      <div style={{ maxWidth: 480 }}>
        <Field label="Title">{Draw()}</Field>
      </div>
    ),
  ],
  parameters: guidance({
    use: [
      'TextInput for one line, TextArea where people may write sentences, Select for up to about ten fixed choices.',
      'PasswordInput for every password: it can be shown, and password managers find it.',
      'Large in forms, medium in bars and filters.',
    ],
    avoid: [
      'For text that is read with formatting: the rich text editor.',
      'For a choice that people search: Combobox.',
      'A disabled field for something that is only to be read: readOnly can be reached, read and copied.',
    ],
    words: [
      'A placeholder is an example or a question that helps to begin, never an instruction that is needed later.',
      'The first entry of a select without a value says what to choose: "Choose a quarter".',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof TextInput>;

export const Playground: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack gap={3}>
      <TextInput aria-label="Medium" defaultValue="Medium, in bars" />
      <TextInput aria-label="Large" inputSize="lg" defaultValue="Large, in forms" />
    </Stack>
  ),
};
export const ReadOnly: Story = { args: { readOnly: true, value: 'zoe.lefevre@acme.example' } };
export const Disabled: Story = { args: { disabled: true, value: 'Nothing to change' } };
export const LongText: Story = { args: { defaultValue: LONG_TITLE } };

export const Password: StoryObj = {
  render: () => <PasswordInput inputSize="lg" defaultValue="correct horse" />,
};
export const PasswordShown: StoryObj = {
  ...Password,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show password' }));
    await expect(within(canvasElement).getByLabelText('Title')).toHaveAttribute('type', 'text');
  },
};
export const SeveralLines: StoryObj = {
  render: () => (
    <TextArea defaultValue="Saint-Rémi postponed the vote to December 4 and asked for a second offer." />
  ),
};
export const Grown: StoryObj = {
  render: () => <TextArea maxHeight={160} defaultValue={`${LONG_TITLE}\n`.repeat(8)} />,
};
export const Choice: StoryObj = { render: () => <Select options={periods} defaultValue="Q4 2026" /> };
export const NothingChosen: StoryObj = {
  render: () => <Select options={periods} placeholder="Choose a quarter" inputSize="lg" />,
};
export const ChoiceDisabled: StoryObj = {
  render: () => <Select options={periods} defaultValue="Q4 2026" disabled />,
};
