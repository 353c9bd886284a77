import { useState, type ReactNode } from 'react';
import type { GoalBundle, GoalComment } from '@cadence/shared-contract';
import { useSession, useTimeZone } from '@cadence/shared-auth';
import { dayOf, formatDate, registerStyles, useIsPhone, WeekStrip } from '@cadence/shared-ui';
import { goalWeeks } from '../goal-week-cells.ts';
import { ViewMore } from './view-more.tsx';
import css from '../goal.css';

registerStyles('goals-goal', css);

/** Comments beyond these are behind a press. */
const SHOWN = 2;

export interface GoalWeeksProps {
  readonly bundle: GoalBundle;
}

function weekOf({ GoalStatuses }: GoalBundle, { CommentableId }: GoalComment): number | undefined {
  return GoalStatuses.find(({ Id }) => Id === CommentableId)?.GoalPeriodWeek.Week;
}

function Said({ bundle }: GoalWeeksProps): ReactNode {
  const timeZone = useTimeZone();
  const [showsAll, setShowsAll] = useState(false);
  const said = bundle.GoalStatusComments.filter(({ Type }) => Type === 'GoalStatus').sort((a, b) =>
    b.CreatedAt.localeCompare(a.CreatedAt),
  );
  if (said.length === 0) return null;
  return (
    <div>
      <dt>Comments</dt>
      <dd className="gl-said">
        {said.slice(0, showsAll ? said.length : SHOWN).map((comment) => {
          const week = weekOf(bundle, comment);
          return (
            <div key={comment.Id}>
              <p className="gl-said-when">
                <bdi>{comment.Name}</bdi>
                {week !== undefined && `, week ${week}`}, {formatDate(dayOf(comment.CreatedAt, timeZone))}
              </p>
              <ViewMore of="comment" text={comment.Comment} />
            </div>
          );
        })}
        {said.length > SHOWN && !showsAll && (
          <p>
            <button type="button" className="cd-link cd-t13" onClick={() => setShowsAll(true)}>
              All {said.length} comments
            </button>
          </p>
        )}
      </dd>
    </div>
  );
}

/** How the quarter went so far, beside a decision on it: all weeks by number (a dialog has no room for their dates), and what was said of them. Inside a `dl`. */
export function GoalWeeks({ bundle }: GoalWeeksProps): ReactNode {
  const { period } = useSession();
  const isPhone = useIsPhone();
  const { Goal: goal } = bundle;
  return (
    <>
      <div>
        <dt>Weekly status</dt>
        <dd>
          <WeekStrip
            weeks={goalWeeks(goal).map(({ label: _date, ...cell }) => cell)}
            current={goal.GoalPeriodId === period.Id ? period.Week : null}
            squeezed={isPhone}
          />
        </dd>
      </div>
      <Said bundle={bundle} />
    </>
  );
}
