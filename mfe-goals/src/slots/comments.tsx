import type { ReactNode } from 'react';
import { useTimeZone } from '@cadence/shared-auth';
import { Avatar, formatDateTime, formatRelative, registerStyles } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { useRecentComments, type RecentComment } from '../features/dashboard/api/comments.ts';
import { GOALS_PATH } from '../features/place/use-goals-place.ts';
import css from '../features/dashboard/dashboard.css';

registerStyles('goals-dashboard', css);

/** What others wrote lately about one's own weeks; nothing where nobody did, or where it cannot be said. */
export default function CommentsOnOwnGoals(): ReactNode {
  const { data, dataUpdatedAt } = useRecentComments();
  if (data === undefined || data.data.length === 0) return null;
  return (
    <section className="gl-widget" aria-labelledby="comments-title">
      <header>
        <h2 id="comments-title" className="cd-subheading">
          Comments on your goals
        </h2>
      </header>
      <ul className="gl-remarks">
        {data.data.map((comment) => (
          <Said key={comment.Id} comment={comment} now={dataUpdatedAt} />
        ))}
      </ul>
    </section>
  );
}

function Said({ comment, now }: { readonly comment: RecentComment; readonly now: number }): ReactNode {
  const timeZone = useTimeZone();
  const { User, Comment, At, GoalId, Title } = comment;
  return (
    <li>
      <Avatar id={User.Id} name={User.Name} src={User.Avatar} />
      <div>
        <p className="cd-row">
          <b className="cd-cut">
            <bdi>{User.Name}</bdi>
          </b>
          <time dateTime={At} title={formatDateTime(At, timeZone)}>
            {formatRelative(At, now)}
          </time>
        </p>
        <p className="gl-remarks-words" dir="auto" title={Comment}>
          {Comment}
        </p>
        <Link to={`${GOALS_PATH}/${GoalId}?tab=history`} className="cd-cut" title={Title} dir="auto">
          {Title}
        </Link>
      </div>
    </li>
  );
}
