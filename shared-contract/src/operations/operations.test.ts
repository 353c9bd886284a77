import { OPERATIONS } from './index.ts';
import type { OperationSchemas } from './index.ts';
import { ROUTES } from '../routes.ts';
import type { RouteSpec } from '../routes.ts';

const routes = Object.entries(ROUTES) as [keyof typeof ROUTES, RouteSpec][];
const schemas: Readonly<Record<string, OperationSchemas>> = OPERATIONS;

/** Every object schema inside, so that none of them lets unknown fields pass. */
function* objects(schema: unknown): Generator<object & { additionalProperties?: unknown }> {
  if (typeof schema !== 'object' || schema === null) return;
  if ('type' in schema && schema.type === 'object') yield { ...schema };
  for (const value of Object.values(schema)) yield* objects(value);
}

/** Calls that take an answer back and read its ids only (D-194). */
const REREAD: readonly string[] = ['summaries.goal', 'summaries.quarterText', 'summaries.yearText'];

test('every route has its schemas and every schema its route', () => {
  expect(Object.keys(OPERATIONS).toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

test('no two operations share a method and a path, even in another case', () => {
  const keys = routes.map(
    ([, route]) => `${route.method} ${route.path.toLowerCase().replaceAll(/:\w+/g, ':')}`,
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(routes)('%s declares the parameters its path names', (id, route) => {
  const named = [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
  const declared: { properties?: object } | undefined = schemas[id]?.params;
  expect(Object.keys(declared?.properties ?? {})).toEqual(named);
});

test.each(routes)(
  '%s takes a body only where the method has one, and refuses unknown fields',
  (id, route) => {
    const body = schemas[id]?.body;
    if (route.method === 'GET' || route.method === 'DELETE') expect(body).toBeUndefined();
    const inside = [...objects(body)].filter((object) => object.additionalProperties !== false);
    // The request itself is closed everywhere; its Context, and the goals in it, are open.
    expect(inside).toHaveLength(REREAD.includes(id) ? 2 : 0);
  },
);

/** Where a request may hold a string that is not one of a list and of no declared kind. */
function stringsWithoutKind(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, enum: values, pattern, 'x-text': kind } = schema as Readonly<Record<string, unknown>>;
  if (type === 'string') return (values ?? pattern ?? kind) ? [] : [at];
  // Without a type anything passes, strings too.
  const isOpen = type === undefined && values === undefined && !('anyOf' in schema) && !('const' in schema);
  const inside = ['properties', 'items', 'anyOf'].flatMap((key) => {
    const below: unknown = (schema as Readonly<Record<string, unknown>>)[key];
    if (typeof below !== 'object' || below === null) return [];
    if (key === 'items') return stringsWithoutKind(below, `${at}[]`);
    return Object.entries(below).flatMap(([name, one]) => stringsWithoutKind(one, `${at}.${name}`));
  });
  return [...(isOpen ? [at] : []), ...inside];
}

test('[D-126] every string of a request has a kind, which decides the characters it may hold', () => {
  const found = routes
    .filter(([, route]) => route.upload === undefined)
    .flatMap(([id]) =>
      (['params', 'query', 'body'] as const).flatMap((part) => {
        const schema = schemas[id]?.[part];
        return schema === undefined ? [] : stringsWithoutKind(schema, `${id} ${part}`);
      }),
    );
  expect(found).toEqual([]);
  // The walk finds what it looks for, at every depth.
  const planted = {
    type: 'object',
    properties: { A: { anyOf: [{ type: 'array', items: { type: 'string' } }] } },
  };
  expect(stringsWithoutKind(planted, 'planted')).toEqual(['planted.A.0[]']);
  expect(stringsWithoutKind({}, 'open')).toEqual(['open']);
});

test('a GET that changes something says so, so that nothing prefetches it (D-4)', () => {
  const mutating = routes.filter(([, route]) => route.mutates).map(([id]) => id);
  expect(mutating).toEqual([
    'auth.relogin',
    'notifications.markRead',
    'people.changeManager',
    'people.reinvite',
    'people.emailPreference',
    'people.deactivate',
    'people.activate',
    'actionItems.markComplete',
    'talent.share',
    'userManual.register',
    'userManual.connect',
    'goals.delete',
    'goals.follow',
    'summaries.quarter',
    'summaries.year',
  ]);
});
