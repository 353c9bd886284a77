import { ROLE_NAMES } from '@cadence/shared-contract';
import { ABILITY_NAMES, isAllowed, type Abilities, type Access } from '@cadence/shared-contract/remote';
import remote from './remote.ts';

const NONE = Object.fromEntries(ABILITY_NAMES.map((name) => [name, false])) as Abilities;
const [route] = remote.routes;
const [item] = remote.menu;
const [widget] = remote.slots['dashboard.widget'];

function mayBeSeen(access: Access | undefined, readStrategy: boolean): readonly string[] {
  const abilities = { ...NONE, readStrategy };
  return ROLE_NAMES.filter((roleName) => isAllowed(access, { roleName, abilities }));
}

test('[SHELL-006] [SHELL-026] page and menu item are for those who may read the strategy, in any role', () => {
  expect(route).toMatchObject({ title: 'Strategy', path: '/v3/strategy', id: item.routeId });
  expect(item).toMatchObject({ label: 'Strategy', icon: 'strategy', order: 50, to: '/v3/strategy' });
  for (const access of [route.access, item.access]) {
    expect(mayBeSeen(access, true)).toEqual(ROLE_NAMES);
    expect(mayBeSeen(access, false)).toEqual([]);
  }
});

test('[DASH-004] the strip above the dashboard is for who may read the strategy, and never for observers', () => {
  expect(widget).toMatchObject({ id: 'strategy-summary', meta: { area: 'top', order: 10 } });
  expect(mayBeSeen(widget.access, true)).toEqual(ROLE_NAMES.filter((name) => name !== 'observer'));
  expect(mayBeSeen(widget.access, false)).toEqual([]);
});
