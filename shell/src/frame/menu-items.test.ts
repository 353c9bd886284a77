import { listPlaces, mergeMenu, type MenuItem } from './menu-items.ts';

const item = (name: string, order: number): MenuItem => ({
  key: name,
  label: name,
  icon: name,
  order,
  to: `/v3/${name}`,
});
const MENU = mergeMenu(
  ['goals', 'predictions', 'organization', 'strategy', 'talent', 'reports', 'help'].map((name, at) =>
    item(name, 20 + at),
  ),
);
const placesOf = (role: Parameters<typeof listPlaces>[1], menu = MENU): readonly string[] =>
  listPlaces(menu, role).map(({ to }) => to.replace('/v3/', ''));

test('each role has the four places it goes to, in the menu’s order', () => {
  expect(placesOf('manager')).toEqual(['home', 'goals', 'predictions', 'organization']);
  expect(placesOf('contributor')).toEqual(['home', 'goals', 'predictions', 'organization']);
  expect(placesOf('ceo')).toEqual(['home', 'goals', 'predictions', 'strategy']);
  expect(placesOf('observer')).toEqual(['home', 'goals', 'predictions', 'strategy']);
});

test('what is not open to a person makes room for the next', () => {
  const without = MENU.filter(({ label }) => label !== 'strategy');
  expect(placesOf('observer', without)).toEqual(['home', 'goals', 'predictions', 'organization']);
});
