import type { Goal, GoalUpdateCard, OutputOf } from '@cadence/shared-contract';
import { goalStatusText } from '@cadence/shared-contract';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import { denied, notFound } from '../../../kernel/errors/index.ts';
import { presentOwner, readGoalsById } from '../../goals/index.ts';
import { allPeriods, presentPeriods } from '../../periods/index.ts';
import { periodOf } from '../questions.ts';
import { requireReport } from '../report-policy.ts';
import type { ReportCtx } from '../report-request.ts';
import { counted } from '../tables/index.ts';
import { PEOPLE } from '../tables/table-report.ts';
import type { LastComment, TeamPerson } from './team-updates.queries.ts';
import { findLastComments, findPublishedGoals, findTeamOf } from './team-updates.queries.ts';

type Said = Pick<GoalUpdateCard, 'Text' | 'TextBy' | 'TextAt'>;

/** The outcome of the result, otherwise the last comment on a weekly update. */
function saidLast({ OwnerGoalResult, User }: Goal, comment: LastComment | undefined): Said {
  if (OwnerGoalResult !== null && OwnerGoalResult.Outcome.trim() !== '')
    return { Text: OwnerGoalResult.Outcome, TextBy: User.Name, TextAt: OwnerGoalResult.UpdatedAt };
  if (!comment) return { Text: null, TextBy: null, TextAt: null };
  return { Text: comment.comment, TextBy: comment.by, TextAt: comment.at.toISOString() };
}

function cardOf(goal: Goal, comment: LastComment | undefined): GoalUpdateCard {
  const last = goal.MostRecentGoalStatus;
  const week = last && goal.Weeks.find(({ StartDate }) => StartDate === last.StartDate);
  return {
    GoalId: goal.Id,
    Title: goal.GoalDetail.Title,
    State: goal.State,
    StateText: goalStatusText(goal),
    Likelihood: last?.Likelihood ?? null,
    Quality: last?.Quality ?? null,
    LikelihoodDelta: last?.LikelihoodDelta ?? 0,
    QualityDelta: last?.QualityDelta ?? 0,
    Week: week?.Week ?? null,
    WeekStart: last?.StartDate ?? null,
    ...saidLast(goal, comment),
    NeedsUpdate: goal.IsNeedsUpdate,
  };
}

/** The team of a person who reports to the reader, at any depth (people §6 Reports). @throws not_found, denied */
async function requireTeam(ctx: ReportCtx, userId: number): Promise<readonly TeamPerson[]> {
  const team = await findTeamOf(ctx, userId);
  const [person] = team;
  if (person?.id !== userId) throw notFound();
  const isBeneath = userId !== ctx.actor.id && person.path.split('.').includes(String(ctx.actor.id));
  if (!isBeneath) throw denied('You can only print the updates of people who report to you.');
  return team;
}

/**
 * The last words of each person of a team about their goals (people §2.9): the person and their direct reports.
 *
 * @throws denied if the person does not report to the reader; not_found
 */
export async function readTeamUpdates(
  ctx: ReportCtx,
  { userId, periodId }: { readonly userId: number; readonly periodId: number | undefined },
): Promise<OutputOf<'reports.teamGoalUpdates'>> {
  requireReport(ctx, REPORT_IDS.teamGoalUpdates);
  const team = await requireTeam(ctx, userId);
  const period = await periodOf(ctx, periodId);
  const { periods, current } = await allPeriods(ctx.db, ctx.actor.tenantId, ctx.today);
  const all = presentPeriods(periods, current);
  const Period = all.find(({ Id }) => Id === period.id);
  if (!Period) throw notFound();
  const goalIds = await findPublishedGoals(ctx, {
    ownerIds: team.map(({ id }) => id),
    periodId: period.id,
  });
  const goals = await readGoalsById(ctx, goalIds);
  const comments = await findLastComments(ctx, goalIds);
  const withGoals = team.filter(({ id }) => id === userId || goals.some(({ User }) => User.Id === id));
  const without = team.length - withGoals.length;
  return {
    Period,
    People: withGoals.map((person) => ({
      Person: presentOwner(ctx, {
        owner_id: person.id,
        owner_name: person.name,
        owner_org_unit: person.org_unit,
        owner_job_title: person.job_title,
        owner_manager_id: person.manager_id,
        owner_avatar_key: person.avatar_key,
      }),
      Cards: goals
        .filter(({ User }) => User.Id === person.id)
        .map((goal) => cardOf(goal, comments.get(goal.Id))),
    })),
    LeftOut:
      without === 0
        ? null
        : `${counted(without, PEOPLE)} of the team ${without === 1 ? 'has' : 'have'} no published or finalized goals this period.`,
  };
}
