import { useState, type ReactNode } from 'react';
import { GOAL_STATE_LABELS, matrixChoiceTitle } from '@cadence/shared-contract';
import type { MatrixChoice, WeekEntry } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { LikelihoodChip, ListRow, LoadMore, MatrixGoals, QualityChip } from '@cadence/shared-ui';
import { toStep } from '../../goal/goal-week-cells.ts';
import { ownerName } from '../../goal/owner-name.ts';

const PAGE = 20;

interface EntriesProps {
  readonly entries: readonly WeekEntry[];
  readonly hrefOf: (goalId: number) => string;
}

function Entry({ entry, href }: { readonly entry: WeekEntry; readonly href: string }): ReactNode {
  const { profile } = useSession();
  const { goal, cell, moved } = entry;
  return (
    <ListRow
      to={href}
      title={goal.Title}
      meta={[ownerName(goal.User, profile.Id), GOAL_STATE_LABELS[goal.State], `Level ${goal.Depth}`].join(
        ' · ',
      )}
      aside={
        <>
          <LikelihoodChip value={toStep(cell?.x)} delta={moved.likelihood} emptyText="No update" />
          <QualityChip value={toStep(cell?.y)} delta={moved.quality} />
        </>
      }
    />
  );
}

function Entries({ entries, hrefOf }: EntriesProps): ReactNode {
  const [shown, setShown] = useState(PAGE);
  return (
    <div className="gl-overview-goals">
      <ul>
        {entries.slice(0, shown).map((entry) => (
          <Entry key={entry.goal.Id} entry={entry} href={hrefOf(entry.goal.Id)} />
        ))}
      </ul>
      <LoadMore
        shown={Math.min(shown, entries.length)}
        total={entries.length}
        noun="goal"
        onLoadMore={() => setShown(shown + PAGE)}
      />
    </div>
  );
}

export interface OverviewGoalsProps extends EntriesProps {
  readonly choice: MatrixChoice;
  /** How many there are without a choice. */
  readonly total: number;
  readonly onShowAll: () => void;
}

/** The goals of the chosen cell, each leading to its detail. */
export function OverviewGoals({ entries, choice, total, hrefOf, onShowAll }: OverviewGoalsProps): ReactNode {
  const title = matrixChoiceTitle(choice);
  return (
    <div className="gl-overview-list">
      <MatrixGoals
        title={title}
        count={entries.length}
        total={total}
        isChosen={choice !== null}
        onShowAll={onShowAll}
      >
        <Entries key={title} entries={entries} hrefOf={hrefOf} />
      </MatrixGoals>
    </div>
  );
}
