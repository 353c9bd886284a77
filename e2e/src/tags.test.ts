import { globSync } from 'node:fs';
import { join } from 'node:path';
import { chooseSpecs, nameOfSpec, SPEC_TAGS, SUBJECTS, subjectsOfSpec } from './tags.ts';

const tests = join(import.meta.dirname, '../tests');
const remotes = globSync('mfe-*/src/remote.ts', { cwd: join(import.meta.dirname, '../..') });

test('every spec file has its tags, and every row its file', () => {
  const files = globSync('*.spec.ts', { cwd: tests }).map(nameOfSpec);
  expect(Object.keys(SPEC_TAGS).toSorted()).toEqual(files.toSorted());
});

test('every remote is a tag, and has files', () => {
  const names = remotes.map((path) => /^mfe-([^/\\]+)/.exec(path)?.[1]);
  expect(SUBJECTS).toEqual(expect.arrayContaining(names));
  for (const name of names)
    expect(chooseSpecs({ tags: [String(name)], isDeployed: false }).chosen).not.toEqual([]);
});

test('of what is chosen, a deployed platform leaves out what is of this machine', () => {
  const here = chooseSpecs({ tags: ['goals'], isDeployed: false });
  expect(here.chosen).toEqual(expect.arrayContaining(['goals-list', 'goal-markup']));
  expect(here.leftOut).toEqual([]);
  const there = chooseSpecs({ tags: ['goals'], isDeployed: true });
  expect(there.chosen).toContain('goal-markup');
  expect(there.chosen).not.toContain('goals-list');
  expect(there.leftOut).toContainEqual({ name: 'goals-list', reason: 'demo' });
  expect(there.chosen).not.toContain('strategy');
});

test('the tag `local` is what stays on this machine', () => {
  const { chosen } = chooseSpecs({ tags: ['local'], isDeployed: false });
  expect(chosen).toContain('screens');
  expect(chosen).not.toContain('goal-markup');
});

test('a path in a report leads to the subjects of its file', () => {
  expect(subjectsOfSpec('e2e/tests/live-row.spec.ts')).toEqual(['goals']);
  expect(subjectsOfSpec('server/src/goals.test.ts')).toEqual([]);
});
