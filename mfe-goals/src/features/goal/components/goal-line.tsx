import { memo, type ReactNode } from 'react';
import type { Goal } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { LikelihoodChip, QualityChip, registerStyles, WeekSparkline } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { goalTags } from './goal-tags.tsx';
import { noUpdateText } from '../no-update-text.ts';
import { toStep, weekCells } from '../goal-week-cells.ts';
import { GOALS_PATH } from '../../place/use-goals-place.ts';
import css from './goal-line.css';

registerStyles('goals-line', css);

export interface GoalLineProps {
  readonly goal: Goal;
  /** Tags under the title; the dashboard leaves them out. */
  readonly hasTags: boolean;
}

/** A goal as one wide line: title, weeks, likelihood, quality. */
export const GoalLine = memo(function GoalLine({ goal, hasTags }: GoalLineProps): ReactNode {
  const { MostRecentGoalStatus: latest } = goal;
  const { profile } = useSession();
  const tags = hasTags ? goalTags(goal) : null;
  return (
    <li className="gl-line">
      <div className="gl-line-title">
        <Link to={`${GOALS_PATH}/${goal.Id}`} className="cd-cut2" title={goal.GoalDetail.Title}>
          <bdi>{goal.GoalDetail.Title}</bdi>
        </Link>
        {tags !== null && <div className="cd-tags">{tags}</div>}
      </div>
      {latest === null ? (
        <span className="cd-no-update gl-line-wide">{noUpdateText(goal, profile.Id)}</span>
      ) : (
        <>
          <WeekSparkline weeks={weekCells(goal.Weeks)} />
          <LikelihoodChip value={toStep(latest.Likelihood)} delta={latest.LikelihoodDelta} />
          <QualityChip value={toStep(latest.Quality)} delta={latest.QualityDelta} />
        </>
      )}
    </li>
  );
});
