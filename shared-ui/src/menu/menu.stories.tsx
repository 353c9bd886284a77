import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Button, IconButton } from '../button/button.tsx';
import { guidance } from '../foundations/guidance.ts';
import { doNothing, LONG_TITLE } from '../gallery/samples.ts';
import { Archive, Copy, Ellipsis, Trash2 } from '../icon/icons.ts';
import { Menu } from './menu.tsx';

const meta: Meta<typeof Menu> = {
  title: 'Floating/Menu',
  component: Menu,
  args: {
    label: 'More actions',
    align: 'start',
    trigger: <IconButton label="More actions" variant="outline" icon={<Ellipsis aria-hidden />} />,
    items: [
      { id: 'copy', label: 'Copy', icon: <Copy aria-hidden />, onSelect: doNothing },
      {
        id: 'shelve',
        label: 'Shelve',
        icon: <Archive aria-hidden />,
        onSelect: doNothing,
        disabledReason: 'Only approved goals can be shelved',
      },
      { id: 'line', separator: true },
      {
        id: 'delete',
        label: 'Delete goal',
        icon: <Trash2 aria-hidden />,
        tone: 'danger',
        onSelect: doNothing,
      },
    ],
  },
  argTypes: { trigger: { control: false }, items: { control: false } },
  decorators: [(Draw) => <div style={{ minHeight: 280 }}>{Draw()}</div>],
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    ...guidance({
      use: [
        'For actions that are too rare for a button of their own: "More actions".',
        'For one choice of a few that is in force at once: checked entries behind a button with a caret.',
        'What cannot be used stays in it with the reason, so that people learn that it exists.',
      ],
      avoid: [
        'For the main action of a page: a button.',
        'For content or fields: Popover.',
        'For going to pages: the menu of the frame, or links.',
      ],
      words: [
        'Verbs, as on buttons: "Shelve", "Delete goal".',
        'What deletes comes last, after a line.',
        'No dots at the end, even if a dialog follows.',
      ],
    }),
  },
};
export default meta;
type Story = StoryObj<typeof Menu>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await expect(await screen.findByRole('menu')).toBeVisible();
};

export const Playground: Story = {};
export const Actions: Story = { play: open };
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
export const Period: Story = {
  args: {
    label: 'Quarter',
    trigger: <Button caret>Q4 2026</Button>,
    items: ['Q3 2026', 'Q4 2026', 'Q1 2027'].map((label) => ({
      id: label,
      label,
      checked: label === 'Q4 2026',
      onSelect: doNothing,
    })),
  },
  play: open,
};
export const HeadingsAndHints: Story = {
  args: {
    label: 'Export',
    trigger: <Button caret>Export</Button>,
    items: [
      { id: 'files', heading: 'Files' },
      { id: 'xlsx', label: 'Spreadsheet', hint: 'All columns, one row a goal', onSelect: doNothing },
      { id: 'pdf', label: 'PDF', hint: LONG_TITLE, onSelect: doNothing },
    ],
  },
  play: open,
};
export const ManyEntries: Story = {
  args: {
    label: 'Department',
    trigger: <Button caret>Department</Button>,
    items: Array.from({ length: 40 }, (_, id) => ({
      id: String(id),
      label: `Department ${id + 1}`,
      onSelect: doNothing,
    })),
  },
  play: open,
};
