import type { ReactNode } from 'react';
import { ApiError, failedRead, useSlot } from '@cadence/shared-auth';
import { ErrorState } from '@cadence/shared-ui';
import { useQuarter } from '../api/quarter.ts';
import type { PlaceControl } from '../use-predictions-place.ts';
import { UnknownGoal } from './empty-states.tsx';
import { PredictionsBar } from './predictions-bar.tsx';
import { PredictionsQuarter } from './predictions-quarter.tsx';
import { PredictionsSkeleton } from './predictions-skeleton.tsx';

export interface PredictionsProps {
  readonly goalId: number;
  readonly control: PlaceControl;
}

/** The goals beneath a goal by likelihood and quality, week by week (core §2 Prediction matrix). */
export function Predictions({ goalId, control }: PredictionsProps): ReactNode {
  const quarter = useQuarter(goalId);
  if (quarter.error instanceof ApiError && quarter.error.code === 'not_found') return <UnknownGoal />;
  return (
    <div className="pr-page">
      <PredictionsBar control={control} goalId={goalId} data={quarter.data} />
      {quarter.data === undefined ? (
        <WithoutData {...quarter} />
      ) : (
        <PredictionsQuarter key={goalId} data={quarter.data} control={control} />
      )}
      <OpenGoal control={control} />
    </div>
  );
}

function WithoutData({ error, isFetching, refetch }: ReturnType<typeof useQuarter>): ReactNode {
  if (error === null) return <PredictionsSkeleton />;
  return (
    <ErrorState title="The predictions could not be loaded" {...failedRead({ error, isFetching, refetch })} />
  );
}

/** The goal that the address opens, in the drawer of the remote that has goals. */
function OpenGoal({ control: { place, go } }: { readonly control: PlaceControl }): ReactNode {
  const drawer = useSlot('goal.drawer');
  const { openGoalId: goalId } = place;
  if (goalId === null) return null;
  return drawer.render({ goalId, onClose: () => go({ openGoalId: null }, { replace: true }) });
}
