import { Type } from 'typebox';
import type { TProperties, TSchema } from 'typebox';
import { MAX_ID } from '../ids.ts';
import { LEVELS } from '../scales.ts';
import type { TextKind } from '../texts/text-kinds.ts';

/** The schemas of one operation; its method, path and access are in `ROUTES` under the same id. */
export interface OperationSchemas {
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly output: TSchema;
}

/** A request or answer object: fields that are not listed are refused (input) or left out (output). */
export function Fields<P extends TProperties>(properties: P) {
  return Type.Object(properties, { additionalProperties: false });
}

/** An object of a request of which only these fields are read: what an answer held beyond them may be sent back. */
export function SomeFields<P extends TProperties>(properties: P) {
  return Type.Object(properties, { additionalProperties: true });
}

/** What a field says of itself beyond JSON Schema's own words. */
export interface FieldNotes {
  /** What people call the field, where its name does not say it. */
  readonly title?: string;
  /** Said when the field is absent, null or empty; without one, '… is required.'. */
  readonly 'x-required'?: string;
  /** Absent counts as '' or 0: the operation refuses these itself, with the sentence of the documents. */
  readonly 'x-absent'?: 'blank' | 'zero';
  /**
   * What people call it depends on their company: the operation itself refuses too long a text and characters that are
   * not allowed, with the name that fits.
   */
  readonly 'x-label'?: 'of company';
}
export const ABSENT_IS_BLANK = { 'x-absent': 'blank' } as const satisfies FieldNotes;

export function Nullable<S extends TSchema>(schema: S, notes: FieldNotes = {}) {
  return Type.Union([schema, Type.Null()], { ...notes });
}

/** Ids are positive 32-bit integers. */
export function idOf(notes: FieldNotes) {
  return Type.Integer({ minimum: 1, maximum: MAX_ID, ...notes });
}
export const Id = idOf({});
/** 0 means 'none' where the documents say so. */
export const IdOrZero = Type.Integer({ minimum: 0, maximum: MAX_ID });
/** An id that must be given: absent, null and 0 are 'none', which the operation refuses itself. */
export function idOrNone(notes: FieldNotes) {
  return Type.Integer({ minimum: 0, maximum: MAX_ID, 'x-absent': 'zero', ...notes });
}
/** A calendar date, `YYYY-MM-DD`. */
export const DateOnly = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** An instant in UTC, ISO 8601 with `Z`. */
export const Instant = text('code', {});
/** A level of a weekly scale, 0 to 4 (core §9). */
export const LevelSchema = Type.Integer({ minimum: 0, maximum: LEVELS.length - 1 });
export const IdParams = Fields({ id: Id });
/** The answer of a call that only succeeds or fails. */
export const Done = Fields({ Success: Type.Literal(true) });
/** A file that is uploaded; the name is what the sender calls it, and proves nothing about the content. */
export const UploadedFile = Fields({ FileName: Type.String(), Content: Type.Unsafe<Blob>({}) });

interface Limits {
  readonly minLength?: number;
  readonly maxLength?: number;
}

function text(kind: TextKind, options: FieldNotes & Limits) {
  return Type.String({ ...options, 'x-text': kind });
}

/** One line: a name, a title, an address, a search. Blanks around it are taken off before anything reads it. */
export function SingleLine(maxLength: number, notes: FieldNotes & Limits = {}) {
  return text('singleLine', { maxLength, ...notes });
}
/** A text with line breaks, as it was typed. */
export function MultiLine(maxLength: number, notes: FieldNotes = {}) {
  return text('multiLine', { maxLength, ...notes });
}
/** Markup; too long a one is refused with a field error, not by the schema. */
export function RichText(notes: FieldNotes = {}) {
  return text('richText', notes);
}
/** A password. */
export function Secret(maxLength: number, notes: FieldNotes & Limits = {}) {
  return text('secret', { maxLength, ...notes });
}
/** What one program has from another: a token, a cursor, a state. */
export function Code(maxLength: number, notes: FieldNotes & Limits = {}) {
  return text('code', { maxLength, ...notes });
}
