import { MAX_ID } from '@cadence/shared-contract';
import type { FieldError } from '@cadence/shared-contract';
import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import type { Found } from './schema-shape.ts';
import { findField } from './schema-shape.ts';

const MAX_ERRORS = 20;
const UNKNOWN = 'The request holds a field that is not known here.';

/** `/Filters/0` → `['Filters', '0']`. */
function pathOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function count(value: unknown, one: string, several: string): string {
  return `${String(value)} ${value === 1 ? one : several}`;
}

/** The name of each type for people; the wrong kind of object cannot come from a form. */
const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'must be text',
  integer: 'must be a whole number',
  number: 'must be a number',
  boolean: 'must be true or false',
  array: 'must be a list',
};

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined),
    value,
  );
}

function requiredSentence({ shape, label }: Found): string {
  return shape['x-required'] ?? `${label} is required.`;
}

/** What is wrong with the field itself, to follow its label. */
function words(error: TLocalizedValidationError): string {
  switch (error.keyword) {
    case 'type':
      return TYPE_WORDS[String([error.params.type].flat()[0])] ?? 'cannot be read';
    case 'maxLength':
      return `must have at most ${count(error.params.limit, 'character', 'characters')}`;
    case 'minLength':
      return `must have at least ${count(error.params.limit, 'character', 'characters')}`;
    case 'minimum':
      return `must be at least ${String(error.params.limit)}`;
    case 'maximum':
      return `must be at most ${String(error.params.limit)}`;
    case 'maxItems':
      return `must have at most ${count(error.params.limit, 'entry', 'entries')}`;
    case 'minItems':
      return `must have at least ${count(error.params.limit, 'entry', 'entries')}`;
    default:
      return 'is not one of the values that are possible here';
  }
}

function fieldSentence(error: TLocalizedValidationError, found: Found, value: unknown): string {
  const { shape, label } = found;
  const isEmpty = value === null || (error.keyword === 'minLength' && value === '');
  if (isEmpty || (shape.maximum === MAX_ID && shape['x-required'] !== undefined))
    return requiredSentence(found);
  // People do not type ids: details would not help them.
  if (shape.maximum === MAX_ID) return `${label} is not valid.`;
  return `${label} ${words(error)}.`;
}

function sentences(error: TLocalizedValidationError, schema: TSchema, value: unknown): FieldError[] {
  const path = pathOf(error.instancePath);
  const below = (name: string, message: string): FieldError => ({ path: [...path, name].join('.'), message });
  if (error.keyword === 'required')
    return error.params.requiredProperties.map((name) =>
      below(name, requiredSentence(findField(schema, [...path, name]))),
    );
  if (error.keyword === 'additionalProperties')
    return error.params.additionalProperties.map((name) => below(name, UNKNOWN));
  if (path.length === 0) return [{ path: '', message: 'The request cannot be read.' }];
  const found = findField(schema, path);
  const message = found.label === '' ? UNKNOWN : fieldSentence(error, found, valueAt(value, path));
  return [{ path: path.join('.'), message }];
}

/** A text that is too long and is called differently by different companies, which only its operation knows. */
export function isLeftToOperation(error: TLocalizedValidationError, schema: TSchema): boolean {
  const { shape } = findField(schema, pathOf(error.instancePath));
  return error.keyword === 'maxLength' && shape['x-label'] !== undefined;
}

/** Errors that only repeat another one: 'no variant fits', 'nor is it null', 'unknown field'. */
function isEcho(error: TLocalizedValidationError): boolean {
  if (error.keyword === 'anyOf' || error.keyword === 'boolean') return true;
  return error.keyword === 'type' && error.params.type === 'null';
}

/**
 * Schema violations as sentences for people: one per field, the first that says something, beginning with the field's
 * label and never with its name in the API (D-126).
 */
export function fieldErrors(
  errors: readonly TLocalizedValidationError[],
  schema: TSchema,
  value: unknown,
): FieldError[] {
  const telling = errors.filter((error) => !isEcho(error));
  const byPath = new Map<string, FieldError>();
  for (const error of telling.length > 0 ? telling : errors)
    for (const found of sentences(error, schema, value))
      if (!byPath.has(found.path)) byPath.set(found.path, found);
  return [...byPath.values()].slice(0, MAX_ERRORS);
}
