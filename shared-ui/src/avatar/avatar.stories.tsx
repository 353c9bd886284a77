import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Inline } from '../layout/layout.tsx';
import { Avatar, AVATAR_SIZES, AvatarStack, Person } from './avatar.tsx';

const meta: Meta<typeof Avatar> = {
  title: 'People/Avatar',
  component: Avatar,
  args: { id: 1, name: 'Siobhán Ó Briain' },
};
export default meta;
type Story = StoryObj<typeof Avatar>;

export const Playground: Story = {};
export const Sizes: Story = {
  render: () => (
    <Inline gap={3}>
      {AVATAR_SIZES.map((size) => (
        <Avatar key={size} id={4} name="Zoë Lefèvre" size={size} />
      ))}
    </Inline>
  ),
};
export const Tints: Story = {
  render: () => (
    <Inline>
      {[0, 1, 2, 3, 4, 5].map((id) => (
        <Avatar key={id} id={id} name="Ana Ruiz" />
      ))}
    </Inline>
  ),
};
export const LongName: Story = {
  render: () => (
    <div style={{ width: 220 }}>
      <Person
        id={9}
        name="Wolfeschlegelsteinhausenbergerdorff Maximilian"
        meta="Director of Interdisciplinary Programmes"
      />
    </div>
  ),
};
export const Stacked: Story = {
  render: () => <AvatarStack people={[0, 1, 2, 3, 4, 5].map((id) => ({ id, name: `Person ${id}` }))} />,
};
