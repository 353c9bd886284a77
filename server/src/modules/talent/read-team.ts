import type { OutputOf, ParamsOf, PersonRef, QueryOf, TeamMember } from '@cadence/shared-contract';
import { APPRAISAL_STATUSES, LIMITS, MESSAGES, nextAppraisalStep } from '@cadence/shared-contract';
import { denied, notFound } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { tallyGoalsOf } from '../goals/index.ts';
import { findPersonRefs } from '../people/index.ts';
import { findAppraisals, findPerson } from './appraisals.queries.ts';
import { presentSummaries } from './present-appraisal.ts';
import { loadPeriod, presentPeriod, readSettings, requireTalent } from './talent-setup.ts';
import { mayOpenTeam, seesOrganization } from './talent.policy.ts';
import type { MemberRow, TallyRow, Team, TeamPlace } from './team.queries.ts';
import {
  countStatuses,
  countTooNew,
  listMembers,
  listSubManagers,
  tallyDepartments,
  tallyManagers,
} from './team.queries.ts';

/** People shown per status on the team's line. */
const FACES = 4;

/** A team that the actor may open. @throws not_found, denied */
export async function loadTeam(
  ctx: Pick<Ctx, 'db' | 'actor' | 'tenant' | 'today'>,
  { periodId, managerId, scope }: ParamsOf<'talent.load'>,
): Promise<Team & { readonly period: Awaited<ReturnType<typeof loadPeriod>> }> {
  requireTalent(ctx);
  const manager = managerId === 0 ? null : await findPerson(ctx.db, managerId, ctx.tenant.timeZone);
  if (manager === undefined) throw notFound();
  const isAllowed = manager === null ? seesOrganization(ctx.actor) : mayOpenTeam(ctx.actor, manager);
  if (!isAllowed) throw denied(MESSAGES.talentDenied);
  const period = await loadPeriod(ctx, periodId);
  return { viewer: ctx.actor, timeZone: ctx.tenant.timeZone, period, manager, isDeep: scope === 1 };
}

/** The whole organisation: the ceo reads everyone, HR Admins everyone but themselves. */
export async function loadOrganization(ctx: Ctx, periodId: number): ReturnType<typeof loadTeam> {
  return loadTeam(ctx, { periodId, managerId: 0, scope: 1 });
}

function placeOf({
  Page = 1,
  PageSize = LIMITS.talentPageSize,
  SortBy = 'Next',
  SortOrder = 'asc',
}: QueryOf<'talent.load'>): TeamPlace {
  return { sortBy: SortBy, order: SortOrder, limit: PageSize, offset: (Page - 1) * PageSize };
}

/** The managers between the viewer and the team's manager, and the managers beneath. */
async function managersAround(ctx: Ctx, team: Team): Promise<readonly number[]> {
  if (team.manager === null) return [];
  const chain = team.manager.path.split('.').map(Number);
  const from = chain.indexOf(ctx.actor.id);
  return [...chain.slice(Math.max(from, 0), -1), ...(await listSubManagers(ctx.db, team))];
}

interface MemberContext {
  readonly ctx: Ctx;
  readonly people: ReadonlyMap<number, PersonRef>;
  readonly goals: Awaited<ReturnType<typeof tallyGoalsOf>>;
  readonly waiting: ReadonlyMap<number, TeamMember['WaitingFor']>;
}

/** Not started: the manager acts next. */
function waitingToStart(row: MemberRow, { people }: MemberContext): TeamMember['WaitingFor'] {
  const next = nextAppraisalStep('not_started', false);
  const manager = row.manager_id === null ? undefined : people.get(row.manager_id);
  if (!row.is_eligible || row.is_deactivated || !manager || !next) return null;
  return { Person: manager, By: next.by, Action: next.action };
}

function presentMember(row: MemberRow, context: MemberContext): TeamMember {
  const { ctx, people, goals, waiting } = context;
  const person = people.get(row.id);
  if (!person) throw new Error(`Person ${row.id} of a team is missing.`);
  const tally = goals.get(row.id);
  const WaitingFor =
    row.appraisal_id === null ? waitingToStart(row, context) : (waiting.get(row.appraisal_id) ?? null);
  const mayStart = row.appraisal_id === null && row.is_eligible && !row.is_deactivated;
  return {
    ...person,
    CreatedOn: row.created_on,
    IsEligible: row.is_eligible,
    IsDeactivated: row.is_deactivated,
    IsReviewerDeactivated: row.is_reviewer_deactivated,
    Status: row.status,
    AppraisalId: row.appraisal_id,
    WaitingFor,
    IsWaitingForMe: WaitingFor?.Person.Id === ctx.actor.id,
    GoalCount: tally?.goals ?? 0,
    AchievedCount: tally?.achieved ?? 0,
    DisputedCount: tally?.disputed ?? 0,
    MayStart: mayStart && row.manager_id === ctx.actor.id,
  };
}

/** A page of a team with its appraisals (people §3 Talent period, §7 Talent). @throws not_found, denied */
export async function readTeam(
  ctx: Ctx,
  { params, query }: { readonly params: ParamsOf<'talent.load'>; readonly query?: QueryOf<'talent.load'> },
): Promise<OutputOf<'talent.load'>> {
  const team = await loadTeam(ctx, params);
  const filter = { status: query?.Status, search: query?.Search, orgUnit: query?.OrgUnit };
  const { rows, count } = await listMembers(ctx.db, team, { filter, place: placeOf(query ?? {}) });
  const appraisals = await findAppraisals(
    ctx.db,
    ctx.actor,
    rows.flatMap(({ appraisal_id }) => appraisal_id ?? []),
  );
  const evaluations = await presentSummaries(ctx, appraisals);
  const statuses = await countStatuses(ctx.db, team, FACES);
  const managers = await managersAround(ctx, team);
  const people = await findPersonRefs(ctx, [
    ...rows.flatMap(({ id, manager_id }) => [id, manager_id ?? id]),
    ...statuses.flatMap(({ ids }) => ids),
    ...managers,
    ...(team.manager === null ? [] : [team.manager.id]),
  ]);
  const context: MemberContext = {
    ctx,
    people,
    goals: await tallyGoalsOf(ctx.db, ctx.actor, {
      ownerIds: rows.map(({ id }) => id),
      periodId: team.period.id,
    }),
    waiting: new Map(evaluations.map(({ Id, WaitingFor }) => [Id, WaitingFor])),
  };
  const refs = (ids: readonly number[]): PersonRef[] => ids.flatMap((id) => people.get(id) ?? []);
  return {
    user: team.manager === null ? null : (people.get(team.manager.id) ?? null),
    users: refs(managers),
    directreports: rows.map((row) => presentMember(row, context)),
    evaluations,
    count,
    Period: presentPeriod(team.period, await readSettings(ctx)),
    Statuses: APPRAISAL_STATUSES.map((Status) => {
      const row = statuses.find(({ status }) => status === Status);
      return { Status, count: row?.count ?? 0, People: refs(row?.ids ?? []) };
    }),
    TooNew: statuses.find(({ status }) => status === null)?.count ?? 0,
  };
}

function presentTally({
  counts,
  people,
  waiting_for_reviewers,
  waiting_for_employees,
}: Omit<TallyRow, 'org_unit' | 'manager_id' | 'managers'>) {
  return {
    Counts: [...counts],
    People: people,
    WaitingForReviewers: waiting_for_reviewers,
    WaitingForEmployees: waiting_for_employees,
  };
}

function totalOf(rows: readonly TallyRow[]): Parameters<typeof presentTally>[0] {
  const sum = (pick: (row: TallyRow) => number): number => rows.reduce((total, row) => total + pick(row), 0);
  return {
    counts: APPRAISAL_STATUSES.map((_status, index) => sum(({ counts }) => counts[index] ?? 0)),
    people: sum(({ people }) => people),
    waiting_for_reviewers: sum((row) => row.waiting_for_reviewers),
    waiting_for_employees: sum((row) => row.waiting_for_employees),
  };
}

/** The progress of the organisation, by department (Organization View). @throws not_found, denied */
export async function readOrganization(ctx: Ctx, periodId: number): Promise<OutputOf<'talent.organization'>> {
  const team = await loadOrganization(ctx, periodId);
  const rows = await tallyDepartments(ctx.db, team);
  return {
    Period: presentPeriod(team.period, await readSettings(ctx)),
    Total: presentTally(totalOf(rows)),
    TooNew: await countTooNew(ctx.db, team),
    Departments: rows.map((row) => ({ OrgUnit: row.org_unit, ...presentTally(row), Managers: row.managers })),
  };
}

/** The progress of the managers of a department. @throws not_found, denied */
export async function readDepartment(
  ctx: Ctx,
  periodId: number,
  orgUnit: string,
): Promise<OutputOf<'talent.department'>> {
  const team = await loadOrganization(ctx, periodId);
  const rows = await tallyManagers(ctx.db, team, orgUnit);
  const people = await findPersonRefs(
    ctx,
    rows.flatMap(({ manager_id }) => manager_id ?? []),
  );
  return {
    Managers: rows.flatMap((row) => {
      const Manager = people.get(row.manager_id ?? 0);
      return Manager ? [{ Manager, ...presentTally(row) }] : [];
    }),
  };
}
