import type { Client } from 'pg';
import type { Counter, Manifest, Piece } from './pieces.ts';
import { TableSummer } from './pieces.ts';
import type { TableShape } from './catalogue.queries.ts';
import { readCatalogue, readCounter, readMigrations, readVersion } from './catalogue.queries.ts';
import { beginReading, findTenantIds, readLines } from './rows.queries.ts';

async function* readTable(
  client: Client,
  table: TableShape,
  tenantIds: readonly number[],
): AsyncGenerator<Piece> {
  const summer = new TableSummer(table.name);
  for (const tenantId of table.tenantColumn ? tenantIds : [null]) {
    for await (const lines of readLines(client, table, tenantId)) {
      summer.add(lines);
      yield { type: 'rows', table: table.name, tenantId, lines };
    }
  }
  yield { type: 'sum', sum: summer.sum() };
}

/** Numbers are given outside of transactions: read after the rows, a counter is never behind them. */
async function readCounters(client: Client, tables: readonly TableShape[]): Promise<readonly Counter[]> {
  const counters: Counter[] = [];
  for (const table of tables)
    for (const { column, sequence } of table.counters)
      counters.push({ table: table.name, column, ...(await readCounter(client, sequence)) });
  return counters;
}

/**
 * Reads everything that the database holds as of one moment, in a transaction that ends with the last piece.
 *
 * @param client on which nothing else runs
 */
export async function* readDatabase(client: Client, now: Date): AsyncGenerator<Piece> {
  await beginReading(client);
  const tables = await readCatalogue(client);
  const manifest: Manifest = {
    format: 'cadence-backup',
    version: 1,
    createdAt: now.toISOString(),
    database: await readVersion(client),
    migrations: (await readMigrations(client)) ?? [],
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
  };
  yield { type: 'manifest', manifest };
  const tenantIds = await findTenantIds(client);
  for (const table of tables) yield* readTable(client, table, tenantIds);
  yield { type: 'counters', counters: await readCounters(client, tables) };
  await client.query('commit');
}

/** The sum of each table as it is now, inside of the transaction that runs. */
export async function sumTable(
  client: Client,
  table: TableShape,
  tenantIds: readonly number[],
): Promise<ReturnType<TableSummer['sum']>> {
  const summer = new TableSummer(table.name);
  for (const tenantId of table.tenantColumn ? tenantIds : [null])
    for await (const lines of readLines(client, table, tenantId)) summer.add(lines);
  return summer.sum();
}
