import { useState, type ReactNode } from 'react';
import { addDays } from '@cadence/shared-contract';
import type { Goal, GoalBeneath } from '@cadence/shared-contract';
import { ApiError, errorSentence, useSession } from '@cadence/shared-auth';
import {
  EmptyState,
  ErrorState,
  formatDateRange,
  IconButton,
  PredictionMatrix,
  Select,
  SkeletonDetail,
  plural,
} from '@cadence/shared-ui';
import { ChevronLeft, ChevronRight } from '@cadence/shared-ui/icons';
import { useDescendants } from '../api/descendants.ts';
import { chosenEntries, firstShownWeek, levelOptions, tallyWeek, type Choice } from '../week-tally.ts';
import { OverviewGoals } from './overview-goals.tsx';
import '../../../styles/overview.styles.ts';

export interface OverviewTabProps {
  readonly goal: Goal;
  readonly hrefOf: (goalId: number) => string;
}

/** How the goals beneath a goal are predicted: the matrix of one week, and the goals of a cell. */
export function OverviewTab({ goal, hrefOf }: OverviewTabProps): ReactNode {
  const { data, error, isPending, isRefetching, refetch } = useDescendants(goal.Id);
  if (isPending) return <SkeletonDetail label="Loading overview" />;
  if (data === undefined) {
    return (
      <ErrorState
        title="The goals beneath could not be loaded"
        retrying={isRefetching}
        incident={error instanceof ApiError ? error.requestId : null}
        onRetry={() => void refetch()}
      >
        {errorSentence(error)}
      </ErrorState>
    );
  }
  if (data.data.length === 0) {
    return (
      <EmptyState title="Nothing to predict yet">
        The matrix shows the goals beneath this one by likelihood and quality. None of them is visible to you.
      </EmptyState>
    );
  }
  return <Overview goal={goal} beneath={data.data} hrefOf={hrefOf} />;
}

interface OverviewProps extends OverviewTabProps {
  readonly beneath: readonly GoalBeneath[];
}

function Overview({ goal, beneath, hrefOf }: OverviewProps): ReactNode {
  const { period } = useSession();
  const weeks = goal.Weeks;
  const latest = goal.GoalPeriodId === period.Id ? period.Week : (weeks.at(-1)?.Week ?? 1);
  const [picked, setPicked] = useState<number | null>(null);
  const [level, setLevel] = useState<number | null>(null);
  const [choice, setChoice] = useState<Choice>(null);
  const week = picked ?? firstShownWeek(beneath, latest);
  const levels = levelOptions(beneath);
  const depth = Math.min(level ?? levels.length, levels.length);
  const tally = tallyWeek(
    beneath.filter(({ Level }) => Level <= depth),
    week,
  );
  return (
    <div className="gl-overview">
      <div className="gl-overview-bar">
        <Select
          aria-label="Levels"
          options={levels}
          value={String(depth)}
          onChange={(event) => setLevel(Number(event.target.value))}
        />
        <WeekStepper
          week={week}
          start={weeks.find(({ Week }) => Week === week)?.StartDate ?? null}
          latest={latest}
          onChange={setPicked}
        />
      </div>
      <PredictionMatrix
        caption={`Goals beneath by likelihood and quality, week ${week}`}
        countOf={tally.countOf}
        chosen={choice === 'noUpdate' ? null : choice}
        onChoose={setChoice}
      />
      <div className="gl-overview-facts">
        <span>
          <b>{tally.updated}</b> with a prediction
        </span>
        <button
          type="button"
          className="cd-link"
          aria-pressed={choice === 'noUpdate'}
          onClick={() => setChoice(choice === 'noUpdate' ? null : 'noUpdate')}
        >
          <b>{tally.noUpdate}</b> no update
        </button>
        <span>
          <b>{tally.moved}</b> moved since week {week - 1}
        </span>
        <span className="cd-vh" role="status">
          Week {week}: {plural(tally.updated, 'goal')} with a prediction, {tally.noUpdate} without
        </span>
      </div>
      <OverviewGoals
        entries={chosenEntries(tally, choice)}
        choice={choice}
        total={tally.entries.length}
        hrefOf={hrefOf}
        onShowAll={() => setChoice(null)}
      />
    </div>
  );
}

interface WeekStepperProps {
  readonly week: number;
  readonly start: string | null;
  /** The last week one may step to. */
  readonly latest: number;
  readonly onChange: (week: number) => void;
}

function WeekStepper({ week, start, latest, onChange }: WeekStepperProps): ReactNode {
  return (
    <div className="gl-overview-week" role="group" aria-label="Week">
      <IconButton
        label="Previous week"
        icon={<ChevronLeft aria-hidden />}
        disabled={week <= 1}
        onClick={() => onChange(week - 1)}
      />
      <span>
        <b>Week {week}</b>{' '}
        {start !== null && <span className="cd-ink3">{formatDateRange(start, addDays(start, 6))}</span>}
      </span>
      <IconButton
        label="Next week"
        icon={<ChevronRight aria-hidden />}
        disabled={week >= latest}
        onClick={() => onChange(week + 1)}
      />
    </div>
  );
}
