import { apiQuery, useQuery } from '@cadence/shared-auth/query';
import type { SuggestionRequest } from '@cadence/shared-contract';

export type SuggestionKind = 'titles' | 'measurements' | 'description';

/**
 * Suggestions for one field; an outdated request is cancelled. Requested once, never refetched automatically. The
 * previous suggestions stay until the next are there, so that nothing moves away just before it is pressed.
 */
export function useSuggestions(kind: SuggestionKind, body: SuggestionRequest, isWanted: boolean) {
  return useQuery({
    ...apiQuery(`suggestions.${kind}`, { body }),
    enabled: isWanted,
    retry: false,
    placeholderData: (before) => before,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
