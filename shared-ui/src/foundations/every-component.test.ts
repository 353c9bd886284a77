import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as main from '../index.ts';
import * as richText from '../rich-text.ts';
import * as textDiff from '../text-diff.ts';
import type { Guidance } from './guidance.ts';

interface StoriesMeta {
  readonly title: string;
  readonly component?: unknown;
  readonly subcomponents?: Readonly<Record<string, unknown>>;
  readonly tags?: readonly string[];
  readonly parameters?: { readonly guidance?: Guidance };
}

const SOURCES = join(import.meta.dirname, '../../src');
/** Has no looks of its own: what every page has around it. */
const WITHOUT_PAGE = ['UiProvider'];

const metas = await Promise.all(
  globSync('**/*.stories.tsx', { cwd: SOURCES }).map(async (file) => {
    const { default: meta } = (await import(join(SOURCES, file))) as { readonly default: StoriesMeta };
    return { file, meta };
  }),
);

/** A component, plain or memoised; constants are upper case, functions begin with a lower-case letter. */
const isComponent = ([name, value]: readonly [string, unknown]): boolean =>
  /^[A-Z][A-Za-z]*[a-z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

test('every exported component is on a page of Storybook', () => {
  const shown = new Set(
    metas.flatMap(({ meta }) => [meta.component, ...Object.values(meta.subcomponents ?? {})]),
  );
  const exported = Object.entries({ ...main, ...richText, ...textDiff }).filter(isComponent);
  expect(exported.length).toBeGreaterThan(60);
  const missing = exported.filter(([, component]) => !shown.has(component)).map(([name]) => name);
  expect(missing).toEqual(WITHOUT_PAGE);
});

test('every page of a component says when to use it, when not, and which words belong into it', () => {
  const silent = metas
    .filter(({ meta }) => meta.tags?.includes('!autodocs') !== true)
    .filter(({ meta: { parameters } }) => {
      const says = parameters?.guidance;
      return says === undefined || [says.use, says.avoid, says.words].some((part) => part.length === 0);
    })
    .map(({ file }) => file);
  expect(silent).toEqual([]);
});

test('no two files have the same page', () => {
  const titles = metas.map(({ meta }) => meta.title);
  expect(new Set(titles).size).toBe(titles.length);
});
