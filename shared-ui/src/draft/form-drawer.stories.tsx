import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { TextArea, TextInput } from '../field/inputs.tsx';
import { FormDrawer } from './form-drawer.tsx';

const meta: Meta = { title: 'Floating/Form in a drawer' };
export default meta;

const FOUND = { savedAt: '2026-11-11T15:00:00Z' };

function NoteDemo({ isFailing = false }: { readonly isFailing?: boolean }): ReactNode {
  const [isOpen, setOpen] = useState(true);
  const [found, setFound] = useState<typeof FOUND | null>(FOUND);
  const [title, setTitle] = useState('');
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
      isSaving={false}
      errors={errors}
      attempts={attempts}
      failure={isFailing ? 'Something went wrong. Please try again.' : null}
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

export const TextLeftUnsaved: StoryObj = { render: () => <NoteDemo /> };
export const NotSaved: StoryObj = { render: () => <NoteDemo isFailing /> };
