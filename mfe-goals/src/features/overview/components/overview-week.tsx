import type { ReactNode } from 'react';
import type { PredictionGoal } from '@cadence/shared-contract';
import { MatrixTally, plural, PredictionMatrix } from '@cadence/shared-ui';
import { GROUPS, isCell, type Choice, type Group } from '../overview-view.ts';
import { chosenEntries, tallyWeek, type WeekTally } from '../week-tally.ts';
import { OverviewGoals } from './overview-goals.tsx';

export interface OverviewWeekProps {
  readonly week: number;
  /** The goals that count, each with its status of the week. */
  readonly goals: readonly PredictionGoal[];
  /** The same goals a week earlier, to tell what moved; null without such a week. */
  readonly before: { readonly week: number; readonly goals: readonly PredictionGoal[] } | null;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
  readonly onWeek: (week: number) => void;
  readonly hrefOf: (goalId: number) => string;
}

function Figures({
  tally,
  before,
  choice,
  onChoose,
}: Pick<OverviewWeekProps, 'before' | 'choice' | 'onChoose'> & { readonly tally: WeekTally }): ReactNode {
  const labels: Readonly<Record<Group, string>> = {
    updated: 'with a prediction',
    none: 'no update',
    risk: 'At Risk',
    moved: `moved since week ${before?.week}`,
  };
  const groups = GROUPS.filter((group) => group !== 'moved' || before !== null);
  return (
    <MatrixTally
      label="Groups of goals"
      items={groups.map((id) => ({ id, count: tally.sizeOf(id), label: labels[id] }))}
      chosen={isCell(choice) ? null : choice}
      onChoose={(id) => onChoose(GROUPS.find((group) => group === id) ?? null)}
    />
  );
}

/** One week: how many goals stand where, and which they are. */
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
        chosen={isCell(choice) ? choice : null}
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
      <Figures tally={tally} before={before} choice={choice} onChoose={onChoose} />
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
