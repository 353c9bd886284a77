import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guidance } from '../foundations/guidance.ts';
import { LONG_TITLE } from '../gallery/samples.ts';
import { Inline, Stack } from '../layout/layout.tsx';
import { ProgressBar, Ring } from './progress.tsx';
import { Spinner } from './spinner.tsx';

const meta: Meta<typeof ProgressBar> = {
  title: 'Messages/Progress',
  component: ProgressBar,
  subcomponents: { Ring, Spinner },
  args: { label: 'Multi-Quarter Goal List', value: 2, max: 4, note: '2 of 4 quarters' },
  decorators: [(Draw) => <div style={{ maxWidth: 420 }}>{Draw()}</div>],
  parameters: guidance({
    use: [
      'ProgressBar for long work with a known end, and for how far something has come.',
      'Ring for one percentage that a page is about, such as compliance.',
      'Spinner inside a button or beside a word; buttons bring their own.',
    ],
    avoid: [
      'A spinner in place of content: Skeleton.',
      'A bar that does not know its end: say what is being done instead.',
      'Rings beside each other for comparison: bars line up.',
    ],
    words: [
      'The label names the thing, the note the figure: "2 of 4 quarters".',
      'Percentages are whole numbers.',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof ProgressBar>;

export const Playground: Story = {};
export const Bars: Story = {
  render: () => (
    <Stack gap={5}>
      <ProgressBar label="Not begun" value={0} />
      <ProgressBar label="Under way" value={37} />
      <ProgressBar label="Done" value={100} />
      <ProgressBar label="More than there is" value={9} max={4} note="9 of 4" />
      <ProgressBar label={LONG_TITLE} value={50} />
    </Stack>
  ),
};
export const Rings: Story = {
  render: () => (
    <Inline gap={6}>
      {[0, 7, 68, 100].map((percent) => (
        <Ring key={percent} percent={percent} label="Compliance" />
      ))}
      <Ring percent={68} label="Compliance" size={64} />
    </Inline>
  ),
};
export const Spinners: Story = {
  render: () => (
    <Inline>
      <Spinner label="Loading" />
      <Spinner label="Loading" size="lg" />
    </Inline>
  ),
};
