import { useMemo } from 'react';
import { useLocation, useNavigate } from '@cadence/shared-ui/router';
import type { TalentContext, TeamScope } from '../frame/index.ts';
import { readMatrixPlace, writeMatrixPlace, type MatrixPlace } from './matrix-place.ts';

export interface PlaceControl {
  readonly place: MatrixPlace;
  /** Changes these parts. The matrix has one history entry, so that Back leaves it. */
  readonly go: (change: Partial<MatrixPlace>) => void;
  /** Direct reports, or everybody beneath. */
  readonly goToScope: (scope: TeamScope) => void;
}

/** The matrix's place in the address. A quarter that is not earlier than the one shown is not compared with. */
export function useMatrixPlace({ schedule, period }: TalentContext): PlaceControl {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const named = readMatrixPlace(search);
    const compared = schedule.Periods.find(({ PeriodId }) => PeriodId === named.compareId);
    const isEarlier = compared !== undefined && compared.StartDate < period.StartDate;
    const place = isEarlier ? named : { ...named, compareId: null };
    const replace = (query: string): void => void navigate(pathname + query, { replace: true });
    return {
      place,
      go: (change) => replace(writeMatrixPlace(search, { ...place, ...change })),
      goToScope: (scope) =>
        replace(writeMatrixPlace(scope === 1 ? '?scope=all' : '', { ...place, cell: null })),
    };
  }, [schedule, period, pathname, search, navigate]);
}
