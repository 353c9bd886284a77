import { deviceStorage, useSession } from '@cadence/shared-auth';
import type { SearchHit } from './api/search-sources.ts';

const KEPT = 12;
const SHOWN = 5;

/**
 * Names of people and goals stay in memory, for the person who found them: on the device there are only ids, since what
 * somebody has read must not be there for the next one.
 */
const found = new Map<string, SearchHit>();

export interface RecentHits {
  /** What was opened last, newest first, of what can still be opened. */
  list(known: readonly SearchHit[]): readonly SearchHit[];
  note(hit: SearchHit): void;
}

/** What this person has opened from the palette. */
export function useRecentHits(): RecentHits {
  const { profile, tenant } = useSession();
  const key = `cadence.recent|${tenant.Id}|${profile.Id}`;
  const ids = (): readonly string[] => deviceStorage.getItem(key)?.split('\n') ?? [];
  return {
    list(known) {
      const byId = new Map(known.map((hit) => [hit.id, hit]));
      return ids()
        .flatMap((id) => byId.get(id) ?? found.get(`${key}|${id}`) ?? [])
        .slice(0, SHOWN);
    },
    note(hit) {
      const isNamed = hit.personId !== undefined || hit.id.startsWith('goal-');
      if (isNamed) found.set(`${key}|${hit.id}`, { ...hit, isStale: false });
      const others = ids().filter((id) => id !== hit.id);
      deviceStorage.setItem(key, [hit.id, ...others].slice(0, KEPT).join('\n'));
    },
  };
}
