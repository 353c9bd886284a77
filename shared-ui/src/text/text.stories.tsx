import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { guidance } from '../foundations/guidance.ts';
import { Inline } from '../layout/layout.tsx';
import { CountBadge, CountDot, ExpandableText, Kbd, VisuallyHidden } from './text.tsx';

const meta: Meta<typeof ExpandableText> = {
  title: 'Data/Text',
  component: ExpandableText,
  subcomponents: { Kbd, CountBadge, CountDot, VisuallyHidden },
  args: {
    text: 'Retention in mid-market fell for two quarters because hospitals bought maintenance planning and never reached the second department. We take the 31 accounts with one department live and bring each to at least two.',
  },
  parameters: guidance({
    use: [
      'ExpandableText for what people wrote where a page has room for two lines of it.',
      'Kbd for a key, CountBadge for how many wait, VisuallyHidden for words that eyes take from elsewhere.',
    ],
    avoid: ['Cutting what somebody has to decide on.', 'Counts that nobody acts on.'],
    words: [
      '"View more" and "View less".',
      'Counts beyond nine are "9+": nobody counts along.',
      'Keys as on the keyboard: ⌘K, Ctrl K.',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof ExpandableText>;

export const Playground: Story = {};
export const Expanded: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'View more' }));
    await expect(within(canvasElement).getByRole('button', { name: 'View less' })).toBeVisible();
  },
};
export const ShortText: Story = { args: { text: 'Short enough to be shown as a whole.' } };
export const KeysAndCounts: Story = {
  render: () => (
    <Inline gap={4}>
      <Kbd>⌘K</Kbd>
      <Kbd>/</Kbd>
      <CountBadge count={4} label="unread" />
      <CountBadge count={120} label="unread" />
      <CountBadge count={0} label="unread" />
      <VisuallyHidden>Read, not drawn</VisuallyHidden>
    </Inline>
  ),
};
