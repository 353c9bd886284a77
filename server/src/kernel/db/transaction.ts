import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection, Driver } from 'kysely';
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
import { errorMessage } from '../errors/index.ts';
import { later } from '../guard/index.ts';
import type { Caller, ConnectionQueue } from '../load/index.ts';
import { KeptStatements, lossOf, Losses } from './kept-statements.ts';
import type { Ask } from './pg-connection.ts';
import { PgConnection, StatementLost } from './pg-connection.ts';
import type { Question } from './question.ts';
import { executeText, plainText, prepareText } from './question.ts';
import type { Pulse } from './pulse.ts';
import { inSpan } from '../telemetry/span.ts';
import type { ConnectionWatch } from './connection-watch.ts';

export type Db = Transaction<Database>;

/**
 * The role of a transaction. `app` sees one tenant's rows (or, without a tenant, only public ones), `jobs` sees every
 * tenant's rows of the tables that background work needs, `owner` is for migrations and the operator.
 */
export type Scope =
  /** `caller`: the request; without one it is the server's own work. */
  | { readonly role: 'app'; readonly tenantId: number | null; readonly caller?: Caller }
  | { readonly role: 'jobs' }
  | { readonly role: 'owner'; readonly tenantId: number | null };

/**
 * Sets role and tenant until the end of the transaction: with `set`, since `select set_config` needs a plan each time.
 */
function settingsOf(scope: Scope): readonly string[] {
  const tenant = scope.role === 'jobs' ? '' : String(scope.tenantId ?? '');
  // JIT compilation of a statement takes longer than any of ours runs.
  const settings = [`set local app.tenant = '${tenant}'`, 'set local jit = off'];
  if (scope.role === 'owner') return settings;
  return [...settings, `set local role ${scope.role === 'jobs' ? 'app_jobs' : 'app'}`];
}

/** A text of several statements returns a list of results, which the driver's types do not include. */
function lastRows(answer: PgResult): readonly QueryResultRow[] {
  return [answer].flat().at(-1)?.rows ?? [];
}

async function commit(ask: Ask): Promise<void> {
  const { command } = await ask((client) => client.query('commit'));
  // PostgreSQL answers COMMIT with ROLLBACK when an ignored error has aborted the transaction.
  if (command === 'ROLLBACK') throw new Error('The transaction was rolled back because of an earlier error.');
}

const running = new AsyncLocalStorage<true>();

/** How long a finished read may stay open, in milliseconds: a separate COMMIT is an extra message. */
const OPEN_FOR = 2;

/** @param rows the result of the query that was sent with BEGIN */
export type Work<T> = (db: Db, rows: readonly QueryResultRow[]) => Promise<T>;

/** What is sent with BEGIN, and how the transaction ends. */
export interface TransactionOptions {
  /** Statements that set something until the end of the transaction. */
  readonly settings?: string;
  readonly question?: Question;
  /** Called after the work: whether it was a read, whose answer does not depend on COMMIT. */
  readonly isRead?: () => boolean;
}

interface Task<T> extends TransactionOptions {
  readonly work: Work<T>;
  /** Whether repeated statements are prepared. */
  readonly keeps: boolean;
}

/** One connection during a transaction. */
interface Session {
  readonly client: PoolClient;
  readonly ask: Ask;
  readonly kept: KeptStatements;
}

export interface RunnerOptions {
  /** Breaks silent connections; null for the embedded database, which is not reached over a network. */
  readonly watch: ConnectionWatch | null;
  /** Decides whose turn it is for a connection; without one nobody waits. */
  readonly queue?: ConnectionQueue;
  /** Notified of every answer. */
  readonly pulse: Pulse;
}

/** Runs transactions on the connections of one pool. */
export class TransactionRunner {
  readonly #pool: Pool;
  readonly #watch: ConnectionWatch | null;
  readonly #queue: ConnectionQueue | undefined;
  readonly #pulse: Pulse;
  readonly #compiler = new PostgresQueryCompiler();
  readonly #adapter = new PostgresAdapter();
  readonly #dialect: PostgresDialect;
  readonly #driver: Driver;
  readonly #kept = new WeakMap<PoolClient, KeptStatements>();
  readonly #losses = new Losses();
  /** Connections whose last transaction has only read and has not ended yet. */
  readonly #open = new Map<PoolClient, Ask>();
  #isCommitDue = false;

  constructor(pool: Pool, { watch, queue, pulse }: RunnerOptions) {
    this.#pool = pool;
    this.#watch = watch;
    this.#queue = queue;
    this.#pulse = pulse;
    this.#dialect = new PostgresDialect({ pool });
    this.#driver = this.#dialect.createDriver();
  }

  /**
   * Runs `work` in one transaction under the scope's role and tenant, and commits unless it throws. BEGIN, the settings
   * and the query are sent in one round trip. Reads do not wait for COMMIT, which is sent with the next BEGIN or, after
   * two milliseconds, separately; on the embedded database it is waited for.
   *
   * After a migration while servers are running, a prepared statement may return other columns: then `work` is repeated
   * once without prepared statements. Its effects outside of the database have to be idempotent (ADR 0011).
   *
   * A transaction inside a transaction is refused: the embedded database runs one at a time, so it would be a deadlock.
   */
  run<T>(scope: Scope, work: Work<T>, options: TransactionOptions = {}): Promise<T> {
    if (running.getStore()) throw new Error('A transaction was started inside another one.');
    return inSpan(
      'database transaction',
      { 'db.system.name': 'postgresql', 'cadence.role': scope.role },
      () => running.run(true, () => this.#runAgainIfLost(scope, { ...options, work })),
    );
  }

  async #runAgainIfLost<T>(scope: Scope, task: Omit<Task<T>, 'keeps'>): Promise<T> {
    try {
      return await this.#runOnce(scope, { ...task, keeps: true });
    } catch (error) {
      if (!(error instanceof StatementLost)) throw error;
      return await this.#runOnce(scope, { ...task, keeps: false });
    }
  }

  async #runOnce<T>(scope: Scope, task: Task<T>): Promise<T> {
    const { client, release } = await this.#connect(scope);
    const ask: Ask = async (question) => {
      const answer = await (this.#watch?.ask(client, () => question(client)) ?? question(client));
      this.#pulse.noteAnswer();
      return answer;
    };
    const kept = this.#keptBy(client);
    const connection = new PgConnection(ask, task.keeps ? kept : null);
    let broken: Error | undefined;
    try {
      const value = await task.work(
        this.#kyselyOn(connection),
        await this.#begin({ client, ask, kept }, scope, task),
      );
      // The embedded database runs one transaction at a time: a connection that ends one together with the beginning of
      // the next would never release it.
      const isEmbedded = this.#watch === null;
      if (!isEmbedded && connection.hasOnlyRead && task.isRead?.() === true) this.#commitSoon(client, ask);
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

  /** Opens the transaction; returns the rows of its query, if it has one. */
  async #begin<T>(
    session: Session,
    scope: Scope,
    { settings, question, keeps }: Task<T>,
  ): Promise<readonly QueryResultRow[]> {
    const { client, ask, kept } = session;
    const name = question && keeps ? kept.nameOf(question.text) : undefined;
    const opening = [
      ...(this.#open.delete(client) ? ['commit'] : []),
      ...(kept.claimRenewal() ? ['discard plans'] : []),
      'begin',
      ...settingsOf(scope),
      ...(settings === undefined ? [] : [settings]),
    ];
    if (question !== undefined && name !== undefined)
      return this.#askKept(session, opening, { name, question });
    const texts = question === undefined ? opening : [...opening, plainText(question)];
    const answer = await ask(() => client.query<QueryResultRow>(texts.join('; ')));
    return question === undefined ? [] : lastRows(answer);
  }

  /** Opens the transaction with a query that the connection has prepared, or prepares now. */
  async #askKept(
    { client, ask, kept }: Session,
    opening: readonly string[],
    { name, question }: { readonly name: string; readonly question: Question },
  ): Promise<readonly QueryResultRow[]> {
    const send = (...texts: readonly string[]) => ask(() => client.query<QueryResultRow>(texts.join('; ')));
    try {
      if (kept.isPrepared(name)) return lastRows(await send(...opening, executeText(name, question)));
      // A separate text: if running it fails, it is certain whether the statement is prepared.
      await send(...opening, prepareText(name, question));
      kept.notePrepared(name);
      return lastRows(await send(executeText(name, question)));
    } catch (error) {
      if (lossOf(error) === null) throw error;
      // For any kind of loss: a pooler that keeps the driver's prepared statements may not keep those prepared in SQL.
      kept.noteLoss('outdated', question.text);
      throw new StatementLost();
    }
  }

  /** Ends a read-only transaction: with the next one's BEGIN, or separately when none follows soon. */
  #commitSoon(client: PoolClient, ask: Ask): void {
    this.#open.set(client, ask);
    if (this.#isCommitDue) return;
    this.#isCommitDue = true;
    later(OPEN_FOR, { kind: 'database' }, () => this.#commitAll());
  }

  #commitAll(): void {
    this.#isCommitDue = false;
    const open = [...this.#open];
    this.#open.clear();
    // A failure is one of the connection, which the pool notices; the answer was valid.
    for (const [client, ask] of open) ask(() => client.query('commit')).catch(() => undefined);
  }

  /** Waits for the caller's turn and returns a connection. */
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
    const known = this.#kept.get(client) ?? new KeptStatements(this.#losses);
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
