import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { ABSENT_IS_BLANK, Done, Fields, Id, IdParams, Instant, RichText, SingleLine } from './schema.ts';
import type { OperationSchemas } from './schema.ts';

/** A private note about an employee (people §3); `Body` is formatted text. */
export const Note = Fields({
  Id,
  Title: Type.String(),
  Body: Type.String(),
  CreatedAt: Instant,
  UpdatedAt: Instant,
});
export type Note = Static<typeof Note>;

/** A missing title or body and too long a body are refused with field errors, not by the schema. */
const NoteText = {
  Title: SingleLine(LIMITS.noteTitle, ABSENT_IS_BLANK),
  Body: RichText({ title: 'Note', ...ABSENT_IS_BLANK }),
};

export const NOTE_OPERATIONS = {
  /** The viewer's own notes about the person, changed last first. */
  'notes.list': { params: Fields({ userId: Id }), output: Fields({ data: Type.Array(Note) }) },
  'notes.create': { body: Fields({ UserId: Id, ...NoteText }), output: Note },
  'notes.update': {
    params: IdParams,
    /** `UpdatedAt` of what was edited; a stale one is refused with 409 (D-3). */
    body: Fields({ ...NoteText, UpdatedAt: Type.Optional(Instant) }),
    output: Note,
  },
  'notes.delete': { params: IdParams, output: Done },
  /** Takes a deletion back, for a day. */
  'notes.restore': { params: IdParams, output: Note },
} as const satisfies Record<string, OperationSchemas>;
