import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { guidance } from '../foundations/guidance.ts';
import { LONG_TITLE } from '../gallery/samples.ts';
import { Tooltip } from './tooltip.tsx';

const meta: Meta<typeof Tooltip> = {
  title: 'Floating/Tooltip',
  component: Tooltip,
  args: { content: 'Week 8 closes on Sunday', children: <Button>Update</Button> },
  argTypes: { children: { control: false } },
  decorators: [(Draw) => <div style={{ padding: 64 }}>{Draw()}</div>],
  parameters: guidance({
    use: [
      'For a short explanation that helps and is not needed: what a figure counts, when something closes.',
    ],
    avoid: [
      'For anything needed: phones have no hover.',
      'For why a button cannot be used: its disabledReason.',
      'For the name of an icon: IconButton has it.',
    ],
    words: ['One sentence without a full stop, at most a dozen words.'],
  }),
};
export default meta;
type Story = StoryObj<typeof Tooltip>;

const byKeyboard: Story['play'] = async () => {
  await userEvent.tab();
  await expect(await screen.findByRole('tooltip')).toBeVisible();
};

export const Playground: Story = {};
export const Shown: Story = { play: byKeyboard };
export const LongText: Story = { args: { content: LONG_TITLE }, play: byKeyboard };
