import { NO_FLAGS, actorFlagsOf } from '@cadence/shared-contract';
import type { Actor } from '../../kernel/session/index.ts';
import { abilitiesOf } from './abilities.ts';

const plain: Actor = {
  tenantId: 1,
  id: 1,
  name: 'Ana Ruiz',
  email: 'ana@acme.example',
  role: 'contributor',
  ...actorFlagsOf(NO_FLAGS),
  strategyMember: true,
  managerId: null,
  path: '1',
  decides: [],
};
const granted = (
  changes: Partial<Actor>,
  { suggestsGoals = false, strategyEnabled = false, talentEnabled = false } = {},
) => {
  const tenant = { strategyEnabled, talentEnabled };
  return Object.entries(abilitiesOf({ ...plain, ...changes }, { suggestsGoals, tenant }))
    .filter(([, isGranted]) => isGranted)
    .map(([name]) => name);
};

const LEADS = ['managePeople', 'addEmployee', 'addObserver'];

test.each<[string, Partial<Actor>, readonly string[]]>([
  ['an observer', { role: 'observer' }, []],
  ['a contributor', {}, ['addGoal']],
  ['a manager', { role: 'manager' }, ['addGoal', 'managePeople', 'addEmployee', 'openTalent']],
  ['the ceo', { role: 'ceo' }, ['addGoal', ...LEADS, 'editCompany', 'filterObservers', 'openTalent']],
  ['an org admin', { isOrgAdmin: true }, ['addGoal', ...LEADS, 'filterObservers']],
  ['a goal admin', { isGoalAdmin: true }, ['addGoal', 'chooseGoalOwner']],
  ['a goal manager', { isGoalManager: true }, ['addGoal', 'chooseGoalOwner']],
  ['an HR admin', { isHrAdmin: true }, ['addGoal']],
])('%s may do this anywhere', (_who, changes, abilities) => {
  expect(granted(changes)).toEqual(abilities);
});

test('suggestions are offered to those who add goals, where an endpoint is configured (D-57)', () => {
  expect(granted({}, { suggestsGoals: true })).toEqual(['addGoal', 'suggestGoals']);
  expect(granted({ role: 'observer' }, { suggestsGoals: true })).toEqual([]);
});

test.each<[string, Partial<Actor>, readonly string[]]>([
  ['who is in the strategy group', {}, ['readStrategy']],
  ['who is not', { strategyMember: false }, []],
  ['the ceo', { role: 'ceo', strategyMember: false }, ['readStrategy', 'editStrategy']],
  ['an org admin', { isOrgAdmin: true, strategyMember: false }, ['readStrategy', 'editStrategy']],
])('[SHELL-026][DASH-004] %s, of the strategy, where it is switched on', (_who, changes, abilities) => {
  const aboutStrategy = (names: readonly string[]) => names.filter((name) => name.endsWith('Strategy'));
  expect(aboutStrategy(granted(changes, { strategyEnabled: true }))).toEqual(abilities);
  expect(aboutStrategy(granted(changes))).toEqual([]);
});

test.each<[string, Partial<Actor>, { readonly off: boolean; readonly on: boolean }]>([
  ['an observer', { role: 'observer' }, { off: false, on: false }],
  ['a contributor', {}, { off: false, on: true }],
  ['a contributor who is an HR Admin', { isHrAdmin: true }, { off: false, on: true }],
  ['a manager', { role: 'manager' }, { off: true, on: true }],
  ['the ceo', { role: 'ceo' }, { off: true, on: true }],
])('[SHELL-024][SHELL-025] %s opens Talent while it is off, and while it is on', (_who, changes, may) => {
  const opens = (talentEnabled: boolean) => granted(changes, { talentEnabled }).includes('openTalent');
  expect({ off: opens(false), on: opens(true) }).toEqual(may);
});
