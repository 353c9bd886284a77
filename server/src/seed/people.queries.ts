import type { PermissionFlag } from '@cadence/shared-contract';
import { FLAG_COLUMNS, PERMISSION_FLAG_ROWS, PERMISSION_FLAGS } from '@cadence/shared-contract';
import { sql } from 'kysely';
import { DEMO_COMPANIES } from '../demo/index.ts';
import type { Db } from '../kernel/db/index.ts';
import { chance, days, nextId, pick } from './expressions.queries.ts';

export interface PeoplePlan {
  readonly tenantId: number;
  readonly people: number;
  readonly subdomain: string;
  readonly passwordHash: string;
  readonly now: Date;
  /** Names of the departments. */
  readonly units: readonly string[];
}

/** How many levels the hierarchy should have beneath the ceo; decides the team size. */
const LEVELS_BENEATH = 5;
const GOES = 0.01;
const IS_INVITED = 0.02;
const OBSERVES = 0.01;

const n = sql<number>`p.n`;
const NAMES = DEMO_COMPANIES.flatMap((company) => company.people.map((one) => one.name));
const FIRST_NAMES = NAMES.map((name) => name.split(' ')[0] ?? name);
const LAST_NAMES = NAMES.map((name) => name.split(' ').slice(1).join(' ') || name);

/** Each person's place, state and id, in a temporary table. Teams have about the same size, some are twice as large. */
async function planPlaces(db: Db, { people }: PeoplePlan): Promise<void> {
  const teamSize = Math.max(2, Math.ceil(people ** (1 / LEVELS_BENEATH)));
  await sql`create temp table seed_people (
    n integer primary key, id integer not null, manager_n integer, depth integer, branch integer,
    account text, role text, standing text
  ) on commit drop`.execute(db);
  await sql`insert into seed_people (n, id, manager_n)
    select p.n, ${nextId('people')}, case when p.n > 1 then
      greatest(1, least(p.n - 1, 1 + (p.n - 2 - floor(${chance(n, 1)} * ${teamSize})::int) / ${teamSize})) end
    from generate_series(1, ${people}::int) p(n)`.execute(db);
  await sql`with recursive placed as (
      select p.n, 1 as depth, 0 as branch from seed_people p where p.manager_n is null
      union all
      select p.n, placed.depth + 1, case when placed.depth = 1 then p.n else placed.branch end
      from seed_people p join placed on p.manager_n = placed.n
    )
    update seed_people p set depth = placed.depth, branch = placed.branch from placed where placed.n = p.n`.execute(
    db,
  );
}

/** Puts the demo accounts of the README on fixed places; everybody else's role depends on whether they have a team. */
async function planRoles(db: Db, { people }: PeoplePlan): Promise<void> {
  const accounts = [
    [1, 'ceo'],
    [2, 'goaladmin'],
    [3, 'goalmanager'],
    [4, 'hradmin'],
    [5, 'orgadmin'],
    [people - 1, 'observer'],
    [people, 'contributor'],
  ] as const;
  const rows = accounts.map(([place, account]) => sql`(${place}::int, ${account})`);
  await sql`update seed_people p set account = a.account from (values ${sql.join(rows)}) a(n, account)
    where a.n = p.n`.execute(db);
  await sql`update seed_people set account = 'manager'
    where n = (select manager_n from seed_people where n = ${people})`.execute(db);
  await sql`update seed_people p set
      role = case when p.n = 1 then 'ceo' when leads.n is not null then 'manager'
        when p.account = 'observer' or (p.account is null and ${chance(n, 2)} < ${OBSERVES}) then 'observer'
        else 'contributor' end,
      standing = case when p.account is not null then 'active' when ${chance(n, 3)} < ${GOES} then 'deactivated'
        when leads.n is null and ${chance(n, 3)} < ${IS_INVITED} then 'invited' else 'active' end
    from seed_people self left join (select distinct manager_n as n from seed_people) leads on leads.n = self.n
    where self.n = p.n`.execute(db);
  await sql`create index on seed_people (id)`.execute(db);
  await sql`analyze seed_people`.execute(db);
}

/** SQL of a person's department, the same for a branch; the ceo has a separate one. */
function unitOf(units: readonly string[]) {
  return sql`case when p.depth = 1 then 'Executive' else (${units}::text[])[1 + p.branch % ${units.length}] end`;
}

/** The local part of the address of the account that has a flag. */
function accountOf(flag: PermissionFlag): string {
  return PERMISSION_FLAG_ROWS[flag].option.toLowerCase();
}

async function insertPeople(db: Db, plan: PeoplePlan): Promise<void> {
  const { tenantId, subdomain, passwordHash, now, units } = plan;
  const joined = sql`${now}::timestamptz - ${days(sql`30 + 2000 * ${chance(n, 4)}`)}`;
  // In order of place: managers come before their teams, as the trigger that maintains the paths requires.
  await sql`insert into people (tenant_id, id, name, email, password_hash, role,
      ${sql.join(FLAG_COLUMNS.map(sql.ref))}, job_title, org_unit, manager_id, invitation_accepted_at, email_activated_at,
      deactivated_at, created_at, updated_at)
    select ${tenantId}, p.id,
      ${pick(FIRST_NAMES, chance(n, 5))} || ' ' || chr(65 + p.n % 26) || '. ' || ${pick(LAST_NAMES, chance(n, 6))},
      coalesce(p.account, 'person' || p.n) || '@' || ${subdomain}::text || '.example',
      case when p.standing <> 'invited' then ${passwordHash}::text end,
      p.role, ${sql.join(PERMISSION_FLAGS.map((flag) => sql`p.account is not distinct from ${accountOf(flag)}::text`))},
      case when p.depth = 1 then 'Chief Executive Officer' when p.role = 'observer' then null
        when p.depth = 2 then 'Vice President ' || unit when p.depth = 3 and p.role = 'manager' then 'Head of ' || unit
        when p.role = 'manager' then 'Team Lead ' || unit else unit || ' Specialist' end,
      unit, above.id,
      case when p.standing <> 'invited' then joined end, case when p.standing <> 'invited' then joined end,
      case when p.standing = 'deactivated' then ${now}::timestamptz - ${days(sql`20 * ${chance(n, 7)}`)} end,
      joined, joined
    from (select p.*, ${unitOf(units)} as unit, ${joined} as joined from seed_people p) p
    left join seed_people above on above.n = p.manager_n
    order by p.n`.execute(db);
}

/**
 * Adds the people of a generated organisation, six levels deep from a few thousand on. The temporary table
 * `seed_people` lists them until the transaction ends.
 */
export async function addPeople(db: Db, plan: PeoplePlan): Promise<void> {
  await planPlaces(db, plan);
  await planRoles(db, plan);
  await insertPeople(db, plan);
  await sql`analyze people`.execute(db);
}
