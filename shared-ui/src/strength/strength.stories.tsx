import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StrengthMeter } from './strength-meter.tsx';

const meta: Meta = { title: 'Forms/Strength' };
export default meta;

const LABELS = ['At least 8 characters', 'Lower and upper case', 'A digit', 'A special character'];

export const Moderate: StoryObj = {
  render: () => (
    <StrengthMeter
      name="Password strength"
      label="Moderate"
      parts={LABELS.map((label, index) => ({ label, isThere: index < 2 }))}
    />
  ),
};
