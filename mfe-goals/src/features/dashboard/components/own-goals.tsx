import { memo, type ReactNode } from 'react';
import type { Goal } from '@cadence/shared-contract';
import { useSession, useTimeZone } from '@cadence/shared-auth';
import { Avatar, dayOf, formatDate, LikelihoodChip, QualityChip, WeekSparkline } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { goalTags } from '../../goal/components/goal-tags.tsx';
import { toStep, weekCells } from '../../goal/goal-week-cells.ts';
import { openOf } from '../../place/goal-dialog.ts';
import { GOALS_PATH } from '../../place/use-goals-place.ts';
import type { HomeMoves } from '../home-place.ts';
import { WeekCells, WeekHeads } from './week-cells.tsx';

export interface OwnGoalsProps {
  readonly goals: readonly Goal[];
  readonly onSettle: HomeMoves['settle'];
}

/** Own goals week by week; a missed week and this one are buttons. In little room the sparkline takes the weeks' place. */
export const OwnGoals = memo(function OwnGoals({ goals, onSettle }: OwnGoalsProps): ReactNode {
  const { Week } = useSession().period;
  return (
    <table className="gl-weeks gl-weeks-own">
      <thead>
        <tr>
          <th scope="col">Goal</th>
          <WeekHeads current={Week} />
          <th scope="col" className="gl-weeks-chip">
            Latest
          </th>
        </tr>
      </thead>
      <tbody>
        {goals.map((goal) => (
          <Row key={goal.Id} goal={goal} onSettle={onSettle} week={Week} />
        ))}
      </tbody>
    </table>
  );
});

interface RowProps {
  readonly goal: Goal;
  readonly onSettle: HomeMoves['settle'];
  readonly week: number;
}

function Row({ goal, onSettle, week }: RowProps): ReactNode {
  const { Id, GoalDetail, ParentTitle } = goal;
  const tags = goalTags(goal);
  return (
    <tr>
      <th scope="row">
        <Link to={`${GOALS_PATH}/${Id}`} className="cd-cut2" title={GoalDetail.Title} dir="auto">
          {GoalDetail.Title}
        </Link>
        <p className="gl-weeks-parent cd-cut" dir="auto">
          {ParentTitle ?? 'No parent'}
        </p>
        {tags !== null && <div className="cd-tags">{tags}</div>}
      </th>
      {goal.State === 'approved' ? (
        <>
          <WeekCells
            goal={goal}
            current={week}
            onUpdate={(chosen) => onSettle({ goalId: Id, dialog: openOf('update', chosen), next: [] })}
          />
          <td className="gl-weeks-chip">
            <Latest goal={goal} />
          </td>
        </>
      ) : (
        <td colSpan={15} className="gl-weeks-wait">
          <Waiting goal={goal} />
        </td>
      )}
    </tr>
  );
}

function Latest({ goal }: { readonly goal: Goal }): ReactNode {
  const { MostRecentGoalStatus: latest } = goal;
  return (
    <>
      {latest !== null && (
        <span className="gl-weeks-spark">
          <WeekSparkline weeks={weekCells(goal.Weeks)} />
        </span>
      )}
      <LikelihoodChip value={toStep(latest?.Likelihood)} delta={latest?.LikelihoodDelta ?? 0} />
      <QualityChip value={toStep(latest?.Quality)} delta={latest?.QualityDelta ?? 0} />
    </>
  );
}

/** What somebody is asked to decide about a goal in these states. */
const ASKED: Partial<Readonly<Record<Goal['State'], string>>> = {
  review: 'approve',
  shelving_in_review: 'agree to shelve it',
  results_in_review: 'review its result',
};

/** Who acts next on a goal that takes no updates. */
function Waiting({ goal }: { readonly goal: Goal }): ReactNode {
  const timeZone = useTimeZone();
  const { WaitingFor, State } = goal;
  if (WaitingFor === null) {
    return State === 'draft' ? 'A draft: request its approval, then its weeks open.' : null;
  }
  const { Id, Name, Avatar: src, Since } = WaitingFor;
  return (
    <span className="gl-weeks-who">
      <Avatar id={Id} name={Name} src={src} size="s" />
      <span>
        <b>
          Waiting for <bdi>{Name}</bdi> to {ASKED[State] ?? 'decide'}
        </b>
        , sent {formatDate(dayOf(Since, timeZone))}.{State === 'review' && ' Its weeks open then.'}
      </span>
    </span>
  );
}
