import type { ReactNode } from 'react';
import { failedRead } from '@cadence/shared-auth';
import type { Goal } from '@cadence/shared-contract';
import {
  Avatar,
  ErrorState,
  LikelihoodChip,
  plural,
  QualityChip,
  Skeleton,
  WeekSparkline,
  isolate,
} from '@cadence/shared-ui';
import { CornerDownRight } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { toStep, weekCells } from '../../goal/goal-week-cells.ts';
import { GOALS_PATH } from '../../place/use-goals-place.ts';
import { useRisks, type Risk } from '../api/risks.ts';

/** The company goals at risk, each with the goal beneath it where the risk begins, and who holds that one. */
export function RiskList({ goals }: { readonly goals: readonly Goal[] }): ReactNode {
  const { data, isPending, error, isFetching, refetch } = useRisks();
  if (goals.length === 0) return null;
  return (
    <>
      <h3 className="gl-group gl-group-alarm">At Risk, and who holds it</h3>
      <ul className="gl-holds">
        {goals.map((goal) => {
          const risk = data?.data.find(({ GoalId }) => GoalId === goal.Id);
          return (
            <li key={goal.Id}>
              <Hold goal={goal} note={isPending ? <Skeleton width={128} /> : risk && noteOf(risk)} />
              {risk?.Origin && <Way goal={risk.Origin} />}
            </li>
          );
        })}
      </ul>
      {!isPending && data === undefined && (
        <ErrorState
          size="sm"
          title="The goals beneath could not be loaded"
          {...failedRead({ error, isFetching, refetch })}
        />
      )}
    </>
  );
}

/** '9 goals beneath, 3 At Risk' */
function noteOf({ Beneath, AtRisk }: Risk): string {
  if (Beneath === 0) return 'No goals beneath';
  return `${plural(Beneath, 'goal')} beneath, ${AtRisk === 0 ? 'none' : AtRisk} At Risk`;
}

function State({ goal }: { readonly goal: Goal }): ReactNode {
  const { MostRecentGoalStatus: latest } = goal;
  return (
    <>
      <WeekSparkline weeks={weekCells(goal.Weeks)} />
      <LikelihoodChip value={toStep(latest?.Likelihood)} delta={latest?.LikelihoodDelta ?? 0} />
      <QualityChip value={toStep(latest?.Quality)} delta={latest?.QualityDelta ?? 0} />
    </>
  );
}

/** @param note what is beneath it; nothing where that is not known */
function Hold({ goal, note }: { readonly goal: Goal; readonly note: ReactNode }): ReactNode {
  const { Title } = goal.GoalDetail;
  return (
    <div className="gl-hold">
      <p>
        <Link to={`${GOALS_PATH}/${goal.Id}`} className="cd-cut" title={Title} dir="auto">
          {Title}
        </Link>
        <small>{note}</small>
      </p>
      <State goal={goal} />
    </div>
  );
}

/** The goal beneath where the risk begins, with its owner's face. */
function Way({ goal }: { readonly goal: Goal }): ReactNode {
  const { User, GoalDetail } = goal;
  return (
    <div className="gl-hold gl-way">
      <CornerDownRight className="cd-i-14" aria-hidden />
      <Avatar id={User.Id} name={User.Name} src={User.Avatar} size="s" />
      <p>
        <b>
          <bdi>{User.Name}</bdi>
        </b>
        <Link
          to={`${GOALS_PATH}/${goal.Id}`}
          className="cd-cut"
          title={GoalDetail.Title}
          dir="auto"
          aria-label={`${isolate(User.Name)}: ${isolate(GoalDetail.Title)}`}
        >
          {GoalDetail.Title}
        </Link>
      </p>
      <State goal={goal} />
    </div>
  );
}
