import type { ReactNode } from 'react';
import { GOAL_STATE_LABELS, matrixCellName, WHOLE_MATRIX } from '@cadence/shared-contract';
import type { GoalState, PeriodWeek, PredictionGoal, WeekEntry } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import {
  DataTable,
  LikelihoodChip,
  LinkButton,
  Person,
  QualityChip,
  Tooltip,
  WeekSparkline,
  type DataColumn,
} from '@cadence/shared-ui';
import { ArrowRight, Grid3x3 } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { cameFrom } from '../came-from.ts';
import { nameOf } from '../name-of.ts';
import { toStep } from '../to-step.ts';
import type { PlaceControl } from '../use-predictions-place.ts';
import { goalCells } from '../week-cells.ts';

export interface GoalRowsProps {
  readonly caption: string;
  readonly entries: readonly WeekEntry[];
  /** The weeks of the quarter. */
  readonly weeks: readonly PeriodWeek[];
  readonly parents: ReadonlySet<number>;
  /** The state that need not be said. */
  readonly usualState: GoalState;
  readonly control: PlaceControl;
}

interface MatrixLinkProps extends Pick<GoalRowsProps, 'control'> {
  readonly goal: PredictionGoal;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** One step down: the matrix of a goal that has goals beneath it. */
export function MatrixLink({ goal, control: { place, hrefOf }, ...looks }: MatrixLinkProps): ReactNode {
  return (
    <LinkButton
      {...looks}
      size="sm"
      variant="quiet"
      icon={<Grid3x3 aria-hidden />}
      to={hrefOf({ goalId: goal.Id, view: { ...WHOLE_MATRIX, week: place.view.week }, openGoalId: null })}
      aria-label={`Matrix of ${goal.Title}`}
    >
      {looks.children}
    </LinkButton>
  );
}

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
  width: '176px',
  cell: (entry) => <From entry={entry} />,
};

const STATUS: readonly DataColumn<WeekEntry>[] = [
  {
    id: 'likelihood',
    header: 'Likelihood',
    width: '148px',
    cell: ({ cell, moved }) => (
      <LikelihoodChip value={toStep(cell?.x)} delta={moved.likelihood} emptyText="No update" />
    ),
  },
  {
    id: 'quality',
    header: 'Quality',
    width: '140px',
    cell: ({ cell, moved }) =>
      cell === null ? null : <QualityChip value={toStep(cell.y)} delta={moved.quality} />,
  },
];

type ColumnProps = Omit<GoalRowsProps, 'caption'>;

/** The title, and a state that is not the usual one; without a usual one none. */
function goalColumn(control: PlaceControl, usualState: GoalState | null): DataColumn<WeekEntry> {
  return {
    id: 'goal',
    header: 'Goal',
    rowHeader: true,
    cell: ({ goal: { Id, Title, State } }) => (
      <span className="pr-title">
        <Link className="cd-cut" dir="auto" title={Title} to={control.hrefOf({ openGoalId: Id })}>
          {Title}
        </Link>{' '}
        {usualState !== null && State !== usualState && (
          <span className="cd-hint">{GOAL_STATE_LABELS[State]}</span>
        )}
      </span>
    ),
  };
}

/** Only where a goal of the list has goals beneath it. */
function beneathColumn({ parents, control }: ColumnProps): DataColumn<WeekEntry> {
  return {
    id: 'beneath',
    header: <span className="cd-vh">Goals beneath</span>,
    width: '40px',
    cell: ({ goal }) =>
      parents.has(goal.Id) && (
        <Tooltip content="Matrix of the goals beneath">
          <MatrixLink goal={goal} control={control} className="cd-btn-icon" />
        </Tooltip>
      ),
  };
}

function useColumns(props: ColumnProps): readonly DataColumn<WeekEntry>[] {
  const { entries, weeks, parents, control } = props;
  const { profile, period } = useSession();
  const isAboutMoves = control.place.view.choice === 'moved';
  return [
    goalColumn(control, isAboutMoves ? null : props.usualState),
    {
      id: 'owner',
      header: 'Owner',
      width: '19%',
      cell: ({ goal: { User } }) => (
        <Person id={User.Id} name={User.Name} size="s">
          {nameOf(User, profile.Id)}
        </Person>
      ),
    },
    { id: 'level', header: 'Level', width: '56px', numeric: true, cell: ({ goal }) => goal.Depth },
    {
      id: 'weeks',
      header: 'Weeks',
      width: '133px',
      cell: ({ goal }) => <WeekSparkline weeks={goalCells(goal, weeks, period.Today)} />,
    },
    ...(isAboutMoves ? [FROM] : []),
    ...STATUS,
    ...(entries.some(({ goal }) => parents.has(goal.Id)) ? [beneathColumn(props)] : []),
  ];
}

/** Goals as a table: owner, depth, the quarter's weeks, status in the week and since the week before. */
export function GoalsTable({ caption, ...rest }: GoalRowsProps): ReactNode {
  const columns = useColumns(rest);
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rest.entries}
      rowKey={({ goal }) => goal.Id}
      compact
      fixed
    />
  );
}
