import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { PoolClient, QueryResult as PgResult, QueryResultRow } from 'pg';
import type { KeptStatements } from './kept-statements.ts';
import { lossOf } from './kept-statements.ts';
import { isReadText } from './reads.ts';

/** Runs a query over one connection. */
export type Ask = <T>(question: (client: PoolClient) => Promise<T>) => Promise<T>;

/** The transaction was rolled back, and can be retried without the prepared statements. */
export class StatementLost extends Error {
  constructor() {
    super('What this connection kept is lost.');
  }
}

/** The number of changed rows; null for SELECT, undefined for a statement without a count. */
function changedRows(result: PgResult | undefined): number | null | undefined {
  return result?.command === 'SELECT' ? null : (result?.rowCount ?? undefined);
}

/** Kysely's connection inside of one transaction. */
export class PgConnection implements DatabaseConnection {
  readonly #ask: Ask;
  readonly #kept: KeptStatements | null;
  #lost: StatementLost | null = null;
  #asked = 0;
  #read = 0;

  /** @param kept null to plan each statement every time */
  constructor(ask: Ask, kept: KeptStatements | null) {
    this.#ask = ask;
    this.#kept = kept;
  }

  /** Set when a prepared statement was lost, even if the caller ignored the error. */
  get lost(): StatementLost | null {
    return this.#lost;
  }

  /** Whether all queries have succeeded and changed nothing. */
  get hasOnlyRead(): boolean {
    return this.#read === this.#asked;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#asked += 1;
    const answer = await this.#send(query);
    // A text of several statements returns a list of results, which the driver's types do not include.
    const result = [answer].flat().at(-1);
    const rows = (result?.rows ?? []) as R[];
    const changed = changedRows(result);
    if (changed === null && isReadText(query.sql)) this.#read += 1;
    return typeof changed === 'number' ? { rows, numAffectedRows: BigInt(changed) } : { rows };
  }

  async #send({ sql: text, parameters }: CompiledQuery): Promise<PgResult> {
    const name = this.#kept?.nameOf(text);
    const question = { ...(name !== undefined && { name }), text, values: [...parameters] };
    try {
      return await this.#ask((client) => client.query<QueryResultRow>(question));
    } catch (error) {
      const loss = name === undefined ? null : lossOf(error);
      if (loss !== null) {
        this.#kept?.noteLoss(loss, text);
        this.#lost ??= new StatementLost();
      }
      throw error;
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported inside a request transaction.');
  }
}
