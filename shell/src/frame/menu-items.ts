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
