import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guidance } from '../foundations/guidance.ts';
import { StrengthMeter } from './strength-meter.tsx';

const LABELS = ['At least 8 characters', 'Lower and upper case', 'A digit', 'A special character'];
const partsUpTo = (count: number) => LABELS.map((label, index) => ({ label, isThere: index < count }));

const meta: Meta<typeof StrengthMeter> = {
  title: 'Forms/Strength',
  component: StrengthMeter,
  args: { name: 'Password strength', label: 'Moderate', parts: partsUpTo(2) },
  parameters: guidance({
    use: ['Below a new password: which parts are there and which are missing, while it is typed.'],
    avoid: [
      'At a login: nothing is chosen there.',
      'As the only place of a rule that refuses: the field says it.',
    ],
    words: [
      'Parts are what is to be there: "A digit". Not "Must contain …".',
      'One word for the whole: Weak, Moderate, Strong.',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof StrengthMeter>;

export const Playground: Story = {};
export const NothingYet: Story = { args: { label: '', parts: partsUpTo(0) } };
export const Weak: Story = { args: { label: 'Weak', parts: partsUpTo(1) } };
export const Strong: Story = { args: { label: 'Strong', parts: partsUpTo(4) } };
