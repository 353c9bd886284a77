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
import type { MatrixFigures, MatrixFilter, MatrixQuestion, RatedRow } from './matrix.queries.ts';
import { countByLabels, countMatrix, findKeptSettings, listRated, pageRated } from './matrix.queries.ts';
import { loadTeam } from './read-team.ts';
import { labelsDigest } from './signed-content.ts';
import { offeredPeriods, presentPeriod, readSettings } from './talent-setup.ts';
import { relationsTo } from './talent.policy.ts';
import type { Team } from './team.queries.ts';

type MatrixQuery = NonNullable<QueryOf<'talent.matrix'>>;

/** The scales that a matrix shows, and how many rated people use others. */
export interface ChosenLabels {
  readonly digest: string;
  readonly settings: TalentSettings;
  readonly others: number;
}

function filterOf({ OrgUnit, ReviewerId, Tertiary }: MatrixQuery): MatrixFilter {
  return { orgUnit: OrgUnit, reviewerId: ReviewerId, tertiary: Tertiary };
}

/** The query for a team's ratings. */
export async function questionFor(
  ctx: Ctx,
  team: Team,
  query: MatrixQuery = {},
): Promise<MatrixQuestion & { readonly today: TalentSettings }> {
  const today = await readSettings(ctx);
  const comparePeriodId = query.ComparePeriodId ?? null;
  return { team, filter: filterOf(query), todayDigest: labelsDigest(today), comparePeriodId, today };
}

/** Chooses the scales that most of the rated people use (D-91): ratings on other scales are not comparable. */
export async function chooseLabels(
  { db }: Pick<Ctx, 'db'>,
  { todayDigest, today }: Awaited<ReturnType<typeof questionFor>>,
  counted: readonly { readonly labels: string; readonly count: number }[],
): Promise<ChosenLabels> {
  const counts = new Map<string, number>([[todayDigest, 0]]);
  for (const { labels, count } of counted) counts.set(labels, (counts.get(labels) ?? 0) + count);
  const [[digest, most] = [todayDigest, 0]] = [...counts].toSorted(
    ([a, one], [b, other]) =>
      other - one || Number(b === todayDigest) - Number(a === todayDigest) || (a < b ? -1 : 1),
  );
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const kept = digest === todayDigest ? today : await findKeptSettings(db, digest);
  return { digest, settings: kept ?? today, others: all - most };
}

/** A period earlier than the team's. @throws not_found for any other */
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

/** Every cell of the scales, the lowest first. */
function presentCells(
  { PrimaryLabels, SecondaryLabels }: TalentSettings,
  { cells, left }: Pick<MatrixFigures, 'cells' | 'left'>,
  people: readonly MatrixPerson[],
): TalentMatrixCell[] {
  const isAt = (Primary: number, Secondary: number) => (cell: { primary: number; secondary: number }) =>
    cell.primary === Primary && cell.secondary === Secondary;
  return PrimaryLabels.flatMap((_primary, Primary) =>
    SecondaryLabels.map((_secondary, Secondary) => {
      const cell = cells.find(isAt(Primary, Secondary));
      return {
        Primary,
        Secondary,
        count: cell?.count ?? 0,
        Came: cell?.came ?? 0,
        Left: left.find(isAt(Primary, Secondary))?.count ?? 0,
        People: people.filter((person) => person.Primary === Primary && person.Secondary === Secondary),
      };
    }),
  );
}

/** A team's ratings as a matrix (D-52); never includes the viewer's own. @throws not_found, denied */
export async function readMatrix(
  ctx: Ctx,
  { params, query = {} }: { readonly params: ParamsOf<'talent.matrix'>; readonly query?: MatrixQuery },
): Promise<OutputOf<'talent.matrix'>> {
  const team = await loadTeam(ctx, params);
  const earlier = await loadComparison(ctx, team, query.ComparePeriodId);
  const question = await questionFor(ctx, team, query);
  const figures = await countMatrix(ctx.db, question);
  const { digest, settings, others } = await chooseLabels(ctx, question, figures.cells);
  const cells = figures.cells.filter(({ labels }) => labels === digest);
  const left = figures.left.filter(({ labels }) => labels === digest);
  const dots = await listRated(
    ctx.db,
    question,
    cells.flatMap(({ ids }) => ids),
  );
  const people = await findPersonRefs(ctx, [...figures.reviewers, ...dots.map(({ id }) => id)]);
  const count = cells.reduce((sum, cell) => sum + cell.count, 0);
  const isWhole = query.ReviewerId === undefined && query.Tertiary === undefined;
  return {
    Period: presentPeriod(team.period, question.today),
    Labels: settings,
    Cells: presentCells(
      settings,
      { cells, left },
      dots.map((row) => presentRated(ctx, row, people)),
    ),
    count,
    Unrated: isWhole ? Math.max(0, figures.eligible - count - others) : 0,
    OtherLabels: others,
    Departments: [...figures.departments],
    Reviewers: figures.reviewers.flatMap((id) => people.get(id) ?? []),
    ComparePeriods: earlier.map((row) => presentPeriod(row, question.today)),
  };
}

/** A page of the people in one cell, or in all cells. @throws not_found, denied */
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
  const { Page = 1, PageSize = LIMITS.talentPageSize, SortOrder = 'asc', Primary, Secondary } = query;
  const question = await questionFor(ctx, team, query);
  const { digest } = await chooseLabels(ctx, question, await countByLabels(ctx.db, question));
  const { rows, count } = await pageRated(ctx.db, question, {
    labels: digest,
    primary: Primary,
    secondary: Secondary,
    order: SortOrder,
    limit: PageSize,
    offset: (Page - 1) * PageSize,
  });
  const people = await findPersonRefs(
    ctx,
    rows.map(({ id }) => id),
  );
  return { data: rows.map((row) => presentRated(ctx, row, people)), count };
}
