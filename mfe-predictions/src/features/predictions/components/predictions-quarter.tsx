import { useState, type ReactNode } from 'react';
import {
  chosenEntries,
  isMatrixCell,
  matrixFigures,
  type Prediction,
  type PredictionGoal,
  tallyWeek,
  type MatrixChoice,
} from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Deferred, MatrixTally, plural, PredictionMatrix } from '@cadence/shared-ui';
import { goalsInWeek, openingWeek, playedWeeks, quarterWeeks, type QuarterWeek } from '../quarter-weeks.ts';
import type { PlaceControl } from '../use-predictions-place.ts';
import { useWeekPlay } from '../use-week-play.ts';
import { CellPeek } from './cell-peek.tsx';
import { NothingToPredict } from './empty-states.tsx';
import { FocusGoal } from './focus-goal.tsx';
import { GoalsOfChoice } from './goals-of-choice.tsx';
import { MovingGoals } from './moving-goals.tsx';
import { countedGoals } from './predictions-bar.tsx';
import { WeekNav } from './week-nav.tsx';

interface PredictionsQuarterProps {
  readonly data: Prediction;
  readonly control: PlaceControl;
}

/** The quarter of a goal in the week that the address names, else in the one it opened on, which then stays. */
export function PredictionsQuarter({ data, control }: PredictionsQuarterProps): ReactNode {
  const { place } = control;
  const { Today: today } = useSession().period;
  const [opening] = useState(() => openingWeek(quarterWeeks(data, data.childs, today)));
  if (data.childs.length === 0) return <NoGoalsBeneath data={data} control={control} />;
  const goals = countedGoals(data, control).filter(({ Depth }) => Depth <= (place.view.depth ?? Infinity));
  const weeks = quarterWeeks(data, goals, today);
  const named = weeks.find(({ Week }) => Week === place.view.week);
  const shown = named ?? weeks.find(({ Week }) => Week === opening);
  return shown && <ShownWeek data={data} control={control} goals={goals} weeks={weeks} shown={shown} />;
}

interface ShownWeekProps extends PredictionsQuarterProps {
  /** The goals that count. */
  readonly goals: readonly PredictionGoal[];
  readonly weeks: readonly QuarterWeek[];
  readonly shown: QuarterWeek;
}

/** Goals of a week and of the one before it, to show what moved. */
function tallyOf({ goals, weeks, shown }: ShownWeekProps) {
  const before = weeks.find(({ Week }) => Week === shown.Week - 1);
  const tally = tallyWeek(
    goalsInWeek(goals, shown.Week),
    before === undefined ? [] : goalsInWeek(goals, before.Week),
  );
  return { tally, figures: matrixFigures(tally, before?.Week ?? null) };
}

/** One week: how many goals are in which cell, the goal above them, and which they are. */
function ShownWeek(props: ShownWeekProps): ReactNode {
  const { data, control, goals, weeks, shown } = props;
  const { go, hrefOf } = control;
  const { view } = control.place;
  const { tally, figures } = tallyOf(props);
  const choose = (choice: MatrixChoice): void => go({ view: { ...view, choice } }, { replace: true });
  const showWeek = (week: number): void => go({ view: { ...view, week } }, { replace: true });
  const what = JSON.stringify([shown.Week, view.choice]);
  const play = useWeekPlay({ weeks: playedWeeks(weeks), shown: shown.Week, onWeek: showWeek });
  return (
    <>
      <div className="pr-room">
        <div className="pr-top">
          <FocusGoal goal={data.goal} count={goals.length} href={hrefOf({ openGoalId: data.goal.Id })} />
          <Deferred by={what}>
            <div className="pr-matrix">
              <PredictionMatrix
                caption={`Goals by likelihood and quality, week ${shown.Week}`}
                countOf={tally.countOf}
                arrivedOf={tally.arrivedOf}
                hintOf={(cell) => (tally.countOf(cell) === 0 ? null : <CellPeek cell={cell} tally={tally} />)}
                chosen={isMatrixCell(view.choice) ? view.choice : null}
                onChoose={choose}
              />
              {play.isPlaying && <MovingGoals key={shown.Week} entries={tally.entries} />}
            </div>
            <MatrixTally
              label="Groups of goals"
              items={figures}
              chosen={isMatrixCell(view.choice) ? null : view.choice}
              onChoose={choose}
            />
          </Deferred>
          <WeekNav weeks={weeks} total={goals.length} shown={shown} onWeek={showWeek} play={play} />
        </div>
      </div>
      <p className="cd-vh" role="status">
        Week {shown.Week}: {plural(shown.posted, 'goal')} with a prediction, {tally.sizeOf('none')} with no
        update
      </p>
      <Deferred by={what}>
        <GoalsOfChoice
          entries={chosenEntries(tally, view.choice)}
          weeks={data.weeks}
          parents={new Set(data.childs.map(({ ParentId }) => ParentId))}
          total={tally.entries.length}
          control={control}
          onShowAll={() => choose(null)}
        />
      </Deferred>
    </>
  );
}

function NoGoalsBeneath({ data: { goal }, control }: PredictionsQuarterProps): ReactNode {
  const isObserver = useSession().profile.RoleName === 'observer';
  return (
    <div className="pr-alone">
      <FocusGoal goal={goal} count={0} href={control.hrefOf({ openGoalId: goal.Id })} />
      <NothingToPredict
        title={isObserver ? 'No company goal is beneath this one' : 'This goal has no goals beneath it yet'}
      />
    </div>
  );
}
