import { chooseVersions } from './versions.ts';

const release = (name: string, version: string, isInUse = false) => ({ name, version, isInUse });
const RELEASES = [
  release('goals', '1.4.0-b.11111111'),
  release('goals', '1.5.0-b.22222222', true),
  release('goals', '1.5.0-b.33333333'),
  release('people', '1.0.0-b.44444444', true),
  release('skills', '1.0.0-b.55555555'),
];
const REMOTES = ['goals', 'people', 'talent'];
const choose = (...wishes: readonly [remote: string, version: string][]) =>
  chooseVersions(
    wishes.map(([remote, version]) => ({ remote, version })),
    RELEASES,
    REMOTES,
  );

test('without a wish every remote is as it is in use, and as this clone builds it where none is', () => {
  expect(choose()).toEqual([
    { remote: 'goals', version: '1.5.0-b.22222222', isAsked: false },
    { remote: 'people', version: '1.0.0-b.44444444', isAsked: false },
    { remote: 'talent', version: null, isAsked: false },
  ]);
});

test('a short version is enough where it is the only one; the others stay', () => {
  expect(choose(['goals', '1.4.0'], ['people', 'local'])).toEqual([
    { remote: 'goals', version: '1.4.0-b.11111111', isAsked: true },
    { remote: 'people', version: null, isAsked: true },
    { remote: 'talent', version: null, isAsked: false },
  ]);
  expect(choose(['goals', '1.5.0-b.33333333'])[0]?.version).toBe('1.5.0-b.33333333');
});

test('all@local is every remote that this clone can build', () => {
  expect(choose(['all', 'local']).map(({ version }) => version)).toEqual([null, null, null]);
});

test('a remote of the store alone is there when it is asked for', () => {
  expect(choose(['skills', '1.0.0'])).toContainEqual({
    remote: 'skills',
    version: '1.0.0-b.55555555',
    isAsked: true,
  });
});

test.each([
  [['gaols', '1.4.0'], "There is no remote 'gaols': goals, people, skills, talent."],
  [
    ['goals', '9.9.9'],
    'goals has no release 9.9.9. There are 1.4.0-b.11111111, 1.5.0-b.22222222 (in use), 1.5.0-b.33333333; goals@local is the build of this clone.',
  ],
  [
    ['goals', '1.5.0'],
    '1.5.0 of goals was released several times, name one in full: 1.5.0-b.22222222 (in use), 1.5.0-b.33333333.',
  ],
  [['goals', '1.4'], 'goals has no release 1.4.'],
  [['talent', '1.0.0'], 'talent has no release 1.0.0. None is in the store;'],
  [['skills', 'local'], 'skills cannot be built here: there is no mfe-skills.'],
] as const)('%j is refused with what there is', ([remote, version], sentence) => {
  expect(() => choose([remote, version])).toThrow(sentence);
});

test('two versions of one remote are refused', () => {
  expect(() => choose(['goals', '1.4.0'], ['goals', 'local'])).toThrow('--with names two versions of goals.');
});
