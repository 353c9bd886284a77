/** Names a descriptor's menu item may give: the ones that the design system's `Icon` draws. */
export const MENU_ICONS: readonly string[] = [
  'dashboard',
  'goals',
  'predictions',
  'organization',
  'strategy',
  'talent',
  'reports',
  'help',
  'people',
  'profile',
  'notifications',
  'actions',
  'comments',
  'company',
  'settings',
];
