import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { guidance } from '../foundations/guidance.ts';
import { doNothing } from '../gallery/samples.ts';
import { Tabs } from './tabs.tsx';

const meta: Meta<typeof Tabs> = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Goal',
    value: 'details',
    onChange: doNothing,
    items: [
      { id: 'overview', label: 'Overview', content: <p>Overview</p> },
      { id: 'details', label: 'Details', content: <p>Details</p> },
      { id: 'history', label: 'History and Comments', count: 12, content: <p>History</p> },
      { id: 'hierarchy', label: 'Hierarchy', disabled: true },
    ],
  },
  argTypes: { items: { control: false } },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onChange={setValue} />;
  },
  parameters: guidance({
    use: [
      'For parts of one thing that are read one at a time: details, history, hierarchy of a goal.',
      'The chosen tab is in the address, so that a link or Back restores it.',
    ],
    avoid: [
      'For two to four views of the same list: Segmented.',
      'For steps that follow each other.',
      'Hiding in a tab what people need at the same time.',
    ],
    words: [
      'Nouns of one to three words, the same in the title of what is shown.',
      'A count only of what is new or to be done.',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Tabs>;

export const Playground: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('tab', { name: 'Details' }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(within(canvasElement).getByRole('tab', { name: /History/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
export const ManyTabs: Story = {
  args: {
    value: '2',
    items: Array.from({ length: 12 }, (_, id) => ({
      id: String(id),
      label: `Department ${id + 1}`,
      content: <p>Department</p>,
    })),
  },
  decorators: [(Draw) => <div style={{ width: 358 }}>{Draw()}</div>],
};
