import type { ReactNode } from 'react';
import { numberWord } from '@cadence/shared-contract';
import type { Goal } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Link } from '@cadence/shared-ui/router';
import { GoalLine } from '../../goal/components/goal-line.tsx';
import { COMPANY_PATH } from '../../place/use-goals-place.ts';
import { leastLikelyFirst, standingOf, standingSentence } from '../standing.ts';
import { GoalsByWeek } from './goals-by-week.tsx';
import { MovedCards } from './moved-cards.tsx';
import { RiskList } from './risk-list.tsx';
import { StandingBar } from './standing-bar.tsx';

/** From this many goals on a bar says more than the goals themselves. */
const BAR_FROM = 10;
/** Goals beside those at risk that the ceo's dashboard names. */
const OTHERS = 9;

export interface CompanyStandingProps {
  readonly goals: readonly Goal[];
  /** Observers see what moved and every goal by week; the ceo where it is at risk, and who holds it. */
  readonly isObserver: boolean;
}

/** The company in ten seconds: one sentence, from ten goals on a bar, then where it is at risk. */
export function CompanyStanding({ goals, isObserver }: CompanyStandingProps): ReactNode {
  const standing = standingOf(goals, useSession().period.WeekStartDate);
  const ordered = leastLikelyFirst(goals);
  return (
    <>
      <p className="gl-standing-words">{standingSentence(standing)}</p>
      {goals.length >= BAR_FROM && <StandingBar standing={standing} />}
      {isObserver ? (
        <>
          <MovedCards />
          <GoalsByWeek goals={ordered} />
        </>
      ) : (
        <>
          <RiskList goals={ordered.filter(({ Flags }) => Flags.AtRisk)} />
          <Others goals={ordered.filter(({ Flags }) => !Flags.AtRisk)} total={goals.length} />
        </>
      )}
    </>
  );
}

function Others({ goals, total }: { readonly goals: readonly Goal[]; readonly total: number }): ReactNode {
  if (goals.length === 0) return null;
  const isRest = goals.length < total;
  const hidden = goals.length - OTHERS;
  return (
    <>
      {isRest && <h3 className="gl-group">The other {numberWord(goals.length)}</h3>}
      <ul className="gl-lines">
        {goals.slice(0, OTHERS).map((goal) => (
          <GoalLine key={goal.Id} goal={goal} hasTags={false} />
        ))}
      </ul>
      {hidden > 0 && (
        <Link to={COMPANY_PATH} className="cd-link cd-t13 gl-view-all">
          {hidden} more
        </Link>
      )}
    </>
  );
}
