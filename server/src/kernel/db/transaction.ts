import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import {
  DefaultQueryExecutor,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  SingleConnectionProvider,
  sql,
  Transaction,
} from 'kysely';
import type { Pool, PoolClient, QueryResult as PgResult, QueryResultRow } from 'pg';
import type { Database } from '../../migrations/tables.ts';
import { errorMessage } from '../errors/index.ts';
import { inNextTurn } from '../guard/index.ts';
import type { Loss } from './kept-statements.ts';
import { KeptStatements, lossOf } from './kept-statements.ts';
import type { Caller, ConnectionQueue } from '../load/index.ts';
import type { Question } from './question.ts';
import { executeText, plainText, prepareText } from './question.ts';
import type { WireWatch } from './wire-watch.ts';

export type Db = Transaction<Database>;

/**
 * Who a transaction acts as. `app` sees one tenant's rows (or, without a tenant, only what is public), `jobs` sees
 * every tenant's rows of the tables that background work needs, `owner` is for migrations and the operator.
 */
export type Scope =
  /** `caller`: the request that it is for; without one it is the server's own work. */
  | { readonly role: 'app'; readonly tenantId: number | null; readonly caller?: Caller }
  | { readonly role: 'jobs' }
  | { readonly role: 'owner'; readonly tenantId: number | null };

/** Puts a question to the database over one connection. */
type Ask = <T>(question: (client: PoolClient) => Promise<T>) => Promise<T>;

/** The transaction was rolled back, and can be run again without what was kept. */
class StatementLost extends Error {
  readonly loss: Loss;
  readonly text: string;
  constructor(loss: Loss, text: string) {
    super('What this connection kept is lost.');
    this.loss = loss;
    this.text = text;
  }
}

class PgConnection implements DatabaseConnection {
  readonly #ask: Ask;
  readonly #kept: KeptStatements | null;
  #lost: StatementLost | null = null;
  #hasOnlyRead = true;

  /** @param kept null for statements that are planned each time */
  constructor(ask: Ask, kept: KeptStatements | null) {
    this.#ask = ask;
    this.#kept = kept;
  }

  /** The kept statement that could not be asked, also when whoever asked did without its answer. */
  get lost(): StatementLost | null {
    return this.#lost;
  }

  /** Whether nothing was asked but SELECT, and all of it was answered. */
  get hasOnlyRead(): boolean {
    return this.#hasOnlyRead;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const answer = await this.#send(query);
    // A text of several statements answers with a list of results, which the driver's types do not know.
    const result = [answer].flat().at(-1);
    const rows = (result?.rows ?? []) as R[];
    this.#hasOnlyRead &&= result?.command === 'SELECT';
    const isChange = result?.command !== 'SELECT' && typeof result?.rowCount === 'number';
    return isChange ? { rows, numAffectedRows: BigInt(result.rowCount ?? 0) } : { rows };
  }

  async #send({ sql: text, parameters }: CompiledQuery): Promise<PgResult> {
    const name = this.#kept?.nameOf(text);
    const question = { ...(name !== undefined && { name }), text, values: [...parameters] };
    try {
      return await this.#ask((client) => client.query<QueryResultRow>(question));
    } catch (error) {
      this.#hasOnlyRead = false;
      const loss = name === undefined ? null : lossOf(error);
      if (loss !== null) this.#lost ??= new StatementLost(loss, text);
      throw error;
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported inside a request transaction.');
  }
}

function settingsOf(scope: Scope): string {
  const tenant = scope.role === 'jobs' ? '' : String(scope.tenantId ?? '');
  // Compiling a statement takes longer than any of ours runs.
  const setTenant = `set_config('app.tenant', '${tenant}', true), set_config('jit', 'off', true)`;
  if (scope.role === 'owner') return `select ${setTenant}`;
  return `select set_config('role', '${scope.role === 'jobs' ? 'app_jobs' : 'app'}', true), ${setTenant}`;
}

function questionTexts(
  question: Question,
  name: string | undefined,
  kept: KeptStatements,
): readonly string[] {
  if (name === undefined) return [plainText(question)];
  const execution = executeText(name, question);
  return kept.isPrepared(name) ? [execution] : [prepareText(name, question), execution];
}

async function commit(ask: Ask): Promise<void> {
  const { command } = await ask((client) => client.query('commit'));
  // PostgreSQL answers COMMIT with ROLLBACK when a swallowed error had aborted the transaction.
  if (command === 'ROLLBACK') throw new Error('The transaction was rolled back because of an earlier error.');
}

/**
 * The tenant of the transaction. Row level security keeps to it anyway; where a query names rows by id alone, this lets
 * the database use the indexes, which all lead with the tenant.
 */
export const currentTenant = sql<number>`(select nullif(current_setting('app.tenant', true), '')::int)`;

const running = new AsyncLocalStorage<true>();

/** @param rows the answer to the question that travelled with BEGIN */
export type Work<T> = (db: Db, rows: readonly QueryResultRow[]) => Promise<T>;

/** What travels with BEGIN, and how the transaction ends. */
export interface TransactionOptions {
  /** Statements that set something until the end of the transaction. */
  readonly settings?: string;
  readonly question?: Question;
  /** Asked when the work is done: whether it was a read, whose answer does not depend on COMMIT. */
  readonly isRead?: () => boolean;
}

interface Task<T> extends TransactionOptions {
  readonly work: Work<T>;
  /** Whether statements that come again are kept. */
  readonly keeps: boolean;
}

/** Runs transactions on the connections of one pool. */
export class TransactionRunner {
  readonly #pool: Pool;
  readonly #watch: WireWatch | null;
  readonly #queue: ConnectionQueue | null;
  readonly #compiler = new PostgresQueryCompiler();
  readonly #adapter = new PostgresAdapter();
  readonly #dialect: PostgresDialect;
  readonly #driver: Driver;
  readonly #kept = new WeakMap<PoolClient, KeptStatements>();
  /** Statements that were outdated: they are planned each time until the process is started again. */
  readonly #lost = new Set<string>();
  #keeps = true;
  /** Connections whose last transaction has only read and is not ended yet. */
  readonly #open = new Set<PoolClient>();

  /**
   * @param watch breaks wires that have fallen silent; null where there is no wire
   * @param queue says whose turn it is for a connection; null where nobody has to wait
   */
  constructor(pool: Pool, watch: WireWatch | null, queue: ConnectionQueue | null = null) {
    this.#pool = pool;
    this.#watch = watch;
    this.#queue = queue;
    this.#dialect = new PostgresDialect({ pool });
    this.#driver = this.#dialect.createDriver();
  }

  /**
   * Runs `work` in one transaction under the scope's role and tenant, and commits unless it throws. BEGIN, the settings and
   * the question travel in one round trip. Who only reads does not wait for COMMIT, which goes with the next BEGIN or at
   * once by itself.
   *
   * After a migration beside running servers a statement that was kept may answer other columns: then `work` is done
   * once more, without what was kept. What it leaves outside of the database has to bear that (ADR 0011).
   *
   * A transaction inside a transaction is refused: the embedded database runs one at a time, so it would wait for
   * itself for ever.
   */
  run<T>(scope: Scope, work: Work<T>, options: TransactionOptions = {}): Promise<T> {
    if (running.getStore()) throw new Error('A transaction was started inside another one.');
    return running.run(true, async () => {
      try {
        return await this.#runOnce(scope, { ...options, work, keeps: this.#keeps });
      } catch (error) {
        if (!(error instanceof StatementLost)) throw error;
        if (error.loss === 'unknown') this.#keeps = false;
        // A pooler may hand out the outdated statement again, on whatever connection.
        else this.#lost.add(error.text);
        return this.#runOnce(scope, { ...options, work, keeps: false });
      }
    });
  }

  async #runOnce<T>(scope: Scope, task: Task<T>): Promise<T> {
    const { client, release } = await this.#connect(scope);
    const ask: Ask = (question) =>
      this.#watch ? this.#watch.ask(client, () => question(client)) : question(client);
    const kept = this.#keptBy(client);
    const connection = new PgConnection(ask, task.keeps ? kept : null);
    let broken: Error | undefined;
    try {
      const value = await task.work(
        this.#kyselyOn(connection),
        await this.#begin({ client, ask, kept }, scope, task),
      );
      if (connection.hasOnlyRead && task.isRead?.() === true) this.#commitSoon(client, ask);
      else await commit(ask);
      return value;
    } catch (error) {
      await ask(() => client.query('rollback')).catch((cause: unknown) => {
        broken = new Error(errorMessage(cause));
      });
      throw connection.lost ?? error;
    } finally {
      release(broken);
    }
  }

  /** Opens the transaction; the rows of its question, if it has one. */
  async #begin<T>(
    { client, ask, kept }: { readonly client: PoolClient; readonly ask: Ask; readonly kept: KeptStatements },
    scope: Scope,
    { settings, question, keeps }: Task<T>,
  ): Promise<readonly QueryResultRow[]> {
    const name = question && keeps ? kept.nameOf(question.text) : undefined;
    const text = [
      ...(this.#open.delete(client) ? ['commit'] : []),
      ...(kept.claimRenewal() ? ['discard plans'] : []),
      'begin',
      settingsOf(scope),
      ...(settings === undefined ? [] : [settings]),
      ...(question === undefined ? [] : questionTexts(question, name, kept)),
    ].join('; ');
    try {
      // Several statements in one text answer with a list of results, which the driver's types do not know.
      const results = (await ask(() => client.query(text))) as unknown as readonly PgResult[];
      if (name !== undefined) kept.notePrepared(name);
      return question === undefined ? [] : (results.at(-1)?.rows ?? []);
    } catch (error) {
      if (question === undefined || name === undefined || lossOf(error) === null) throw error;
      // However it was lost: a pooler that keeps the driver's statements may know nothing of those that are kept in SQL.
      throw new StatementLost('outdated', question.text);
    }
  }

  /** Ends a transaction that only read: with the next one's BEGIN, or by itself when none follows at once. */
  #commitSoon(client: PoolClient, ask: Ask): void {
    this.#open.add(client);
    inNextTurn({ kind: 'database' }, () => {
      // What fails is the connection, which the pool notices by itself; the answer was good.
      if (this.#open.delete(client)) ask(() => client.query('commit')).catch(() => undefined);
    });
  }

  /** A connection, when it is the caller's turn. */
  async #connect(scope: Scope) {
    const giveBack = await this.#queue?.take(scope.role === 'app' ? scope.caller : undefined);
    try {
      const client = await this.#pool.connect();
      const release = (broken: Error | undefined): void => {
        client.release(broken);
        giveBack?.();
      };
      return { client, release };
    } catch (error) {
      giveBack?.();
      throw error;
    }
  }

  #keptBy(client: PoolClient): KeptStatements {
    const known = this.#kept.get(client) ?? new KeptStatements(this.#lost);
    this.#kept.set(client, known);
    return known;
  }

  #kyselyOn(connection: DatabaseConnection): Db {
    const provider = new SingleConnectionProvider(connection);
    const executor = new DefaultQueryExecutor(this.#compiler, this.#adapter, provider);
    const dialect = this.#dialect;
    return new Transaction<Database>({ config: { dialect }, dialect, driver: this.#driver, executor });
  }
}
