import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guidance } from '../foundations/guidance.ts';
import { LONG_TITLE } from '../gallery/samples.ts';
import { TagSamples } from '../gallery/tag-samples.tsx';
import { Clock } from '../icon/icons.ts';
import { Inline, Stack } from '../layout/layout.tsx';
import { Tag, TAG_TONES } from './tag.tsx';

const meta: Meta<typeof Tag> = {
  title: 'Data/Tag',
  component: Tag,
  args: { children: 'Needs Update', tone: 'act' },
  argTypes: { tone: { control: 'select', options: TAG_TONES }, icon: { control: false } },
  parameters: guidance({
    use: [
      'For a short fact or call about a thing: its state, what it needs, what is wrong.',
      'act is the only filled one: it calls for the person who looks.',
      'Each meaning has its own icon, so that none depends on colour.',
    ],
    avoid: [
      'For likelihood and quality: the chips of the scales.',
      'For something that can be pressed: Button, or FilterChip.',
      'More than three on one thing: the order is risk, action, age, state.',
    ],
    words: [
      'One to three words, in title case for states: "Needs Update".',
      'Never cut, so never a sentence.',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Tag>;

export const Playground: Story = {};
export const Tones: Story = {
  render: () => (
    <Stack gap={3}>
      <Inline wrap>
        {TAG_TONES.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
      </Inline>
      <Inline wrap>
        {TAG_TONES.map((tone) => (
          <Tag key={tone} tone={tone} icon={<Clock aria-hidden />}>
            {tone}
          </Tag>
        ))}
      </Inline>
    </Stack>
  ),
};
export const OfAGoal: Story = {
  render: () => (
    <Stack gap={3}>
      <TagSamples />
    </Stack>
  ),
};
export const LongText: Story = {
  args: { children: LONG_TITLE },
  decorators: [(Draw) => <div style={{ width: 260 }}>{Draw()}</div>],
};
