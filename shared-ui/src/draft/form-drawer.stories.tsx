import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { TextArea, TextInput } from '../field/inputs.tsx';
import { guidance } from '../foundations/guidance.ts';
import { doNothing } from '../gallery/samples.ts';
import { Stack } from '../layout/layout.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { FormDrawer } from './form-drawer.tsx';
import { KeptHint } from './kept-hint.tsx';

const meta: Meta<typeof FormDrawer> = {
  title: 'Floating/Form in a drawer',
  component: FormDrawer,
  subcomponents: { DraftNotice, KeptHint },
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
    ...guidance({
      use: [
        'For every form that opens over a page: it keeps the text on the device, offers it again, and asks before it is lost.',
        'DraftNotice and KeptHint where a form is a page of its own.',
      ],
      avoid: ['For reading: Drawer.', 'For one question: ConfirmDialog.'],
      words: [
        'The title is what the form makes: "Add note".',
        'A failure says what was not done, in the server’s sentence; what was typed stays.',
        'The question about unsaved text says what is not saved: "The note is not saved."',
      ],
    }),
  },
};
export default meta;

const FOUND = { savedAt: '2026-11-11T15:00:00Z' };

interface DemoProps {
  readonly failure?: string;
  readonly isSaving?: boolean;
  readonly hasDraft?: boolean;
  readonly start?: string;
}

function NoteDemo({ failure, isSaving = false, hasDraft = false, start = '' }: DemoProps): ReactNode {
  const [isOpen, setOpen] = useState(true);
  const [found, setFound] = useState<typeof FOUND | null>(hasDraft ? FOUND : null);
  const [title, setTitle] = useState(start);
  const [attempts, setAttempts] = useState(0);
  const errors = attempts > 0 && title === '' ? { Title: 'Title is required' } : {};
  const take = (): void => {
    setTitle('Call Ana about the renewal');
    setFound(null);
  };
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Open</Button>;
  return (
    <FormDrawer
      title="Add note"
      subtitle="About Ana Ruiz. Only you can see it."
      width={600}
      isDirty={title !== ''}
      unsaved={{ title: 'You have unsaved changes', text: 'The note is not saved.' }}
      isSaving={isSaving}
      errors={errors}
      attempts={attempts}
      failure={failure ?? null}
      draft={{
        found,
        isOlder: true,
        savedAt: title === '' ? null : '2026-11-11T16:42:00Z',
        timeZone: 'America/Chicago',
        keptDays: 7,
        drop: () => setFound(null),
      }}
      onRestore={take}
      onSave={() => setAttempts((before) => before + 1)}
      onClose={() => setOpen(false)}
    >
      <Field label="Title" required error={errors.Title}>
        <TextInput inputSize="lg" value={title} onChange={({ target }) => setTitle(target.value)} />
      </Field>
      <Field label="Note" note="optional">
        <TextArea minHeight={120} />
      </Field>
    </FormDrawer>
  );
}

export const Empty: StoryObj = { render: () => <NoteDemo /> };
export const TextLeftUnsaved: StoryObj = { render: () => <NoteDemo hasDraft /> };
export const Restored: StoryObj = {
  ...TextLeftUnsaved,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    await expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue(
      'Call Ana about the renewal',
    );
  },
};
export const Wrong: StoryObj = {
  ...Empty,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Title is required')).toBeVisible());
  },
};
export const Saving: StoryObj = { render: () => <NoteDemo isSaving start="Call Ana" /> };
export const NotSaved: StoryObj = {
  render: () => <NoteDemo start="Call Ana" failure="Something went wrong. Please try again." />,
};
export const AskedBeforeLeaving: StoryObj = {
  render: () => <NoteDemo start="Call Ana" />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
export const PartsOnAPage: StoryObj = {
  render: () => (
    <Stack gap={4}>
      <DraftNotice
        draft={{ found: FOUND, isOlder: true, timeZone: 'America/Chicago', drop: doNothing }}
        onRestore={doNothing}
      />
      <KeptHint draft={{ savedAt: FOUND.savedAt, timeZone: 'America/Chicago' }} />
    </Stack>
  ),
};
