import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Fields, Nullable } from './schema.ts';

/** A field of the request, and its value until the request replaced it; null for none. */
const OverwrittenField = Fields({
  Field: Type.String(),
  Value: Nullable(Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
});
export type OverwrittenField = Static<typeof OverwrittenField>;

/**
 * What an edit without `UpdatedAt` replaced without having been compared with what was read (D-116). Null when the edit
 * named its version, and when it replaced nothing.
 */
export const Overwritten = Nullable(Type.Array(OverwrittenField));
export type Overwritten = Static<typeof Overwritten>;
