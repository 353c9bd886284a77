import { foldText, plural } from '@cadence/shared-ui';
import { mergeMenu } from '../frame/menu-items.ts';
import { usePlatform } from '../remotes/index.ts';
import { usePageExists } from '../routes/use-page-exists.ts';
import { SHORTEST, useGoalHits, usePaused, usePeopleHits, type SearchHit } from './api/search-sources.ts';
import { findCommands, offerCommands } from './command-hits.ts';
import { usePaletteCommands } from './palette-commands.ts';
import { useRecentHits } from './recent-hits.ts';

export interface HitGroup {
  readonly label: string;
  readonly hits: readonly SearchHit[];
}

export interface Hits {
  /** The groups with hits. */
  readonly groups: readonly HitGroup[];
  /** The announcement of the hits. */
  readonly status: string;
  /** What Enter opens; null while that is not known, or when nothing was found. */
  readonly first: SearchHit | null;
  /** False while an answer is on its way. */
  readonly isSettled: boolean;
}

/** Pages of the menu by their names. */
function useMenuHits(text: string): readonly SearchHit[] {
  return mergeMenu(usePlatform().menu())
    .filter(({ label }) => foldText(label).includes(foldText(text)))
    .map(({ key, label, icon, to, hotkey }) => ({
      id: `page-${key}`,
      label,
      icon,
      to,
      meta: '',
      ...(hotkey !== undefined && { hotkey }),
    }));
}

/** Before anything is typed, what was opened last is first, and nothing is listed twice. */
function withRecent(groups: readonly HitGroup[], recent: readonly SearchHit[]): readonly HitGroup[] {
  const ids = new Set(recent.map(({ id }) => id));
  const others = groups.map(({ label, hits }) => ({ label, hits: hits.filter(({ id }) => !ids.has(id)) }));
  return [{ label: 'Recent', hits: recent }, ...others];
}

/**
 * Pages and commands by their names, then people, then goals; before anything is typed, what was opened last and the
 * main jobs. When
 * none of them has a hit, the commands that could take what is typed as their text.
 */
export function useHitGroups(text: string, onKeyboardHelp: () => void): Hits {
  const exists = usePageExists();
  const query = usePaused(text.trim());
  const { places, jobs, commands } = usePaletteCommands(onKeyboardHelp);
  const people = usePeopleHits(text.trim(), exists('/v3/profile/1'));
  const goals = useGoalHits(query, exists('/v3/goals/1'));
  const isSettled = query === text.trim() && people.isSettled && goals.isSettled;
  const isBegun = text.trim() !== '';
  const goTo = { label: 'Go to', hits: [...useMenuHits(text), ...findCommands(places, text)] };
  const [main, others] = [findCommands(jobs, text), findCommands(commands, text)];
  const named = isBegun
    ? [goTo, { label: 'Commands', hits: [...main, ...others] }]
    : [{ label: 'Commands', hits: main }, goTo, { label: 'More commands', hits: others }];
  const recent = useRecentHits();
  const found = [
    { label: 'People', hits: people.hits },
    { label: 'Goals', hits: goals.hits.map((hit) => ({ ...hit, isStale: !isSettled })) },
  ];
  const all = isBegun
    ? [...named, ...found]
    : withRecent(named, recent.list(named.flatMap(({ hits }) => hits)));
  const groups = all.filter(({ hits }) => hits.length > 0);
  const hits = groups.flatMap((group) => group.hits);
  if (hits.length > 0)
    return { groups, status: plural(hits.length, 'result'), first: hits[0] ?? null, isSettled };
  const none = { groups, first: null, isSettled };
  if (!isSettled) return { ...none, status: 'Searching' };
  const offers = query.length >= SHORTEST ? offerCommands([...jobs, ...commands], query) : [];
  const status = 'Nothing found';
  if (offers.length === 0) return { ...none, status };
  return { ...none, groups: [{ label: 'Nothing found. Use the text for', hits: offers }], status };
}
