import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guidance } from '../foundations/guidance.ts';
import { Inline, Stack } from '../layout/layout.tsx';
import { Skeleton, SkeletonDetail, SkeletonGroup, SkeletonList } from './skeleton.tsx';

const meta: Meta<typeof Skeleton> = {
  title: 'Messages/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonGroup, SkeletonList, SkeletonDetail },
  args: { width: 240, height: 16 },
  argTypes: { shape: { control: 'inline-radio', options: ['line', 'chip', 'round'] } },
  parameters: guidance({
    use: [
      'While the first content of a part loads, in the sizes that it will have: nothing jumps.',
      'SkeletonGroup around them: it says "Loading" once, and appears only after 150 ms.',
    ],
    avoid: [
      'While something is fetched again: what is shown stays.',
      'For a press that takes time: the button says so.',
      'For long work: ProgressBar.',
    ],
    words: ['The label says what is loading where several parts do: "Loading goals".'],
  }),
};
export default meta;
type Story = StoryObj<typeof Skeleton>;

export const Playground: Story = {};
export const Shapes: Story = {
  render: () => (
    <SkeletonGroup>
      <Inline gap={4}>
        <Skeleton width={160} />
        <Skeleton shape="chip" width={80} />
        <Skeleton shape="round" width={32} height={32} />
      </Inline>
    </SkeletonGroup>
  ),
};
export const List: Story = { render: () => <SkeletonList rows={3} label="Loading goals" /> };
export const Detail: Story = {
  render: () => (
    <Stack>
      <SkeletonDetail />
    </Stack>
  ),
};
