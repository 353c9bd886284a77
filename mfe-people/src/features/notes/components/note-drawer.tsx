import type { ReactNode } from 'react';
import type { Note } from '@cadence/shared-contract';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { useUnsavedGuard } from '@cadence/shared-auth';
import { Field, FormDrawer, TextInput } from '@cadence/shared-ui';
import { RichTextEditor } from '@cadence/shared-ui/rich-text';
import { useNoteForm } from '../use-note-form.ts';
import { NoteProblem } from './note-problem.tsx';

export interface NoteDrawerProps {
  readonly person: { readonly Id: number; readonly Name: string };
  /** The note to edit; null for a new one. */
  readonly note: Note | null;
  readonly onClose: () => void;
}

const UNSAVED = 'The note is not saved.';

/** A note to write or to change (people §2.3). What is typed is kept on the device until it is saved. */
export function NoteDrawer({ person, note, onClose }: NoteDrawerProps): ReactNode {
  const form = useNoteForm({ personId: person.Id, note, onSaved: onClose });
  useUnsavedGuard(form.isDirty, UNSAVED);
  const { values, errors, attempts, draft } = form;
  return (
    <FormDrawer
      width={720}
      title={note === null ? 'Add note' : 'Edit note'}
      subtitle={`About ${person.Name}. Only you can see it.`}
      isDirty={form.isDirty}
      unsaved={{ title: MESSAGES.unsavedChanges, text: UNSAVED }}
      isSaving={form.isSaving}
      errors={errors}
      attempts={attempts}
      notice={<NoteProblem form={form} />}
      draft={draft}
      onRestore={form.restore}
      onSave={form.submit}
      onClose={onClose}
    >
      <Field
        label="Title"
        required
        error={errors.Title}
        counter={{ value: values.Title.length, max: LIMITS.noteTitle }}
      >
        <TextInput
          inputSize="lg"
          dir="auto"
          value={values.Title}
          onChange={({ target }) => form.set({ Title: target.value })}
        />
      </Field>
      <Field
        label="Note"
        required
        error={errors.Body}
        counter={{ value: values.Body.length, max: LIMITS.richText }}
      >
        <RichTextEditor
          minHeight={240}
          maxHeight={640}
          value={values.Body}
          onChange={(Body) => form.set({ Body })}
        />
      </Field>
    </FormDrawer>
  );
}
