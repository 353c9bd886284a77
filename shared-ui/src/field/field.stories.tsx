import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guidance } from '../foundations/guidance.ts';
import { LONG_TITLE } from '../gallery/samples.ts';
import { Stack } from '../layout/layout.tsx';
import { ErrorText, Field } from './field.tsx';
import { TextArea, TextInput } from './inputs.tsx';

const meta: Meta<typeof Field> = {
  title: 'Forms/Field',
  component: Field,
  subcomponents: { ErrorText },
  args: { label: 'Title', children: <TextInput placeholder="What will be true on December 31?" /> },
  argTypes: { children: { control: false } },
  decorators: [(Draw) => <div style={{ maxWidth: 480 }}>{Draw()}</div>],
  parameters: guidance({
    use: [
      'Around every control of a form: it ties label, hint, error and counter to it, for eyes and for screen readers.',
      'ErrorText alone where something other than a field is wrong, beside what is wrong.',
    ],
    avoid: [
      'Around RadioCards: they have a legend of their own.',
      'A placeholder in place of the label: it is gone when it is needed.',
      'An error before somebody had a chance: errors come on leaving the field or on saving.',
    ],
    words: [
      'The label is a noun without a colon: "Title", "Reporting Memo".',
      'Mark what is optional, not what is required, where most fields are required.',
      'A hint says what is expected before it goes wrong: "At least ten characters".',
      'An error says what to do in the words of the label: "Title is required", "Invalid LinkedIn URL!".',
      'The counter appears at 80 % of the limit; do not write the limit anywhere else.',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Field>;

export const Playground: Story = {};
export const WithHint: Story = { args: { hint: 'One sentence that somebody else could check' } };
export const Wrong: Story = { args: { error: 'Title is required', hint: 'Gone while there is an error' } };
export const NotesBeside: Story = { args: { note: 'optional', aside: 'Seen by everyone' } };
export const Counter: Story = {
  render: () => (
    <Stack gap={5}>
      <Field label="Below 80 %" counter={{ value: 700, max: 1000 }}>
        <TextArea />
      </Field>
      <Field label="Near the limit" counter={{ value: 990, max: 1000 }}>
        <TextArea />
      </Field>
      <Field label="Beyond it" counter={{ value: 1012, max: 1000 }} error="At most 1,000 characters">
        <TextArea />
      </Field>
    </Stack>
  ),
};
export const LabelForScreenReadersOnly: Story = { args: { hideLabel: true } };
export const LongText: Story = { args: { label: LONG_TITLE, note: 'optional', error: LONG_TITLE } };
export const ErrorAlone: StoryObj = { render: () => <ErrorText>The file is larger than 5 MB</ErrorText> };
