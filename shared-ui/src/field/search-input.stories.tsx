import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { guidance } from '../foundations/guidance.ts';
import { doNothing, LONG_TITLE } from '../gallery/samples.ts';
import { SearchInput } from './search-input.tsx';

const meta: Meta<typeof SearchInput> = {
  title: 'Forms/Search',
  component: SearchInput,
  args: {
    value: '',
    label: 'Search goals',
    placeholder: 'Title, owner or department',
    hotkey: '/',
    onChange: doNothing,
  },
  decorators: [(Draw) => <div style={{ maxWidth: 360 }}>{Draw()}</div>],
  render: function Searching(args) {
    const [value, setValue] = useState(args.value);
    return <SearchInput {...args} value={value} onChange={setValue} />;
  },
  parameters: guidance({
    use: [
      'Above the list that it narrows. It filters while somebody types; there is no button.',
      'With the key "/" on the one search of a page.',
    ],
    avoid: [
      'For finding things anywhere: that is the search of the header.',
      'For choosing one thing: Combobox.',
    ],
    words: [
      'The label names what is searched: "Search goals".',
      'The placeholder names the fields that are searched, and no others: "Title, owner or department".',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof SearchInput>;

export const Playground: Story = {};
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox');
    await userEvent.type(input, 'renew');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'contract');
    await expect(input).toHaveValue('contract');
  },
};
export const WithoutKey: Story = {
  // A key that is not there is no hint.
  render: () => <SearchInput value="" label="Search people" onChange={doNothing} />,
};
export const LongText: Story = { args: { value: LONG_TITLE } };
