import { ROLE_NAMES } from '@cadence/shared-contract';
import { ABILITY_NAMES, isAllowed, type Abilities, type Access } from '@cadence/shared-contract/remote';
import remote from './remote.ts';

const NONE = Object.fromEntries(ABILITY_NAMES.map((name) => [name, false])) as Abilities;

function isOpenTo(access: Access | undefined, openTalent: boolean): readonly string[] {
  const abilities = { ...NONE, openTalent };
  return ROLE_NAMES.filter((roleName) => isAllowed(access, { roleName, abilities }));
}

test('[SHELL-008] [SHELL-024] [SHELL-025] pages, menu item and commands are for who may open Talent', () => {
  const [item] = remote.menu;
  expect(item).toMatchObject({ label: 'Talent', icon: 'talent', order: 60, to: '/v3/talent' });
  for (const { access } of [item, ...remote.routes, ...remote.commands]) {
    expect(isOpenTo(access, true)).toEqual(ROLE_NAMES);
    expect(isOpenTo(access, false)).toEqual([]);
  }
  expect(remote.routes.map(({ title }) => title)).toEqual(remote.routes.map(() => 'Talent'));
});

test.each([
  ['/v3/talent', './overview-page'],
  ['/v3/talent/:id/:uid', './overview-page'],
  ['/v3/talent/matrix', './matrix-page'],
  ['/v3/talent/matrix/:id/:uid', './matrix-page'],
  ['/v3/talent/myappraisal', './my-appraisals-page'],
])('[TAL-001] [TAL-002] [TAL-003] %s is %s', (path, expose) => {
  expect(remote.routes.find((route) => route.path === path)?.page.expose).toBe(expose);
});

test('an address of an appraisal is found before that of a team', () => {
  const paths = remote.routes.map(({ path }) => path);
  expect(paths.indexOf('/v3/talent/appraisal/:appraisalId')).toBeLessThan(
    paths.indexOf('/v3/talent/:id/:uid'),
  );
});
