import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { guidance } from '../foundations/guidance.ts';
import { LONG_NAME } from '../gallery/samples.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const meta: Meta<typeof Breadcrumb> = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: { items: [{ label: 'Organization', to: '/organization' }, { label: 'Siobhán Ó Briain' }] },
  parameters: guidance({
    use: [
      'In place of the page title, on a page that lies beneath another one of the menu.',
      'Each part but the last leads back to where it says.',
    ],
    avoid: [
      'On pages of the menu: their title is enough.',
      'For the steps of a form: they are no places.',
      'For the goals above a goal: that is the hierarchy.',
    ],
    words: [
      'The title of each page, word for word.',
      'The last part is what is shown: a name, a title, a date.',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Breadcrumb>;

export const Playground: Story = {};
export const Deep: Story = {
  args: {
    items: [
      { label: 'Talent', to: '/talent' },
      { label: 'Appraisals', to: '/talent/appraisals' },
      { label: 'Ana Ruiz', to: '/talent/appraisals/1' },
      { label: 'Q3 2026' },
    ],
  },
};
export const LongText: Story = {
  args: { items: [{ label: 'Organization', to: '/organization' }, { label: LONG_NAME }] },
  decorators: [(Draw) => <div style={{ width: 260 }}>{Draw()}</div>],
};
