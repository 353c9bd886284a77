import { useSearchParams } from '@cadence/shared-ui/router';
import type { StrategyPlace } from './strategy-place.ts';
import { readPlace, writePlace } from './strategy-place.ts';

export interface StrategyPlaceControl {
  readonly place: StrategyPlace | null;
  /** Opens something over the page, or null for the page itself; Back returns to what was there before. */
  go(place: StrategyPlace | null): void;
  /** Shows another part of what is open; Back still closes it. */
  turn(place: StrategyPlace): void;
}

/** What is open over the page, kept in the address: a link or Back restores it. */
export function useStrategyPlace(): StrategyPlaceControl {
  const [query, setQuery] = useSearchParams();
  return {
    place: readPlace(query),
    go: (place) => setQuery((now) => writePlace(now, place), { replace: place === null }),
    turn: (place) => setQuery((now) => writePlace(now, place), { replace: true }),
  };
}
