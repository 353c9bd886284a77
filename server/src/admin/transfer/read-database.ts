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

/** Sequences ignore transactions: when it is read after the rows, a sequence is never behind them. */
async function readCounters(client: Client, tables: readonly TableShape[]): Promise<readonly Counter[]> {
  const counters: Counter[] = [];
  for (const table of tables)
    for (const { column, sequence } of table.counters)
      counters.push({ table: table.name, column, ...(await readCounter(client, sequence)) });
  return counters;
}

/**
 * Reads a snapshot of the whole database, in a transaction that ends with the last piece.
 *
 * @param client used for nothing else
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

/** The current checksum of a table, within the running transaction. */
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
