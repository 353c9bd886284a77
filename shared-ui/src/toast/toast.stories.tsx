import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { guidance } from '../foundations/guidance.ts';
import { doNothing, LONG_TITLE } from '../gallery/samples.ts';
import { TOAST_TONES, type ToastOptions } from './toast-options.ts';
import { dismissToast, toast } from './toast.tsx';

/** Shows a toast with the options of the controls. */
function ShowToast(options: ToastOptions): ReactNode {
  return <Button onClick={() => toast(options)}>Show</Button>;
}

const meta: Meta<ToastOptions> = {
  title: 'Floating/Toast',
  args: { tone: 'success', title: 'Week 8 saved', id: 'story' },
  argTypes: { tone: { control: 'select', options: TOAST_TONES }, action: { control: false } },
  render: (args) => <ShowToast {...args} />,
  decorators: [(Draw) => <div style={{ minHeight: 240 }}>{Draw()}</div>],
  // Toasts belong to the page: the next story begins without them.
  beforeEach: () => async () => {
    dismissToast();
    await waitFor(() => expect(document.querySelector('[data-scope=toast][data-part=root]')).toBeNull());
  },
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    ...guidance({
      use: [
        'For the outcome of a press whose place is gone: saved, sent, deleted. With Undo where it can be undone.',
        'A second one of the same id replaces the first: "Sending" becomes "Sent".',
      ],
      avoid: [
        'As the only place of an error that has to be fixed: it goes by itself.',
        'For what others did: notifications.',
        'For what the page shows anyway.',
      ],
      words: [
        'What was done, in the past, without "successfully": "Week 8 saved".',
        'A failure says what failed first, then why in a second line.',
        'One action, one or two words: "Undo", "View".',
      ],
    }),
  },
};
export default meta;
type Story = StoryObj<ToastOptions>;

const show: Story['play'] = async ({ args, canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(screen.getByText(args.title)).toBeVisible());
};

export const Playground: Story = { play: show };
export const WithUndo: Story = {
  args: { title: 'Goal shelved', action: { label: 'Undo', onClick: doNothing } },
  play: show,
};
export const Information: Story = {
  args: { tone: 'info', title: 'Ana Ruiz approved this goal' },
  play: show,
};
export const Mail: Story = { args: { tone: 'mail', title: 'Invitation sent to Ana Ruiz' }, play: show };
export const Failure: Story = {
  args: { tone: 'error', title: 'Something went wrong!!', description: 'The server did not answer.' },
  play: show,
};
export const LongText: Story = {
  args: { title: LONG_TITLE, description: `${LONG_TITLE}, whatever they cost` },
  play: show,
};
export const Replaced: Story = {
  args: { tone: 'mail', title: 'Sending the invitation' },
  play: async (context) => {
    await show(context);
    toast({ id: 'story', tone: 'success', title: 'Invitation sent' });
    await waitFor(() => expect(screen.getByText('Invitation sent')).toBeVisible());
    await expect(screen.queryByText('Sending the invitation')).toBeNull();
  },
};
