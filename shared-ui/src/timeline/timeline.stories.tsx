import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Avatar } from '../avatar/avatar.tsx';
import { Check } from '../icon/icons.ts';
import { Timeline } from './timeline.tsx';

const meta: Meta = { title: 'Data/Timeline' };
export default meta;
export const History: StoryObj = {
  render: () => (
    <Timeline
      label="History"
      items={[
        {
          id: 1,
          lead: <Avatar id={5} name="Ana Ruiz" />,
          title: <b>Ana Ruiz requested changes</b>,
          meta: 'Nov 12',
          body: 'Please say which contracts.',
        },
        { id: 2, lead: <Check aria-hidden />, title: 'Approved', meta: 'Nov 14' },
      ]}
    />
  ),
};
