import type { Note } from '@cadence/shared-contract';
import { api, saveOnce, type FormKey } from '@cadence/shared-auth';
import type { NoteValues } from '../note-form.ts';

export interface SaveNoteInput {
  readonly personId: number;
  /** The note as it was read; null writes a new one. */
  readonly note: Note | null;
  readonly values: NoteValues;
  /** Of the form: however often it is sent, it creates one note (D-122). */
  readonly formKey: FormKey;
}

/** Saves one form's note. */
export function saveNote({ personId, note, values, formKey }: SaveNoteInput): Promise<Note> {
  const text = { Title: values.Title.trim(), Body: values.Body };
  const update = (id: number, UpdatedAt: string | null, idempotencyKey: string): Promise<Note> =>
    api.call('notes.update', {
      params: { id },
      body: { ...text, ...(UpdatedAt !== null && { UpdatedAt }) },
      idempotencyKey,
    });
  if (note !== null) return update(note.Id, note.UpdatedAt, formKey.value);
  return saveOnce(formKey, {
    create: (idempotencyKey) =>
      api.call('notes.create', { body: { UserId: personId, ...text }, idempotencyKey }),
    update: ({ Id, UpdatedAt }, key) => update(Id, UpdatedAt, key),
  });
}
