import { api } from '@cadence/shared-auth';
import { apiQuery, keepPreviousData, queryKeys, useQuery } from '@cadence/shared-auth/query';
import { LIMITS } from '@cadence/shared-contract';
import { useEffect, useState } from 'react';

export interface SearchHit {
  readonly id: string;
  readonly label: string;
  readonly meta: string;
  readonly to: string;
  /** A person's id, for the face. */
  readonly personId?: number;
  readonly icon?: string;
}

const SHOWN = 6;
const PAUSE_MS = 180;
/** One letter finds half the company. */
const SHORTEST = 2;

/** Lower case without accents, so that 'zoe' finds 'Zoë'. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

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
export function usePeopleHits(query: string, isEnabled: boolean): readonly SearchHit[] {
  const isAsking = isEnabled && query.length >= SHORTEST;
  const { data } = useQuery({ ...apiQuery('people.org'), enabled: isAsking, staleTime: 5 * 60_000 });
  if (!isAsking || data === undefined) return [];
  const wanted = fold(query);
  return data.data
    .filter((person) => fold(`${person.Name} ${person.JobTitle ?? ''}`).includes(wanted))
    .toSorted((a, b) => Number(fold(b.Name).startsWith(wanted)) - Number(fold(a.Name).startsWith(wanted)))
    .slice(0, SHOWN)
    .map((person) => ({
      id: `person-${person.id}`,
      label: person.Name,
      meta: [person.JobTitle, person.OrgUnit].filter(Boolean).join(' · '),
      to: `/v3/profile/${person.id}`,
      personId: person.id,
    }));
}

/** Goals whose title, owner or department fits, as the server finds them. */
export function useGoalHits(query: string, isEnabled: boolean): readonly SearchHit[] {
  const body = { Title: query.slice(0, LIMITS.searchText), PageSize: SHOWN };
  const isAsking = isEnabled && query.length >= SHORTEST;
  const { data } = useQuery({
    queryKey: [...queryKeys.call('goals.list', { body }), 'search'],
    queryFn: ({ signal }) => api.call('goals.list', { body, signal }),
    enabled: isAsking,
    placeholderData: keepPreviousData,
  });
  if (!isAsking || data === undefined) return [];
  return data.data.map((goal) => ({
    id: `goal-${goal.Id}`,
    label: goal.GoalDetail.Title,
    meta: goal.User.Name,
    to: `/v3/goals/${goal.Id}`,
    icon: 'goals',
  }));
}
