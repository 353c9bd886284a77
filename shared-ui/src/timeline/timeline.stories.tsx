import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Avatar } from '../avatar/avatar.tsx';
import { guidance } from '../foundations/guidance.ts';
import { LONG_NAME, LONG_TITLE } from '../gallery/samples.ts';
import { Check } from '../icon/icons.ts';
import { Timeline } from './timeline.tsx';

const meta: Meta<typeof Timeline> = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    label: 'History',
    items: [
      {
        id: 1,
        lead: <Avatar id={5} name="Ana Ruiz" />,
        title: <b>Ana Ruiz requested changes</b>,
        meta: 'Nov 12',
        body: 'Please say which contracts.',
      },
      { id: 2, lead: <Check aria-hidden />, title: 'Approved', meta: 'Nov 14' },
    ],
  },
  argTypes: { items: { control: false } },
  decorators: [(Draw) => <div style={{ maxWidth: 480 }}>{Draw()}</div>],
  parameters: guidance({
    use: [
      'For what happened to one thing, in order, with who did it: history, comments, appraisals of a year.',
    ],
    avoid: ['For things to come: a list with dates.', 'For steps with a fixed order: words in a Callout.'],
    words: [
      'Who did what, in the past: "Ana Ruiz requested changes".',
      'The date in grey; the time where a day has several.',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Timeline>;

export const Playground: Story = {};
export const LongText: Story = {
  args: {
    items: [
      {
        id: 1,
        lead: <Avatar id={9} name={LONG_NAME} />,
        title: <b>{LONG_NAME} requested changes</b>,
        meta: 'Nov 12, 2026 02:05 pm',
        body: LONG_TITLE,
      },
    ],
  },
};
export const ManyEntries: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, id) => ({
      id,
      lead: <Check aria-hidden />,
      title: `Week ${id + 1} posted`,
      meta: `Nov ${id + 1}`,
    })),
  },
};
