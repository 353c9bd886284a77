import { MESSAGES, ROUTES } from '@cadence/shared-contract';
import type { FieldError, OperationId } from '@cadence/shared-contract';
import type { OperationSchemas, TextKind } from '@cadence/shared-contract/operations';
import { OPERATIONS } from '@cadence/shared-contract/operations';
import type { TSchema } from 'typebox';
import { DomainError } from '../errors/index.ts';
import { unreadableIn } from '../../every-operation/testing/sentences.ts';
import { shapeOf } from './schema-shape.ts';
import { compileValidator } from './validation.ts';

const PARTS = { params: 'params', query: 'querystring', body: 'body' } as const;
type Part = keyof typeof PARTS;

interface Rules extends ReturnType<typeof shapeOf> {
  readonly minimum?: number;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
}

/** A value of each type that the schema allows. */
const SCALARS: Readonly<Record<string, (rules: Rules) => unknown>> = {
  string: ({ pattern }) => (pattern === undefined ? 'x' : '2026-11-20'),
  integer: ({ minimum = 1 }) => minimum,
  number: ({ minimum = 1 }) => minimum,
  boolean: () => true,
};

/** A request with every field, each with a value that the schema allows. */
function everything(schema: TSchema): unknown {
  const rules: Rules = shapeOf(schema);
  const scalar = SCALARS[rules.type ?? ''];
  if (rules.enum) return rules.enum[0];
  if (scalar) return scalar(rules);
  if (rules.items) return [everything(rules.items)];
  if (rules.anyOf?.[0]) return everything(rules.anyOf[0]);
  const fields = Object.entries(rules.properties ?? {});
  return Object.fromEntries(fields.map(([name, one]) => [name, everything(one)]));
}

interface Place {
  readonly path: readonly string[];
  readonly schema: TSchema;
}

function placesOf(schema: TSchema, path: readonly string[] = []): Place[] {
  const { properties = {}, items } = shapeOf(schema);
  return [
    { path, schema },
    ...(items ? placesOf(items, [...path, '0']) : []),
    ...Object.entries(properties).flatMap(([name, one]) => placesOf(one, [...path, name])),
  ];
}

/** A copy with another value in one place; undefined removes it. */
function withValue(value: unknown, [first, ...rest]: readonly string[], next: unknown): unknown {
  if (first === undefined) return next;
  const copy = structuredClone(value) as Record<string, unknown>;
  const inner = withValue(copy[first], rest, next);
  if (inner === undefined) delete copy[first];
  else copy[first] = inner;
  return copy;
}

type Checked = { readonly value: unknown } | { readonly errors: readonly FieldError[] };

const CASES = (Object.keys(ROUTES) as OperationId[]).flatMap((id) => {
  const schemas: OperationSchemas = OPERATIONS[id];
  const isUpload = 'upload' in ROUTES[id];
  return (Object.keys(PARTS) as Part[]).flatMap((part) => {
    const schema = schemas[part];
    return schema === undefined || isUpload ? [] : [{ name: `${id} ${part}`, part, schema }];
  });
});
type Case = (typeof CASES)[number];

function checkerOf({ schema, part }: Case): (value: unknown) => Checked {
  const validate = compileValidator({ schema, method: 'POST', url: '/', httpPart: PARTS[part] });
  return (value) => {
    const answer = validate(value) as { readonly error?: unknown; readonly value?: unknown };
    if (answer.error === undefined) return { value: answer.value };
    if (!(answer.error instanceof DomainError)) throw new Error('not a refusal');
    return { errors: answer.error.errors };
  };
}

const WRONG: readonly unknown[] = [
  undefined,
  null,
  '',
  'no such value',
  'x'.repeat(100_001),
  0,
  -1,
  1.5,
  1e12,
  true,
  [],
  {},
  [null],
  [{}],
  ['no such value'],
  [99],
  Array.from({ length: 600 }, () => 1),
  { Unknown: 1 },
];

test.each(CASES)('[D-126] $name is refused with sentences for people, whatever is wrong with it', (one) => {
  const check = checkerOf(one);
  const good = everything(one.schema);
  expect(check(good)).toEqual({ value: good });
  for (const { path } of placesOf(one.schema)) {
    for (const wrong of WRONG) {
      const answer = check(withValue(good, path, wrong));
      if ('errors' in answer)
        expect([path, answer.errors, answer.errors.flatMap(({ message }) => unreadableIn(message))]).toEqual([
          path,
          answer.errors,
          [],
        ]);
    }
  }
});

const HOSTILE: Readonly<Record<TextKind, readonly string[]>> = {
  singleLine: ['\ud83d', 'a\u0007b', 'a\nb', 'a\u202eb', 'a\u200bb'],
  code: ['\ud83d', 'a\u0007b', 'a\u202eb', 'a\u200bb'],
  multiLine: ['\ud83d', 'a\u0007b'],
  richText: ['\ud83d', 'a\u0007b'],
  secret: ['\ud83d'],
};

test.each(CASES)('[D-126] no text of $name accepts what its kind does not allow', (one) => {
  const check = checkerOf(one);
  const good = everything(one.schema);
  for (const { path, schema } of placesOf(one.schema)) {
    const { 'x-text': kind, 'x-label': label } = shapeOf(schema);
    if (kind === undefined) continue;
    for (const text of HOSTILE[kind]) {
      const answer = check(withValue(good, path, text));
      // Their operation refuses it, with the name that the company gives them: `goals/bad-text.test.ts`.
      if (label !== undefined) expect(answer).toHaveProperty('value');
      else expect('errors' in answer && answer.errors.map((error) => error.path)).toEqual([path.join('.')]);
    }
  }
});

function bodyOf(id: OperationId) {
  const schemas: OperationSchemas = OPERATIONS[id];
  if (schemas.body === undefined) throw new Error(`${id} has no body`);
  return { name: id, part: 'body', schema: schemas.body } as const;
}

test('[D-126] null is no text: left out where the text is optional, empty where it is required', () => {
  const goal = checkerOf(bodyOf('goals.create'));
  const body = { Title: null, PeriodId: 1, Description: null, ReportingMemo: null, Comment: null };
  expect(goal(body)).toEqual({ value: { Title: '', Measurement: '', PeriodId: 1 } });
  const note = checkerOf(bodyOf('notes.create'));
  expect(note({ UserId: 1 })).toEqual({ value: { UserId: 1, Title: '', Body: '' } });
  const profile = everything(OPERATIONS['people.update'].body) as object;
  const update = checkerOf(bodyOf('people.update'));
  expect(update({ ...profile, Biography: null })).toMatchObject({ value: { Biography: null } });
});

test('[D-126] null and absent are refused with the sentence of the documents', () => {
  const login = checkerOf(bodyOf('auth.login'));
  for (const body of [{}, { userName: null, password: null }, { userName: ' ', password: '' }]) {
    const answer = login(body);
    expect('errors' in answer && answer.errors).toEqual([
      { path: 'userName', message: MESSAGES.loginEmailRequired },
      { path: 'password', message: MESSAGES.loginPasswordRequired },
    ]);
  }
  const goal = checkerOf(bodyOf('goals.create'));
  for (const [PeriodId, read] of [
    [undefined, 0],
    [null, 0],
    [0, 0],
    [-1, null],
    ['1', null],
  ]) {
    const answer = goal({ Title: 'T', Measurement: 'M', ...(PeriodId !== undefined && { PeriodId }) });
    // None is refused by the operation, together with the texts that are missing.
    expect('errors' in answer ? answer.errors : answer).toEqual(
      read === null
        ? [{ path: 'PeriodId', message: MESSAGES.goalQuarterRequired }]
        : { value: { Title: 'T', Measurement: 'M', PeriodId: read } },
    );
  }
});

test('[D-126] a single line is trimmed; other texts are read as typed', () => {
  const goal = checkerOf(bodyOf('goals.create'));
  const answer = goal({
    Title: '\t A goal \n',
    Measurement: ' one\n two ',
    PeriodId: 1,
    ReportingMemo: '\u200b',
  });
  expect(answer).toEqual({
    value: { Title: 'A goal', Measurement: ' one\n two ', PeriodId: 1, ReportingMemo: '\u200b' },
  });
});
