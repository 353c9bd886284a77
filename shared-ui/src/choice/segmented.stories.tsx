import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { guidance } from '../foundations/guidance.ts';
import { Segmented } from './segmented.tsx';

const meta: Meta<typeof Segmented> = {
  title: 'Controls/Segmented',
  component: Segmented,
  args: {
    label: 'Whose',
    value: 'mine',
    options: [
      { value: 'mine', label: 'Mine', count: 4 },
      { value: 'all', label: 'All', count: 23 },
    ],
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <Segmented {...args} value={value} onChange={setValue} />;
  },
  parameters: guidance({
    use: [
      'For two to four views of the same thing, of which one is always on: Mine and All, List and Chart.',
    ],
    avoid: [
      'For parts of a page with content of their own: Tabs.',
      'For more than four, or words that are long: Menu or Select.',
      'For turning something on and off: Switch.',
    ],
    words: [
      'One or two words each, of the same kind: nouns beside nouns.',
      'A count only where people act on it.',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Segmented>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /All/ }));
    await expect(within(canvasElement).getByRole('button', { name: /All/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
export const WithoutCounts: Story = {
  args: {
    value: 'org',
    options: [
      { value: 'reports', label: 'My direct reports' },
      { value: 'org', label: 'My organization' },
      { value: 'company', label: 'Company' },
    ],
  },
};
export const LargeCounts: Story = {
  args: {
    options: [
      { value: 'mine', label: 'Mine', count: 0 },
      { value: 'all', label: 'All', count: 12_345 },
    ],
  },
};
export const OnAPhone: Story = {
  ...WithoutCounts,
  decorators: [(Draw) => <div style={{ width: 260 }}>{Draw()}</div>],
};
