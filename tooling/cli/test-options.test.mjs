import { namesTests, parseTestOptions } from './test-options.mjs';

const parse = (text) => parseTestOptions(text.split(' ').filter(Boolean));

test('without arguments everything is run', () => {
  expect(parse('')).toEqual({ renew: false, coverage: false, fresh: false, rest: [] });
});

test('what is not known here goes to the runner, in its order', () => {
  expect(parse('--only e2e widths --trace on').rest).toEqual(['widths', '--trace', 'on']);
  expect(parse('--selectProjects server --only unit -t name -w=1').rest).toEqual([
    ...['--selectProjects', 'server', '-t', 'name', '-w=1'],
  ]);
});

test('own options are taken from among the others, with a space or an equals sign', () => {
  const options = { only: 'unit', database: 'postgres', rest: ['goals', '--bail'] };
  expect(parse('goals --only unit --bail --database postgres')).toMatchObject(options);
  expect(parse('--only=unit goals --database=postgres --bail')).toMatchObject(options);
});

test('a revision stands behind --changed, unless an option does', () => {
  expect(parse('--changed').changed).toEqual({});
  expect(parse('--changed HEAD~2 --only unit')).toMatchObject({
    changed: { revision: 'HEAD~2' },
    only: 'unit',
  });
  expect(parse('--changed --only unit').changed).toEqual({});
});

test('coverage is of the unit tests', () => {
  const options = { coverage: true, only: 'unit', database: 'postgres', rest: ['goals'] };
  expect(parse('--coverage goals --database postgres')).toMatchObject(options);
});

test('a run under load has a seed of its own, or one that was printed before', () => {
  expect(parse('--under-load --only unit goals')).toMatchObject({ underLoad: {}, rest: ['goals'] });
  expect(parse('--under-load=4711').underLoad).toEqual({ seed: '4711' });
});

test.each([
  ['--only', /^npm test/],
  ['--only units', /^npm test/],
  ['--database mysql', /^npm test/],
  ['widths', /^Further arguments need --only/],
  ['--bail', /^Further arguments need --only/],
  ['--changed HEAD --only unit --bail', /^Further arguments need --only/],
  ['--coverage --only e2e', /^Coverage is of the unit tests/],
  ['--coverage --changed', /^Coverage is of the unit tests/],
  ['--coverage --renew-budget', /^A budget is for a whole run/],
  ['--renew-budget --under-load', /^A budget is for a whole run/],
  ['--renew-budget --only unit', /^A budget is for a whole run/],
])('%s is refused', (text, reason) => {
  expect(() => parse(text)).toThrow(reason);
});

test('arguments that only say how to run choose no tests', () => {
  expect(namesTests([])).toBe(false);
  expect(namesTests(['-w', '1', '--maxWorkers', '50%', '--bail'])).toBe(false);
  expect(namesTests(['-w', '1', 'goals/core-flow'])).toBe(true);
  expect(namesTests(['--selectProjects', 'server'])).toBe(true);
});
