import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { guidance } from '../foundations/guidance.ts';
import { LONG_TITLE } from '../gallery/samples.ts';
import { Stack } from '../layout/layout.tsx';
import { Checkbox, Switch } from './checkbox.tsx';

const meta: Meta<typeof Checkbox> = {
  title: 'Forms/Checkbox and switch',
  component: Checkbox,
  subcomponents: { Switch },
  args: { label: 'Private', hint: 'Only you and your managers see it', defaultChecked: true },
  parameters: guidance({
    use: [
      'Checkbox for a yes or no that is sent with the form around it, or for choosing rows.',
      'Switch for a setting that holds at once, without Save.',
    ],
    avoid: [
      'A switch in a form with Save: people cannot tell when it holds.',
      'For two things that exclude each other: RadioCards or Segmented.',
    ],
    words: [
      'What is true when it is on: "Private", "Email notifications". Never a question, never "Enable …".',
      'Never negate: "Show archived" instead of "Hide archived".',
      'The hint says what changes for whom.',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
  },
};
export const Checkboxes: Story = {
  render: () => (
    <Stack gap={4}>
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Off, and cannot be changed" disabled />
      <Checkbox label="On, and cannot be changed" disabled defaultChecked />
      <Checkbox label="With a hint" hint="Only you and your managers see it" />
    </Stack>
  ),
};
export const Switches: Story = {
  render: () => (
    <Stack gap={4}>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Off, and cannot be changed" disabled />
      <Switch label="On, and cannot be changed" disabled defaultChecked />
      <Switch label="With a hint" hint="One mail a day, at eight in the morning" />
    </Stack>
  ),
};
export const LongText: Story = {
  args: { label: LONG_TITLE, hint: LONG_TITLE },
  decorators: [(Draw) => <div style={{ width: 260 }}>{Draw()}</div>],
};
