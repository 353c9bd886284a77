import type { ReactNode } from 'react';
import type { Goal } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Avatar, LikelihoodChip, QualityChip, useMedia } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { GoalLine } from '../../goal/components/goal-line.tsx';
import { toStep } from '../../goal/goal-week-cells.ts';
import { GOALS_PATH } from '../../place/use-goals-place.ts';
import { WeekCells, WeekHeads } from './week-cells.tsx';

/** Less room than this is for lines with a sparkline. */
const NARROW = '(max-width: 1199.98px)';

/** All company goals week by week, over the full width: those at risk first, each with its owner. */
export function GoalsByWeek({ goals }: { readonly goals: readonly Goal[] }): ReactNode {
  const { Week } = useSession().period;
  const isNarrow = useMedia(NARROW);
  if (isNarrow) {
    return (
      <ul className="gl-lines">
        {goals.map((goal) => (
          <GoalLine key={goal.Id} goal={goal} hasTags={false} />
        ))}
      </ul>
    );
  }
  const atRisk = goals.filter(({ Flags }) => Flags.AtRisk);
  const others = goals.filter(({ Flags }) => !Flags.AtRisk);
  return (
    <table className="gl-weeks gl-weeks-all" aria-label="Company goals by week">
      <thead>
        <tr>
          <th scope="col">Goal</th>
          <th scope="col" className="gl-weeks-owner">
            Owner
          </th>
          <WeekHeads current={Week} />
          <th scope="col" className="gl-weeks-chip">
            Likelihood
          </th>
          <th scope="col" className="gl-weeks-chip">
            Quality
          </th>
        </tr>
      </thead>
      {atRisk.length > 0 && <Group name="At Risk" isAlarm goals={atRisk} week={Week} />}
      {others.length > 0 && (
        <Group name={atRisk.length > 0 ? 'The others' : 'All'} isAlarm={false} goals={others} week={Week} />
      )}
    </table>
  );
}

interface GroupProps {
  readonly name: string;
  readonly isAlarm: boolean;
  readonly goals: readonly Goal[];
  readonly week: number;
}

/** Goals, week columns and three more. */
const COLUMNS = 18;

function Group({ name, isAlarm, goals, week }: GroupProps): ReactNode {
  return (
    <tbody>
      <tr className="gl-weeks-group">
        <th scope="rowgroup" colSpan={COLUMNS} className={isAlarm ? 'cd-alarm' : undefined}>
          {name}
        </th>
      </tr>
      {goals.map((goal) => (
        <Row key={goal.Id} goal={goal} week={week} />
      ))}
    </tbody>
  );
}

function Row({ goal, week }: { readonly goal: Goal; readonly week: number }): ReactNode {
  const { GoalDetail, User, MostRecentGoalStatus: latest } = goal;
  return (
    <tr>
      <th scope="row">
        <Link to={`${GOALS_PATH}/${goal.Id}`} className="cd-cut2" title={GoalDetail.Title} dir="auto">
          {GoalDetail.Title}
        </Link>
      </th>
      <td className="gl-weeks-owner">
        <span className="cd-row">
          <Avatar id={User.Id} name={User.Name} src={User.Avatar} size="s" />
          <bdi className="cd-cut">{User.Name}</bdi>
        </span>
      </td>
      <WeekCells goal={goal} current={week} />
      <td className="gl-weeks-chip">
        <LikelihoodChip value={toStep(latest?.Likelihood)} delta={latest?.LikelihoodDelta ?? 0} />
      </td>
      <td className="gl-weeks-chip">
        <QualityChip value={toStep(latest?.Quality)} delta={latest?.QualityDelta ?? 0} />
      </td>
    </tr>
  );
}
