import type { Client } from 'pg';
import { errorCode, errorMessage } from '../../kernel/errors/index.ts';
import { Refusal } from '../refusal.ts';
import type { TableShape } from './catalogue.queries.ts';
import { readCatalogue, setCounter } from './catalogue.queries.ts';
import type { Counter, Manifest, Piece, Pieces, TableSum } from './pieces.ts';
import { sumTable } from './read-database.ts';
import {
  beginWriting,
  createStage,
  emptyTable,
  enterTenant,
  findTenantIds,
  insertLines,
  insertStaged,
  lockTables,
  quieten,
  readLines,
  stageLines,
  wake,
} from './rows.queries.ts';

/** Created by a server's first start; the transferred ones replace them. */
const SECRETS = 'instance_secrets';

const NOT_EMPTY = 'The database is not empty. Nothing was changed; please name one without organisations.';

function sameTables(manifest: Manifest, tables: readonly TableShape[]): boolean {
  const told = manifest.tables.map(({ name, columns }) => `${name}(${columns.join()})`).toSorted();
  const found = tables
    .map(({ name, columns }) => `${name}(${columns.map((one) => one.name).join()})`)
    .toSorted();
  return told.join() === found.join();
}

/** @throws Refusal when there are organisations, or any other rows that a transfer would mix with */
export async function requireEmpty(client: Client, tables: readonly TableShape[]): Promise<void> {
  if ((await findTenantIds(client)).length > 0) throw new Refusal(NOT_EMPTY);
  for (const table of tables) {
    if (table.tenantColumn || table.name === SECRETS) continue;
    for await (const _lines of readLines(client, table, null)) throw new Refusal(NOT_EMPTY);
  }
}

/** Rows that violate constraints were changed by hand, or come from a database that was. */
function explained(error: unknown): unknown {
  const isOfRows = /^2[23]...$/.test(errorCode(error));
  return isOfRows
    ? new Refusal(`A row cannot be loaded (${errorMessage(error)}); nothing was changed.`)
    : error;
}

/** The database to load into. */
export interface LoadTarget {
  /** Used for nothing else. */
  readonly client: Client;
  /** Aborts the work and rolls it back. */
  readonly signal: AbortSignal;
}

/** Inserts rows; those of self-referencing tables are staged until the tenant's rows are complete. */
class Loader {
  readonly #client: Client;
  readonly #tables: ReadonlyMap<string, TableShape>;
  #staged: TableShape | null = null;
  #tenantId: number | null = null;

  constructor(client: Client, tables: readonly TableShape[]) {
    this.#client = client;
    this.#tables = new Map(tables.map((table) => [table.name, table]));
  }

  async add({ table: name, tenantId, lines }: Extract<Piece, { type: 'rows' }>): Promise<void> {
    const table = this.#tables.get(name);
    if (!table) throw new Refusal(`There is no table ${name} in this release.`);
    if (tenantId !== this.#tenantId || table !== this.#staged) await this.settle();
    this.#tenantId = tenantId;
    await enterTenant(this.#client, tenantId);
    if (!table.pointsAtItself) return insertLines(this.#client, table, lines);
    this.#staged = table;
    return stageLines(this.#client, lines);
  }

  async settle(): Promise<void> {
    if (!this.#staged) return;
    await enterTenant(this.#client, this.#tenantId);
    await insertStaged(this.#client, this.#staged);
    this.#staged = null;
  }
}

async function load(
  client: Client,
  pieces: Pieces,
  tables: readonly TableShape[],
): Promise<readonly TableSum[]> {
  const loader = new Loader(client, tables);
  const sums: TableSum[] = [];
  let counters: readonly Counter[] | null = null;
  for await (const piece of pieces) {
    if (piece.type === 'rows') await loader.add(piece);
    if (piece.type === 'sum') {
      await loader.settle();
      sums.push(piece.sum);
    }
    if (piece.type === 'counters') ({ counters } = piece);
  }
  if (!counters || sums.length !== tables.length)
    throw new Refusal('What was to be loaded ends early; nothing was changed.');
  await setCounters(client, tables, counters);
  return sums;
}

async function setCounters(
  client: Client,
  tables: readonly TableShape[],
  counters: readonly Counter[],
): Promise<void> {
  for (const { name, counters: own } of tables) {
    for (const { column, sequence } of own) {
      const state = counters.find((counter) => counter.table === name && counter.column === column);
      if (!state)
        throw new Refusal(`The backup does not say where ${name} continues counting; nothing was changed.`);
      await setCounter(client, sequence, state);
    }
  }
}

async function verify(
  { client, signal }: LoadTarget,
  tables: readonly TableShape[],
  sums: readonly TableSum[],
): Promise<void> {
  const tenantIds = await findTenantIds(client);
  for (const table of tables) {
    signal.throwIfAborted();
    const found = await sumTable(client, table, tenantIds);
    const told = sums.find((sum) => sum.table === table.name);
    if (found.rows === told?.rows && found.sha256 === told.sha256) continue;
    throw new Refusal(
      `The table ${table.name} did not arrive as it was (${told?.rows ?? 0} rows sent, ${found.rows} found); nothing was changed.`,
    );
  }
}

/**
 * Loads the contents of another database into one with the same schema and no organisations, in one transaction: all
 * rows and sequences, and each table is compared with its checksum, or nothing.
 *
 * @throws Refusal when the database is not empty, has other tables, or what was loaded differs from what was sent
 */
export async function loadDatabase(
  { client, signal }: LoadTarget,
  manifest: Manifest,
  pieces: Pieces,
): Promise<readonly TableSum[]> {
  await beginWriting(client);
  try {
    const tables = await readCatalogue(client);
    if (!sameTables(manifest, tables))
      throw new Refusal(
        'The tables of the database are not those of the release that is to be loaded; nothing was changed.',
      );
    await lockTables(client, tables);
    await requireEmpty(client, tables);
    const secrets = tables.find(({ name }) => name === SECRETS);
    if (secrets) await emptyTable(client, secrets);
    await createStage(client);
    await quieten(client, tables);
    const sums = await load(client, pieces, tables);
    await wake(client, tables);
    await verify({ client, signal }, tables, sums);
    await client.query('commit');
    return sums;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw explained(error);
  }
}
