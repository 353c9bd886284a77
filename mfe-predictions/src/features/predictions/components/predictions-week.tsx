import type { ReactNode } from 'react';
import { chosenEntries, isMatrixCell, matrixFigures, tallyWeek } from '@cadence/shared-contract';
import type { MatrixChoice, Prediction, PredictionGoal } from '@cadence/shared-contract';
import { MatrixTally, plural, PredictionMatrix } from '@cadence/shared-ui';
import { useWeekMatrix } from '../api/week-matrix.ts';
import type { PlaceControl } from '../use-predictions-place.ts';
import { NothingToPredict } from './empty-states.tsx';
import { FocusGoal } from './focus-goal.tsx';
import { GoalsOfChoice } from './goals-of-choice.tsx';
import { countedGoals } from './predictions-bar.tsx';

interface WeekBefore {
  readonly week: number;
  readonly goals: readonly PredictionGoal[];
}

/** The same goals a week earlier, to show what moved; none while they load. */
function useWeekBefore({ goal, prevWeek }: Prediction): WeekBefore | null {
  const { data, isPlaceholderData } = useWeekMatrix(goal.Id, prevWeek?.Week ?? null);
  if (prevWeek === null) return null;
  return { week: prevWeek.Week, goals: data === undefined || isPlaceholderData ? [] : data.childs };
}

interface PredictionsWeekProps {
  readonly data: Prediction;
  readonly control: PlaceControl;
}

/** One week: how many goals are in which cell, the goal above them, and which they are. */
export function PredictionsWeek({ data, control }: PredictionsWeekProps): ReactNode {
  const { place, go } = control;
  const { view } = place;
  const before = useWeekBefore(data);
  const { Week: week } = data.weekPeriod;
  if (data.childs.length === 0) return <NoGoalsBeneath data={data} control={control} />;
  const goals = countedGoals(data, control).filter(({ Depth }) => Depth <= (view.depth ?? Infinity));
  const tally = tallyWeek(goals, before?.goals ?? []);
  const choose = (choice: MatrixChoice): void => go({ view: { ...view, choice } }, { replace: true });
  const updated = tally.sizeOf('updated');
  return (
    <>
      <div className="pr-top">
        <PredictionMatrix
          caption={`Goals by likelihood and quality, week ${week}`}
          countOf={tally.countOf}
          arrivedOf={tally.arrivedOf}
          chosen={isMatrixCell(view.choice) ? view.choice : null}
          onChoose={choose}
        />
        <div className="pr-focus">
          <FocusGoal
            goal={data.goal}
            count={goals.length}
            href={control.hrefOf({ openGoalId: data.goal.Id })}
          />
          <MatrixTally
            label="Groups of goals"
            items={matrixFigures(tally, before?.week ?? null)}
            chosen={isMatrixCell(view.choice) ? null : view.choice}
            onChoose={choose}
          />
          {updated === 0 && before !== null && (
            <p className="pr-hint">
              Nothing is posted for week {week} yet.{' '}
              <button
                type="button"
                className="cd-link"
                onClick={() => go({ view: { ...view, week: before.week } }, { replace: true })}
              >
                Show week {before.week}
              </button>
            </p>
          )}
        </div>
      </div>
      <p className="cd-vh" role="status">
        Week {week}: {plural(updated, 'goal')} with a prediction, {tally.sizeOf('none')} with no update
      </p>
      <GoalsOfChoice
        entries={chosenEntries(tally, view.choice)}
        parents={new Set(data.childs.map(({ ParentId }) => ParentId))}
        total={tally.entries.length}
        control={control}
        onShowAll={() => choose(null)}
      />
    </>
  );
}

function NoGoalsBeneath({ data: { goal }, control }: PredictionsWeekProps): ReactNode {
  return (
    <div className="pr-alone">
      <FocusGoal goal={goal} count={0} href={control.hrefOf({ openGoalId: goal.Id })} />
      <NothingToPredict title="This goal has no goals beneath it yet" />
    </div>
  );
}
