import type { OutputOf, SummaryResult } from '@cadence/shared-contract';
import { addDays, mondayOf } from '@cadence/shared-contract';
import type { TestApp } from '../../../testing/index.ts';
import { startTestApp } from '../../../testing/index.ts';
import { addPeriod } from '../../periods/index.ts';
import type { GoalWorld, Member, PersonRow } from '../../goals/testing/goal-world.ts';
import { startGoalWorld } from '../../goals/testing/goal-world.ts';

/** A goal to create: its outcome, or its current state. */
export interface SampleGoal {
  readonly by?: Member;
  readonly owner?: PersonRow;
  readonly title?: string;
  readonly measurement?: string;
  readonly state?: 'approved' | 'results_in_review' | 'finalized';
  readonly outcome?: string;
  readonly isAchieved?: boolean;
  readonly feedback?: string;
  /** Whether the reviewer says achieved; by default the same as the owner. */
  readonly isAccepted?: boolean;
  readonly percent?: number;
  readonly isPrivate?: boolean;
  readonly isCompany?: boolean;
  readonly periodId?: number;
  /** By week number: likelihood, quality and a comment. */
  readonly weeks?: Readonly<Record<number, readonly [number, number, string?]>>;
}

export interface SummaryWorld extends GoalWorld {
  /** The previous quarter, which has ended. */
  readonly pastPeriodId: number;
  /** Inserts a goal as the product would have left it; returns its id. */
  addGoal(goal: SampleGoal): Promise<number>;
  change(id: number, values: { is_private?: boolean; title?: string; deleted_at?: Date }): Promise<void>;
  /** A new summary of a quarter for a person; of the current quarter's by default. */
  summarize(member: Member, periodId?: number, audience?: 'me' | 'ceo'): Promise<SummaryResult>;
}

const RESULT = { percent: null, outcome: 'It went as planned.' };

async function addGoal(world: GoalWorld, goal: SampleGoal): Promise<number> {
  const { t, tenant, people } = world;
  const state = goal.state ?? 'finalized';
  const isCompany = goal.isCompany === true;
  const by = isCompany ? 'ceo' : (goal.by ?? 'owner');
  const owner = goal.owner ?? people[by];
  const periodId = goal.periodId ?? world.periodId;
  const id = await world.rows({
    by,
    state,
    periodId,
    values: {
      owner_id: owner.id,
      creator_id: owner.id,
      is_private: goal.isPrivate === true,
      owner_was_ceo: isCompany,
      title: goal.title ?? 'Hand over sooner',
      ...(goal.measurement !== undefined && { measurement: goal.measurement }),
    },
  });
  await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, async (db) => {
    const { isAchieved = true, isAccepted = isAchieved, feedback = 'Fine.' } = goal;
    const { percent, outcome } = { ...RESULT, ...goal };
    const own = { completed: isAchieved, outcome, objective_result: percent, person_id: owner.id };
    await db.updateTable('goal_results').set(own).where('goal_id', '=', id).execute();
    await db
      .updateTable('goal_manager_results')
      .set({ completed: isAccepted, feedback })
      .where('goal_id', '=', id)
      .execute();
    for (const [number, [likelihood, quality, comment]] of Object.entries(goal.weeks ?? {})) {
      const week = await db
        .selectFrom('period_weeks')
        .select(['id', 'start_date'])
        .where('period_id', '=', periodId)
        .where('week', '=', Number(number))
        .executeTakeFirstOrThrow();
      const posted = new Date(`${addDays(mondayOf(week.start_date), 4)}T15:00:00Z`);
      const keys = { tenant_id: tenant.id, goal_id: id };
      const { id: statusId } = await db
        .insertInto('goal_statuses')
        .values({
          ...keys,
          week_id: week.id,
          week_start: week.start_date,
          likelihood,
          quality,
          posted_at: posted,
        })
        .onConflict((clash) =>
          clash
            .columns(['tenant_id', 'goal_id', 'week_start'])
            .doUpdateSet({ likelihood, quality, posted_at: posted }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      if (comment !== undefined)
        await db
          .insertInto('goal_comments')
          .values({
            ...keys,
            ...{ type: 'GoalStatus', status_id: statusId, person_id: owner.id, comment, created_at: posted },
          })
          .execute();
    }
  });
  return id;
}

/** One company with the quarter before the current one; optionally in the running application of a test. */
export async function startSummaryWorld(existing?: TestApp): Promise<SummaryWorld> {
  const world = await startGoalWorld({ talent_enabled: true }, existing ?? (await startTestApp()));
  const { t, tenant } = world;
  await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, (db) =>
    addPeriod(db, tenant.id, { year: 2026, quarter: 3, startDate: '2026-07-01', endDate: '2026-09-30' }),
  );
  const periods = (await world.as('ceo')('goals.periods', {})).ok.data;
  const pastPeriodId = periods.find(({ Index }) => Index === -1)?.Id ?? 0;
  return {
    ...world,
    pastPeriodId,
    addGoal: (goal) => addGoal(world, goal),
    async change(id, values) {
      await t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, (db) =>
        db.updateTable('goals').set(values).where('id', '=', id).execute(),
      );
    },
    async summarize(member, periodId = world.periodId, audience = 'me') {
      return (await world.as(member)('summaries.quarterAgain', { params: { periodId, audience } })).ok;
    },
  };
}

/** All texts of a summary, without titles and names of goals. */
export function wordsOf(summary: SummaryResult): string {
  const { GoalSummary, QuarterSummary, AnnualSummary } = summary;
  const texts = [
    ...(GoalSummary?.Goals ?? []),
    ...(QuarterSummary ? [QuarterSummary] : []),
    ...(AnnualSummary ? [AnnualSummary, ...AnnualSummary.Periods] : []),
  ];
  return texts.flatMap(({ Summary, Original }) => [Summary, Original ?? '']).join('\n');
}

/** The text of one goal. */
export function goalText(summary: SummaryResult, id: number) {
  const text = summary.GoalSummary?.Goals.find((goal) => goal.Id === id);
  if (!text) throw new Error(`The summary has no text of goal ${id}.`);
  return text;
}

export function savedOf({
  Saved,
}: Pick<SummaryResult, 'Saved'>): NonNullable<OutputOf<'summaries.read'>['Saved']> {
  if (!Saved) throw new Error('The summary was not saved.');
  return Saved;
}
