import { registerStyles } from '@cadence/shared-ui';
import type { ReactNode } from 'react';
import type { PageProps } from '@cadence/shared-contract/remote';
import { FirstGoal } from '../features/predictions/components/first-goal.tsx';
import { Predictions } from '../features/predictions/components/predictions.tsx';
import { UnknownGoal } from '../features/predictions/components/empty-states.tsx';
import { usePredictionsPlace } from '../features/predictions/use-predictions-place.ts';
import css from '../features/predictions/predictions.css';

registerStyles('predictions', css);

/** `/v3/predictions/:goalId`; without a goal, and for goal 0, the first one of the quarter (core §2). */
export default function PredictionsPage({ params }: PageProps): ReactNode {
  const control = usePredictionsPlace(params['goalId'] ?? '0');
  const { goalId } = control.place;
  if (goalId === null) return <UnknownGoal />;
  return goalId === 0 ? <FirstGoal control={control} /> : <Predictions goalId={goalId} control={control} />;
}
