import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button.tsx';
import { guidance } from '../foundations/guidance.ts';
import { LONG_TITLE } from '../gallery/samples.ts';
import { Banner } from './notice.tsx';

const meta: Meta<typeof Banner> = {
  title: 'Messages/Banner',
  component: Banner,
  args: { tone: 'notice', title: 'A new version is ready', action: <Button size="sm">Reload</Button> },
  argTypes: {
    tone: { control: 'inline-radio', options: ['offline', 'reconnecting', 'notice'] },
    action: { control: false },
  },
  parameters: guidance({
    use: [
      'Under the header, for what concerns the whole product: offline, reconnecting, a new version.',
      'One at a time; it goes when its reason goes.',
    ],
    avoid: [
      'For one goal, person or form: Callout.',
      'For the outcome of a press: toast.',
      'For advertising what is new.',
    ],
    words: [
      'First the state in bold, then what it means: "You are offline." "What you write is kept on this device."',
      'Never blame: "Reconnecting", not "Connection error".',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Banner>;

export const Playground: Story = {};
export const Offline: Story = {
  render: () => (
    <Banner tone="offline" title="You are offline.">
      What you write is kept on this device and sent when you are back.
    </Banner>
  ),
};
export const Reconnecting: Story = {
  render: () => (
    <Banner tone="reconnecting" title="Reconnecting">
      Last updated 10:42
    </Banner>
  ),
};
export const OnAPhone: Story = {
  args: { children: LONG_TITLE },
  decorators: [(Draw) => <div style={{ width: 358 }}>{Draw()}</div>],
};
