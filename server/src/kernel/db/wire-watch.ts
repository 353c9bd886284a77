import type { PoolClient, PoolConfig } from 'pg';
import { Client } from 'pg';
import { every, listen } from '../guard/index.ts';
import type { Socket } from 'node:net';

/** A question that is unanswered for so long is looked into, in milliseconds. */
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
 * The backends that are at work on a question, asked over a connection of its own.
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
    // Its end is not waited for: the wire may have fallen silent again.
    client.end().catch(() => undefined);
  }
}

/**
 * Breaks connections over which no answer can come any more. After a failover, or behind a firewall that forgot a
 * connection, a wire is silent without a word: whoever waits on it would wait for ever, and soon the whole pool.
 *
 * A question that is unanswered for a while is looked into over a new connection: the database says which of our
 * backends are at work. Who is not at work on a question has not heard it, or its answer was lost. As long as the
 * database cannot be reached nothing is broken, so that a wire that was only slow still brings its answers.
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

  /** Puts a question and watches the wire until the answer is there. */
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
      // Out of reach: nothing can be said about the wires yet.
    } finally {
      this.#isLooking = false;
    }
  }
}
