/** What a page is showing. */
export type Screen = 'dashboard' | 'list' | 'detail' | 'predictions';
/** What a list is narrowed to: as the role has it, nothing, or by a status. */
export type Narrowing = 'default' | 'all' | 'needs-update' | 'unlikely';

/** Pages that are open on a Friday afternoon, and posts a second. */
export const PAGES = 2_000;
export const POSTS_A_SECOND = 10;

/**
 * What twenty open pages show. Recorded as an assumption, since nobody has counted: a third is in tabs behind others, the
 * dashboard is where everybody arrives, the list is where the week is posted from, a detail is what a notification leads
 * to, and predictions are what managers prepare Monday with.
 */
const SEEN = { dashboard: 5, list: 4, detail: 2, predictions: 2 } as const satisfies Record<Screen, number>;
const HIDDEN = 7;

/** Most people leave the list as their role has it. */
const NARROWINGS: readonly Narrowing[] = [
  ...(['default', 'default', 'all', 'default', 'needs-update'] as const),
  ...(['default', 'default', 'all', 'default', 'unlikely'] as const),
];

/** Of the posts, those of goals that some page shows: enough for a percentile, few enough for a Friday. */
export const SHARE_SHOWN = 0.3;

export interface PageKind {
  readonly screen: Screen;
  readonly isHidden: boolean;
  readonly narrowing: Narrowing;
}

/** The mix as a list of any length, the same each time; hidden tabs hold what the others show. */
export function mixOf(count: number): readonly PageKind[] {
  const seen = (Object.keys(SEEN) as Screen[]).flatMap((screen) =>
    Array.from({ length: SEEN[screen] }, () => screen),
  );
  const round = seen.length + HIDDEN;
  let lists = 0;
  let hidden = 0;
  return Array.from({ length: count }, (_, index): PageKind => {
    const place = index % round;
    const isHidden = place >= seen.length;
    const screen = seen[isHidden ? hidden++ % seen.length : place] ?? 'dashboard';
    const narrowing = screen === 'list' ? NARROWINGS[lists++ % NARROWINGS.length] : 'all';
    return { screen, isHidden, narrowing: narrowing ?? 'all' };
  });
}

export const MIX_IN_WORDS = '35 % hidden, 25 % dashboard, 20 % list, 10 % detail, 10 % predictions';
