import { useMemo } from 'react';
import { useLocation, useNavigate } from '@cadence/shared-ui/router';
import { placePath, readPlace, type PredictionsPlace } from './predictions-place.ts';

export interface PlaceControl {
  readonly place: PredictionsPlace;
  /**
   * Goes to the place with these parts changed; filtering replaces the history entry, so that Back leaves the screen.
   */
  readonly go: (change: Partial<PredictionsPlace>, options?: { readonly replace?: boolean }) => void;
  readonly hrefOf: (change: Partial<PredictionsPlace>) => string;
}

/** The screen's place in the address. */
export function usePredictionsPlace(goal: string): PlaceControl {
  const { search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const place = readPlace(goal, search);
    const hrefOf = (change: Partial<PredictionsPlace>): string => placePath({ ...place, ...change });
    return {
      place,
      hrefOf,
      go: (change, { replace = false } = {}) => void navigate(hrefOf(change), { replace }),
    };
  }, [goal, search, navigate]);
}
