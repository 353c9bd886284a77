import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button.tsx';
import { guidance } from '../foundations/guidance.ts';
import { LONG_TITLE } from '../gallery/samples.ts';
import { Plus, Target } from '../icon/icons.ts';
import { EmptyState } from './empty-state.tsx';

const meta: Meta<typeof EmptyState> = {
  title: 'Messages/Empty state',
  component: EmptyState,
  args: {
    title: 'No goals in Q4 2026 yet',
    children: 'Start with the result you want to see on December 31.',
    icon: <Target aria-hidden />,
    action: (
      <Button variant="primary" icon={<Plus aria-hidden />}>
        Add a Goal
      </Button>
    ),
  },
  argTypes: {
    kind: { control: 'inline-radio', options: ['none', 'filtered', 'forbidden'] },
    icon: { control: false },
    action: { control: false },
  },
  decorators: [(Draw) => <div className="cd-card">{Draw()}</div>],
  parameters: guidance({
    use: [
      'Wherever a list, table or widget has nothing to show.',
      'Tell apart why: nothing yet, hidden by filters, or not permitted.',
      'With the one action that helps, and only if this person may take it.',
    ],
    avoid: ['While something loads: Skeleton.', 'When something failed: ErrorState.', 'Drawings and jokes.'],
    words: [
      'What is empty, where, and for which time: "No goals in Q4 2026 yet".',
      'With filters: how many are hidden, and by what.',
      'One sentence; no exclamation marks, no "Oops".',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const Playground: Story = {};
export const Filtered: Story = {
  render: () => (
    <EmptyState kind="filtered" title="No goal matches these filters" action={<Button>Clear all</Button>}>
      23 goals are hidden by At Risk and Onboarding.
    </EmptyState>
  ),
};
export const NotPermitted: Story = {
  render: () => (
    <EmptyState kind="forbidden" title="No goals in this quarter." action={<Button>Go to Q4 2026</Button>}>
      Q2 2026 has ended; goals are added to the current quarter and the next four.
    </EmptyState>
  ),
};
export const InAWidget: Story = {
  render: () => (
    <EmptyState size="sm" title="Nothing to decide">
      Requests of your team appear here.
    </EmptyState>
  ),
};
export const LongText: Story = { args: { title: LONG_TITLE, children: LONG_TITLE } };
