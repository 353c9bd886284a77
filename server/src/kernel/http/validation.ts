import type { FieldError } from '@cadence/shared-contract';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { IsObject } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { Settings } from 'typebox/system';
import { invalid } from '../errors/index.ts';

const MAX_ERRORS = 20;
/** A field that may be null says three things when it is too long, of which one is told. */
Settings.Set({ maxErrors: 4 * MAX_ERRORS });

/** `/Filters/0` → `Filters.0`; a missing or unknown field is named by itself. */
function fieldPath(pointer: string, field?: string): string {
  return [...pointer.split('/').slice(1), ...(field === undefined ? [] : [field])].join('.');
}

function count(value: unknown, unit: string): string {
  return `${String(value)} ${unit}${value === 1 ? '' : 's'}`;
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function typeSentence(name: string, type: unknown): string {
  const words = [type].flat().map((one) => TYPE_WORDS[String(one)] ?? String(one));
  return `${name} must be ${words.join(' or ')}.`;
}

function sentences(error: TLocalizedValidationError): FieldError[] {
  const path = fieldPath(error.instancePath);
  const name = path === '' ? 'The request' : path;
  const one = (message: string): FieldError[] => [{ path, message }];
  switch (error.keyword) {
    case 'required':
      return error.params.requiredProperties.map((field) => ({
        path: fieldPath(error.instancePath, field),
        message: `${field} is required.`,
      }));
    case 'additionalProperties':
      return error.params.additionalProperties.map((field) => ({
        path: fieldPath(error.instancePath, field),
        message: `${field} is not a known field.`,
      }));
    case 'type':
      return one(typeSentence(name, error.params.type));
    case 'maxLength':
      return one(`${name} must have at most ${count(error.params.limit, 'character')}.`);
    case 'minLength':
      return one(
        error.params.limit === 1
          ? `${name} is required.`
          : `${name} must have at least ${count(error.params.limit, 'character')}.`,
      );
    case 'minimum':
    case 'maximum':
      return one(
        `${name} must be ${error.keyword === 'minimum' ? 'at least' : 'at most'} ${String(error.params.limit)}.`,
      );
    case 'maxItems':
      return one(`${name} must have at most ${count(error.params.limit, 'item')}.`);
    default:
      return one(`${name} is not one of the values that are possible here.`);
  }
}

/** Errors that only repeat another one: 'no variant fits', 'nor is it null', 'nothing may stand here'. */
function isEcho(error: TLocalizedValidationError): boolean {
  if (error.keyword === 'anyOf' || error.keyword === 'boolean') return true;
  return error.keyword === 'type' && error.params.type === 'null';
}

/** One error per field, the first that says something. */
function fieldErrors(errors: readonly TLocalizedValidationError[]): FieldError[] {
  const telling = errors.filter((error) => !isEcho(error));
  const byPath = new Map<string, FieldError>();
  for (const found of (telling.length > 0 ? telling : errors).flatMap(sentences)) {
    if (!byPath.has(found.path)) byPath.set(found.path, found);
  }
  return [...byPath.values()].slice(0, MAX_ERRORS);
}

/** The value a text of the address stands for, as its schema wants it; what does not fit stays text and is refused. */
function readText(schema: TSchema, text: unknown): unknown {
  if (typeof text !== 'string') return text;
  const type: unknown = 'type' in schema ? schema.type : undefined;
  if ((type === 'integer' || type === 'number') && /^-?\d{1,15}(\.\d{1,15})?$/.test(text))
    return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if (text.includes('\0')) throw invalid([], 'The address must not contain the NUL character.');
  return text;
}

/** Parameters and queries arrive as text; `1.5` is no whole number and `1e9` no number. */
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

/**
 * Checks requests against the contract's schemas. Parameters and queries are text and are converted first; a body
 * is taken as it is, so `"1"` is no number. Unknown fields are refused where the schema is closed.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const checker = Compile(schema);
  return (value: unknown) => {
    const candidate = httpPart === 'body' ? value : readTexts(schema, value);
    if (checker.Check(candidate)) return { value: candidate };
    return { error: invalid(fieldErrors(checker.Errors(candidate))) };
  };
};
