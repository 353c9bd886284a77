import type { Goal, SummaryGoal } from '@cadence/shared-contract';
import { goalStatusText } from '@cadence/shared-contract';
import { DateTime } from 'luxon';
import { dateInZone } from '../../../kernel/clock/clock.ts';
import type { GoalRecord, StatusRow } from '../../goals/index.ts';
import { findRecords, findStatuses, outcomeOf, presentOutcome, presentOwner } from '../../goals/index.ts';
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

/** A goal with what is said about it, as the viewer may see both. */
export interface ToldGoal {
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

  week(week: number, instant: Date, text: string): Source {
    return this.#at('week', `Week ${week}`, [instant, text]);
  }

  itself(): Source {
    return { goalId: this.#goalId, kind: 'goal', label: 'Goal', date: null, sentences: [] };
  }
}

/** Weeks with a prediction; a comment of the week is the same source. */
function weeksOf(
  sources: Sources,
  statuses: readonly StatusRow[],
  comments: ReadonlyMap<number, Source>,
): PostedWeek[] {
  return statuses.flatMap(({ week, likelihood, quality, posted_at }) =>
    likelihood === null || quality === null || posted_at === null
      ? []
      : [
          {
            week,
            likelihood: likelihood as PostedWeek['likelihood'],
            quality: quality as PostedWeek['quality'],
            source: comments.get(week) ?? sources.week(week, posted_at, ''),
          },
        ],
  );
}

/** The last comment of each week, by week. */
function commentsOf(sources: Sources, comments: readonly WeeklyComment[]): ReadonlyMap<number, Source> {
  const told = comments.map(
    ({ week, comment, created_at }) => [week, sources.week(week, created_at, comment)] as const,
  );
  return new Map(told.filter(([, { sentences }]) => sentences.length > 0));
}

interface Around {
  readonly statuses: readonly StatusRow[];
  readonly comments: readonly WeeklyComment[];
}

function materialOf(ctx: SummaryCtx, goal: GoalRecord, around: Around): GoalMaterial {
  const sources = new Sources(goal.id, ctx.tenant.timeZone);
  const { OwnerGoalResult: own, ManagerGoalResult: other } = presentOutcome(goal);
  const comments = commentsOf(sources, around.comments);
  const result = own && sources.said('result', own.UpdatedAt, own.Outcome);
  const review = other && sources.said('review', other.UpdatedAt, other.Feedback);
  const isReviewed = typeof other?.ObjectiveResult === 'number';
  return {
    id: goal.id,
    periodId: goal.period_id,
    title: readTitle(goal.title),
    measurement: readSentences(goal.measurement),
    ownerName: goal.owner_name,
    isOwn: goal.owner_id === ctx.actor.id,
    isCompany: goal.is_company,
    state: goal.state,
    outcome: outcomeOf(goal),
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

function shownOf(ctx: SummaryCtx, goal: GoalRecord): SummaryGoal {
  const Outcome = outcomeOf(goal);
  const facts = { State: goal.state, Flags: { Outcome } } as Pick<Goal, 'State' | 'Flags'>;
  return {
    Id: goal.id,
    Title: goal.title,
    User: presentOwner(ctx, goal),
    PeriodId: goal.period_id,
    State: goal.state,
    StateText: goalStatusText(facts),
    Outcome,
    Likelihood: goal.likelihood,
    Quality: goal.quality,
  };
}

/** Goals as a summary shows them, in the order of the ids. Whoever calls has filtered for visibility. */
export async function readShown(ctx: SummaryCtx, ids: readonly number[]): Promise<SummaryGoal[]> {
  return (await findRecords(ctx.db, ctx.actor, ids)).map((goal) => shownOf(ctx, goal));
}

/** Goals with what was said about them, in the order of the ids. Whoever calls has filtered for visibility. */
export async function readTold(ctx: SummaryCtx, ids: readonly number[]): Promise<readonly ToldGoal[]> {
  const records = await findRecords(ctx.db, ctx.actor, ids);
  const statuses = Map.groupBy(await findStatuses(ctx.db, ids), ({ goal_id }) => goal_id);
  const comments = Map.groupBy(await listWeeklyComments(ctx.db, ids), ({ goal_id }) => goal_id);
  return records.map((goal) => ({
    shown: shownOf(ctx, goal),
    material: materialOf(ctx, goal, {
      statuses: statuses.get(goal.id) ?? [],
      comments: comments.get(goal.id) ?? [],
    }),
  }));
}
