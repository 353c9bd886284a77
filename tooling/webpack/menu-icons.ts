/** Names a descriptor's menu item may give; the shell draws each from the design system's set. */
export const MENU_ICONS: readonly string[] = [
  'dashboard',
  'goals',
  'predictions',
  'organization',
  'talent',
  'strategy',
  'reports',
  'help',
];
