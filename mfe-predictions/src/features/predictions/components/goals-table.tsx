import type { ReactNode } from 'react';
import { GOAL_STATE_LABELS, matrixCellName, WHOLE_MATRIX } from '@cadence/shared-contract';
import type { PredictionGoal, WeekEntry } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import {
  DataTable,
  LikelihoodChip,
  LinkButton,
  Person,
  QualityChip,
  type DataColumn,
} from '@cadence/shared-ui';
import { ArrowRight, Grid3x3 } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { cameFrom } from '../came-from.ts';
import { nameOf } from '../name-of.ts';
import { toStep } from '../to-step.ts';
import type { PlaceControl } from '../use-predictions-place.ts';

export interface GoalRowsProps {
  readonly caption: string;
  readonly entries: readonly WeekEntry[];
  readonly parents: ReadonlySet<number>;
  readonly control: PlaceControl;
}

interface MatrixLinkProps extends Pick<GoalRowsProps, 'control'> {
  readonly goal: PredictionGoal;
}

/** One step down: the matrix of a goal that has goals beneath it. */
export function MatrixLink({ goal, control: { place, hrefOf } }: MatrixLinkProps): ReactNode {
  return (
    <LinkButton
      size="sm"
      variant="quiet"
      icon={<Grid3x3 aria-hidden />}
      to={hrefOf({ goalId: goal.Id, view: { ...WHOLE_MATRIX, week: place.view.week }, openGoalId: null })}
      aria-label={`Matrix of ${goal.Title}`}
    >
      Matrix
    </LinkButton>
  );
}

const STATE: DataColumn<WeekEntry> = {
  id: 'state',
  header: 'State',
  width: '144px',
  cell: ({ goal }) => GOAL_STATE_LABELS[goal.State],
};

function From({ entry }: { readonly entry: WeekEntry }): ReactNode {
  const cell = cameFrom(entry);
  return (
    cell && (
      <span className="pr-from">
        {matrixCellName(cell)} <ArrowRight aria-hidden className="cd-i-14" />
      </span>
    )
  );
}

/** A goal's cell of the week before, followed by its current one. */
const FROM: DataColumn<WeekEntry> = {
  id: 'from',
  header: 'Week before',
  width: '184px',
  cell: (entry) => <From entry={entry} />,
};

function columnsFor(
  { parents, control }: Pick<GoalRowsProps, 'parents' | 'control'>,
  viewerId: number,
): readonly DataColumn<WeekEntry>[] {
  const { hrefOf, place } = control;
  const isAboutMoves = place.view.choice === 'moved';
  return [
    {
      id: 'goal',
      header: 'Goal',
      rowHeader: true,
      cell: ({ goal }) => (
        <Link className="cd-cut" title={goal.Title} to={hrefOf({ openGoalId: goal.Id })}>
          {goal.Title}
        </Link>
      ),
    },
    {
      id: 'owner',
      header: 'Owner',
      width: '208px',
      cell: ({ goal: { User } }) => (
        <Person id={User.Id} name={User.Name} size="s">
          {nameOf(User, viewerId)}
        </Person>
      ),
    },
    ...(isAboutMoves ? [] : [STATE]),
    { id: 'level', header: 'Level', width: '56px', numeric: true, cell: ({ goal }) => goal.Depth },
    ...(isAboutMoves ? [FROM] : []),
    {
      id: 'likelihood',
      header: 'Likelihood',
      width: '132px',
      cell: ({ cell, moved }) => (
        <LikelihoodChip value={toStep(cell?.x)} delta={moved.likelihood} emptyText="No update" />
      ),
    },
    {
      id: 'quality',
      header: 'Quality',
      width: '124px',
      cell: ({ cell, moved }) =>
        cell === null ? null : <QualityChip value={toStep(cell.y)} delta={moved.quality} />,
    },
    {
      id: 'beneath',
      header: <span className="cd-vh">Goals beneath</span>,
      width: '96px',
      cell: ({ goal }) => parents.has(goal.Id) && <MatrixLink goal={goal} control={control} />,
    },
  ];
}

/** Goals as a table: owner, depth, and status in the week and since the week before. */
export function GoalsTable({ caption, entries, ...rest }: GoalRowsProps): ReactNode {
  const { profile } = useSession();
  return (
    <DataTable
      caption={caption}
      columns={columnsFor(rest, profile.Id)}
      rows={entries}
      rowKey={({ goal }) => goal.Id}
      compact
      fixed
    />
  );
}
