import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../choice/checkbox.tsx';
import { guidance } from '../foundations/guidance.ts';
import { LONG_TITLE } from '../gallery/samples.ts';
import { Stack } from '../layout/layout.tsx';
import { ListRow } from '../list/list.tsx';
import { Popover } from './popover.tsx';

const meta: Meta<typeof Popover> = {
  title: 'Floating/Popover',
  component: Popover,
  args: {
    label: 'Filters',
    align: 'start',
    width: 280,
    trigger: <Button caret>Filters</Button>,
    children: (
      <Stack gap={3}>
        <Checkbox label="At Risk" defaultChecked />
        <Checkbox label="Needs Update" />
        <Checkbox label="Pending edits" />
      </Stack>
    ),
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
  decorators: [(Draw) => <div style={{ minHeight: 280 }}>{Draw()}</div>],
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    ...guidance({
      use: ['For a few controls or facts that belong to a button: filters, notifications, a summary.'],
      avoid: [
        'For a list of actions: Menu.',
        'For a form with Save, or anything long: Drawer.',
        'For a hint of one sentence: Tooltip, or better a hint on the page.',
      ],
      words: ['The label names what is in it: "Filters". The button says the same.'],
    }),
  },
};
export default meta;
type Story = StoryObj<typeof Popover>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await expect(await screen.findByRole('dialog')).toBeVisible();
};

export const Playground: Story = {};
export const Open: Story = { play: open };
export const WithAList: Story = {
  args: {
    label: 'Goals',
    flush: true,
    children: (
      <ul>
        {[1, 2, 3, 4].map((id) => (
          <ListRow key={id} to={`/goals/${id}`} title={LONG_TITLE} meta="Ana Ruiz" />
        ))}
      </ul>
    ),
  },
  play: open,
};
export const ClosedByEscape: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('{Escape}');
    await expect(within(context.canvasElement).getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  },
};
