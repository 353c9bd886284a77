import { REPORT_IDS } from '@cadence/shared-contract/reports';
import { openedPath } from './reports-api.ts';
import { refuseReads } from './walked-actions.ts';
import { WALKED_AREAS } from './walked-screens.ts';
import type { WalkedArea, WalkedScreen } from './walked-screens.ts';
import { WALKED_REPORTS } from './walked-reports.ts';
import { WALKED_TALENT } from './walked-talent.ts';
import { WALKED_USER_MANUALS } from './walked-user-manuals.ts';
import { assessmentPath } from './user-manual-api.ts';

type Theme = 'light' | 'dark';

/** One picture of each screen. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
}

/** Screens with the pictures that are kept of them. */
export interface PicturedArea extends WalkedArea {
  readonly views: readonly View[];
  /** Whether a run looks at it in more ways than at others. */
  readonly isTypical?: boolean;
  /** Whether every text is as long as it may be, in one word. */
  readonly isLong?: boolean;
  /** Whether the server refuses something on every screen. */
  readonly isRefused?: boolean;
}

/** Stands for whoever the picture server hired last. */
export const NEWCOMER = 'newcomer';

const DESKTOP: View = { width: 1440, height: 900, theme: 'light' };
const TABLET: View = { width: 768, height: 1024, theme: 'light' };
const PHONE: View = { width: 390, height: 844, theme: 'light' };
const BOTH: readonly View[] = [DESKTOP, PHONE];
const EVERY: readonly View[] = [
  DESKTOP,
  { ...DESKTOP, theme: 'dark' },
  TABLET,
  PHONE,
  { ...PHONE, theme: 'dark' },
];

/** What no organisation has. */
const NOTHING = 2_147_483_000;

/** The pages that the menu and the header lead to. */
const MENU: readonly WalkedScreen[] = [
  { name: 'dashboard', path: '/v3/home' },
  { name: 'goals', path: '/v3/goals' },
  { name: 'predictions', path: '/v3/predictions' },
  { name: 'organization', path: '/v3/organization' },
  { name: 'strategy', path: '/v3/strategy' },
  { name: 'talent', path: '/v3/talent' },
  { name: 'reports', path: '/v3/reports' },
  { name: 'help', path: '/v3/help' },
  { name: 'action items', path: '/v3/actionitems' },
  { name: 'notifications', path: '/v3/notifications' },
  { name: 'profile', path: '/v3/profile' },
];

const homeOf = (account: string): PicturedArea => ({
  area: `home of ${account}`,
  account,
  views: BOTH,
  screens: async () => [
    { name: 'dashboard', path: '/v3/home' },
    { name: 'goals', path: '/v3/goals' },
  ],
});

const ADDED: readonly PicturedArea[] = [
  { area: 'menu', account: 'manager', views: EVERY, isTypical: true, screens: async () => MENU },
  { area: 'menu with long texts', account: 'manager', views: BOTH, isLong: true, screens: async () => MENU },
  ...['contributor', 'ceo', 'observer'].map(homeOf),
  { area: 'nothing yet', account: NEWCOMER, views: BOTH, screens: async () => MENU },
  {
    area: 'not to be shown',
    account: 'manager',
    views: BOTH,
    isRefused: true,
    screens: async () => [
      { name: 'goal that is gone', path: `/v3/goals/${NOTHING}` },
      { name: 'person that is gone', path: `/v3/profile/${NOTHING}` },
      { name: 'assessment that is not there', path: assessmentPath('nothing') },
      { name: 'summary that is gone', path: `${openedPath(REPORT_IDS.goalSummary)}?id=${NOTHING}` },
      { name: 'goals out of order', path: '/v3/goals', prepare: refuseReads('goals.list') },
      {
        name: 'action items out of order',
        path: '/v3/actionitems',
        prepare: refuseReads('actionItems.list'),
      },
    ],
  },
];

/** Every screen and state that there is a picture of. */
export const PICTURED_AREAS: readonly PicturedArea[] = [
  ...ADDED,
  ...[...WALKED_AREAS, ...WALKED_TALENT, ...WALKED_USER_MANUALS, ...WALKED_REPORTS].map((area) => ({
    ...area,
    views: BOTH,
  })),
];

/** Where the picture of a screen is kept, without its ending. */
export function pictureName({ area }: PicturedArea, { name }: WalkedScreen, { width, theme }: View): string {
  const words = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${words(area)}/${words(name)}-${width}${theme === 'dark' ? '-dark' : ''}`;
}
