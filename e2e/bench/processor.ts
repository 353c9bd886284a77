import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** Ticks of the processor's account in a second; Linux has had a hundred for decades. */
const TICKS = 100;
/** Backends come and go: what one did since it was last looked at is lost with it. */
const LOOK_MS = 250;

/** Seconds of processor. */
export interface Spent {
  readonly server: number;
  readonly database: number;
}

async function secondsOf(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The name may hold spaces and parentheses; the times are the 12th and 13th after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** What a server and its backends take of the processor, regardless of other load. */
export class Processor {
  readonly #serverPid: number;
  readonly #client: Client;
  /** Seconds of every backend that was ever seen. */
  readonly #backends = new Map<number, number>();
  #isWatching = true;
  #watching: Promise<void> = Promise.resolve();

  constructor(databaseUrl: string, serverPid: number) {
    this.#serverPid = serverPid;
    this.#client = new Client({ connectionString: databaseUrl });
  }

  async start(): Promise<void> {
    await this.#client.connect();
    await this.#look();
    this.#watching = this.#watch();
  }

  async #watch(): Promise<void> {
    while (this.#isWatching) {
      await delay(LOOK_MS);
      await this.#look();
    }
  }

  async #look(): Promise<void> {
    const { rows } = await this.#client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    for (const { pid } of rows) {
      const seconds = await secondsOf(pid);
      if (seconds !== null) this.#backends.set(pid, seconds);
    }
  }

  /** Everything since they were started. */
  async spent(): Promise<Spent> {
    await this.#look();
    const database = [...this.#backends.values()].reduce((sum, seconds) => sum + seconds, 0);
    return { server: (await secondsOf(this.#serverPid)) ?? 0, database };
  }

  async stop(): Promise<void> {
    this.#isWatching = false;
    await this.#watching;
    await this.#client.end();
  }
}
