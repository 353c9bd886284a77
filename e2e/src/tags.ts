/**
 * What each spec file is about, and what keeps it on this machine: the one table behind `--tag`, `@local` and the filters
 * of the report. A test fails for a file without a row.
 */

/** The remotes, what they stand on, and the design system's own pages. */
export const SUBJECTS = [
  'goals',
  'people',
  'predictions',
  'reports',
  'strategy',
  'talent',
  'shell',
  'server',
  'storybook',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Why a file cannot run against a deployed platform: what the tag `@local` says in one word. */
export const LOCAL_REASONS = {
  demo: 'they use the demo’s people and their data',
  server: 'they start a server of their own',
  clock: 'they depend on the clock of the server',
  files: 'they read files of this machine',
} as const;
export type LocalReason = keyof typeof LOCAL_REASONS;

export interface SpecTags {
  readonly subjects: readonly Subject[];
  /** null: it brings its own organisation, and runs on any platform. */
  readonly local: LocalReason | null;
}

const about = (local: LocalReason | null, ...subjects: readonly Subject[]): SpecTags => ({ subjects, local });
const REMOTES = ['goals', 'people', 'predictions', 'reports', 'strategy', 'talent'] as const;

/** By the name of the file in `tests/`, without `.spec.ts`. */
export const SPEC_TAGS: Readonly<Record<string, SpecTags>> = {
  accessibility: about('demo', 'shell', ...REMOTES),
  accounts: about('files', 'shell', 'server'),
  'action-items': about('demo', 'strategy', 'shell'),
  'ai-summaries': about('demo', 'reports'),
  'bulk-decisions': about('demo', 'goals'),
  'cut-parts': about('demo', 'shell'),
  dashboard: about('demo', 'shell', 'goals', 'predictions', 'talent', 'strategy'),
  'failure-ladder': about('server', 'shell'),
  'failure-proof': about('server', 'shell', ...REMOTES),
  'forced-colours': about('demo', 'shell', 'goals', 'people', 'predictions', 'reports'),
  'foundation-flow': about('demo', 'goals', 'shell'),
  'goal-life': about('demo', 'goals'),
  'goal-markup': about(null, 'goals', 'shell'),
  'goal-overview': about('demo', 'goals', 'predictions'),
  'goal-refusals': about('demo', 'goals'),
  'goals-list': about('demo', 'goals'),
  'kept-on-device': about('files', 'shell', 'goals'),
  'kept-text': about('demo', 'goals'),
  keyboard: about('demo', 'goals', 'shell'),
  'live-row': about('server', 'goals'),
  'missing-interfaces': about('demo', 'shell'),
  'notes-help': about('demo', 'people', 'shell'),
  notifications: about(null, 'shell', 'goals'),
  organisation: about(null, 'server'),
  'old-tab': about('demo', 'shell'),
  organization: about('demo', 'people'),
  people: about('files', 'people'),
  'picture-comparison': about('demo', 'shell'),
  platform: about('files', 'shell', 'server'),
  predictions: about('demo', 'predictions', 'goals'),
  presses: about('demo', 'goals', 'shell'),
  refusals: about('demo', 'server'),
  'releases-folder': about('server', 'shell', 'server'),
  reports: about('demo', 'reports'),
  'reports-dialogs': about('demo', 'reports'),
  'reports-own-server': about('server', 'reports'),
  routes: about('demo', 'shell', ...REMOTES),
  screens: about('server', 'shell', ...REMOTES),
  'screens-other-looks': about('server', 'shell', ...REMOTES),
  search: about('demo', 'shell'),
  'session-end': about('files', 'shell', 'server'),
  'single-keys': about('demo', 'shell', ...REMOTES),
  storybook: about('files', 'storybook'),
  strategy: about('demo', 'strategy'),
  talent: about('clock', 'talent'),
  'talent-changes': about('clock', 'talent'),
  'talent-people': about('clock', 'talent'),
  'unsent-week': about('demo', 'goals', 'shell'),
  'user-manual': about('demo', 'people'),
  'user-manual-assessment': about('files', 'people'),
  watch: about('demo', 'shell'),
  'weekly-pass': about('demo', 'goals', 'shell'),
};

/** The tags of a file: its subjects, and `local` where it stays on this machine. */
export function tagsOf({ subjects, local }: SpecTags): readonly string[] {
  return local === null ? subjects : [...subjects, 'local'];
}

/** The subjects of a spec file. @param path in any folder, as reports have it */
export function subjectsOfSpec(path: string): readonly Subject[] {
  return SPEC_TAGS[nameOfSpec(path)]?.subjects ?? [];
}

/** `goals-list` of `tests/goals-list.spec.ts`. */
export const nameOfSpec = (path: string): string => /([^/]+)\.spec\.ts$/.exec(path)?.[1] ?? '';

export interface TagChoice {
  /** Files with one of these; all where there are none. */
  readonly tags: readonly string[];
  /** Only what runs on any platform. */
  readonly isDeployed: boolean;
}

/** The spec files of a choice, and what of it has to stay on this machine. */
export function chooseSpecs({ tags, isDeployed }: TagChoice): {
  readonly chosen: readonly string[];
  readonly leftOut: readonly { readonly name: string; readonly reason: LocalReason }[];
} {
  const tagged = Object.entries(SPEC_TAGS).filter(
    ([, row]) => tags.length === 0 || tagsOf(row).some((tag) => tags.includes(tag)),
  );
  const leftOut = tagged.flatMap(([name, { local }]) =>
    isDeployed && local !== null ? [{ name, reason: local }] : [],
  );
  const isLeftOut = new Set(leftOut.map(({ name }) => name));
  return { chosen: tagged.map(([name]) => name).filter((name) => !isLeftOut.has(name)), leftOut };
}
