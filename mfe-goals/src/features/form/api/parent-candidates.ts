import { useMemo, useState } from 'react';
import { apiQuery, keepPreviousData, useQuery } from '@cadence/shared-auth/query';
import type { ParentCandidate } from '@cadence/shared-contract';
import { useSettled } from '../../suggestions/use-settled.ts';

/** The owner and quarter of the goal that needs a parent; `goalId` 0 means a new goal. */
export interface ParentQuestion {
  readonly userId: number;
  readonly periodId: number;
  readonly ownerId: number;
  readonly goalId: number;
}

/** Goals to choose a parent from, and the search among them. */
export interface ParentSearch {
  /** The nearest goals and the search results; the list itself filters them by what is typed. */
  readonly candidates: readonly ParentCandidate[];
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly loading: boolean;
  /** The organisation has goals that fit and are not among the candidates. */
  readonly hasMore: boolean;
}

/** Debounce of the search, in milliseconds. */
const SETTLE_MS = 300;

/**
 * Goals that may be chosen as parent; disabled ones are shown and cannot be picked (D-29). Where the organisation has
 * more than one answer holds, the server searches the rest.
 */
export function useParentCandidates(
  question: ParentQuestion,
  { enabled }: { readonly enabled: boolean },
): ParentSearch {
  const [search, setSearch] = useState('');
  const wanted = search.trim();
  const settled = useSettled(wanted, wanted, SETTLE_MS);
  const nearest = useQuery({
    ...apiQuery('goals.parentCandidates', { params: question }),
    enabled,
    placeholderData: keepPreviousData,
  });
  const isPart = nearest.data?.HasMore === true;
  const isSearched = isPart && wanted !== '';
  const found = useQuery({
    ...apiQuery('goals.parentCandidates', { params: question, query: { search: settled } }),
    enabled: enabled && isPart && settled !== '',
  });
  const candidates = useMemo(
    () => [
      ...new Map(
        [...(nearest.data?.data ?? []), ...(found.data?.data ?? [])].map((goal) => [goal.Id, goal]),
      ).values(),
    ],
    [nearest.data, found.data],
  );
  const isSearching = isSearched && (settled !== wanted || found.isFetching);
  return {
    candidates,
    search,
    onSearch: setSearch,
    loading: nearest.isPending || isSearching,
    hasMore: isSearched ? found.data?.HasMore === true : isPart,
  };
}
