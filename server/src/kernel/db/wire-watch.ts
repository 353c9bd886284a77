import type { PoolClient, PoolConfig } from 'pg';
import { Client } from 'pg';
import { every, listen } from '../guard/index.ts';
import type { Socket } from 'node:net';

/** How long a question may be unanswered before it is checked, in milliseconds. */
const SUSPICIOUS = 2_000;
const LOOK_EVERY = 1_000;
const LOOK_TIMEOUT = 2_000;

/** What the driver keeps of a connection and does not describe. */
interface Wired {
  readonly processID: number | null;
  readonly connection: { readonly stream: Socket };
}

/** A question that is not answered yet. */
interface Asked {
  /** When it was sent: once those before it on its connection were answered. */
  since: number;
}

interface BackendRow {
  readonly pid: number;
}

/**
 * The backends that are working on a question, asked over a separate connection.
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
    // Not awaited: the connection may have fallen silent again.
    client.end().catch(() => undefined);
  }
}

/**
 * Closes connections that can deliver no more answers. After a failover, or behind a firewall that dropped a
 * connection, the connection is silent without an error: a caller would wait for ever, and soon the whole pool.
 *
 * When a question is unanswered for a while, a new connection asks the database which of our backends are working. A
 * backend that is not working has not received its question, or its answer was lost. While the database is unreachable
 * nothing is closed, so that a slow connection still delivers its answers.
 */
export class WireWatch {
  readonly #findWorking: () => Promise<ReadonlySet<number>>;
  /** In the order of asking: the driver sends a question when the one before it is answered. */
  readonly #waiting = new Map<PoolClient, Asked[]>();
  readonly #timer: NodeJS.Timeout;
  #isLooking = false;

  /** @param findWorking the process ids of backends that are at work; rejects while nobody can be asked */
  constructor(findWorking: () => Promise<ReadonlySet<number>>) {
    this.#findWorking = findWorking;
    this.#timer = every(LOOK_EVERY, { kind: 'database' }, () => this.#look());
  }

  /** Asks a question and watches the connection until the answer arrives. */
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
        // Answered by now; what came behind it is looked into when it has taken as long.
        if (this.#waiting.get(client)?.[0] !== asked) continue;
        const { processID, connection } = client as unknown as Wired;
        if (processID === null || !working.has(processID)) connection.stream.destroy();
      }
    } catch {
      // Unreachable: nothing can be said about the connections yet.
    } finally {
      this.#isLooking = false;
    }
  }
}
