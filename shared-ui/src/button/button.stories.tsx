import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guidance } from '../foundations/guidance.ts';
import { LONG_TITLE } from '../gallery/samples.ts';
import { Bell, Copy, Plus, Star, Trash2 } from '../icon/icons.ts';
import { Inline, Stack } from '../layout/layout.tsx';
import { Button, BUTTON_SIZES, BUTTON_VARIANTS, IconButton, LinkButton } from './button.tsx';

const meta: Meta<typeof Button> = {
  title: 'Controls/Button',
  component: Button,
  subcomponents: { IconButton, LinkButton },
  args: { children: 'Add Goal', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: BUTTON_VARIANTS },
    size: { control: 'select', options: BUTTON_SIZES },
    icon: { control: false },
    iconEnd: { control: false },
  },
  parameters: guidance({
    use: [
      'For something that happens here and now: save, send, approve, open a dialog.',
      'One primary button in view, for the step that most people take next; the others are outline, the least important quiet.',
      'Danger only for what cannot be undone, and only where it is confirmed: in a menu or a dialog.',
    ],
    avoid: [
      'For going to another page: LinkButton looks the same and is a link.',
      'For choosing one of a few views: Segmented or Tabs.',
      'Do not hide or disable a button without a word: pass the reason, and it is read beside the button.',
    ],
    words: [
      'A verb and its object: "Add Goal", "Save Update". Never "OK", "Yes" or "Submit" alone.',
      'The button in a dialog repeats the verb of its title: "Delete goal?" is answered by "Delete goal".',
      'While it works, the verb with -ing and without dots: "Saving".',
      'An icon alone needs a label that says what it does: "Copy", not "Pages".',
      'At most three words: a label is never cut and never broken.',
      'A reason is a full sentence about the state, not about the button: "Q2 2026 has ended".',
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add Goal' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <Inline wrap>
      {BUTTON_VARIANTS.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Inline>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline wrap>
      {BUTTON_SIZES.map((size) => (
        <Button key={size} size={size} variant="primary" icon={<Plus aria-hidden />}>
          {size}
        </Button>
      ))}
    </Inline>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <Inline wrap>
      <Button icon={<Plus aria-hidden />}>Add Goal</Button>
      <Button iconEnd={<Copy aria-hidden />}>Copy link</Button>
      <Button caret>Q4 2026</Button>
    </Inline>
  ),
};

export const Saving: Story = {
  args: { variant: 'primary', loading: true, loadingText: 'Saving', children: 'Save' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Saving' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const WithReason: Story = {
  args: { disabledReason: 'Q2 2026 has ended' },
  decorators: [(Draw) => <Inline>{Draw()}</Inline>],
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Add Goal' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('Q2 2026 has ended');
  },
};

export const Disabled: Story = {
  render: () => (
    <Inline wrap>
      {BUTTON_VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {variant}
        </Button>
      ))}
    </Inline>
  ),
};

export const LongText: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <Button>{LONG_TITLE}</Button>
    </div>
  ),
};

export const Full: Story = { args: { full: true, variant: 'primary', size: 'lg', children: 'Log in' } };

export const IconsAndLinks: Story = {
  render: () => (
    <Stack gap={4}>
      <Inline>
        <IconButton label="Copy" icon={<Copy aria-hidden />} />
        <IconButton label="Copy" variant="outline" icon={<Copy aria-hidden />} />
        <IconButton label="Following" aria-pressed icon={<Star aria-hidden />} />
        <IconButton label="Notifications" count={3} icon={<Bell aria-hidden />} />
        <IconButton label="Notifications" count={120} icon={<Bell aria-hidden />} />
        <IconButton
          label="Delete goal"
          disabledReason="Only drafts can be deleted"
          icon={<Trash2 aria-hidden />}
        />
      </Inline>
      <Inline>
        <LinkButton to="/goals">Go to goals</LinkButton>
        <LinkButton to="/goals" variant="primary" icon={<Plus aria-hidden />}>
          Add Goal
        </LinkButton>
      </Inline>
    </Stack>
  ),
};
