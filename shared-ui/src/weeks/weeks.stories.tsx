import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { risingWeeks, sampleWeeks } from '../gallery/samples.ts';
import { WeekRuler } from './week-ruler.tsx';
import { WeekSparkline } from './week-sparkline.tsx';
import { WeekStepper } from './week-stepper.tsx';
import { WeekStrip } from './week-strip.tsx';

const meta: Meta<typeof WeekStrip> = {
  title: 'Scales/Weeks',
  component: WeekStrip,
  args: { weeks: sampleWeeks, current: 8, onUpdate: () => undefined },
};
export default meta;
type Story = StoryObj<typeof WeekStrip>;

export const Strip: Story = {};
export const Phone: Story = {
  args: { compact: true },
  decorators: [(Draw) => <div style={{ width: 358 }}>{Draw()}</div>],
};
export const ReadOnly: Story = {
  render: ({ weeks }) => <WeekStrip weeks={weeks} current={8} />,
};
export const Sparkline: Story = { render: () => <WeekSparkline weeks={risingWeeks} /> };
export const Ruler: Story = {
  render: () => (
    <div style={{ width: 200 }}>
      <WeekRuler label="Q4 2026" total={14} current={8} />
    </div>
  ),
};

export const Stepper: Story = {
  render: () => <WeekStepper week={8} days="Nov 16 – 22" onPrevious={() => undefined} onNext={null} />,
};
