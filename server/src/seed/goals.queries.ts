import type { GoalTextColumn } from '@cadence/shared-contract';
import { GOAL_TEXT_COLUMNS } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { GoalText } from '../demo/index.ts';
import { FEEDBACK, OUTCOMES } from '../demo/index.ts';
import type { Db } from '../kernel/db/index.ts';
import { chance, days, pick } from './expressions.queries.ts';
import type { GoalsPlan } from './plan-goals.queries.ts';

const HAS_EDIT = 0.05;
const HAD_EDIT = 0.08;
const IS_REACHED = 0.7;
const IS_SEEN_SO = 0.9;
const MANAGER_FOLLOWS = 0.3;
const COLLEAGUE_FOLLOWS = 0.2;

const n = sql<number>`g.n`;

/** SQL of a list with one element for each text column of a goal. */
function listTexts(each: (column: GoalTextColumn) => RawBuilder<unknown>) {
  return sql.join(GOAL_TEXT_COLUMNS.map(each));
}

/** The departments' texts, in a temporary table. */
async function layOutTexts(db: Db, texts: Readonly<Record<string, readonly GoalText[]>>): Promise<void> {
  const rows = Object.entries(texts).flatMap(([unit, list]) =>
    list.map((text, place) => ({ unit, place, total: list.length, ...text })),
  );
  await sql`create temp table seed_texts (
    unit text, place integer, total integer, ${listTexts((column) => sql`${sql.ref(column)} text`)},
    primary key (unit, place)
  ) on commit drop`.execute(db);
  await sql`insert into seed_texts select * from jsonb_populate_recordset(null::seed_texts, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}

/** A text with its numbers and the quarter's name filled in. */
function filled(column: string, quarter: string) {
  return sql`replace(replace(replace(${sql.ref(column)}, '{low}', (3 + floor(10 * ${chance(n, 31)}))::text),
    '{high}', (88 + floor(11 * ${chance(n, 32)}))::text), '{quarter}', ${quarter}::text)`;
}

async function insertGoals(db: Db, { tenantId, period }: GoalsPlan, quarter: string): Promise<void> {
  const text = (column: GoalTextColumn) => sql`coalesce(${filled(`t.${column}`, quarter)}, '')`;
  await sql`insert into goals (tenant_id, id, period_id, owner_id, creator_id, parent_id, state, goal_type,
      ${listTexts(sql.ref)}, is_private, owner_was_ceo, enabled_from, status_week, likelihood,
      quality, likelihood_delta, quality_delta, state_since, created_at, updated_at)
    select ${tenantId}, g.id, ${period.id}, g.owner_id, g.owner_id, g.parent_id, g.state, 'SMART',
      ${listTexts(text)}, g.is_private,
      g.is_ceo and g.approved_at is not null, g.enabled_from, s.week_start, s.likelihood, s.quality,
      coalesce(s.likelihood - s.likelihood_before, 0), coalesce(s.quality - s.quality_before, 0),
      g.last_at, g.created_at, g.last_at
    from (select g.*, coalesce(g.closed_at, g.approved_at, case when g.state = 'review' then g.submitted_at end, g.created_at)
      as last_at from seed_goals g) g
    join people owner on owner.tenant_id = ${tenantId} and owner.id = g.owner_id
    join seed_texts t on t.unit = owner.org_unit and t.place = floor(${chance(n, 33)} * t.total)
    left join (
      select distinct on (s.goal_n) s.*,
        lag(s.likelihood) over posted as likelihood_before, lag(s.quality) over posted as quality_before
      from seed_statuses s where s.posted_at is not null
      window posted as (partition by s.goal_n order by s.week_start)
      order by s.goal_n, s.week_start desc
    ) s on s.goal_n = g.n
    order by g.n`.execute(db);
}

/** At most one open edit per approved goal, and some that are approved or discarded (D-23); the ceo's apply at once. */
async function addEdits(db: Db, { tenantId, now }: GoalsPlan): Promise<void> {
  const edited = (column: GoalTextColumn) =>
    column === 'measurement' ? sql`g.measurement || ' Reported every Friday.'` : sql.ref(`g.${column}`);
  const at = sql`greatest(g.approved_at, ${now}::timestamptz - ${days(sql`3 * ${chance(n, 36)}`)})`;
  await sql`insert into goal_edits (tenant_id, goal_id, state, creator_id,
      ${listTexts(sql.ref)}, is_private, parent_id, state_since, created_at, updated_at)
    select ${tenantId}, g.id,
      case when ${chance(n, 34)} < ${HAS_EDIT} then case when ${chance(n, 35)} < 0.5 then 'review' else 'draft' end
        else case when ${chance(n, 35)} < 0.5 then 'approved' else 'canceled' end end,
      g.owner_id, ${listTexts(edited)}, g.is_private,
      g.parent_id, ${at}, ${at}, ${at}
    from (select s.n, s.is_ceo, s.approved_at, g.* from seed_goals s join goals g on g.tenant_id = ${tenantId} and g.id = s.id) g
    where g.state = 'approved' and not g.is_ceo and ${chance(n, 34)} < ${HAD_EDIT}`.execute(db);
}

/** Results of goals that were closed with one, and the managers' reviews, which sometimes disagree. */
async function addResults(db: Db, { tenantId }: GoalsPlan): Promise<void> {
  const isReached = sql<boolean>`(${chance(n, 37)} < ${IS_REACHED})`;
  const isSeenSo = sql<boolean>`(${chance(n, 38)} < ${IS_SEEN_SO})`;
  const outcome = (texts: { achieved: readonly string[]; missed: readonly string[] }) =>
    sql`case when ${isReached} then ${pick(texts.achieved, chance(n, 39))} else ${pick(texts.missed, chance(n, 39))} end`;
  await sql`insert into goal_results (tenant_id, goal_id, person_id, completed, quality, outcome, created_at, updated_at)
    select ${tenantId}, g.id, g.owner_id, ${isReached}, 1 + floor(4 * ${chance(n, 40)}), ${outcome(OUTCOMES)},
      g.closed_at, g.closed_at
    from seed_goals g where g.state in ('results_in_review', 'finalized')`.execute(db);
  await sql`insert into goal_manager_results (tenant_id, goal_id, person_id, completed, feedback, created_at, updated_at)
    select ${tenantId}, g.id, g.manager_id, ${isReached} = ${isSeenSo},
      case when ${isSeenSo} then ${outcome(FEEDBACK)} else ${pick(FEEDBACK.dispute, chance(n, 39))} end,
      g.closed_at, g.closed_at
    from seed_goals g where g.state = 'finalized' and g.manager_id is not null`.execute(db);
}

/** Managers follow some goals of their people, and people some of others'. */
async function addFollows(db: Db, { tenantId, now }: GoalsPlan): Promise<void> {
  const isOpen = sql`g.state in ('approved', 'results_in_review', 'finalized') and not g.is_private`;
  await sql`insert into goal_follows (tenant_id, goal_id, person_id, created_at)
    select ${tenantId}::int, g.id, g.manager_id, ${now}::timestamptz from seed_goals g
    where ${isOpen} and g.manager_id is not null and ${chance(n, 41)} < ${MANAGER_FOLLOWS}
    union
    select ${tenantId}::int, g.id, o.id, ${now}::timestamptz from seed_goals g
    join seed_owners o on o.place = floor(${chance(n, 42)} * (select count(*) from seed_owners))
    where ${isOpen} and o.id <> g.owner_id and ${chance(n, 43)} < ${COLLEAGUE_FOLLOWS}`.execute(db);
}

/**
 * Writes the planned goals with their edits, results and followers. Latest status and deltas are taken from the planned
 * statuses (D-14), which are written afterwards.
 *
 * @param quarter the period's name in texts, `Q4 2026`
 */
export async function addGoals(
  db: Db,
  plan: GoalsPlan,
  {
    quarter,
    texts,
  }: { readonly quarter: string; readonly texts: Readonly<Record<string, readonly GoalText[]>> },
): Promise<void> {
  await layOutTexts(db, texts);
  await insertGoals(db, plan, quarter);
  // The next statements join tens of thousands of rows; if the planner thinks that they are few, it uses nested loops.
  await sql`analyze goals`.execute(db);
  await addEdits(db, plan);
  await addResults(db, plan);
  await addFollows(db, plan);
}
