import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button.tsx';
import { Inline } from '../layout/layout.tsx';
import { TOAST_TONES } from './toast-options.ts';
import { dismissToast, toast } from './toast.tsx';

const meta: Meta = { title: 'Floating/Toast' };
export default meta;
export const Tones: StoryObj = {
  render: () => (
    <Inline>
      {TOAST_TONES.map((tone) => (
        <Button
          key={tone}
          onClick={() =>
            toast({ tone, title: 'Week 8 saved', action: { label: 'Undo', onClick: () => undefined } })
          }
        >
          {tone}
        </Button>
      ))}
    </Inline>
  ),
};

export const Replaced: StoryObj = {
  render: () => (
    <Inline>
      <Button onClick={() => toast({ id: 'send', tone: 'mail', title: 'Sending the invitation' })}>
        Send
      </Button>
      <Button
        onClick={() =>
          toast({
            id: 'send',
            tone: 'error',
            title: 'Something went wrong!!',
            description: 'The server did not answer.',
          })
        }
      >
        Fail
      </Button>
      <Button onClick={() => dismissToast('send')}>Dismiss</Button>
    </Inline>
  ),
};
