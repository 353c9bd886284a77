import { useState, type ReactNode } from 'react';
import type { GoalBundle, GoalComment } from '@cadence/shared-contract';
import { useSession, useTimeZone } from '@cadence/shared-auth';
import { Avatar, dayOf, formatDate, Section, WeekStrip, useMedia } from '@cadence/shared-ui';
import { ViewMore } from '../../goal/components/view-more.tsx';
import { goalWeeks } from '../../goal/goal-week-cells.ts';
import { openOf, type GoalDialog } from '../../place/goal-dialog.ts';

export interface WeeklyStatusProps {
  readonly bundle: GoalBundle;
  readonly onOpen: (dialog: GoalDialog) => void;
}

function latestStatusComment(bundle: GoalBundle): GoalComment | null {
  const ofStatuses = bundle.GoalStatusComments.filter(({ Type }) => Type === 'GoalStatus');
  return ofStatuses.sort((a, b) => b.CreatedAt.localeCompare(a.CreatedAt))[0] ?? null;
}

function LatestComment({ bundle }: { readonly bundle: GoalBundle }): ReactNode {
  const timeZone = useTimeZone();
  const comment = latestStatusComment(bundle);
  if (comment === null) return null;
  const week = bundle.GoalStatuses.find(({ Id }) => Id === comment.CommentableId)?.GoalPeriodWeek.Week;
  const day = formatDate(dayOf(comment.CreatedAt, timeZone));
  return (
    <div className="gl-quote">
      <Avatar id={comment.UserId} name={comment.Name} />
      <div>
        <p className="gl-quote-who">
          <b>
            <bdi>{comment.Name}</bdi>
          </b>{' '}
          <span className="cd-ink3">{week === undefined ? day : `Week ${week}, ${day}`}</span>
        </p>
        <ViewMore of="comment" text={comment.Comment} />
      </div>
    </div>
  );
}

/** The weeks of the quarter, four of them where there is little room, and the latest comment. */
export function WeeklyStatus({ bundle, onOpen }: WeeklyStatusProps): ReactNode {
  const { period } = useSession();
  const isNarrow = useMedia('(max-width: 1179px)');
  const [showsAll, setShowsAll] = useState(false);
  const { Goal: goal } = bundle;
  if (goal.State === 'draft' || goal.State === 'review') return null;
  const isCurrentPeriod = goal.GoalPeriodId === period.Id;
  const mayUpdate = goal.Actions.includes('postStatus');
  const isDue = mayUpdate && isCurrentPeriod && goal.Weeks.some(({ State }) => State === 'current');
  const isAsked = goal.State === 'shelving_in_review';
  const isCompact = isNarrow && !showsAll;
  return (
    <Section
      title="Weekly status"
      aside={
        isNarrow ? (
          <button
            type="button"
            className="cd-link cd-t13"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Four weeks' : `All ${goal.Weeks.length} weeks`}
          </button>
        ) : (
          (isDue || isAsked) && (
            <span className="cd-t13 cd-ink3">
              {isAsked ? 'No weeks while it is in review' : `Week ${period.Week} is due by Sunday`}
            </span>
          )
        )
      }
    >
      <WeekStrip
        weeks={goalWeeks(goal)}
        current={isCurrentPeriod ? period.Week : null}
        compact={isCompact}
        {...(mayUpdate && { onUpdate: (week: number) => onOpen(openOf('update', week)) })}
      />
      <LatestComment bundle={bundle} />
    </Section>
  );
}
