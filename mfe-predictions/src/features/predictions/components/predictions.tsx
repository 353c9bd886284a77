import type { ReactNode } from 'react';
import { ApiError, failedRead, useSlot } from '@cadence/shared-auth';
import { ErrorState } from '@cadence/shared-ui';
import { Navigate } from '@cadence/shared-ui/router';
import { usePeriods } from '../api/periods.ts';
import { useWeekMatrix } from '../api/week-matrix.ts';
import { useFirstWeek } from '../shown-week.ts';
import type { PlaceControl } from '../use-predictions-place.ts';
import { UnknownGoal } from './empty-states.tsx';
import { PredictionsBar } from './predictions-bar.tsx';
import { PredictionsSkeleton } from './predictions-skeleton.tsx';
import { PredictionsWeek } from './predictions-week.tsx';

export interface PredictionsProps {
  readonly goalId: number;
  readonly control: PlaceControl;
}

/** The goal's matrix in the week that the address names, else in the one to begin with. */
function useShownMatrix({ goalId, control: { place } }: PredictionsProps) {
  const periods = usePeriods().data?.data ?? [];
  const { week: named } = place.view;
  const guess = useFirstWeek({ known: undefined, periodId: place.periodId }, periods);
  // A goal's quarter is known only from an answer, nearly always the one shown.
  const probe = useWeekMatrix(goalId, named === null ? guess : null);
  const first = useFirstWeek({ known: probe.data, periodId: place.periodId }, periods);
  return useWeekMatrix(goalId, named ?? first);
}

/** The goals beneath a goal by likelihood and quality, week by week (core §2 Prediction matrix). */
export function Predictions({ goalId, control }: PredictionsProps): ReactNode {
  const { place, hrefOf } = control;
  const matrix = useShownMatrix({ goalId, control });
  const isMissing = matrix.error instanceof ApiError && matrix.error.code === 'not_found';
  if (isMissing && place.view.week !== null)
    return <Navigate to={hrefOf({ view: { ...place.view, week: null } })} replace />;
  if (isMissing) return <UnknownGoal />;
  return (
    <div className="pr-page">
      <PredictionsBar control={control} goalId={goalId} data={matrix.data} />
      {matrix.data === undefined ? (
        <WithoutData {...matrix} />
      ) : (
        <div aria-busy={matrix.isPlaceholderData}>
          <PredictionsWeek data={matrix.data} control={control} />
        </div>
      )}
      <OpenGoal control={control} />
    </div>
  );
}

function WithoutData({ error, isFetching, refetch }: ReturnType<typeof useWeekMatrix>): ReactNode {
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
