import { memo, type ReactNode } from 'react';
import { failedRead } from '@cadence/shared-auth';
import { Avatar, ErrorState, formatNumber, Skeleton, SkeletonGroup } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { useBranches } from '../api/team.ts';

/** Each direct report with everyone beneath them: how many are in order, least first. */
export const BranchList = memo(function BranchList(): ReactNode {
  const { data, error, isPending, isFetching, refetch } = useBranches();
  if (isPending) {
    return (
      <SkeletonGroup label="Loading your organization">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} width="100%" height={32} />
        ))}
      </SkeletonGroup>
    );
  }
  if (data === undefined) {
    return (
      <ErrorState
        size="sm"
        title="Your organization could not be loaded"
        {...failedRead({ error, isFetching, refetch })}
      />
    );
  }
  return (
    <ul className="gl-branches" aria-label="In order, by direct report with everyone beneath">
      {data.data.map(({ User, IsDeactivated, InOrder, total }) => (
        <li key={User.Id}>
          <Link to={`/v3/profile/${User.Id}`}>
            <Avatar id={User.Id} name={User.Name} src={User.Avatar} size="s" />
            <span className="cd-cut">
              <b>
                <bdi>{User.Name}</bdi>
              </b>{' '}
              {IsDeactivated ? 'Deactivated' : User.OrgUnit}
            </span>
            <span className="cd-tn">
              {formatNumber(InOrder)} of {formatNumber(total)}
            </span>
            <i aria-hidden>
              <span style={{ width: `${(InOrder / total) * 100}%` }} />
            </i>
          </Link>
        </li>
      ))}
    </ul>
  );
});
