import type { RoleName } from '@cadence/shared-contract';
import type { ScratchDatabase } from '../../src/scratch-database.ts';
import { mixOf } from './mix.ts';
import type { PagePlan } from './screens.ts';

export interface Person {
  readonly id: number;
  readonly role: RoleName;
}

/** A goal whose owner can post this week. */
export interface PostableGoal {
  readonly id: number;
  readonly owner_id: number;
  readonly status_id: number;
  readonly likelihood: number | null;
  readonly quality: number | null;
  readonly is_company: boolean;
}

export interface Company {
  readonly tokenOf: (personId: number) => string;
  readonly weekStart: string;
  readonly period: { readonly id: number; readonly week: number };
  /** In a random order that is the same in each run. */
  readonly people: readonly Person[];
  readonly goals: readonly PostableGoal[];
}

/** Nobody guesses these: the database is dropped after the run, and they cost no hash of a password. */
const tokenFor = (tenantId: number, personId: number): string =>
  `cad_${tenantId.toString(36)}_${String(personId).padStart(43, '0')}`;

async function signInEverybody(database: ScratchDatabase, tenantId: number): Promise<void> {
  const prefix = `cad_${tenantId.toString(36)}_`;
  await database.query(`
    insert into sessions (tenant_id, chain_id, person_id, token_hash, created_at, last_seen_at, expires_at, chain_started_at)
    select tenant_id, gen_random_uuid(), id,
      encode(sha256(convert_to('${prefix}' || lpad(id::text, 43, '0'), 'UTF8')), 'hex'),
      now(), now(), now() + interval '1 day', now()
    from people where tenant_id = ${tenantId} and deactivated_at is null`);
  await database.query('analyze sessions');
}

/** Reads who works in a seeded organisation and what they can post, and signs everybody in. */
export async function openCompany(database: ScratchDatabase, subdomain: string): Promise<Company> {
  const [tenant] = await database.query<{ id: number; today: string }>(
    `select id, (now() at time zone time_zone)::date::text as today from tenants where subdomain = '${subdomain}'`,
  );
  if (!tenant) throw new Error(`There is no organisation ${subdomain}`);
  await signInEverybody(database, tenant.id);
  const [week] = await database.query<{ period_id: number; week: number; start: string }>(`
    select w.period_id, w.week, w.start_date::text as start from period_weeks w
    where w.tenant_id = ${tenant.id} and w.start_date <= '${tenant.today}'
    order by w.start_date desc limit 1`);
  if (!week) throw new Error('The quarter has no weeks');
  const people = await database.query<Person>(`
    select id, role from people where tenant_id = ${tenant.id} and deactivated_at is null
    order by md5(id::text)`);
  const goals = await database.query<PostableGoal>(`
    select g.id, g.owner_id, s.id::int as status_id, g.likelihood, g.quality, p.role = 'ceo' as is_company
    from goals g join people p on p.tenant_id = g.tenant_id and p.id = g.owner_id and p.deactivated_at is null
    join goal_statuses s on s.tenant_id = g.tenant_id and s.goal_id = g.id and s.week_start = '${week.start}'
    where g.tenant_id = ${tenant.id} and g.state = 'approved' and g.deleted_at is null and not g.is_private
      and s.is_enabled
    order by md5(g.id::text)`);
  return {
    tokenOf: (personId) => tokenFor(tenant.id, personId),
    weekStart: week.start,
    period: { id: week.period_id, week: week.week },
    people,
    goals,
  };
}

/** Pages of as many different people, in the recorded mix: managers prepare with predictions, anyone has the rest. */
export function plansOf(company: Company, count: number): readonly PagePlan[] {
  // Observers see the company's goals only.
  const [companyGoal] = company.goals.filter((goal) => goal.is_company);
  const managers = company.people.filter(({ role }) => role === 'manager');
  const taken = new Set<number>();
  const next = (among: readonly Person[]): Person => {
    const person = among.find(({ id }) => !taken.has(id));
    if (!person) throw new Error('There are fewer people than pages');
    taken.add(person.id);
    return person;
  };
  return mixOf(count).map((kind, index) => {
    const { id, role } = next(kind.screen === 'predictions' ? managers : company.people);
    return {
      ...kind,
      personId: id,
      role,
      token: company.tokenOf(id),
      goalId: (role === 'observer' ? companyGoal : company.goals[index])?.id ?? 0,
      period: company.period,
    };
  });
}
