import type { RatingAxis } from '@cadence/shared-contract';
import { apiQuery, keepPreviousData, useQuery } from '@cadence/shared-auth/query';

/** How often each step of a scale was given in a quarter. While another scale loads, the last one stays. */
export function useCalibration(periodId: number, axis: RatingAxis) {
  return useQuery({
    ...apiQuery('talent.calibration', { params: { periodId, axis } }),
    placeholderData: keepPreviousData,
  });
}
