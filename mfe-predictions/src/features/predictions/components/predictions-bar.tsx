import type { ReactNode } from 'react';
import { levelOptions, WHOLE_MATRIX } from '@cadence/shared-contract';
import type { Prediction, PredictionGoal } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Select } from '@cadence/shared-ui';
import { useOwnGoals } from '../api/own-goals.ts';
import { cycleAround } from '../own-cycle.ts';
import type { PlaceControl } from '../use-predictions-place.ts';
import { GoalCycle } from './goal-cycle.tsx';
import { GoalSearch } from './goal-search.tsx';
import { PeriodMenu } from './period-menu.tsx';
import { StateFilter } from './state-filter.tsx';

export interface PredictionsBarProps {
  readonly control: PlaceControl;
  readonly goalId: number;
  readonly data: Prediction | undefined;
}

/** Goes to another goal and keeps the chosen week and states. */
function useGoTo({ place, go }: PlaceControl): (goalId: number) => void {
  const view = { ...WHOLE_MATRIX, week: place.view.week };
  return (goalId) => go({ goalId, view, openGoalId: null });
}

/** The goal, and which of the goals beneath it are shown. */
export function PredictionsBar({ control, goalId, data }: PredictionsBarProps): ReactNode {
  const { place, go } = control;
  const { period } = useSession();
  const periodId = data?.goal.GoalPeriodId ?? place.periodId;
  const own = useOwnGoals(periodId === period.Id ? null : periodId).data?.data ?? [];
  const cycle = cycleAround(own, goalId);
  const goTo = useGoTo(control);
  return (
    <div className="pr-bar">
      <PeriodMenu
        periodId={periodId}
        onPeriod={(next) => go({ goalId: 0, periodId: next, view: WHOLE_MATRIX, openGoalId: null })}
      />
      {cycle !== null && <GoalCycle cycle={cycle} onGoal={goTo} />}
      <GoalSearch onGoal={goTo} />
      {data !== undefined && data.childs.length > 0 && <Narrowing control={control} data={data} />}
    </div>
  );
}

interface PartProps {
  readonly control: PlaceControl;
  readonly data: Prediction;
}

/** The goals whose state counts. */
export function countedGoals(
  { childs }: Prediction,
  { place: { states } }: PlaceControl,
): readonly PredictionGoal[] {
  return states.length === 0 ? childs : childs.filter(({ State }) => states.includes(State));
}

function Narrowing({ control, data }: PartProps): ReactNode {
  const { place, go } = control;
  const levels = levelOptions(countedGoals(data, control));
  const depth = Math.min(place.view.depth ?? levels.length, levels.length);
  const setDepth = (next: number): void =>
    go({ view: { ...place.view, depth: next === levels.length ? null : next } }, { replace: true });
  return (
    <div className="pr-narrow">
      {levels.length > 0 && (
        <Select
          aria-label="Levels"
          options={levels}
          value={String(depth)}
          onChange={({ target }) => setDepth(Number(target.value))}
        />
      )}
      <StateFilter states={place.states} onStates={(states) => go({ states }, { replace: true })} />
    </div>
  );
}
