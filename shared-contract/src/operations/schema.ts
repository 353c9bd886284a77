import { Type } from 'typebox';
import type { TProperties, TSchema } from 'typebox';
import { MAX_ID } from '../ids.ts';
import { LEVELS } from '../scales.ts';

/** The schemas of one operation; its method, path and access stand in `ROUTES` under the same id. */
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

export function Nullable<S extends TSchema>(schema: S) {
  return Type.Union([schema, Type.Null()]);
}

/** Ids are positive 32-bit integers. */
export const Id = Type.Integer({ minimum: 1, maximum: MAX_ID });
/** 0 stands for 'none' where the documents say so. */
export const IdOrZero = Type.Integer({ minimum: 0, maximum: MAX_ID });
/** A calendar date, `YYYY-MM-DD`. */
export const DateOnly = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** An instant in UTC, ISO 8601 with `Z`. */
export const Instant = Type.String();
/** A level of a weekly scale, 0 to 4 (core §9). */
export const LevelSchema = Type.Integer({ minimum: 0, maximum: LEVELS.length - 1 });
export const IdParams = Fields({ id: Id });
/** The answer of a call that only succeeds or fails. */
export const Done = Fields({ Success: Type.Literal(true) });
/** A file that is uploaded; the name is what the sender calls it, and proves nothing about the content. */
export const UploadedFile = Fields({ FileName: Type.String(), Content: Type.Unsafe<Blob>({}) });
/** Text of at most `maxLength` characters. */
export function Text(maxLength: number) {
  return Type.String({ maxLength });
}
/** Text that must hold something; blanks alone are refused by the server's rules. */
export function RequiredText(maxLength: number) {
  return Type.String({ minLength: 1, maxLength });
}
