import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button, IconButton } from '../button/button.tsx';
import { Archive, Copy, Ellipsis, Trash2 } from '../icon/icons.ts';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';

const meta: Meta = { title: 'Floating/Menu and popover' };
export default meta;
const nothing = (): void => undefined;

export const Actions: StoryObj = {
  render: () => (
    <Menu
      label="More actions"
      align="start"
      trigger={<IconButton label="More actions" variant="outline" icon={<Ellipsis aria-hidden />} />}
      items={[
        { id: 'copy', label: 'Copy', icon: <Copy aria-hidden />, onSelect: nothing },
        {
          id: 'shelve',
          label: 'Shelve',
          icon: <Archive aria-hidden />,
          onSelect: nothing,
          disabledReason: 'Only approved goals can be shelved',
        },
        { id: 'line', separator: true },
        {
          id: 'delete',
          label: 'Delete goal',
          icon: <Trash2 aria-hidden />,
          tone: 'danger',
          onSelect: nothing,
        },
      ]}
    />
  ),
};
export const Period: StoryObj = {
  render: () => (
    <Menu
      label="Quarter"
      align="start"
      trigger={<Button caret>Q4 2026</Button>}
      items={['Q3 2026', 'Q4 2026', 'Q1 2027'].map((label) => ({
        id: label,
        label,
        checked: label === 'Q4 2026',
        onSelect: nothing,
      }))}
    />
  ),
};
export const Panel: StoryObj = {
  render: () => (
    <Popover label="Filters" align="start" trigger={<Button caret>Filters</Button>} width={280}>
      A small panel with anything in it.
    </Popover>
  ),
};
