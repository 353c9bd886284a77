import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { guidance } from '../foundations/guidance.ts';
import { doNothing, LONG_TITLE } from '../gallery/samples.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { UnsavedDialog } from './unsaved-dialog.tsx';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Floating/Dialog',
  component: ConfirmDialog,
  subcomponents: { Dialog, UnsavedDialog },
  args: {
    open: true,
    title: 'Close the quarter?',
    children: 'Nine goals keep their last likelihood.',
    confirmLabel: 'Close quarter',
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: { tone: { control: 'inline-radio', options: ['primary', 'danger'] } },
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    ...guidance({
      use: [
        'ConfirmDialog before something that cannot be undone, or that many people notice.',
        'UnsavedDialog before unsaved text is left. Continuing is the safe answer, and what Escape means.',
        'Dialog for a short task of one or two fields.',
      ],
      avoid: [
        'Before everything: what can be undone is done, with Undo in a toast.',
        'For forms: FormDrawer.',
        'For good news: toast.',
      ],
      words: [
        'The title asks with the verb: "Delete this goal and its 14 weeks?" Never "Are you sure?".',
        'The sentence says what happens to what: how many, who is notified, whether it can be undone.',
        'Buttons say what they do: "Delete goal" and "Cancel".',
        'Only what destroys more than one person’s work asks for a word to be typed.',
      ],
    }),
  },
};
export default meta;
type Story = StoryObj<typeof ConfirmDialog>;

export const Playground: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close quarter' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Dangerous: Story = {
  args: {
    tone: 'danger',
    title: 'Delete this goal and its 14 weeks?',
    confirmWord: 'DELETE',
    confirmLabel: 'Delete goal',
    children: 'This cannot be undone.',
  },
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: 'Delete goal' });
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(confirm).toHaveAccessibleDescription('Type DELETE first');
  },
};
export const Working: Story = {
  args: { loading: true, loadingText: 'Closing', title: 'Close the quarter?' },
};
export const LongText: Story = { args: { title: LONG_TITLE, children: `${LONG_TITLE}. `.repeat(4) } };
export const Unsaved: StoryObj = {
  render: () => (
    <UnsavedDialog
      open
      title="You have unsaved changes"
      keptDays={7}
      onContinue={doNothing}
      onDiscard={doNothing}
    >
      You filled in week 8 but didn’t save it.
    </UnsavedDialog>
  ),
};
export const Plain: StoryObj = {
  render: () => (
    <Dialog
      open
      title="Keyboard shortcuts"
      onCloseRequest={doNothing}
      footer={<Button onClick={doNothing}>Close</Button>}
    >
      <p>Press / to search, and ? for this list.</p>
    </Dialog>
  ),
};
