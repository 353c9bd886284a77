import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../foundations/guidance.ts';
import { doNothing, risingWeeks, sampleWeeks, weeksOf } from '../gallery/samples.ts';
import { Stack } from '../layout/layout.tsx';
import { WeekRuler } from './week-ruler.tsx';
import { WeekSparkline } from './week-sparkline.tsx';
import { WeekStepper } from './week-stepper.tsx';
import { WeekStrip } from './week-strip.tsx';

const meta: Meta<typeof WeekStrip> = {
  title: 'Scales/Weeks',
  component: WeekStrip,
  subcomponents: { WeekSparkline, WeekRuler, WeekStepper },
  args: { weeks: sampleWeeks, current: 8, onUpdate: fn() },
  argTypes: { weeks: { control: false } },
  parameters: guidance({
    use: [
      'WeekStrip for the quarter of one goal, with its values; the current week can be updated from it.',
      'WeekSparkline in rows of lists: the same quarter at a glance.',
      'WeekRuler for how far the quarter is, WeekStepper for choosing a week of a page.',
    ],
    avoid: [
      'For other spans than the fourteen weeks of a quarter.',
      'A line chart: steps of a scale have no values between.',
    ],
    words: [
      'Weeks have numbers and their Monday: "Week 8", "Nov 16".',
      'A past week without a value is "Missed".',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof WeekStrip>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Update week 8' }));
    await expect(args.onUpdate).toHaveBeenCalledWith(8);
  },
};
export const Phone: Story = {
  args: { compact: true },
  decorators: [(Draw) => <div style={{ width: 358 }}>{Draw()}</div>],
};
export const Squeezed: Story = {
  args: { squeezed: true },
  decorators: [(Draw) => <div style={{ width: 358 }}>{Draw()}</div>],
};
export const ReadOnly: Story = { render: ({ weeks }) => <WeekStrip weeks={weeks} current={8} /> };
export const NothingPosted: Story = { args: { weeks: [], current: null } };
export const Sparklines: Story = {
  render: () => (
    <Stack gap={4}>
      <WeekSparkline weeks={risingWeeks} />
      <WeekSparkline weeks={weeksOf('--33221.......', '')} />
      <WeekSparkline weeks={weeksOf('xxxxxxxc......', '')} />
      <WeekSparkline weeks={[]} />
    </Stack>
  ),
};
export const Ruler: Story = {
  render: () => (
    <div style={{ width: 200 }}>
      <Stack gap={4}>
        <WeekRuler label="Q4 2026" total={14} current={8} />
        <WeekRuler label="Q1 2027" total={13} current={null} />
        <WeekRuler label="Q4 2026" total={14} current={8} bare />
      </Stack>
    </div>
  ),
};
export const Stepper: Story = {
  render: () => (
    <Stack gap={3}>
      <WeekStepper week={8} days="Nov 16 – 22" onPrevious={doNothing} onNext={doNothing} />
      <WeekStepper week={1} onPrevious={null} onNext={doNothing} />
      <WeekStepper week={14} days="Dec 28 – Jan 3" onPrevious={doNothing} onNext={null} />
    </Stack>
  ),
};
