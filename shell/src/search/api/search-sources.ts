import { api } from '@cadence/shared-auth';
import { apiQuery, callOptionsOf, keepPreviousData, queryKeys, useQuery } from '@cadence/shared-auth/query';
import { LIMITS } from '@cadence/shared-contract';
import { foldText } from '@cadence/shared-ui';
import { useEffect, useState } from 'react';

export interface SearchHit {
  readonly id: string;
  readonly label: string;
  readonly meta: string;
  readonly to: string;
  /** A person's id, for the face. */
  readonly personId?: number;
  readonly icon?: string;
  /** Of a remote's command. */
  readonly commandKey?: string;
  /** True for something to begin instead of something to open. */
  readonly isCommand?: boolean;
  /** What it does instead of leading somewhere. */
  readonly act?: () => void;
  /** Pressed one after the other from any page. */
  readonly hotkey?: string;
  /** True while it may have been found for an older text. */
  readonly isStale?: boolean;
}

/** What a source has found so far. */
export interface Found {
  readonly hits: readonly SearchHit[];
  /** False while the answer to what is typed is on its way. */
  readonly isSettled: boolean;
}
const NOTHING_ASKED: Found = { hits: [], isSettled: true };

const SHOWN = 6;
const PAUSE_MS = 180;
/** One letter finds half the company. */
export const SHORTEST = 2;

/** The text once typing has paused. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** People of the organisation by name or job; the list is fetched once. */
export function usePeopleHits(query: string, isEnabled: boolean): Found {
  const isAsking = isEnabled && query.length >= SHORTEST;
  const { data, isPending } = useQuery({
    ...apiQuery('people.org'),
    enabled: isAsking,
    staleTime: 5 * 60_000,
  });
  if (!isAsking) return NOTHING_ASKED;
  if (data === undefined) return { hits: [], isSettled: !isPending };
  const wanted = foldText(query);
  const hits = data.data
    .filter((person) => foldText(`${person.Name} ${person.JobTitle ?? ''}`).includes(wanted))
    .toSorted(
      (a, b) => Number(foldText(b.Name).startsWith(wanted)) - Number(foldText(a.Name).startsWith(wanted)),
    )
    .slice(0, SHOWN)
    .map((person) => ({
      id: `person-${person.id}`,
      label: person.Name,
      meta: [person.JobTitle, person.OrgUnit].filter(Boolean).join(' · '),
      to: `/v3/profile/${person.id}`,
      personId: person.id,
    }));
  return { hits, isSettled: true };
}

/** Goals whose title, owner or department fits, as the server finds them. */
export function useGoalHits(query: string, isEnabled: boolean): Found {
  const body = { Title: query.slice(0, LIMITS.searchText), PageSize: SHOWN };
  const isAsking = isEnabled && query.length >= SHORTEST;
  const { data, isPending, isPlaceholderData } = useQuery({
    queryKey: [...queryKeys.call('goals.list', { body }), 'search'],
    queryFn: (context) => api.call('goals.list', { body, ...callOptionsOf(context) }),
    enabled: isAsking,
    placeholderData: keepPreviousData,
  });
  if (!isAsking) return NOTHING_ASKED;
  if (data === undefined) return { hits: [], isSettled: !isPending };
  const hits = data.data.map((goal) => ({
    id: `goal-${goal.Id}`,
    label: goal.GoalDetail.Title,
    meta: goal.User.Name,
    to: `/v3/goals/${goal.Id}`,
    icon: 'goals',
  }));
  return { hits, isSettled: !isPlaceholderData };
}
