import { ABILITY_NAMES, isAllowed, type Abilities } from './access.ts';
import { findIncompatibilities } from './compatibility.ts';

test('a platform that provides what is required is compatible', () => {
  expect(findIncompatibilities({ react: '^19.0.0' }, { react: '19.3.1', extra: '1.0.0' })).toEqual([]);
});

test('a missing package and an unmet range are named with what was found', () => {
  expect(findIncompatibilities({ react: '^20.0.0', luxury: '^1.0.0' }, { react: '19.3.1' })).toEqual([
    { name: 'react', required: '^20.0.0', provided: '19.3.1' },
    { name: 'luxury', required: '^1.0.0', provided: null },
  ]);
});

test('access asks for every ability and shuts named roles out', () => {
  const none = Object.fromEntries(ABILITY_NAMES.map((name) => [name, false])) as Abilities;
  const abilities = { ...none, addGoal: true };
  const viewer = { roleName: 'contributor', abilities } as const;
  expect(isAllowed(undefined, viewer)).toBe(true);
  expect(isAllowed({ abilities: ['addGoal'] }, viewer)).toBe(true);
  expect(isAllowed({ abilities: ['addGoal', 'managePeople'] }, viewer)).toBe(false);
  expect(isAllowed({ notRoles: ['contributor'] }, viewer)).toBe(false);
});
