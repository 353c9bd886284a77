/** Names that a descriptor's menu item may use: the icons of the design system's `Icon`. */
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
