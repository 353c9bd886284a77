import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../foundations/guidance.ts';
import { LONG_TITLE } from '../gallery/samples.ts';
import { ErrorState } from './empty-state.tsx';

const meta: Meta<typeof ErrorState> = {
  title: 'Messages/Error state',
  component: ErrorState,
  args: {
    title: 'The goals could not be loaded',
    children: 'The database did not answer in time.',
    incident: '7f3a-91c2',
    onRetry: fn(),
  },
  argTypes: { kind: { control: 'inline-radio', options: ['request', 'remote'] } },
  decorators: [(Draw) => <div className="cd-card">{Draw()}</div>],
  parameters: guidance({
    use: [
      'In place of what could not be loaded, however small: the rest of the page stays.',
      'kind remote when a whole part of the product is away.',
    ],
    avoid: [
      'For what somebody typed: Field.',
      'For a press that failed while the page is still good: a toast, or a Callout in the form.',
      'A whole page for the failure of one part.',
    ],
    words: [
      'What failed, in the words of the page: "The goals could not be loaded".',
      'Then the server’s sentence as it came.',
      'No codes but the id to quote; no "unexpected", no apology.',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof ErrorState>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { retrying: true } };
export const OfARemote: Story = {
  render: ({ onRetry }) => (
    <ErrorState kind="remote" title="Compliance is not available right now" {...(onRetry && { onRetry })}>
      Everything else on this page works.
    </ErrorState>
  ),
};
export const NothingToRetry: Story = {
  render: () => (
    <ErrorState title="This goal does not exist">It was deleted, or it is not shared with you.</ErrorState>
  ),
};
export const InAWidget: Story = { args: { size: 'sm' } };
export const LongText: Story = { args: { title: LONG_TITLE, children: LONG_TITLE } };
