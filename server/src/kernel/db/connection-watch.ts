import type { PoolClient, PoolConfig } from 'pg';
import { Client } from 'pg';
import { every, listen } from '../guard/index.ts';
import type { Socket } from 'node:net';

/** A query that is unanswered for this long is checked, in milliseconds. */
const SUSPICIOUS = 2_000;
const LOOK_EVERY = 1_000;
const LOOK_TIMEOUT = 2_000;

/** Fields of a driver connection that its types leave out. */
interface PgClient {
  readonly processID: number | null;
  readonly connection: { readonly stream: Socket };
}

/** A query without an answer yet. */
interface Asked {
  /** When it was sent: after those before it on its connection were answered. */
  since: number;
}

interface BackendRow {
  readonly pid: number;
}

/**
 * The backends that are working on a query, read over a separate connection.
 *
 * @throws when the database cannot be reached
 */
export async function findWorkingBackends(connection: PoolConfig): Promise<ReadonlySet<number>> {
  const client = new Client({
    ...connection,
    connectionTimeoutMillis: LOOK_TIMEOUT,
    query_timeout: LOOK_TIMEOUT,
  });
  listen(client, { kind: 'database' }, { error: () => undefined });
  try {
    await client.connect();
    const { rows } = await client.query<BackendRow>(
      `select pid from pg_stat_activity where datname = current_database() and state = 'active'`,
    );
    return new Set(rows.map(({ pid }) => pid));
  } finally {
    // Its end is not awaited: the connection may have fallen silent again.
    client.end().catch(() => undefined);
  }
}

/**
 * Breaks connections over which no answer can arrive any more. After a failover, or behind a firewall that dropped a
 * connection, it is silent without an error: its caller would wait forever, and soon the whole pool.
 *
 * A query that is unanswered for a while is checked over a new connection: the database lists which of our backends are
 * working. A backend that is not working has not received the query, or its answer was lost. While the database cannot
 * be reached nothing is broken, so that a connection that is only slow still delivers its answers.
 */
export class ConnectionWatch {
  readonly #findWorking: () => Promise<ReadonlySet<number>>;
  /** In order: the driver sends a query when the one before it is answered. */
  readonly #waiting = new Map<PoolClient, Asked[]>();
  readonly #timer: NodeJS.Timeout;
  #isLooking = false;

  /** @param findWorking the process ids of working backends; rejects while the database cannot be reached */
  constructor(findWorking: () => Promise<ReadonlySet<number>>) {
    this.#findWorking = findWorking;
    this.#timer = every(LOOK_EVERY, { kind: 'database' }, () => this.#look());
  }

  /** Runs a query and watches the connection until the answer arrives. */
  async ask<T>(client: PoolClient, question: () => Promise<T>): Promise<T> {
    const asked: Asked = { since: performance.now() };
    const line = this.#waiting.get(client) ?? [];
    line.push(asked);
    this.#waiting.set(client, line);
    try {
      return await question();
    } finally {
      this.#answered(client, line, asked);
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #answered(client: PoolClient, line: Asked[], asked: Asked): void {
    const place = line.indexOf(asked);
    line.splice(place, 1);
    const [next] = line;
    if (next === undefined) this.#waiting.delete(client);
    else if (place === 0) next.since = performance.now();
  }

  async #look(): Promise<void> {
    const since = performance.now() - SUSPICIOUS;
    const suspicious = [...this.#waiting].flatMap(([client, [asked]]) =>
      asked !== undefined && asked.since < since ? [{ client, asked }] : [],
    );
    if (suspicious.length === 0 || this.#isLooking) return;
    this.#isLooking = true;
    try {
      const working = await this.#findWorking();
      for (const { client, asked } of suspicious) {
        // Answered by now; the next query is checked when it has taken as long.
        if (this.#waiting.get(client)?.[0] !== asked) continue;
        const { processID, connection } = client as unknown as PgClient;
        if (processID === null || !working.has(processID)) connection.stream.destroy();
      }
    } catch {
      // The database cannot be reached: the state of the connections is unknown.
    } finally {
      this.#isLooking = false;
    }
  }
}
