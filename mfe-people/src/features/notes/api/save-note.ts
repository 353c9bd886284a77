import type { Note } from '@cadence/shared-contract';
import { api } from '@cadence/shared-auth';
import type { NoteValues } from '../note-form.ts';

export interface SaveNoteInput {
  readonly personId: number;
  /** The note as it was read; null writes a new one. */
  readonly note: Note | null;
  readonly values: NoteValues;
}

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * Saves one form's note. A new one that is sent again with the same content carries the same key, so that a lost answer
 * never makes a second note (D-5).
 */
export function createNoteSaver(): (input: SaveNoteInput) => Promise<Note> {
  let last = { content: '', key: '' };
  return ({ personId, note, values }) => {
    const text = { Title: values.Title.trim(), Body: values.Body };
    if (note !== null)
      return api.call('notes.update', {
        params: { id: note.Id },
        body: { ...text, UpdatedAt: note.UpdatedAt },
      });
    const content = JSON.stringify(text);
    if (content !== last.content) last = { content, key: randomKey() };
    return api.call('notes.create', { body: { UserId: personId, ...text }, idempotencyKey: last.key });
  };
}
