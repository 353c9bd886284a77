import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { guidance } from '../foundations/guidance.ts';
import { LONG_TITLE } from '../gallery/samples.ts';
import { TriangleAlert } from '../icon/icons.ts';
import { Callout } from './notice.tsx';

const meta: Meta<typeof Callout> = {
  title: 'Messages/Callout',
  component: Callout,
  args: {
    lead: <Avatar id={5} name="Ana Ruiz" />,
    title: 'Waiting for Ana Ruiz to approve',
    children: 'Your edits to title and measure, sent Nov 18',
    actions: (
      <>
        <Button size="sm">View edits</Button>
        <Button size="sm" variant="quiet">
          Retract
        </Button>
      </>
    ),
  },
  argTypes: {
    tone: { control: 'inline-radio', options: ['plain', 'caution', 'alarm'] },
    lead: { control: false },
    actions: { control: false },
  },
  parameters: guidance({
    use: [
      'At the top of a detail or a form: what its state is and who acts next, with the face of that person.',
      'Caution where something changed that somebody has to look at; alarm where something failed and is still to be fixed.',
    ],
    avoid: [
      'For tips and marketing.',
      'For an error of one field: Field.',
      'More than one at a time: the most urgent one.',
    ],
    words: [
      'Say who acts: "Waiting for Ana Ruiz to approve", never "Pending".',
      'The second line says what and when.',
      'An alarm says what was kept: "Your changes are kept on this device".',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Callout>;

export const Playground: Story = {};
export const Caution: Story = {
  render: () => (
    <Callout tone="caution" lead={<TriangleAlert aria-hidden />} title="Ana Ruiz approved this goal at 10:38">
      Your changes to the measure are kept. Compare them with the new version before you save.
    </Callout>
  ),
};
export const Alarm: Story = {
  render: () => (
    <Callout tone="alarm" lead={<TriangleAlert aria-hidden />} title="This goal could not be saved">
      The server did not answer.
    </Callout>
  ),
};
export const LongText: Story = { args: { title: LONG_TITLE, children: LONG_TITLE } };
export const OnAPhone: Story = { decorators: [(Draw) => <div style={{ width: 358 }}>{Draw()}</div>] };
