import { useState, type ReactNode } from 'react';
import { matrixChoiceTitle } from '@cadence/shared-contract';
import type { GoalState, PeriodWeek, WeekEntry } from '@cadence/shared-contract';
import { LoadMore, MatrixGoals, WideOrNarrow } from '@cadence/shared-ui';
import type { PlaceControl } from '../use-predictions-place.ts';
import { GoalRows } from './goal-rows.tsx';
import { GoalsTable } from './goals-table.tsx';

const PAGE = 20;
/** Six columns, with room for a title. */
const TABLE_WIDTH = 960;

export interface GoalsOfChoiceProps {
  readonly entries: readonly WeekEntry[];
  readonly weeks: readonly PeriodWeek[];
  /** Goals that have some beneath them: their matrix is one step away. */
  readonly parents: ReadonlySet<number>;
  /** How many there are without a choice. */
  readonly total: number;
  readonly control: PlaceControl;
  readonly onShowAll: () => void;
}

/** The goals of the chosen cell or figure; each opens beside the matrix. */
export function GoalsOfChoice(props: GoalsOfChoiceProps): ReactNode {
  const { entries, total, control, onShowAll } = props;
  const { choice } = control.place.view;
  const title = matrixChoiceTitle(choice);
  return (
    <div className="pr-goals">
      <MatrixGoals
        title={title}
        count={entries.length}
        total={total}
        isChosen={choice !== null}
        onShowAll={onShowAll}
      >
        <Pages key={title} {...props} title={title} />
      </MatrixGoals>
    </div>
  );
}

/** The state of most goals, which therefore need not be said of each; approved rather than another one. */
function usualStateOf(entries: readonly WeekEntry[]): GoalState {
  const sizes = new Map<GoalState, number>([['approved', 0]]);
  for (const { goal } of entries) sizes.set(goal.State, (sizes.get(goal.State) ?? 0) + 1);
  return [...sizes].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

function Pages({ entries, title, ...rest }: GoalsOfChoiceProps & { readonly title: string }): ReactNode {
  const [shown, setShown] = useState(PAGE);
  const rows = {
    ...rest,
    entries: entries.slice(0, shown),
    caption: title,
    usualState: usualStateOf(entries),
  };
  return (
    <>
      <WideOrNarrow from={TABLE_WIDTH} wide={<GoalsTable {...rows} />} narrow={<GoalRows {...rows} />} />
      <LoadMore
        shown={Math.min(shown, entries.length)}
        total={entries.length}
        noun="goal"
        onLoadMore={() => setShown(shown + PAGE)}
      />
    </>
  );
}
