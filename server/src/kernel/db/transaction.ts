import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery, DatabaseConnection, KyselyProps, QueryResult } from 'kysely';
import {
  DefaultQueryExecutor,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  SingleConnectionProvider,
  Transaction,
} from 'kysely';
import type { Pool, PoolClient, QueryResult as PgResult, QueryResultRow } from 'pg';
import type { Database } from '../../migrations/tables.ts';

export type Db = Transaction<Database>;

/**
 * Who a transaction acts as. `app` sees one tenant's rows (or, without a tenant, only what is public), `jobs` sees
 * every tenant's rows of the tables that background work needs, `owner` is for migrations and the operator.
 */
export type Scope =
  | { readonly role: 'app'; readonly tenantId: number | null }
  | { readonly role: 'jobs' }
  | { readonly role: 'owner'; readonly tenantId: number | null };

class PgConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  constructor(client: PoolClient) {
    this.#client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const answer = await this.#client.query<QueryResultRow>(query.sql, [...query.parameters]);
    // A text of several statements answers with a list of results, which the driver's types do not know.
    const result = [answer].flat().at(-1);
    const rows = (result?.rows ?? []) as R[];
    const isChange = result?.command !== 'SELECT' && typeof result?.rowCount === 'number';
    return isChange ? { rows, numAffectedRows: BigInt(result.rowCount ?? 0) } : { rows };
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported inside a request transaction.');
  }
}

const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();
const running = new AsyncLocalStorage<true>();

function kyselyOn(client: PoolClient, pool: Pool): Db {
  const dialect = new PostgresDialect({ pool });
  const executor = new DefaultQueryExecutor(
    compiler,
    adapter,
    new SingleConnectionProvider(new PgConnection(client)),
  );
  const props: KyselyProps = { config: { dialect }, dialect, driver: dialect.createDriver(), executor };
  return new Transaction<Database>(props);
}

function settings(scope: Scope): string {
  const role = scope.role === 'jobs' ? 'app_jobs' : 'app';
  const tenant = scope.role === 'jobs' ? '' : String(scope.tenantId ?? '');
  const setTenant = `select set_config('app.tenant', '${tenant}', true)`;
  return scope.role === 'owner' ? setTenant : `select set_config('role', '${role}', true); ${setTenant}`;
}

async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  // PostgreSQL answers COMMIT with ROLLBACK when a swallowed error had aborted the transaction.
  if (command === 'ROLLBACK') throw new Error('The transaction was rolled back because of an earlier error.');
}

/**
 * Runs `work` in one transaction under the scope's role and tenant, and commits unless it throws. BEGIN and the
 * settings travel in one round trip; `preamble` is SQL text that joins it, and `work` receives its rows.
 *
 * A transaction inside a transaction is refused: the embedded database runs one at a time, so it would wait for
 * itself for ever.
 */
export function runTransaction<T>(
  pool: Pool,
  scope: Scope,
  work: (db: Db, preambleRows: readonly QueryResultRow[]) => Promise<T>,
  preamble = '',
): Promise<T> {
  if (running.getStore()) throw new Error('A transaction was started inside another one.');
  return running.run(true, async () => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      const text = `begin; ${settings(scope)}${preamble && `; ${preamble}`}`;
      // Several statements in one text answer with a list of results, which the driver's types do not know.
      const results = (await client.query(text)) as unknown as readonly PgResult[];
      const value = await work(kyselyOn(client, pool), preamble ? (results.at(-1)?.rows ?? []) : []);
      await commit(client);
      return value;
    } catch (error) {
      await client.query('rollback').catch((cause: unknown) => {
        broken = cause instanceof Error ? cause : new Error(String(cause));
      });
      throw error;
    } finally {
      client.release(broken);
    }
  });
}
