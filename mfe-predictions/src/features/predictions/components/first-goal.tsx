import type { ReactNode } from 'react';
import { ApiError, failedRead } from '@cadence/shared-auth';
import { ErrorState } from '@cadence/shared-ui';
import { Navigate } from '@cadence/shared-ui/router';
import { useOwnGoals } from '../api/own-goals.ts';
import type { PlaceControl } from '../use-predictions-place.ts';
import { NothingToPredict } from './empty-states.tsx';
import { PeriodMenu } from './period-menu.tsx';
import { PredictionsSkeleton } from './predictions-skeleton.tsx';

/** Goal 0: on to the first prediction goal of the quarter, or why there is none (D-34). */
export function FirstGoal({ control }: { readonly control: PlaceControl }): ReactNode {
  const { place, hrefOf } = control;
  const { data, error, isFetching, isPlaceholderData, refetch } = useOwnGoals(place.periodId);
  const isUnknownPeriod = error instanceof ApiError && error.code === 'not_found' && place.periodId !== null;
  if (isUnknownPeriod) return <Navigate to={hrefOf({ periodId: null })} replace />;
  if (error !== null && data === undefined)
    return (
      <ErrorState
        title="The predictions could not be loaded"
        {...failedRead({ error, isFetching, refetch })}
      />
    );
  if (data === undefined || isPlaceholderData) return <PredictionsSkeleton />;
  if (data.Id !== null) return <Navigate to={hrefOf({ goalId: data.Id })} replace />;
  return (
    <>
      <PeriodMenu periodId={place.periodId} onPeriod={(periodId) => control.go({ periodId })} />
      <NothingToPredict />
    </>
  );
}
