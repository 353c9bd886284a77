import { Client } from 'pg';
import { median } from '../../src/figures.ts';
import type { Figure, Measure } from '../../src/figures.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';
import type { ScratchDatabase } from '../../src/scratch-database.ts';
import { seedOrganisation } from '../../src/seeded-organisation.ts';

const ORGANISATION = { subdomain: 'large', people: 100_000, goals: 100 };
const RUNS = 31;
const MOVES = 7;
/** Levels of the hierarchy, the ceo's being the first; beneath their managers are thousands down to a dozen. */
const LEVELS = [2, 3, 4, 5];

/** The statement behind `Descendants` of `GET /user/hierarchy`, written out. */
const BY_PATH = `select id, name, job_title, org_unit, manager_id from people
  where path_key > $1 || '.' and path_key < $1 || '/' and deactivated_at is null order by lower(name), id`;

/** The same people by a table with a row for everyone above everyone, under the same row level security. */
const BY_CLOSURE = `select p.id, p.name, p.job_title, p.org_unit, p.manager_id from people_above c
  join people p on p.tenant_id = c.tenant_id and p.id = c.id
  where c.above_id = $1 and c.id <> $1 and p.deactivated_at is null order by lower(p.name), p.id`;

const CLOSURE = `
  create table people_above (
    tenant_id integer not null, above_id integer not null, id integer not null, primary key (tenant_id, above_id, id)
  );
  insert into people_above
    select p.tenant_id, up.id::int, p.id from people p, unnest(string_to_array(p.path::text, '.')) up(id);
  alter table people_above enable row level security;
  alter table people_above force row level security;
  create policy people_above_tenant on people_above
    using (tenant_id = (select nullif(current_setting('app.tenant', true), '')::int));
  grant select on people_above to app;
  analyze people_above`;

interface Branch {
  readonly id: number;
  readonly path: string;
  readonly size: number;
}

/** The largest branch of each level. */
const BRANCHES = `select distinct on (nlevel(p.path)) p.id, p.path::text as path, count(*)::int as size
  from people p join people_above c on c.above_id = p.id and c.id <> p.id
  where nlevel(p.path) = any($1) group by p.id, p.path order by nlevel(p.path), size desc, p.id`;

/** A connection inside one transaction of the request's role and tenant, as every request of the server is. */
async function actAsTenant(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`begin; select set_config('app.tenant', id::text, true) from tenants`);
  await client.query(`select set_config('role', 'app', true), set_config('jit', 'off', true)`);
  return client;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Both ways alternately. */
async function compare(client: Client, { id, path }: Branch) {
  const times = { path: [] as number[], closure: [] as number[] };
  for (let run = 0; run < RUNS; run += 1) {
    times.path.push(await timed(() => client.query(BY_PATH, [path])));
    times.closure.push(await timed(() => client.query(BY_CLOSURE, [id])));
  }
  return { path: median(times.path), closure: median(times.closure) };
}

/** Milliseconds until a branch is beneath another manager; each move is taken back. */
async function timeMove(client: Client, { id, path }: Branch): Promise<number> {
  const [top] = path.split('.');
  const times: number[] = [];
  for (let run = 0; run < MOVES; run += 1) {
    await client.query('savepoint place');
    times.push(await timed(() => client.query('update people set manager_id = $1 where id = $2', [top, id])));
    await client.query('rollback to savepoint place');
  }
  return median(times);
}

async function measure(database: ScratchDatabase): Promise<Figure> {
  await seedOrganisation(database, ORGANISATION);
  await database.query(CLOSURE);
  await database.query('vacuum analyze');
  const owner = new Client({ connectionString: database.url });
  await owner.connect();
  const { rows: branches } = await owner.query<Branch>(BRANCHES, [LEVELS]);
  await owner.end();
  const client = await actAsTenant(database.url);
  try {
    const parts: string[] = [];
    let worst = 0;
    for (const branch of branches) {
      const { path, closure } = await compare(client, branch);
      worst = Math.max(worst, path / closure);
      parts.push(`${path.toFixed(1)} ÷ ${closure.toFixed(1)} ms for ${branch.size.toLocaleString('en')}`);
    }
    const moved = branches[1];
    if (!moved) throw new Error('The organisation has too few levels');
    const move = await timeMove(client, moved);
    parts.push(`a branch of ${moved.size.toLocaleString('en')} moves in ${move.toFixed(0)} ms`);
    return {
      id: 'P10',
      what: 'everyone beneath a manager ÷ by a closure table, 100,000 people, the worst of four sizes',
      value: worst,
      unit: 'ratio',
      reach: { is: 'at most', value: 1.5 },
      detail: `${parts.join('; ')}; medians of ${RUNS}, PostgreSQL`,
    };
  } finally {
    await client.end();
  }
}

/** P10: the hierarchy of a large organisation. */
export const orgHierarchy: Measure = {
  name: 'org-hierarchy',
  async run() {
    const database = await createScratchDatabase();
    if (!database) {
      console.warn('No PostgreSQL at BENCH_DATABASE_URL or on 127.0.0.1: P10 is not measured.');
      return [];
    }
    try {
      return [await measure(database)];
    } finally {
      await database.drop();
    }
  },
};
