import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Clock } from '../icon/icons.ts';
import { Inline } from '../layout/layout.tsx';
import { FilterChip, Tag, TAG_TONES } from './tag.tsx';

const meta: Meta<typeof Tag> = {
  title: 'Data/Tag',
  component: Tag,
  args: { children: 'Needs Update', tone: 'act' },
};
export default meta;
type Story = StoryObj<typeof Tag>;

export const Playground: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline wrap>
      {TAG_TONES.map((tone) => (
        <Tag key={tone} tone={tone} icon={<Clock aria-hidden />}>
          {tone}
        </Tag>
      ))}
    </Inline>
  ),
};
export const Filter: Story = {
  render: () => <FilterChip label="My Direct Reports" onRemove={() => undefined} />,
};
