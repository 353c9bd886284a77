import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta: Meta = { title: 'Floating/Tooltip' };
export default meta;
export const Hover: StoryObj = {
  render: () => (
    <Tooltip content="Week 8 closes on Sunday">
      <Button>Update</Button>
    </Tooltip>
  ),
};
