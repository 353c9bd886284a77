import type { RoleName } from '@cadence/shared-contract';
import type { PlatformMenuItem } from '../remotes/index.ts';

export type MenuItem = Pick<
  PlatformMenuItem,
  'key' | 'label' | 'icon' | 'order' | 'to' | 'selectedOn' | 'hotkey'
>;

/** The shell's own items beside those of the remotes; the documents' order is 10 Dashboard … 80 Help (people §2.1). */
const OWN_ITEMS: readonly MenuItem[] = [
  { key: 'shell:home', label: 'Dashboard', icon: 'dashboard', order: 10, to: '/v3/home', hotkey: 'g d' },
];

export function mergeMenu(contributed: readonly MenuItem[]): readonly MenuItem[] {
  return [...OWN_ITEMS, ...contributed].toSorted((a, b) => a.order - b.order);
}

/** The selected item follows the path's prefix, Organization on `/v3/profile` too (people §2.1). */
export function isSelected({ to, selectedOn = [] }: MenuItem, pathname: string): boolean {
  return [to, ...selectedOn].some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

/** Whether the shown page is the item's own or one below it, for assistive technology. */
export function currentOf(item: MenuItem, pathname: string): { 'aria-current'?: 'page' | 'true' } {
  if (!isSelected(item, pathname)) return {};
  return { 'aria-current': pathname === item.to ? 'page' : 'true' };
}

const PLACES = 4;

/** What a role comes for besides dashboard and goals, the first of it first. */
const COMES_FOR: Readonly<Record<RoleName, readonly string[]>> = {
  ceo: ['/v3/predictions', '/v3/strategy', '/v3/organization'],
  manager: ['/v3/predictions', '/v3/organization', '/v3/talent'],
  contributor: ['/v3/predictions', '/v3/organization', '/v3/talent'],
  observer: ['/v3/strategy', '/v3/predictions', '/v3/organization'],
};

/** The four items of the menu that people in this role open most, in the menu's order. */
export function listPlaces(menu: readonly MenuItem[], role: RoleName): readonly MenuItem[] {
  const wanted = ['/v3/home', '/v3/goals', ...COMES_FOR[role]];
  const known = wanted.filter((to) => menu.some((item) => item.to === to)).slice(0, PLACES);
  return menu.filter(({ to }) => known.includes(to));
}
