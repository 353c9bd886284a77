import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button.tsx';
import { Inline } from '../layout/layout.tsx';
import { TOAST_TONES } from './toast-options.ts';
import { toast } from './toast.tsx';

const meta: Meta = { title: 'Floating/Toast' };
export default meta;
export const Tones: StoryObj = {
  render: () => (
    <Inline>
      {TOAST_TONES.map((tone) => (
        <Button key={tone} onClick={() => toast({ tone, title: 'Week 8 saved', action: { label: 'Undo', onClick: () => undefined } })}>
          {tone}
        </Button>
      ))}
    </Inline>
  ),
};
