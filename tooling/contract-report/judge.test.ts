import { rmSync } from 'node:fs';
import { startCompiler } from './compiler.ts';
import { judge } from './judge.ts';
import { plantFolder, REPORT } from './testing/planted.ts';

const folder = plantFolder();
const compiler = startCompiler(folder);
afterAll(() => {
  compiler.end();
  rmSync(folder, { recursive: true });
});

/** What is said of the report when a text is replaced that it has. */
function judgeEdited(from: string, to: string): readonly string[] {
  expect(REPORT).toContain(from);
  return judge(compiler, REPORT, REPORT.replace(from, to)).map(
    ({ isBreaking, sentence }) => `${isBreaking ? 'breaks' : 'fits'}: ${sentence}`,
  );
}

const given = (name: string, reason: string): string =>
  `breaks: ${name} is given to remotes, and is not what it was: ${reason}`;
const taken = (name: string, reason: string): string =>
  `breaks: ${name} is taken from remotes, and what they have is refused: ${reason}`;
const missing = (property: string, type: string, other: string): string =>
  `Property '${property}' is missing in type '${type}' but required in type '${other}'`;
const assigned = (type: string, other: string): string =>
  `Type '${type}' is not assignable to type '${other}'`;

test('the same report says nothing', () => {
  expect(judge(compiler, REPORT, REPORT)).toEqual([]);
});

test.each([
  ['a name is gone', 'dayOf', 'export declare const dayOf', 'declare const dayOf'],
  ['what another package has is not passed on', 'drawFigure', 'export { drawFigure };\n\n', ''],
])('%s', (_what, name, from, to) => {
  expect(judgeEdited(from, to)).toEqual([
    `breaks: ${name} is no longer exported, and remotes that import it fail`,
  ]);
});

describe('what the platform gives', () => {
  test.each([
    [
      'a parameter of another type',
      'instant: string',
      'instant: number',
      given('dayOf', assigned('string', 'number')),
    ],
    ['a result of another type', '=> number', '=> number | null', given('dayOf', assigned('null', 'number'))],
    [
      'one more parameter',
      '(instant: string)',
      '(instant: string, zone: string)',
      given('dayOf', 'Target signature provides too few arguments. Expected 2 or more, but got 1'),
    ],
    [
      'a member of a class is removed',
      '  readonly status: number;\n',
      '',
      given('Refused', missing('status', 'Refused', 'Refused (before)')),
    ],
    [
      'a property is removed',
      '  readonly goalId: number;\n',
      '',
      given('DrawerProps', missing('goalId', 'DrawerProps', 'DrawerProps (before)')),
    ],
    [
      'a property becomes optional',
      'goalId: number',
      'goalId?: number',
      given(
        'DrawerProps',
        "Property 'goalId' is optional in type 'DrawerProps' but required in type 'DrawerProps (before)'",
      ),
    ],
    [
      'a union has one more',
      "'good' | 'bad'",
      "'good' | 'bad' | 'new'",
      given('DrawerProps', assigned('"new"', '"bad" | "good"')),
    ],
    [
      'a method takes less',
      'reason: string',
      "reason: 'done'",
      given('DrawerProps', assigned('string', '"done"')),
    ],
  ])('%s', (_what, from, to, sentence) => {
    expect(judgeEdited(from, to)).toEqual([sentence]);
  });

  test.each([
    [
      'a property is new',
      '  readonly goalId',
      '  readonly personId: number;\n  readonly goalId',
      'DrawerProps',
    ],
    ['a union has one less', "'good' | 'bad'", "'good'", 'DrawerProps'],
    ['a parameter may be left out', '(instant: string)', '(instant: string, zone?: string)', 'dayOf'],
    ['a table has one more', '  readonly count', '  readonly bye: string;\n  readonly count', 'WORDS'],
  ])('fits: %s', (_what, from, to, name) => {
    expect(judgeEdited(from, to)).toEqual([`fits: with more than before: ${name}`]);
  });
});

describe('what the platform takes', () => {
  test.each([
    [
      'a property is required',
      '  readonly name: string;',
      '  readonly name: string;\n  readonly owner: string;',
      taken('Descriptor', missing('owner', 'Descriptor (before)', 'Descriptor')),
    ],
    ['a union has one less', "'s' | 'm'", "'s'", taken('Descriptor', assigned('"m"', '"s"'))],
    [
      'a property is not read any more',
      '  readonly icon?: string;\n',
      '',
      'breaks: Descriptor has no icon any more, and what remotes say there would be ignored',
    ],
    [
      'a part of several is gone',
      "  'goals.get': {\n    id: number;\n  };\n",
      '',
      'breaks: Inputs has no goals.get any more, and what remotes say there would be ignored',
    ],
    [
      'a property of a part is not read any more',
      '    goal?: Goal;\n',
      '',
      'breaks: Inputs has no goals.list.goal any more, and what remotes say there would be ignored',
    ],
    [
      'a part of several takes something else',
      'page: number',
      'page: string',
      taken("Inputs['goals.list']", assigned('number', 'string')),
    ],
    [
      'what is made of a type that is judged apart',
      "'left' | 'right'",
      "'left'",
      taken('Meta', assigned('"right"', '"left"')),
    ],
  ])('%s', (_what, from, to, sentence) => {
    expect(judgeEdited(from, to)).toEqual([sentence]);
  });

  test.each([
    [
      'a property may be left out',
      'readonly icon',
      'readonly color?: string;\n  readonly icon',
      'Descriptor',
    ],
    ['a union has one more', "'s' | 'm'", "'s' | 'm' | 'l'", 'Descriptor'],
    [
      'a union of a type that is judged apart has one more',
      "'left' | 'right'",
      "'left' | 'right' | 'top'",
      'Meta',
    ],
  ])('fits: %s', (_what, from, to, name) => {
    expect(judgeEdited(from, to)).toEqual([`fits: with more than before: ${name}`]);
  });
});

describe('what the platform gives, and takes as it was given', () => {
  test.each([
    [
      'a union has one more',
      "'approved' | 'draft'",
      "'approved' | 'draft' | 'new'",
      given('Goal', assigned('"new"', '"approved" | "draft"')),
    ],
    [
      'a union has one less',
      "'approved' | 'draft'",
      "'draft'",
      taken('Goal', assigned('"approved"', '"draft"')),
    ],
  ])('%s', (_what, from, to, sentence) => {
    expect(judgeEdited(from, to)).toEqual([sentence]);
  });

  test('fits: it has more, which remotes pass on', () => {
    expect(judgeEdited('  state:', '  title: string;\n  state:')).toEqual([
      'fits: with more than before: Goal',
    ]);
  });
});

test('a report that names what it does not declare is no report', () => {
  expect(() => judgeEdited('mood: ', 'mood: Mood | ')).toThrow(
    "The report is incomplete: Cannot find name 'Mood'.",
  );
});
