import type { Client } from 'pg';

/** A stored column; generated ones are not transferred. */
interface ColumnShape {
  readonly name: string;
  /** As PostgreSQL writes it: `integer`, `timestamp(3) with time zone`. */
  readonly type: string;
}

/** A table as a transfer sees it. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly ColumnShape[];
  /** SQL of an order that is the same in both kinds of database: by primary key, texts byte by byte. */
  readonly order: string;
  /** The column that row level security compares with the transaction's tenant; null if there is none. */
  readonly tenantColumn: string | null;
  /** Tables that this one references: their rows must be loaded before. */
  readonly needs: readonly string[];
  /** Whether rows reference rows of the same table, so that they must be inserted in one statement. */
  readonly pointsAtItself: boolean;
  /** Serial and identity columns, with their sequences. */
  readonly counters: readonly { readonly column: string; readonly sequence: string }[];
}

/** The value of a sequence: the last number issued, or the next one to issue. */
export interface CounterState {
  readonly value: string;
  readonly isGiven: boolean;
}

interface CatalogueRow {
  readonly name: string;
  readonly columns: readonly (ColumnShape & {
    readonly isGenerated: boolean;
    readonly counter: string | null;
  })[];
  readonly key: readonly { readonly name: string; readonly isText: boolean }[] | null;
  readonly needs: readonly string[] | null;
}

/** What processes keep of their own: when recurring jobs are due, and which releases they serve. It is made again. */
const OF_THE_PROCESSES = "'recurring_jobs', 'registry_revisions', 'halted_releases'";

/** Without Kysely's tables (the manifest lists the migrations) and what belongs to the processes. */
const CATALOGUE = `
  select c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'isGenerated', a.attgenerated <> '',
        'counter', case when a.attidentity <> '' or a.atthasdef
          then pg_get_serial_sequence(quote_ident(c.relname), a.attname) end) order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select json_agg(json_build_object('name', a.attname, 'isText', a.attcollation <> 0) order by k.place)
      from pg_constraint p cross join lateral unnest(p.conkey) with ordinality k(attnum, place)
      join pg_attribute a on a.attrelid = p.conrelid and a.attnum = k.attnum
      where p.conrelid = c.oid and p.contype = 'p') as key,
    (select json_agg(distinct f.confrelid::regclass::text) from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f') as needs
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname not in ('kysely_migration', 'kysely_migration_lock', ${OF_THE_PROCESSES})
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname`;

/** An SQL identifier in quotes. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function tenantColumnOf({ name, columns }: CatalogueRow): string | null {
  if (name === 'tenants') return 'id';
  return columns.some((column) => column.name === 'tenant_id') ? 'tenant_id' : null;
}

function shapeOf(row: CatalogueRow): TableShape {
  const { name, columns, key } = row;
  if (!key)
    throw new Error(`The table ${name} has no primary key, which a transfer needs to put its rows in order.`);
  const needs = row.needs ?? [];
  return {
    name,
    columns: columns
      .filter(({ isGenerated }) => !isGenerated)
      .map(({ name: column, type }) => ({ name: column, type })),
    order: key.map((part) => quoted(part.name) + (part.isText ? ' collate "C"' : '')).join(', '),
    tenantColumn: tenantColumnOf(row),
    needs: needs.filter((other) => other !== name),
    pointsAtItself: needs.includes(name),
    counters: columns.flatMap(({ name: column, counter }) =>
      counter ? [{ column, sequence: counter }] : [],
    ),
  };
}

/** Every table after those that it references, otherwise by name. */
function inLoadingOrder(tables: readonly TableShape[]): readonly TableShape[] {
  const ordered: TableShape[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const isThere = (name: string): boolean => ordered.some((table) => table.name === name);
    const next = waiting.find((table) => table.needs.every(isThere));
    if (!next)
      throw new Error(`These tables point at each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    ordered.push(next);
    waiting = waiting.filter((table) => table !== next);
  }
  return ordered;
}

/** The tables of the database, each after those that it references. */
export async function readCatalogue(client: Client): Promise<readonly TableShape[]> {
  const { rows } = await client.query<CatalogueRow>(CATALOGUE);
  return inLoadingOrder(rows.map(shapeOf));
}

/** The migrations that made the schema, in order; null if the database never belonged to Cadence. */
export async function readMigrations(client: Client): Promise<readonly string[] | null> {
  const { rows: found } = await client.query<{ known: boolean }>(
    `select to_regclass('public.kysely_migration') is not null as known`,
  );
  if (!found[0]?.known) return null;
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by timestamp, name',
  );
  return rows.map(({ name }) => name);
}

/** Whether the schema contains tables or views. */
export async function hasTables(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ any: boolean }>(
    `select exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')) as any`,
  );
  return rows[0]?.any ?? false;
}

export async function readCounter(client: Client, sequence: string): Promise<CounterState> {
  const { rows } = await client.query<CounterState>(
    `select last_value::text as value, is_called as "isGiven" from ${sequence}`,
  );
  const [state] = rows;
  if (!state) throw new Error(`The sequence ${sequence} is empty.`);
  return state;
}

export async function setCounter(client: Client, sequence: string, state: CounterState): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [sequence, state.value, state.isGiven]);
}

/** The version as the database reports it, for people: `PostgreSQL 15.20`. */
export async function readVersion(client: Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    `select split_part(version(), ' on ', 1) as version`,
  );
  return rows[0]?.version ?? 'PostgreSQL';
}
