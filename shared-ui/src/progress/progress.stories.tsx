import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Inline } from '../layout/layout.tsx';
import { ProgressBar, Ring } from './progress.tsx';
import { Spinner } from './spinner.tsx';

const meta: Meta = { title: 'Messages/Progress' };
export default meta;
export const Bar: StoryObj = {
  render: () => <ProgressBar label="Multi-Quarter Goal List" value={2} max={4} note="2 of 4 quarters" />,
};
export const Rings: StoryObj = {
  render: () => (
    <Inline gap={6}>
      {[0, 7, 68, 100].map((percent) => (
        <Ring key={percent} percent={percent} label="Compliance" />
      ))}
    </Inline>
  ),
};
export const Spinners: StoryObj = {
  render: () => (
    <Inline>
      <Spinner label="Loading" />
      <Spinner label="Loading" size="lg" />
    </Inline>
  ),
};
