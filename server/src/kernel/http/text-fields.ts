import type { FieldError } from '@cadence/shared-contract';
import type { TextKind } from '@cadence/shared-contract/operations';
import { isBlankText, labelOfField, TEXT_PROBLEMS, textProblem } from '@cadence/shared-contract/operations';
import type { TSchema } from 'typebox';
import { mayBeNull, shapeOf } from './schema-shape.ts';

type Values = Readonly<Record<string, unknown>>;

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A single line is trimmed, and empty when none of it is visible. */
function readText(kind: TextKind, text: string): string {
  if (kind !== 'singleLine') return text;
  return isBlankText(text) && textProblem('secret', text) === null ? '' : text.trim();
}

/** An absent or null field; undefined leaves it out. */
function readNothing(field: TSchema, value: unknown, isRequired: boolean): unknown {
  const shape = shapeOf(field);
  if (shape['x-absent'] === 'zero') return 0;
  if (value === undefined) return shape['x-absent'] === 'blank' ? '' : undefined;
  if (shape['x-text'] === undefined || mayBeNull(field)) return value;
  return isRequired ? '' : undefined;
}

/**
 * The request as its operation reads it (D-126): null in a text means no text; a required text is '' when it is absent, and
 * some ids are 0; single lines are trimmed. What does not fit the schema is left unchanged, to be refused.
 */
export function readTextFields(schema: TSchema, value: unknown): unknown {
  const { properties, items, required = [], 'x-text': kind } = shapeOf(schema);
  if (kind !== undefined && typeof value === 'string') return readText(kind, value);
  if (items && Array.isArray(value)) return value.map((one: unknown) => readTextFields(items, one));
  if (!properties || !isValues(value)) return value;
  const read: Record<string, unknown> = { ...value };
  for (const [name, field] of Object.entries(properties)) {
    const current = Object.hasOwn(value, name) ? value[name] : undefined;
    const next =
      current === undefined || current === null
        ? readNothing(field, current, required.includes(name))
        : readTextFields(field, current);
    if (next === undefined) delete read[name];
    else read[name] = next;
  }
  return read;
}

/**
 * Errors of every text with characters that its kind does not allow, but those whose operation says so itself. The value
 * fits the schema.
 */
export function textErrors(schema: TSchema, value: unknown, at: readonly string[] = []): FieldError[] {
  const { properties = {}, items, 'x-text': kind, 'x-label': owner, title } = shapeOf(schema);
  if (typeof value === 'string') {
    const problem = kind === undefined || owner !== undefined ? null : textProblem(kind, value);
    const label = title ?? labelOfField(at.findLast((name) => !/^\d+$/.test(name)) ?? '');
    return problem === null ? [] : [{ path: at.join('.'), message: `${label} ${TEXT_PROBLEMS[problem]}` }];
  }
  if (items && Array.isArray(value))
    return value.flatMap((one: unknown, index) => textErrors(items, one, [...at, String(index)]));
  if (!isValues(value)) return [];
  return Object.entries(properties).flatMap(([name, field]) => textErrors(field, value[name], [...at, name]));
}
