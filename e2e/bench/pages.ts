import type { Account } from '../src/accounts.ts';

/** What somebody does on a page: presses something, closes what it opened or writes into a field. */
export type Press =
  | { readonly press: 'button' | 'tab' | 'link'; readonly name: string | RegExp }
  | { readonly at: string; readonly nth: number }
  /** Escape, once what was opened is there. */
  | { readonly close: true }
  | { readonly into: RegExp; readonly text: string };

/** A page of the menu, or a part of one that has an address. */
export interface MeasuredPage {
  readonly name: string;
  readonly account: Account;
  readonly path: string;
  /** What a person came for. */
  readonly content: string;
  /** What people press there, in this order. */
  readonly presses: readonly Press[];
  /** The keys that lead there, where it is a page of its own and not a part of one (D-132). */
  readonly keys?: `g ${string}`;
}

const ESCAPE: Press = { close: true };
const button = (name: string | RegExp): Press => ({ press: 'button', name });
const tab = (name: string | RegExp): Press => ({ press: 'tab', name });
/** Opens what floats over the page, and closes it. */
const openAndClose = (name: string | RegExp): readonly Press[] => [button(name), ESCAPE];

/** Every page of the menu with its typical presses; the list that P4 and P5 are measured on. */
export const PAGES: readonly MeasuredPage[] = [
  {
    name: 'home',
    account: 'manager',
    path: '/v3/home',
    content: '.sh-home a[href^="/v3/goals/"]',
    presses: [
      button('Company'),
      ...openAndClose(/need an update$/),
      ...openAndClose(/^Notifications/),
      ...openAndClose(/^Profile menu/),
    ],
    keys: 'g d',
  },
  {
    name: 'goals',
    account: 'manager',
    path: '/v3/goals',
    content: '.cd-list-row',
    presses: [
      { at: '.cd-list-row a', nth: 3 },
      ...openAndClose(/^Filter/),
      ...openAndClose('Add Goal'),
      { into: /goals/i, text: 'time' },
    ],
    keys: 'g g',
  },
  {
    name: 'predictions',
    account: 'manager',
    path: '/v3/predictions',
    content: '.cd-matrix button',
    presses: [
      button('Next Goal'),
      button(/^Likely, Very good/),
      button('Previous week'),
      ...openAndClose('All states'),
    ],
    keys: 'g p',
  },
  {
    name: 'organization',
    account: 'manager',
    path: '/v3/organization',
    content: '.oc-card',
    presses: [button('Outline'), button('Chart'), tab(/^Employee Directory/), tab('Org Structure')],
    keys: 'g o',
  },
  {
    name: 'organization, outline',
    account: 'manager',
    path: '/v3/organization?view=outline',
    content: '.oc-page button',
    presses: [button('Expand all branches'), button('Collapse all branches'), button('Chart')],
  },
  {
    name: 'organization, directory',
    account: 'hradmin',
    path: '/v3/organization?tab=directory',
    content: 'a[href^="/v3/profile/"]',
    presses: [
      { into: /employees/i, text: 'ana' },
      ...openAndClose('Filters'),
      ...openAndClose('Add Employee'),
      ...openAndClose('Import'),
      button('Job Title'),
    ],
  },
  {
    name: 'strategy',
    account: 'orgadmin',
    path: '/v3/strategy',
    content: '.st-main h2',
    presses: ['Founder guidance', 'View history', 'View answers'].flatMap(openAndClose),
    keys: 'g s',
  },
  {
    name: 'action items',
    account: 'manager',
    path: '/v3/actionitems',
    content: '.ai-page button.cd-sort',
    presses: [tab('Completed'), tab(/^In Progress/), button('Deadline'), ...openAndClose('New Action Item')],
    keys: 'g a',
  },
  {
    name: 'talent',
    account: 'manager',
    path: '/v3/talent',
    content: '.tal-frame .cd-sort',
    presses: [
      button('Everyone beneath'),
      button('Status'),
      { into: /search by name/i, text: 'an' },
      tab('Talent Matrix'),
    ],
    keys: 'g t',
  },
  {
    name: 'talent, matrix',
    account: 'hradmin',
    path: '/v3/talent/matrix',
    content: '.cd-matrix-filled',
    presses: [button('Table'), button('Matrix'), tab(/^My Appraisals/), tab('Overview')],
  },
  {
    name: 'reports',
    account: 'manager',
    path: '/v3/reports',
    content: '.rep-desk button',
    presses: [...openAndClose(/^Generate Goal Compliance/), ...openAndClose('Add schedule')],
    keys: 'g r',
  },
  {
    name: 'profile',
    account: 'manager',
    path: '/v3/profile',
    content: '.pe-profile [role="tab"]',
    presses: [...openAndClose('Edit profile'), tab(/^Direct Reports/), tab('User Manual'), tab('Settings')],
    keys: 'g m',
  },
  {
    name: 'help',
    account: 'manager',
    path: '/v3/help',
    content: '.pe-help h2',
    presses: [...openAndClose(/^Notifications/), button(/^Search/), ESCAPE],
    keys: 'g h',
  },
];
