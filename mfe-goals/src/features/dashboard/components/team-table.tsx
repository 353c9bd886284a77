import { memo, type ReactNode } from 'react';
import { failedRead, useSession } from '@cadence/shared-auth';
import {
  Avatar,
  ErrorState,
  LikelihoodChip,
  Skeleton,
  SkeletonGroup,
  WeekSparkline,
} from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { periodLabel } from '../../goal/period-label.ts';
import { toStep, weekCells } from '../../goal/goal-week-cells.ts';
import { GOALS_PATH } from '../../place/use-goals-place.ts';
import { useTeam, type ReportStanding } from '../api/team.ts';
import { listOfWeeks } from '../reminder-words.ts';

/** The viewer's direct reports: who has something to do first, then by their least likely goal. What is open over the page does not draw it again. */
export const TeamTable = memo(function TeamTable(): ReactNode {
  const { data, error, isPending, isFetching, refetch } = useTeam();
  if (isPending) return <TeamSkeleton />;
  if (data === undefined) {
    return (
      <ErrorState
        size="sm"
        title="Your direct reports could not be loaded"
        {...failedRead({ error, isFetching, refetch })}
      />
    );
  }
  // The head of the section says that there is nobody.
  if (data.count === 0) return null;
  const hidden = data.count - data.data.length;
  return (
    <>
      <table className="gl-team" aria-label="My direct reports">
        <thead>
          <tr>
            <th scope="col">Employee</th>
            <th scope="col" className="gl-team-count">
              Goals
            </th>
            <th scope="col">Least likely goal</th>
            <th scope="col">
              <span className="cd-vh">Latest likelihood</span>
            </th>
            <th scope="col">To do</th>
          </tr>
        </thead>
        <tbody>
          {data.data.map((report) => (
            <Row key={report.User.Id} report={report} />
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <Link to="/v3/organization" className="cd-link cd-t13 gl-view-all">
          {hidden} more
        </Link>
      )}
    </>
  );
});

function Row({ report }: { readonly report: ReportStanding }): ReactNode {
  const { User, Goals, LeastLikely } = report;
  const period = periodLabel(useSession().period);
  const title = LeastLikely?.GoalDetail.Title;
  return (
    <tr>
      <th scope="row">
        <span className="cd-row">
          <Avatar id={User.Id} name={User.Name} src={User.Avatar} size="s" />
          <Link to={`/v3/profile/${User.Id}`} className="cd-cut" title={User.Name}>
            <bdi>{User.Name}</bdi>
          </Link>
        </span>
      </th>
      <td className="gl-team-count">{Goals}</td>
      <td className="gl-team-weeks">
        {LeastLikely === null ? (
          <span className="cd-ink3">–</span>
        ) : (
          <Link to={`${GOALS_PATH}/${LeastLikely.Id}`} title={title} aria-label={title}>
            <WeekSparkline weeks={weekCells(LeastLikely.Weeks)} />
          </Link>
        )}
      </td>
      <td className="gl-team-chip">
        {LeastLikely?.MostRecentGoalStatus && (
          <LikelihoodChip
            value={toStep(LeastLikely.MostRecentGoalStatus.Likelihood)}
            delta={LeastLikely.MostRecentGoalStatus.LikelihoodDelta}
          />
        )}
      </td>
      <td className="gl-team-todo">{todoOf(report, period)}</td>
    </tr>
  );
}

/** 'Update weeks 6 and 7, finalize 1 goal'; '' for who is in order. */
export function todoOf(
  { Types, Weeks, Unfinished }: Pick<ReportStanding, 'Types' | 'Weeks' | 'Unfinished'>,
  period: string,
): string {
  const parts = [
    ...(Types.includes(1) ? [`add goals for ${period}`] : []),
    ...(Types.includes(2) ? [Weeks.length > 0 ? `update ${listOfWeeks(Weeks)}` : 'update this week'] : []),
    ...(Types.includes(3) ? [`finalize ${Unfinished === 1 ? '1 goal' : `${Unfinished} goals`}`] : []),
  ];
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function TeamSkeleton(): ReactNode {
  return (
    <SkeletonGroup label="Loading your direct reports">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} width="100%" height={36} />
      ))}
    </SkeletonGroup>
  );
}
