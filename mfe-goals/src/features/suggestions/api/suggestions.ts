import { apiQuery, useQuery } from '@cadence/shared-auth/query';
import type { SuggestionRequest } from '@cadence/shared-contract';

export type SuggestionKind = 'titles' | 'measurements' | 'description';

/**
 * Suggestions for one field; a question that is no longer current is called off. Asked once, never again by itself.
 * Those of the question before stay until the next are there: nothing moves away under a finger that is about to press.
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
