import type { ReactNode } from 'react';
import { GOAL_STATE_LABELS, matrixCellName } from '@cadence/shared-contract';
import type { WeekEntry } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { LikelihoodChip, ListRow, QualityChip } from '@cadence/shared-ui';
import { cameFrom } from '../came-from.ts';
import { nameOf } from '../name-of.ts';
import { toStep } from '../to-step.ts';
import { MatrixLink, type GoalRowsProps } from './goals-table.tsx';

/** The same goals where a table does not fit. */
export function GoalRows({ caption, entries, parents, control }: GoalRowsProps): ReactNode {
  return (
    <ul className="pr-rows" aria-label={caption}>
      {entries.map((entry) => (
        <Row key={entry.goal.Id} entry={entry} isParent={parents.has(entry.goal.Id)} control={control} />
      ))}
    </ul>
  );
}

interface RowProps extends Pick<GoalRowsProps, 'control'> {
  readonly entry: WeekEntry;
  readonly isParent: boolean;
}

function Row({ entry, isParent, control }: RowProps): ReactNode {
  const { profile } = useSession();
  const { goal, cell, moved } = entry;
  const from = cameFrom(entry);
  return (
    <ListRow
      to={control.hrefOf({ openGoalId: goal.Id })}
      title={goal.Title}
      meta={[nameOf(goal.User, profile.Id), GOAL_STATE_LABELS[goal.State], `Level ${goal.Depth}`].join(' · ')}
      tags={from && <span className="pr-from">From {matrixCellName(from)}</span>}
      aside={
        <>
          <LikelihoodChip value={toStep(cell?.x)} delta={moved.likelihood} emptyText="No update" />
          {cell !== null && <QualityChip value={toStep(cell.y)} delta={moved.quality} />}
          {isParent && <MatrixLink goal={goal} control={control} />}
        </>
      }
    />
  );
}
