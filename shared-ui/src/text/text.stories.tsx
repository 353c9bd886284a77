import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Inline, Section } from '../layout/layout.tsx';
import { CountBadge, ExpandableText, Kbd } from './text.tsx';

const meta: Meta = { title: 'Data/Text' };
export default meta;
const text =
  'Retention in mid-market fell for two quarters because hospitals bought maintenance planning and never reached the second department. We take the 31 accounts with one department live and bring each to at least two.';
export const Expandable: StoryObj = {
  render: () => (
    <Section title="Description" aside={<Kbd>?</Kbd>}>
      <ExpandableText text={text} />
    </Section>
  ),
};
export const Small: StoryObj = {
  render: () => (
    <Inline>
      <Kbd>⌘K</Kbd>
      <CountBadge count={4} label="unread" />
    </Inline>
  ),
};
