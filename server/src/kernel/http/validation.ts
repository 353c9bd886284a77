import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { IsObject } from 'typebox';
import type { Validator } from 'typebox/compile';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { Settings } from 'typebox/system';
import { invalid } from '../errors/index.ts';
import { fieldErrors, isLeftToOperation } from './field-sentences.ts';
import { readTextFields, textErrors } from './text-fields.ts';

/** Some fields have several errors, of which one is reported; this is enough for twenty fields. */
Settings.Set({ maxErrors: 80 });

/** Converts a text from the address to its schema's type; what does not fit stays text and is refused. */
function readText(schema: TSchema, text: unknown): unknown {
  if (typeof text !== 'string') return text;
  const type: unknown = 'type' in schema ? schema.type : undefined;
  if ((type === 'integer' || type === 'number') && /^-?\d{1,15}(\.\d{1,15})?$/.test(text))
    return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** Parameters and queries arrive as text; `1.5` is not an integer and `1e9` not a number. */
function readTexts(schema: TSchema, value: unknown): unknown {
  if (!IsObject(schema) || typeof value !== 'object' || value === null) return value;
  const known: Readonly<Record<string, TSchema>> = schema.properties;
  return Object.fromEntries(
    Object.entries(value).map(([name, text]) => [
      name,
      known[name] ? readText(known[name], text) : (text as unknown),
    ]),
  );
}

/** Applications of one process, as tests have them, share what is compiled. */
const checkers = new WeakMap<TSchema, Validator>();

/** Compiled with the first request: see the serializers. */
function checkerOf(schema: TSchema): Validator {
  const known = checkers.get(schema);
  if (known) return known;
  const made = Compile(schema);
  checkers.set(schema, made);
  return made;
}

/** What the schema refuses, except for texts that are only too long and whose operation says so itself. */
function refusal(errors: readonly TLocalizedValidationError[], schema: TSchema, value: unknown) {
  const ours = errors.filter((error) => !isLeftToOperation(error, schema));
  return ours.length > 0 ? { error: invalid(fieldErrors(ours, schema, value)) } : { value };
}

/**
 * Validates requests against the contract's schemas. Parameters and queries are text and are converted first; a body is
 * not converted, so `"1"` is not a number. Unknown fields are refused where the schema is closed, as are texts with
 * characters that their kind does not allow (D-126).
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  return (value: unknown) => {
    const checker = checkerOf(schema);
    const candidate = readTextFields(schema, httpPart === 'body' ? value : readTexts(schema, value));
    if (!checker.Check(candidate)) return refusal(checker.Errors(candidate), schema, candidate);
    const errors = textErrors(schema, candidate);
    return errors.length > 0 ? { error: invalid(errors) } : { value: candidate };
  };
};
