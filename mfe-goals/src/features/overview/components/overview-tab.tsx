import { failedRead } from '@cadence/shared-auth';
import { addDays, levelOptions } from '@cadence/shared-contract';
import type { ReactNode } from 'react';
import type { Goal, MatrixView, PredictionGoal, WeekSlot } from '@cadence/shared-contract';
import {
  EmptyState,
  ErrorState,
  formatDateRange,
  Select,
  WeekStepper,
  registerStyles,
} from '@cadence/shared-ui';
import { useWeekMatrix } from '../api/week-matrix.ts';
import { useShownWeeks } from '../use-shown-weeks.ts';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { OverviewWeek } from './overview-week.tsx';
import css from './overview-tab.css';

registerStyles('goals-overview', css);

export interface OverviewTabProps {
  readonly goal: Goal;
  readonly view: MatrixView;
  readonly onView: (view: MatrixView) => void;
  readonly hrefOf: (goalId: number) => string;
}

/** How the goals beneath a goal are predicted: the matrix of one week, and the goals of a cell (GOAL-057). */
export function OverviewTab(props: OverviewTabProps): ReactNode {
  const weeks = useShownWeeks(props.goal);
  const wanted = weeks.findIndex(({ Week }) => Week === props.view.week);
  const at = wanted === -1 ? weeks.length - 1 : wanted;
  const shown = weeks[at];
  if (shown === undefined) return <OverviewSkeleton />;
  return (
    <Overview
      {...props}
      weeks={weeks}
      shown={shown}
      earlier={weeks[at - 1] ?? null}
      later={weeks[at + 1] ?? null}
    />
  );
}

interface OverviewProps extends OverviewTabProps {
  readonly weeks: readonly WeekSlot[];
  readonly shown: WeekSlot;
  readonly earlier: WeekSlot | null;
  readonly later: WeekSlot | null;
}

function Overview({ goal, view, onView, hrefOf, weeks, shown, earlier, later }: OverviewProps): ReactNode {
  const matrix = useWeekMatrix(goal.Id, shown.Week);
  const last = useWeekMatrix(goal.Id, earlier?.Week ?? null);
  const { data } = matrix;
  const levels = levelOptions(data?.childs ?? []);
  const depth = Math.min(view.depth ?? levels.length, levels.length);
  const setDepth = (next: number): void => onView({ ...view, depth: next === levels.length ? null : next });
  const setWeek = (next: number): void =>
    onView({ ...view, week: next === weeks.at(-1)?.Week ? null : next });
  if (data?.childs.length === 0) return <NothingBeneath />;
  return (
    <div className="gl-overview">
      <div className="gl-overview-bar">
        <Levels levels={levels} depth={depth} onDepth={setDepth} />
        <WeekStepper
          week={shown.Week}
          days={formatDateRange(shown.StartDate, addDays(shown.StartDate, 6))}
          onPrevious={earlier && (() => setWeek(earlier.Week))}
          onNext={later && (() => setWeek(later.Week))}
        />
      </div>
      {data === undefined ? (
        <WithoutData query={matrix} />
      ) : (
        <div className="gl-overview-body" aria-busy={matrix.isPlaceholderData}>
          <OverviewWeek
            week={data.weekPeriod.Week}
            goals={data.childs.filter(({ Depth }) => Depth <= depth)}
            before={earlier && { week: earlier.Week, goals: goalsOf(last) }}
            choice={view.choice}
            onChoose={(choice) => onView({ ...view, choice })}
            onWeek={setWeek}
            hrefOf={hrefOf}
          />
        </div>
      )}
    </div>
  );
}

interface LevelsProps {
  readonly levels: ReturnType<typeof levelOptions>;
  readonly depth: number;
  readonly onDepth: (depth: number) => void;
}

function Levels({ levels, depth, onDepth }: LevelsProps): ReactNode {
  if (levels.length === 0) return null;
  return (
    <Select
      aria-label="Levels"
      options={levels}
      value={String(depth)}
      onChange={({ target }) => onDepth(Number(target.value))}
    />
  );
}

type WeekMatrix = ReturnType<typeof useWeekMatrix>;

/** The goals of the requested week; none while another week is shown. */
function goalsOf({ data, isPlaceholderData }: WeekMatrix): readonly PredictionGoal[] {
  return data === undefined || isPlaceholderData ? [] : data.childs;
}

function NothingBeneath(): ReactNode {
  return (
    <EmptyState title="No goals to show">
      The matrix counts the goals beneath this one by likelihood and quality. None of them is visible to you.
    </EmptyState>
  );
}

function WithoutData({ query }: { readonly query: WeekMatrix }): ReactNode {
  if (query.error === null) return <OverviewSkeleton />;
  return <ErrorState title="The goals beneath could not be loaded" {...failedRead(query)} />;
}
