import type {
  AppraisalCondition,
  MatrixPerson,
  OutputOf,
  ParamsOf,
  PersonRef,
  QueryOf,
  TalentMatrixCell,
  TalentSettings,
} from '@cadence/shared-contract';
import { LIMITS, resolveAppraisalAction } from '@cadence/shared-contract';
import { notFound } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { findPersonRefs } from '../people/index.ts';
import type { CellRow, MatrixFilter, MatrixQuestion, RatedRow } from './matrix.queries.ts';
import {
  countByLabels,
  countEligible,
  findKeptSettings,
  listChoices,
  listRated,
  pageRated,
  tallyCells,
  tallyLeft,
} from './matrix.queries.ts';
import { loadTeam } from './read-team.ts';
import { labelsDigest } from './signed-content.ts';
import { offeredPeriods, presentPeriod, readSettings } from './talent-setup.ts';
import { relationsTo } from './talent.policy.ts';
import type { Team } from './team.queries.ts';
import { eligibleSql } from './team.queries.ts';

type MatrixQuery = NonNullable<QueryOf<'talent.matrix'>>;

/** The scales that a matrix is drawn by, and how many of the rated go by others. */
export interface ChosenLabels {
  readonly question: MatrixQuestion;
  readonly labels: TalentSettings;
  readonly today: TalentSettings;
  readonly others: number;
}

function filterOf({ OrgUnit, ReviewerId, Tertiary }: MatrixQuery): MatrixFilter {
  return { orgUnit: OrgUnit, reviewerId: ReviewerId, tertiary: Tertiary };
}

/** Chooses the scales that most of the rated were written with (D-91): ratings by other words are not comparable. */
export async function chooseLabels(
  ctx: Ctx,
  team: Team,
  { filter, comparePeriodId }: { readonly filter: MatrixFilter; readonly comparePeriodId: number | null },
): Promise<ChosenLabels> {
  const today = await readSettings(ctx);
  const todayDigest = labelsDigest(today);
  const found = await countByLabels(ctx.db, team, todayDigest, filter);
  const digest = found[0]?.labels ?? todayDigest;
  const kept = digest === todayDigest ? today : await findKeptSettings(ctx.db, digest);
  return {
    question: { team, filter, todayDigest, digest, comparePeriodId },
    labels: kept ?? today,
    today,
    others: found.slice(1).reduce((sum, { count }) => sum + count, 0),
  };
}

/** An earlier period than the team's. @throws not_found for any other */
async function loadComparison(
  ctx: Ctx,
  team: Team & { readonly period: { readonly start_date: string } },
  id: number | undefined,
) {
  const earlier = (await offeredPeriods(ctx)).filter(({ start_date }) => start_date < team.period.start_date);
  if (id !== undefined && !earlier.some((period) => period.id === id)) throw notFound();
  return earlier;
}

function mayAsk({ actor }: Pick<Ctx, 'actor'>, row: RatedRow): boolean {
  const conditions = new Set<AppraisalCondition>();
  if (row.reviewer_id !== actor.id) conditions.add('isNotReviewer');
  if (!row.has_open_question) conditions.add('hasNoOpenQuestion');
  const relations = relationsTo(actor, { ...row, person_id: row.id });
  return resolveAppraisalAction('ask', { state: row.state, relations, conditions }).kind === 'open';
}

function presentRated(ctx: Ctx, row: RatedRow, people: ReadonlyMap<number, PersonRef>): MatrixPerson {
  const person = people.get(row.id);
  if (!person) throw new Error(`Person ${row.id} of the matrix is missing.`);
  const { before_primary: Primary, before_secondary: Secondary } = row;
  return {
    ...person,
    AppraisalId: row.appraisal_id,
    ReviewerId: row.reviewer_id,
    State: row.state,
    Primary: row.primary_rating,
    Secondary: row.secondary_rating,
    Tertiary: row.tertiary_rating,
    Before: Primary === null || Secondary === null ? null : { Primary, Secondary },
    MayAsk: mayAsk(ctx, row),
  };
}

async function presentAll(ctx: Ctx, rows: readonly RatedRow[]): Promise<MatrixPerson[]> {
  const people = await findPersonRefs(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentRated(ctx, row, people));
}

/** Every cell of the scales, the lowest first. */
function presentCells(
  labels: TalentSettings,
  cells: readonly CellRow[],
  {
    left,
    people,
  }: {
    readonly left: Awaited<ReturnType<typeof tallyLeft>>;
    readonly people: readonly MatrixPerson[];
  },
): TalentMatrixCell[] {
  const at = <T extends { primary: number; secondary: number }>(
    rows: readonly T[],
    Primary: number,
    Secondary: number,
  ) => rows.find(({ primary, secondary }) => primary === Primary && secondary === Secondary);
  return labels.PrimaryLabels.flatMap((_primary, Primary) =>
    labels.SecondaryLabels.map((_secondary, Secondary) => {
      const cell = at(cells, Primary, Secondary);
      return {
        Primary,
        Secondary,
        count: cell?.count ?? 0,
        Came: cell?.came ?? 0,
        Left: at(left, Primary, Secondary)?.count ?? 0,
        People: people.filter((person) => person.Primary === Primary && person.Secondary === Secondary),
      };
    }),
  );
}

/** A team's ratings as a matrix (D-52); never the viewer's own. @throws not_found, denied */
export async function readMatrix(
  ctx: Ctx,
  { params, query = {} }: { readonly params: ParamsOf<'talent.matrix'>; readonly query?: MatrixQuery },
): Promise<OutputOf<'talent.matrix'>> {
  const team = await loadTeam(ctx, params);
  const earlier = await loadComparison(ctx, team, query.ComparePeriodId);
  const filter = filterOf(query);
  const chosen = await chooseLabels(ctx, team, { filter, comparePeriodId: query.ComparePeriodId ?? null });
  const { question, labels, today, others } = chosen;
  const cells = await tallyCells(ctx.db, question);
  const left = await tallyLeft(ctx.db, question);
  const people = await presentAll(
    ctx,
    await listRated(
      ctx.db,
      question,
      cells.flatMap(({ ids }) => ids),
    ),
  );
  const count = cells.reduce((sum, cell) => sum + cell.count, 0);
  const choices = await listChoices(ctx.db, team, {
    todayDigest: question.todayDigest,
    orgUnit: query.OrgUnit,
  });
  const reviewers = await findPersonRefs(ctx, choices.reviewers);
  const isWhole = query.ReviewerId === undefined && query.Tertiary === undefined;
  const eligible = isWhole ? await countEligible(ctx.db, eligibleSql(team), filter) : count + others;
  return {
    Period: presentPeriod(team.period, today),
    Labels: labels,
    Cells: presentCells(labels, cells, { left, people }),
    count,
    Unrated: Math.max(0, eligible - count - others),
    OtherLabels: others,
    Departments: [...choices.departments],
    Reviewers: [...reviewers.values()],
    ComparePeriods: earlier.map((row) => presentPeriod(row, today)),
  };
}

/** A page of the people in a cell, or in all of them. @throws not_found, denied */
export async function readMatrixPeople(
  ctx: Ctx,
  {
    params,
    query = {},
  }: {
    readonly params: ParamsOf<'talent.matrixPeople'>;
    readonly query?: NonNullable<QueryOf<'talent.matrixPeople'>>;
  },
): Promise<OutputOf<'talent.matrixPeople'>> {
  const team = await loadTeam(ctx, params);
  await loadComparison(ctx, team, query.ComparePeriodId);
  const { Page = 1, PageSize = LIMITS.talentPageSize, Primary, Secondary, SortOrder } = query;
  const { question } = await chooseLabels(ctx, team, {
    filter: filterOf(query),
    comparePeriodId: query.ComparePeriodId ?? null,
  });
  const place = {
    primary: Primary,
    secondary: Secondary,
    isDescending: SortOrder === 'desc',
    limit: PageSize,
    offset: (Page - 1) * PageSize,
  };
  const { rows, count } = await pageRated(ctx.db, question, place);
  return { data: await presentAll(ctx, rows), count };
}
