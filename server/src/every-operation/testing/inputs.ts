import { MAX_ID, ROUTES } from '@cadence/shared-contract';
import type { OperationId } from '@cadence/shared-contract';
import { OPERATIONS } from '@cadence/shared-contract/operations';
import type { OperationSchemas } from '@cadence/shared-contract/operations';
import fc from 'fast-check';
import type { TSchema } from 'typebox';

/** The part of a JSON schema that the generators read. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly TSchema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: TSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
}
const shapeOf = (schema: TSchema): Shape => schema;

/** Whether the schema is that of an id; the contract gives such numbers the range of ids. */
function isId(schema: TSchema): boolean {
  return shapeOf(schema).maximum === MAX_ID;
}

/** Texts that often break programs like this one. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202egnp.exe',
  'Z\u0351\u036b\u0343a\u0300l\u0340go',
  '٣',
  '9'.repeat(400),
  'x'.repeat(100_000),
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  `' or 1=1; drop table people --`,
  '=cmd|"/c calc"!A1',
  '%00%0a',
  '../../etc/passwd',
  '{{constructor.constructor("return 1")()}}',
  '2026-13-45',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  'Infinity',
  'null',
  'javascript:alert(1)',
] as const;
const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  MAX_ID,
  MAX_ID + 1,
  -(2 ** 63),
  Number.MAX_SAFE_INTEGER,
  1e308,
  [],
  {},
  [[[[[[[[]]]]]]]],
  Array.from({ length: 5_000 }, (_, index) => index),
  { constructor: { prototype: { isAdmin: true } } },
];

/** Values that the schema allows, with `ids` in place of every id. */
export function validValue(schema: TSchema, ids: fc.Arbitrary<number>): fc.Arbitrary<unknown> {
  const shape = shapeOf(schema);
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((one) => validValue(one, ids)));
  if (isId(schema)) return ids;
  switch (shape.type) {
    case 'string':
      return validText(shape);
    case 'integer':
      return fc.integer({ min: shape.minimum ?? -(2 ** 31), max: shape.maximum ?? 2 ** 31 - 1 });
    case 'number':
      return fc.double({ min: shape.minimum ?? -1e9, max: shape.maximum ?? 1e9, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(validValue(shape.items as TSchema, ids), {
        minLength: shape.minItems ?? 0,
        maxLength: Math.min(shape.maxItems ?? 3, 3),
      });
    case 'object':
      return validObject(shape, ids);
    default:
      return fc.constantFrom(...HOSTILE_VALUES);
  }
}

function validText({ pattern, minLength = 0, maxLength = 200 }: Shape): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const range = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 200)) };
  return fc.oneof(
    fc.string({ ...range, unit: 'grapheme-ascii' }),
    fc.string({ ...range, unit: 'grapheme' }),
    fc.constantFrom('2026-11-20', 'ana@example.test', 'https://example.test/a?b=c', '<p>Text</p>', '0'),
  );
}

function validObject({ properties = {}, required = [] }: Shape, ids: fc.Arbitrary<number>) {
  const values = Object.entries(properties).map(([name, schema]) => [name, validValue(schema, ids)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: [...required] });
}

interface Mutation {
  readonly at: number;
  readonly how: 'replace' | 'drop' | 'add' | 'wrap';
  readonly value: unknown;
}
const MUTATION: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(1_000),
  how: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'add', 'wrap'),
  value: fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.jsonValue({ maxDepth: 2 })),
});

interface Place {
  readonly owner: Record<string, unknown>;
  readonly key: string;
}

/** Every property inside a value, with its owner, so that it can be changed. */
function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const owner = value as Record<string, unknown>;
  return Object.keys(owner).flatMap((key) => [{ owner, key }, ...placesOf(owner[key])]);
}

export interface GeneratedInput {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** A copy of the input with an error in one place. */
function mutate(input: GeneratedInput, { at, how, value }: Mutation): GeneratedInput {
  const copy: Record<keyof GeneratedInput, unknown> = structuredClone(input);
  const places = [
    ...placesOf(copy.params),
    ...placesOf(copy.query),
    { owner: copy, key: 'body' },
    ...placesOf(copy.body),
  ];
  const { owner, key } = places[at % places.length] as Place;
  if (how === 'drop') delete owner[key];
  else if (how === 'add' && owner !== copy) owner[`${key}_`] = value;
  else if (how === 'wrap') owner[key] = [owner[key]];
  else owner[key] = value;
  return copy as GeneratedInput;
}

/** Whether a request of the operation can contain ids. */
export function takesIds(id: OperationId): boolean {
  const { params, query, body }: OperationSchemas = OPERATIONS[id];
  const holds = (schema: TSchema | undefined): boolean => {
    if (schema === undefined) return false;
    const { anyOf = [], items, properties = {} } = shapeOf(schema);
    return isId(schema) || [...anyOf, ...Object.values(properties), items].some(holds);
  };
  return [params, query, body].some(holds);
}

/** Inputs that an operation allows: params, query and body. */
export function validInput(id: OperationId, ids: fc.Arbitrary<number>): fc.Arbitrary<GeneratedInput> {
  const schemas: OperationSchemas = OPERATIONS[id];
  const named = [...ROUTES[id].path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = schemas.params
    ? validValue(schemas.params, ids)
    : fc.record(Object.fromEntries(named.map((name) => [name, fc.constantFrom(...HOSTILE_TEXTS)])));
  return fc.record({
    params: params as fc.Arbitrary<GeneratedInput['params']>,
    query: (schemas.query ? validValue(schemas.query, ids) : fc.constant({})) as fc.Arbitrary<
      GeneratedInput['query']
    >,
    body: schemas.body ? validValue(schemas.body, ids) : fc.constant(undefined),
  });
}

/** Inputs of an operation with up to three errors. */
export function hostileInput(id: OperationId, ids: fc.Arbitrary<number>): fc.Arbitrary<GeneratedInput> {
  return fc
    .tuple(validInput(id, ids), fc.array(MUTATION, { minLength: 1, maxLength: 3 }))
    .map(([input, mutations]) => mutations.reduce(mutate, input));
}
