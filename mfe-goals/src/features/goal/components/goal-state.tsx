import type { ReactNode } from 'react';
import type { Goal } from '@cadence/shared-contract';
import { LikelihoodChip, QualityChip, registerStyles, WeekSparkline } from '@cadence/shared-ui';
import { toStep, weekCells } from '../goal-week-cells.ts';
import { noUpdateText } from '../no-update-text.ts';
import css from '../goal.css';

registerStyles('goals-goal', css);

/** Sparkline and both chips of the latest update; without one, a sentence in their place. */
export function GoalStateColumn({
  goal,
  viewerId,
}: {
  readonly goal: Goal;
  readonly viewerId: number;
}): ReactNode {
  const { MostRecentGoalStatus: latest } = goal;
  if (latest === null) return <span className="gl-none">{noUpdateText(goal, viewerId)}</span>;
  return (
    <>
      <WeekSparkline weeks={weekCells(goal.Weeks)} />
      <LikelihoodChip value={toStep(latest.Likelihood)} delta={latest.LikelihoodDelta} />
      <QualityChip value={toStep(latest.Quality)} delta={latest.QualityDelta} />
    </>
  );
}
