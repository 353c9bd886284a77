import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guidance } from '../foundations/guidance.ts';
import { LONG_NAME } from '../gallery/samples.ts';
import { Inline, Stack } from '../layout/layout.tsx';
import { Avatar, AVATAR_SIZES, AvatarStack, Person } from './avatar.tsx';

const PORTRAIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#c96" d="M0 0h8v8H0z"/><circle cx="4" cy="3.4" r="1.6" fill="#fff"/><path fill="#fff" d="M1 8a3 3 0 0 1 6 0z"/></svg>',
)}`;

const meta: Meta<typeof Avatar> = {
  title: 'People/Avatar',
  component: Avatar,
  subcomponents: { Person, AvatarStack },
  args: { id: 1, name: 'Siobhán Ó Briain' },
  argTypes: { size: { control: 'select', options: AVATAR_SIZES } },
  parameters: guidance({
    use: [
      'Wherever a person is named: Avatar and name together are Person.',
      'AvatarStack for several people where only "who, roughly" counts.',
      'The tint follows the id, so somebody has the same face on every page.',
    ],
    avoid: [
      'For teams, departments and organisations: an icon with the name.',
      'A face without the name beside it, unless the name is its label (labelled).',
    ],
    words: [
      'The name as the person writes it; never shortened to a surname.',
      'The second line is a job title or a department, without "at" or "of".',
      'You are "Zoë Lefèvre (You)", not "Me".',
    ],
  }),
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
      {AVATAR_SIZES.map((size) => (
        <Avatar key={size} id={4} name="Zoë Lefèvre" size={size} src={PORTRAIT} />
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
export const Names: Story = {
  render: () => (
    <Inline>
      {['Ana', 'Siobhán Ó Briain', '李 小龙', 'Ångström Östlund', ''].map((name, id) => (
        <Avatar key={name} id={id} name={name} />
      ))}
    </Inline>
  ),
};
export const PortraitThatFails: Story = { args: { src: 'data:image/png;base64,', size: 'l' } };
export const WithName: Story = {
  render: () => (
    <Stack gap={4}>
      <Person id={5} name="Ana Ruiz" size="s" />
      <Person id={5} name="Ana Ruiz" meta="Head of Customer Success" />
      <Person id={5} name="Ana Ruiz" size="l" src={PORTRAIT} meta="Head of Customer Success" />
    </Stack>
  ),
};
export const LongName: Story = {
  render: () => (
    <div style={{ width: 220 }}>
      <Person id={9} name={LONG_NAME} meta="Director of Interdisciplinary Programmes" />
    </div>
  ),
};
export const Stacked: Story = {
  render: () => (
    <Stack gap={3}>
      {[1, 4, 24].map((count) => (
        <AvatarStack
          key={count}
          people={Array.from({ length: count }, (_, id) => ({ id, name: `Person ${id}` }))}
        />
      ))}
    </Stack>
  ),
};
