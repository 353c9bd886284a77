import type { Actor } from '../../kernel/session/index.ts';
import { abilitiesOf } from './abilities.ts';

const plain: Actor = {
  tenantId: 1,
  id: 1,
  name: 'Ana Ruiz',
  email: 'ana@acme.example',
  role: 'contributor',
  isOrgAdmin: false,
  isGoalAdmin: false,
  isGoalManager: false,
  isHrAdmin: false,
  strategyMember: true,
  managerId: null,
  path: '1',
};
const granted = (changes: Partial<Actor>, suggestsGoals = false) =>
  Object.entries(abilitiesOf({ ...plain, ...changes }, { suggestsGoals }))
    .filter(([, isGranted]) => isGranted)
    .map(([name]) => name);

test.each<[string, Partial<Actor>, readonly string[]]>([
  ['an observer', { role: 'observer' }, []],
  ['a contributor', {}, ['addGoal']],
  ['a manager', { role: 'manager' }, ['addGoal', 'managePeople']],
  ['the ceo', { role: 'ceo' }, ['addGoal', 'managePeople', 'filterObservers']],
  ['an org admin', { isOrgAdmin: true }, ['addGoal', 'managePeople', 'filterObservers']],
  ['a goal admin', { isGoalAdmin: true }, ['addGoal', 'chooseGoalOwner']],
  ['a goal manager', { isGoalManager: true }, ['addGoal', 'chooseGoalOwner']],
  ['an HR admin', { isHrAdmin: true }, ['addGoal']],
])('%s may do this anywhere', (_who, changes, abilities) => {
  expect(granted(changes)).toEqual(abilities);
});

test('suggestions are offered to those who add goals, where an endpoint is configured (D-57)', () => {
  expect(granted({}, true)).toEqual(['addGoal', 'suggestGoals']);
  expect(granted({ role: 'observer' }, true)).toEqual([]);
});
