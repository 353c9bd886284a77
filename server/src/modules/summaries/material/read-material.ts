import type { Goal, GoalStatus, SummaryGoal } from '@cadence/shared-contract';
import { goalStatusText } from '@cadence/shared-contract';
import { DateTime } from 'luxon';
import { dateInZone } from '../../../kernel/clock/clock.ts';
import { readGoalsById, readWithStatuses } from '../../goals/index.ts';
import type { SummaryCtx } from '../summary-ctx.ts';
import type { GoalMaterial, PostedWeek, Source, SourceKind } from './goal-material.ts';
import { readSentences, readTitle } from './read-words.ts';
import type { WeeklyComment } from './summary-goals.queries.ts';
import { listWeeklyComments } from './summary-goals.queries.ts';

const LABELS: Readonly<Record<Exclude<SourceKind, 'week' | 'goal'>, string>> = {
  result: 'Result',
  review: 'Review',
  bothResults: 'Both results',
};

const dayOf = (date: string): string => DateTime.fromISO(date, { locale: 'en-US' }).toFormat('LLL d');

/** A goal with the texts about it, as far as the viewer may see both. */
export interface GoalWithMaterial {
  readonly shown: SummaryGoal;
  readonly material: GoalMaterial;
}

class Sources {
  readonly #goalId: number;
  readonly #zone: string;
  constructor(goalId: number, zone: string) {
    this.#goalId = goalId;
    this.#zone = zone;
  }

  #at(kind: SourceKind, name: string, [instant, text]: readonly [Date | string, string]): Source {
    const date = dateInZone(new Date(instant), this.#zone);
    return {
      goalId: this.#goalId,
      kind,
      label: `${name}, ${dayOf(date)}`,
      date,
      sentences: readSentences(text),
    };
  }

  said(kind: keyof typeof LABELS, instant: string, text: string): Source {
    return this.#at(kind, LABELS[kind], [instant, text]);
  }

  week(week: number, instant: Date | string, text: string): Source {
    return this.#at('week', `Week ${week}`, [instant, text]);
  }

  itself(): Source {
    return { goalId: this.#goalId, kind: 'goal', label: 'Goal', date: null, sentences: [] };
  }
}

/** Weeks with a prediction; a comment of the same week shares its source. */
function weeksOf(
  sources: Sources,
  statuses: readonly GoalStatus[],
  comments: ReadonlyMap<number, Source>,
): PostedWeek[] {
  return statuses.flatMap(({ GoalPeriodWeek: { Week: week }, Likelihood, Quality, UpdatedAt }) =>
    Likelihood === null || Quality === null || UpdatedAt === null
      ? []
      : [
          {
            week,
            likelihood: Likelihood as PostedWeek['likelihood'],
            quality: Quality as PostedWeek['quality'],
            source: comments.get(week) ?? sources.week(week, UpdatedAt, ''),
          },
        ],
  );
}

/** The last comment of each week, by week. */
function commentsOf(sources: Sources, comments: readonly WeeklyComment[]): ReadonlyMap<number, Source> {
  const byWeek = comments.map(
    ({ week, comment, created_at }) => [week, sources.week(week, created_at, comment)] as const,
  );
  return new Map(byWeek.filter(([, { sentences }]) => sentences.length > 0));
}

interface Around {
  readonly statuses: readonly GoalStatus[];
  readonly comments: readonly WeeklyComment[];
}

function materialOf(ctx: SummaryCtx, goal: Goal, around: Around): GoalMaterial {
  const sources = new Sources(goal.Id, ctx.tenant.timeZone);
  const { OwnerGoalResult: own, ManagerGoalResult: other } = goal;
  const comments = commentsOf(sources, around.comments);
  const result = own && sources.said('result', own.UpdatedAt, own.Outcome);
  const review = other && sources.said('review', other.UpdatedAt, other.Feedback);
  const isReviewed = typeof other?.ObjectiveResult === 'number';
  return {
    id: goal.Id,
    periodId: goal.GoalPeriodId,
    title: readTitle(goal.GoalDetail.Title),
    measurement: readSentences(goal.GoalDetail.Measurement),
    ownerName: goal.User.Name,
    isOwn: goal.User.Id === ctx.actor.id,
    isCompany: goal.IsCompanyGoal,
    state: goal.State,
    outcome: goal.Flags.Outcome,
    percent: other?.ObjectiveResult ?? own?.ObjectiveResult ?? null,
    percentSource: isReviewed ? review : result,
    result,
    review,
    bothResults: other && sources.said('bothResults', other.UpdatedAt, ''),
    weeks: weeksOf(sources, around.statuses, comments),
    comments: [...comments.values()],
    itself: sources.itself(),
  };
}

function shownOf(goal: Goal): SummaryGoal {
  return {
    Id: goal.Id,
    Title: goal.GoalDetail.Title,
    User: goal.User,
    PeriodId: goal.GoalPeriodId,
    State: goal.State,
    StateText: goalStatusText(goal),
    Outcome: goal.Flags.Outcome,
    Likelihood: goal.MostRecentGoalStatus?.Likelihood ?? null,
    Quality: goal.MostRecentGoalStatus?.Quality ?? null,
  };
}

/** Goals as a summary shows them, in the order of the ids; those that the viewer may not see are left out. */
export async function readShown(ctx: SummaryCtx, ids: readonly number[]): Promise<SummaryGoal[]> {
  return (await readGoalsById(ctx, ids)).map(shownOf);
}

/** The same goals, each with the texts about it. */
export async function readWithMaterial(
  ctx: SummaryCtx,
  ids: readonly number[],
): Promise<readonly GoalWithMaterial[]> {
  const { Goals, GoalStatuses } = await readWithStatuses(ctx, ids);
  const statuses = Map.groupBy(GoalStatuses, ({ GoalId }) => GoalId);
  const comments = Map.groupBy(await listWeeklyComments(ctx.db, ids), ({ goal_id }) => goal_id);
  return Goals.map((goal) => ({
    shown: shownOf(goal),
    material: materialOf(ctx, goal, {
      statuses: statuses.get(goal.Id) ?? [],
      comments: comments.get(goal.Id) ?? [],
    }),
  }));
}
