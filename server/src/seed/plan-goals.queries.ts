import type { GoalState } from '@cadence/shared-contract';
import { mondayOf } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../kernel/db/index.ts';
import { chance, days, nextId, weighted } from './expressions.queries.ts';

export interface GoalsPlan {
  readonly tenantId: number;
  readonly goals: number;
  readonly period: { readonly id: number; readonly start_date: string; readonly end_date: string };
  readonly timeZone: string;
  readonly now: Date;
  /** Calendar date in the organisation's zone. */
  readonly today: string;
}

const STATES: readonly (readonly [GoalState, number])[] = [
  ['approved', 74],
  ['draft', 8],
  ['review', 7],
  ['shelved', 3],
  ['shelving_in_review', 2],
  ['results_in_review', 3],
  ['finalized', 3],
];
/** Nobody reviews the ceo (D-26). */
const CEO_STATES = STATES.filter(([state]) => !state.endsWith('review'));
const COURSES = [
  ['steady', 3],
  ['rising', 1],
  ['falling', 1],
  ['stale', 1],
  ['fresh', 1],
] as const;
/** Share of people with an average number of goals; the others have one more or less. */
const IS_EVEN = 0.75;
const IS_PRIVATE = 0.04;
const IS_UNALIGNED = 0.12;

const n = sql<number>`g.n`;

/** Everyone who may own goals, numbered from 0. */
async function planOwners(db: Db): Promise<number> {
  await sql`create temp table seed_owners (
    place integer primary key, n integer not null, id integer not null, manager_n integer, manager_id integer,
    is_ceo boolean not null
  ) on commit drop`.execute(db);
  await sql`insert into seed_owners
    select row_number() over (order by p.n) - 1, p.n, p.id, p.manager_n, above.id, p.role = 'ceo'
    from seed_people p left join seed_people above on above.n = p.manager_n
    where p.role <> 'observer' and p.standing <> 'invited'`.execute(db);
  await sql`analyze seed_owners`.execute(db);
  const { rows } = await sql<{ count: number }>`select count(*) from seed_owners`.execute(db);
  return rows[0]?.count ?? 0;
}

/** When goals were created, submitted, approved and closed: in this order, and never after now. */
function instantsOf({ period, timeZone, now }: GoalsPlan) {
  const start = sql`(${period.start_date}::date::timestamp at time zone ${timeZone}::text)`;
  const created = sql`${start} - ${days(sql`4 + 8 * ${chance(n, 11)}`)}`;
  const approved = sql`least(${start} + ${days(sql`21 * ${chance(n, 12)} - 3`)},
    ${now}::timestamptz - ${days(sql`0.2 + 0.8 * ${chance(n, 13)}`)})`;
  const recent = sql`${now}::timestamptz - ${days(sql`6 * ${chance(n, 14)}`)}`;
  const submitted = sql`case when g.state = 'review' then greatest(i.created_at + interval '1 hour', ${recent})
    else i.approved_at - interval '1 hour' end`;
  const closed = sql`least(${now}::timestamptz, greatest(i.approved_at + interval '1 hour', ${start}, ${recent}))`;
  return { created, approved, submitted, closed };
}

/** Every goal with its owner, state and history, in a temporary table. */
async function planStories(db: Db, plan: GoalsPlan, owners: number): Promise<void> {
  const { created, approved, submitted, closed } = instantsOf(plan);
  const weekOf = (instant: unknown) =>
    sql`date_trunc('week', ${instant} at time zone ${plan.timeZone}::text)::date`;
  await sql`create temp table seed_goals (
    n integer primary key, id integer not null, owner_n integer not null, owner_id integer not null,
    manager_n integer, manager_id integer, is_ceo boolean not null, state text not null, course text not null,
    is_private boolean not null, created_at timestamptz not null, submitted_at timestamptz not null,
    approved_at timestamptz, closed_at timestamptz, enabled_from date, closed_week date, parent_id integer
  ) on commit drop`.execute(db);
  await sql`insert into seed_goals
    select g.n, g.id, g.owner_n, g.owner_id, g.manager_n, g.manager_id, g.is_ceo, g.state, g.course, g.is_private,
      g.created_at, g.submitted_at, g.approved_at, g.closed_at,
      case when g.is_published then greatest(${weekOf(sql`g.approved_at`)}, ${mondayOf(plan.period.start_date)}::date) end,
      case when g.state <> 'shelving_in_review' then ${weekOf(sql`g.closed_at`)} end
    from (
      select g.*, i.created_at, ${submitted} as submitted_at,
        case when g.is_published then i.approved_at end as approved_at,
        case when g.is_published and g.state <> 'approved' then ${closed} end as closed_at
      from (select g.*, g.state not in ('draft', 'review') as is_published from (
        select g.n, g.id, o.n as owner_n, o.id as owner_id, o.manager_n, o.manager_id, o.is_ceo,
          case when o.is_ceo then ${weighted(chance(n, 8), CEO_STATES)} else ${weighted(chance(n, 8), STATES)} end as state,
          ${weighted(chance(n, 9), COURSES)} as course, ${chance(n, 10)} < ${IS_PRIVATE} as is_private
        from (select g.n, ${nextId('goals')} as id from generate_series(1, ${plan.goals}::int) g(n)) g
        join seed_owners o on o.place = case when ${chance(n, 15)} < ${IS_EVEN} then (g.n - 1) % ${owners}
          else floor(${chance(n, 16)} * ${owners})::int end
      ) g) g
      cross join lateral (select ${created} as created_at, ${approved} as approved_at) i
    ) g`.execute(db);
  await sql`analyze seed_goals`.execute(db);
}

/** Aligns most goals to a published goal of the owner's manager that everyone may see (D-29). */
async function planParents(db: Db): Promise<void> {
  await sql`with published as (
      select g.owner_n, g.id, row_number() over goals - 1 as place, count(*) over (partition by g.owner_n) as total
      from seed_goals g
      where g.state in ('approved', 'results_in_review', 'finalized') and not g.is_private
      window goals as (partition by g.owner_n order by g.n)
    )
    update seed_goals g set parent_id = p.id from published p
    where p.owner_n = g.manager_n and p.place = floor(${chance(n, 17)} * p.total)
      and ${chance(n, 18)} >= ${IS_UNALIGNED}`.execute(db);
}

/** Plans the goals of a quarter in the temporary table `seed_goals`, which is dropped when the transaction ends. */
export async function planGoals(db: Db, plan: GoalsPlan): Promise<void> {
  await planStories(db, plan, await planOwners(db));
  await planParents(db);
}
