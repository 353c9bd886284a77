import type { ReactNode } from 'react';
import { GOAL_STATE_LABELS, matrixCellName } from '@cadence/shared-contract';
import type { WeekEntry } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { LikelihoodChip, ListRow, QualityChip, WeekSparkline } from '@cadence/shared-ui';
import { cameFrom } from '../came-from.ts';
import { nameOf } from '../name-of.ts';
import { toStep } from '../to-step.ts';
import { goalCells } from '../week-cells.ts';
import { MatrixLink, type GoalRowsProps } from './goals-table.tsx';

/** The same goals where a table does not fit. */
export function GoalRows({ caption, entries, parents, ...rest }: GoalRowsProps): ReactNode {
  return (
    <ul className="pr-rows" aria-label={caption}>
      {entries.map((entry) => (
        <Row key={entry.goal.Id} entry={entry} isParent={parents.has(entry.goal.Id)} {...rest} />
      ))}
    </ul>
  );
}

interface RowProps extends Pick<GoalRowsProps, 'control' | 'weeks' | 'usualState'> {
  readonly entry: WeekEntry;
  readonly isParent: boolean;
}

function Row({ entry, isParent, usualState, control, weeks }: RowProps): ReactNode {
  const { profile, period } = useSession();
  const { goal, cell, moved } = entry;
  const state = goal.State === usualState ? [] : [GOAL_STATE_LABELS[goal.State]];
  return (
    <ListRow
      to={control.hrefOf({ openGoalId: goal.Id })}
      title={goal.Title}
      meta={[nameOf(goal.User, profile.Id), ...state, `Level ${goal.Depth}`].join(' · ')}
      tags={<Tags entry={entry} isParent={isParent} control={control} />}
      aside={
        <>
          <WeekSparkline weeks={goalCells(goal, weeks, period.Today)} />
          <LikelihoodChip value={toStep(cell?.x)} delta={moved.likelihood} emptyText="No update" />
          {cell !== null && <QualityChip value={toStep(cell.y)} delta={moved.quality} />}
        </>
      }
    />
  );
}

function Tags({ entry, isParent, control }: Omit<RowProps, 'weeks' | 'usualState'>): ReactNode {
  const from = cameFrom(entry);
  return (
    <>
      {from !== null && <span className="pr-from">From {matrixCellName(from)}</span>}
      {isParent && (
        <MatrixLink goal={entry.goal} control={control}>
          Matrix
        </MatrixLink>
      )}
    </>
  );
}
