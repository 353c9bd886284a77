import { object, string } from 'yup';
import type { Note } from '@cadence/shared-contract';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';

export interface NoteValues {
  readonly Title: string;
  /** Formatted text; '' when there is nothing to read. */
  readonly Body: string;
}

export const NO_NOTE: NoteValues = { Title: '', Body: '' };

/** People §5 Note. */
export const NOTE_SCHEMA = object({
  Title: string()
    .trim()
    .required(MESSAGES.noteRequired)
    .max(LIMITS.noteTitle, `A title can have at most ${LIMITS.noteTitle} characters.`),
  Body: string()
    .required(MESSAGES.noteRequired)
    .max(
      LIMITS.richText,
      `The text is too long: with its formatting it can have at most ${LIMITS.richText.toLocaleString('en-US')} characters.`,
    ),
});

export function valuesOf({ Title, Body }: Note): NoteValues {
  return { Title, Body };
}

export function isSameNote(a: NoteValues, b: NoteValues): boolean {
  return a.Title.trim() === b.Title.trim() && a.Body === b.Body;
}

/** Whether the copy on the device is a note's text. */
export function isNoteValues(value: unknown): value is NoteValues {
  if (typeof value !== 'object' || value === null) return false;
  const { Title, Body } = value as Partial<Record<keyof NoteValues, unknown>>;
  return typeof Title === 'string' && typeof Body === 'string';
}
