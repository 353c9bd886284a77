import type { Assessment } from '@cadence/shared-contract';
import {
  answer,
  choose,
  compareStrategy,
  cropPhoto,
  decideTogether,
  dialogShown,
  fetched,
  findInChart,
  leaveUnsaved,
  linkInNote,
  onCard,
  openKeyboardHelp,
  openProfileMenu,
  openBy,
  press,
  previewImport,
  refuse,
  sendNothing,
  search,
  send,
  signOutWithText,
  tab,
  weekOfOverview,
  type Open,
} from './walked-actions.ts';

/** A screen as a person opens it. */
export interface WalkedScreen {
  readonly name: string;
  readonly path: string;
  /** What happens before the page is opened. */
  readonly prepare?: Open;
  /** What is pressed once the page is there. */
  readonly open?: Open;
  /** What closes again when the window changes, so that it is opened at every width. */
  readonly isFleeting?: boolean;
}

/** Screens of one kind, as one person sees them. */
export interface WalkedArea {
  readonly area: string;
  /** Who sees them, as the address begins; null for somebody who is not signed in. */
  readonly account: string | null;
  readonly screens: (made: WalkedThings) => Promise<readonly WalkedScreen[]>;
}

/** What the walk needs, created on demand. */
export interface WalkedThings {
  goals(): Promise<WalkedGoals>;
  /** Somebody without rights over others, about whom the HR Admin has written a note. */
  person(): Promise<number>;
  /** Appraisals of the demo manager's team in the latest quarter. */
  appraisals(): Promise<WalkedAppraisals>;
  /** User manuals of the demo manager's team. */
  manuals(): Promise<WalkedManuals>;
  /** Reports that somebody had made, a schedule and a summary of theirs. */
  reports(account: string): Promise<WalkedReports>;
  /** Somebody's assessment under way. */
  assessment(account: string): Promise<Assessment>;
  /** An action item that somebody else created in the HR Admin's name. */
  itemInTheirName(): Promise<void>;
}

export interface WalkedReports {
  /** The current quarter. */
  readonly currentId: number;
  /** The one before. */
  readonly endedId: number;
  /** Of the demo's manager, who has a team. */
  readonly managerId: number;
  readonly scheduleId: number;
  readonly summaryId: number;
}

export interface WalkedAppraisals {
  readonly periodId: number;
  /** Somebody of the team, and the page of their appraisal. */
  idOf(name: string): { readonly person: number; readonly path: string };
}

export interface WalkedManuals {
  /** Somebody of the team who has a user manual. */
  idOf(name: string): number;
  readonly managerId: number;
  /** The key of the manager's own result. */
  readonly finished: string;
}

/** Goals that no other test changes. */
export interface WalkedGoals {
  /** Of the demo's company, with goals beneath it. */
  readonly company: number;
  /** Of the contributor, aligned with one of the manager, whom it asks for approval. */
  readonly asking: number;
  readonly approved: number;
  /** Approved, with changes that ask for approval. */
  readonly edited: number;
  /** With a result that asks for approval. */
  readonly finished: number;
  /** Of the contributor. */
  readonly draft: number;
}

const HOME = '/v3/home';
const HELP = '/v3/help';
const GOALS = '/v3/goals';
const PROFILE = '/v3/profile';
const STRATEGY = '/v3/strategy';
const ITEMS = '/v3/actionitems';
const DIRECTORY = '/v3/organization?tab=directory';

/** A link that can be used, and what its screen asks or does then. */
function pendingLink(...more: readonly Open[]): Open {
  return async (page) => {
    for (const prepare of [answer('auth.linkCheck', { State: 'pending', UsedAt: null }), ...more])
      await prepare(page);
  };
}

const MAILED_LINKS: readonly WalkedScreen[] = [
  {
    name: 'reset link',
    path: '/v3/resetpassword/lnk_1',
    prepare: pendingLink(),
    open: press('Reset Password'),
  },
  {
    name: 'reset link that was used',
    path: '/v3/resetpassword/lnk_5',
    prepare: answer('auth.linkCheck', { State: 'used', UsedAt: '2026-11-18T08:30:00.000Z' }),
  },
  {
    name: 'invitation',
    path: '/v3/invitation/lnk_2',
    prepare: pendingLink(
      answer('auth.invitationCheck', {
        Name: 'Ottilie Brandt',
        Email: 'ottilie.brandt@acme.example',
        InvitedBy: 'Oluwaseun Adébáyò',
      }),
    ),
    open: press('Create Account'),
  },
  { name: 'unlock link', path: '/v3/login/unlock/lnk_6', prepare: pendingLink() },
  {
    name: 'account unlocked',
    path: '/v3/login/unlock/lnk_3',
    prepare: pendingLink(answer('auth.unlockAccountCheck', { Success: true })),
    open: press('Unlock Account'),
  },
  {
    name: 'change of an address undone',
    path: '/v3/undoemail/lnk_4',
    prepare: answer('auth.undoEmailCheck', {
      State: 'ready',
      UsedAt: null,
      Name: 'Ottilie Brandt',
      Email: 'ottilie.brandt@acme.example',
    }),
  },
];

/** Every page but Talent's, and what opens over one: each form, each question, each list. */
export const WALKED_AREAS: readonly WalkedArea[] = [
  {
    area: 'signed out',
    account: null,
    screens: async () => [
      { name: 'login', path: '/v3/login' },
      { name: 'login refused', path: '/v3/login', open: press('Log in') },
      { name: 'privacy', path: '/v3/privacy' },
      { name: 'password forgotten', path: '/v3/forgotpassword' },
      { name: 'reset link sent', path: '/v3/forgotpasswordsent' },
      { name: 'account locked', path: '/v3/unlock' },
      { name: 'unlock link sent', path: '/v3/unlocksent' },
      ...MAILED_LINKS,
    ],
  },
  {
    area: 'dashboard and frame',
    account: 'manager',
    screens: async () => [
      { name: 'dashboard', path: HOME },
      { name: 'people who are behind', path: HOME, open: openBy(/% ?\d+ of/) },
      { name: 'notifications', path: '/v3/notifications' },
      { name: 'notifications drawer', path: HOME, open: openBy(/^Notifications/) },
      { name: 'profile menu', path: HELP, open: openProfileMenu, isFleeting: true },
      { name: 'keyboard shortcuts', path: HELP, open: openKeyboardHelp },
      { name: 'search', path: HELP, open: search },
    ],
  },
  {
    area: 'goals',
    account: 'manager',
    screens: async ({ goals }) => {
      const { asking } = await goals();
      return [
        { name: 'weekly pass', path: GOALS, open: openBy(/^Update my week/) },
        { name: 'hierarchy of a goal', path: `${GOALS}/${asking}`, open: tab('Hierarchy') },
        { name: 'goal filters', path: GOALS, open: openBy(/^Filter,/) },
        { name: 'goals selected', path: GOALS, open: press(/wait for you/) },
        { name: 'goals decided together', path: GOALS, open: decideTogether },
        { name: 'goal form', path: GOALS, open: openBy('Add Goal') },
        { name: 'goal form refused', path: GOALS, open: sendNothing },
        { name: 'goal form with parents', path: GOALS, open: openBy('Add Goal', 'Select Parent') },
        { name: 'goal form left', path: GOALS, open: leaveUnsaved('Add Goal', /./, 'Cancel') },
      ];
    },
  },
  {
    area: 'decisions about a goal',
    account: 'manager',
    screens: async ({ goals }) => {
      const { company, asking, approved, edited, finished } = await goals();
      return [
        { name: 'goal', path: `${GOALS}/${approved}` },
        { name: 'goal menu', path: `${GOALS}/${approved}`, open: openBy('More actions'), isFleeting: true },
        { name: 'overview of a goal', path: `${GOALS}/${company}?tab=overview`, open: weekOfOverview },
        { name: 'history of a goal', path: `${GOALS}/${approved}`, open: tab(/^History/) },
        { name: 'review', path: `${GOALS}/${asking}`, open: openBy(/^Approve/) },
        { name: 'review refused', path: `${GOALS}/${asking}`, open: refuse },
        { name: 'edits of a goal', path: `${GOALS}/${edited}`, open: tab(/^History/) },
        { name: 'review of edits', path: `${GOALS}/${edited}`, open: openBy(/^Approve/) },
        { name: 'review of a result', path: `${GOALS}/${finished}`, open: openBy('Review Result') },
        { name: 'owner changed', path: `${GOALS}/${asking}`, open: choose('More actions', /Owner/) },
        {
          name: 'parent changed',
          path: `${GOALS}/${asking}`,
          open: fetched(choose('More actions', /Parent/), (dialog) => dialog.getByRole('radio')),
        },
      ];
    },
  },
  {
    area: 'an own goal',
    account: 'contributor',
    screens: async ({ goals }) => {
      const { approved, draft, finished } = await goals();
      return [
        { name: 'own goal', path: `${GOALS}/${approved}` },
        { name: 'weekly update', path: `${GOALS}/${approved}`, open: openBy('Update') },
        { name: 'goal shelved', path: `${GOALS}/${approved}`, open: choose('More actions', /Shelve/) },
        { name: 'goal finalized', path: `${GOALS}/${approved}`, open: choose('More actions', 'Finalize') },
        { name: 'goal being edited', path: `${GOALS}/${approved}?do=edit`, open: dialogShown },
        { name: 'result being edited', path: `${GOALS}/${finished}?do=editResult`, open: dialogShown },
        { name: 'goal deleted', path: `${GOALS}/${draft}`, open: choose('More actions', 'Delete') },
        { name: 'predictions without goals beneath', path: `/v3/predictions/${approved}` },
      ];
    },
  },
  {
    area: 'predictions and people',
    account: 'manager',
    screens: async () => [
      { name: 'predictions', path: '/v3/predictions' },
      { name: 'prediction states', path: '/v3/predictions', open: openBy('All states'), isFleeting: true },
      { name: 'predictions that moved', path: '/v3/predictions?at=7', open: press(/moved since week 6$/) },
      { name: 'own profile', path: PROFILE },
      { name: 'direct reports', path: PROFILE, open: tab(/^Direct Reports/) },
      { name: 'settings', path: PROFILE, open: tab('Settings') },
      { name: 'password', path: PROFILE, open: tab('Settings', 'Change Password') },
      { name: 'profile being edited', path: PROFILE, open: openBy('Edit profile') },
      { name: 'responsibilities', path: PROFILE, open: onCard(openBy('Edit responsibilities')) },
      { name: 'photo', path: PROFILE, open: cropPhoto },
    ],
  },
  {
    area: 'organization and action items',
    account: 'manager',
    screens: async () => [
      { name: 'org chart', path: '/v3/organization?view=chart' },
      { name: 'person in the org chart', path: '/v3/organization?view=chart', open: findInChart },
      { name: 'outline', path: '/v3/organization?view=outline' },
      { name: 'help', path: HELP },
      { name: 'action items', path: ITEMS },
      { name: 'completed action items', path: ITEMS, open: tab('Completed') },
      { name: 'action item', path: ITEMS, open: openBy('New Action Item', 'Save') },
      { name: 'action item being edited', path: ITEMS, open: openBy(/^Edit /) },
      { name: 'action item deleted', path: ITEMS, open: openBy(/^Delete /) },
      {
        name: 'action items by person',
        path: ITEMS,
        open: openBy('Filter by Assigned to'),
        isFleeting: true,
      },
    ],
  },
  {
    area: 'strategy and company',
    account: 'ceo',
    screens: async () => [
      { name: 'theme', path: HOME, open: openBy('Edit Theme') },
      { name: 'strategy', path: STRATEGY },
      { name: 'strategy being edited', path: STRATEGY, open: openBy('Edit: Mission Statement') },
      { name: 'objectives being edited', path: STRATEGY, open: openBy('Add/Edit Your Objectives') },
      { name: 'video', path: STRATEGY, open: openBy('Update Video') },
      { name: 'history of the strategy', path: `${STRATEGY}?show=history` },
      { name: 'guidance', path: `${STRATEGY}?show=guidance` },
      { name: 'company', path: PROFILE, open: tab('Settings', 'Edit Company Info') },
      { name: 'changes of the strategy', path: STRATEGY, open: compareStrategy },
    ],
  },
  {
    area: 'directory and rights',
    account: 'orgadmin',
    screens: async ({ person }) => [
      { name: 'directory', path: DIRECTORY },
      { name: 'directory filters', path: DIRECTORY, open: openBy('Filters'), isFleeting: true },
      { name: 'employee added', path: DIRECTORY, open: send('Add Employee') },
      { name: 'import', path: DIRECTORY, open: openBy('Import') },
      { name: 'rows of an import', path: DIRECTORY, open: previewImport },
      { name: 'rights', path: PROFILE, open: onCard(openBy('Manage User')) },
      { name: 'manager changed', path: PROFILE, open: onCard(openBy('Manage User', 'Change Manager')) },
      {
        name: 'employee deactivated',
        path: `${PROFILE}/${await person()}`,
        open: onCard(openBy('Deactivate User')),
      },
      {
        name: 'changes of a person',
        path: PROFILE,
        open: fetched(onCard(openBy('View Changes')), (dialog) =>
          dialog.getByText('No changes yet').or(dialog.getByRole('listitem')),
        ),
      },
    ],
  },
  {
    area: 'notes and refusals',
    account: 'hradmin',
    screens: async ({ person, itemInTheirName }) => {
      const profile = `${PROFILE}/${await person()}`;
      const notes = `${profile}/notes`;
      await itemInTheirName();
      return [
        { name: 'action item declined', path: ITEMS, open: openBy(/^Decline /) },
        { name: 'profile of another', path: profile },
        { name: 'notes', path: notes },
        { name: 'note', path: notes, open: openBy('Add Note', 'Save') },
        { name: 'link in a note', path: notes, open: linkInNote },
        { name: 'note left', path: notes, open: leaveUnsaved('Add Note', 'Title', 'Cancel') },
        { name: 'sign-out with text', path: notes, open: signOutWithText('Add Note', 'Title') },
      ];
    },
  },
];
