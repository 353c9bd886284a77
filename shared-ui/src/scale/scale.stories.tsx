import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../layout/layout.tsx';
import { LikelihoodChip, QualityChip } from './chips.tsx';
import { SCALE_STEPS } from './labels.ts';

const meta: Meta<typeof LikelihoodChip> = {
  title: 'Scales/Chips',
  component: LikelihoodChip,
  args: { value: 3, delta: 1 },
};
export default meta;
type Story = StoryObj<typeof LikelihoodChip>;

export const Playground: Story = {};
export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '120px 120px', gap: 8 }}>
      {SCALE_STEPS.flatMap((step) => [
        <LikelihoodChip key={`l${step}`} value={step} delta={step - 2} fill />,
        <QualityChip key={`q${step}`} value={step} delta={2 - step} fill />,
      ])}
    </div>
  ),
};
export const NoUpdate: Story = {
  render: () => (
    <Stack>
      <LikelihoodChip value={null} />
    </Stack>
  ),
};
