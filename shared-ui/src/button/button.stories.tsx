import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Copy, Plus, Star } from '../icon/icons.ts';
import { Inline } from '../layout/layout.tsx';
import { Button, BUTTON_SIZES, BUTTON_VARIANTS, IconButton, LinkButton } from './button.tsx';

const meta: Meta<typeof Button> = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Add Goal' },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Playground: Story = {};

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

export const Saving: Story = { args: { variant: 'primary', loading: true, loadingText: 'Saving' } };
export const WithReason: Story = { args: { disabledReason: 'Q2 2026 has ended' } };
export const Full: Story = { args: { full: true, variant: 'primary', size: 'lg', children: 'Log in' } };

export const Icons: Story = {
  render: () => (
    <Inline>
      <IconButton label="Copy" icon={<Copy aria-hidden />} />
      <IconButton label="Copy" variant="outline" icon={<Copy aria-hidden />} />
      <IconButton label="Following" aria-pressed icon={<Star aria-hidden />} />
      <IconButton label="Notifications" count={3} icon={<Copy aria-hidden />} />
      <LinkButton to="/goals">Go to goals</LinkButton>
    </Inline>
  ),
};
