import { chosenEntries, isMatrixCell, matrixFigures, tallyWeek } from '@cadence/shared-contract';
import type { ReactNode } from 'react';
import type { MatrixChoice, PredictionGoal } from '@cadence/shared-contract';
import { MatrixTally, plural, PredictionMatrix } from '@cadence/shared-ui';
import { OverviewGoals } from './overview-goals.tsx';

export interface OverviewWeekProps {
  readonly week: number;
  /** The goals that count, each with its status of the week. */
  readonly goals: readonly PredictionGoal[];
  /** The same goals a week earlier, to show what moved; null without such a week. */
  readonly before: { readonly week: number; readonly goals: readonly PredictionGoal[] } | null;
  readonly choice: MatrixChoice;
  readonly onChoose: (choice: MatrixChoice) => void;
  readonly onWeek: (week: number) => void;
  readonly hrefOf: (goalId: number) => string;
}

/** One week: how many goals are in which cell, and which they are. */
export function OverviewWeek(props: OverviewWeekProps): ReactNode {
  const { week, goals, before, choice, onChoose, onWeek, hrefOf } = props;
  const tally = tallyWeek(goals, before?.goals ?? []);
  const updated = tally.sizeOf('updated');
  return (
    <>
      <PredictionMatrix
        caption={`Goals by likelihood and quality, week ${week}`}
        countOf={tally.countOf}
        arrivedOf={tally.arrivedOf}
        chosen={isMatrixCell(choice) ? choice : null}
        onChoose={onChoose}
      />
      {updated === 0 && before !== null && (
        <p className="gl-overview-nothing">
          Nothing is posted for week {week} yet.{' '}
          <button type="button" className="cd-link" onClick={() => onWeek(before.week)}>
            Show week {before.week}
          </button>
        </p>
      )}
      <MatrixTally
        label="Groups of goals"
        items={matrixFigures(tally, before?.week ?? null)}
        chosen={isMatrixCell(choice) ? null : choice}
        onChoose={onChoose}
      />
      <p className="cd-vh" role="status">
        Week {week}: {plural(updated, 'goal')} with a prediction, {tally.sizeOf('none')} with no update
      </p>
      <OverviewGoals
        entries={chosenEntries(tally, choice)}
        choice={choice}
        total={tally.entries.length}
        hrefOf={hrefOf}
        onShowAll={() => onChoose(null)}
      />
    </>
  );
}
