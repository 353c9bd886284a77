import type { Client, QueryResult } from 'pg';
import { quoted } from './catalogue.queries.ts';
import type { TableShape } from './catalogue.queries.ts';

const BATCH = 500;
/** Bytes of files in a batch: hex digits take twice as many, and the database limits a JSON value to 256 MB. */
const BATCH_BYTES = 16 * 1024 * 1024;

/** Values as text must not depend on session settings, and long work must not time out. */
const SAME_TEXTS = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local search_path = public; set local jit = off;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/** Begins a snapshot of the database, unaffected by concurrent writes. */
export async function beginReading(client: Client): Promise<void> {
  await client.query(`begin isolation level repeatable read read only; ${SAME_TEXTS}`);
}

export async function beginWriting(client: Client): Promise<void> {
  await client.query(`begin; ${SAME_TEXTS}`);
}

/** Every organisation's id, ascending. */
export async function findTenantIds(client: Client): Promise<readonly number[]> {
  const { rows } = await client.query<{ id: number }>('select id from tenants order by id');
  return rows.map(({ id }) => id);
}

/** Row level security binds the owner too: a tenant's rows are visible only after entering it. */
function enter(tenantId: number | null): string {
  return `select set_config('app.tenant', '${tenantId ?? ''}', true)`;
}

function ofTenant({ tenantColumn }: TableShape, tenantId: number | null): string {
  return tenantColumn ? `where ${quoted(tenantColumn)} = ${tenantId}` : '';
}

/** The rows of the last of several statements in one query; the driver's types do not know of several. */
function lastOf<Row extends object>(answer: QueryResult<Row>): readonly Row[] {
  return [answer].flat().at(-1)?.rows ?? [];
}

/** How many rows are read at once: fewer if the longest one contains large files. */
async function batchOf(client: Client, table: TableShape, tenantId: number | null): Promise<number> {
  const files = table.columns.filter(({ type }) => type === 'bytea');
  if (files.length === 0) return BATCH;
  const bytes = files.map(({ name }) => `coalesce(octet_length(${quoted(name)}), 0)`).join(' + ');
  const statement = `${enter(tenantId)}; select max(${bytes}) as longest from ${quoted(table.name)} ${ofTenant(table, tenantId)}`;
  const [found] = lastOf(await client.query<{ longest: number | null }>(statement));
  return Math.min(BATCH, Math.max(1, Math.floor(BATCH_BYTES / Math.max(1, found?.longest ?? 0))));
}

/** Reads the lines of one tenant's rows (or of a table without tenants), a batch at a time. */
export async function* readLines(
  client: Client,
  table: TableShape,
  tenantId: number | null,
): AsyncGenerator<readonly string[]> {
  const texts = table.columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  const select = `select array_to_json(array[${texts}])::text as line from ${quoted(table.name)}
    ${ofTenant(table, tenantId)} order by ${table.order}`;
  const batch = await batchOf(client, table, tenantId);
  const fetch = `fetch ${batch} from batches`;
  let statement = `${enter(tenantId)}; declare batches no scroll cursor for ${select}; ${fetch}`;
  for (let isMore = true; isMore; statement = fetch) {
    const lines = lastOf(await client.query<{ line: string }>(statement)).map(({ line }) => line);
    isMore = lines.length === batch;
    if (lines.length > 0) yield lines;
  }
  await client.query('close batches');
}

function insertion(table: TableShape, source: string): string {
  const columns = table.columns.map(({ name }) => quoted(name)).join(', ');
  const values = table.columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(', ');
  return `insert into ${quoted(table.name)} (${columns}) overriding system value select ${values} from ${source}`;
}

/** Inserts lines into a table, whose triggers `quieten` has disabled. */
export async function insertLines(
  client: Client,
  table: TableShape,
  lines: readonly string[],
): Promise<void> {
  await client.query(insertion(table, 'jsonb_array_elements($1::jsonb) as given(line)'), [
    `[${lines.join(',')}]`,
  ]);
}

/** Creates a table for staging rows that must be inserted in one statement. */
export async function createStage(client: Client): Promise<void> {
  await client.query(
    'create temp table staged (place bigint generated always as identity, line jsonb not null) on commit drop',
  );
}

export async function stageLines(client: Client, lines: readonly string[]): Promise<void> {
  await client.query(
    'insert into staged (line) select line from jsonb_array_elements($1::jsonb) as given(line)',
    [`[${lines.join(',')}]`],
  );
}

/** Moves the staged rows into their table. */
export async function insertStaged(client: Client, table: TableShape): Promise<void> {
  await client.query(insertion(table, '(select line from staged order by place) as given'));
  await client.query('truncate staged');
}

export async function enterTenant(client: Client, tenantId: number | null): Promise<void> {
  await client.query(enter(tenantId));
}

/** Locks the tables for all others until the end of the transaction. */
export async function lockTables(client: Client, tables: readonly TableShape[]): Promise<void> {
  const names = tables.map(({ name }) => quoted(name)).join(', ');
  await client.query(`lock table ${names} in access exclusive mode`);
}

/** Disables our own triggers: the transferred rows already contain what triggers wrote. */
export async function quieten(client: Client, tables: readonly TableShape[]): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
}

export async function wake(client: Client, tables: readonly TableShape[]): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
}

/** Deletes the rows of a table that belongs to no tenant. */
export async function emptyTable(client: Client, table: TableShape): Promise<void> {
  await client.query(`delete from ${quoted(table.name)}`);
}

/** Updates the planner's statistics of the tables. */
export async function analyze(client: Client, tables: readonly TableShape[]): Promise<void> {
  for (const { name } of tables) await client.query(`analyze ${quoted(name)}`);
}

/** Counts connections of Cadence's servers to this database. */
export async function countServers(client: Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(distinct pid)::int as n from pg_stat_activity
      where datname = current_database() and application_name = 'cadence' and pid <> pg_backend_pid()`,
  );
  return rows[0]?.n ?? 0;
}

/** The encoding of the database's texts: `UTF8`. */
export async function readEncoding(client: Client): Promise<string> {
  const { rows } = await client.query<{ encoding: string }>(
    `select current_setting('server_encoding') as encoding`,
  );
  return rows[0]?.encoding ?? '';
}
