import type { PlatformCommand } from '../remotes/index.ts';

export type Place = Pick<PlatformCommand, 'key' | 'label' | 'icon' | 'keywords' | 'to' | 'hotkey'>;

/** Pages of the shell that are not in the menu. */
export const OWN_PLACES: readonly Place[] = [
  {
    key: 'shell:notifications',
    label: 'Notifications',
    icon: 'notifications',
    keywords: ['News', 'Inbox'],
    to: '/v3/notifications',
    hotkey: 'g n',
  },
];
