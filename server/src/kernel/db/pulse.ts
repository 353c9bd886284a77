import type { Pool } from 'pg';
import { errorMessage } from '../errors/index.ts';
import type { ConnectionWatch } from './connection-watch.ts';

/**
 * Whether the database answers at all. Concurrent checks share one query, and any other answer that arrives in the
 * meantime proves it as well: on a busy machine the check itself may have to wait.
 */
export class Pulse {
  readonly #pool: Pool;
  readonly #watch: ConnectionWatch | null;
  #asked: Promise<void> | null = null;
  #answer: PromiseWithResolvers<void> | null = null;

  constructor(pool: Pool, watch: ConnectionWatch | null) {
    this.#pool = pool;
    this.#watch = watch;
  }

  /** @throws when the database cannot be reached */
  beat(): Promise<void> {
    this.#asked ??= this.#ask().finally(() => {
      this.#asked = null;
    });
    this.#answer ??= Promise.withResolvers<void>();
    return Promise.race([this.#asked, this.#answer.promise]);
  }

  /** Records that the database has answered something. */
  noteAnswer(): void {
    this.#answer?.resolve();
    this.#answer = null;
  }

  async #ask(): Promise<void> {
    const client = await this.#pool.connect();
    const question = () => client.query('select 1');
    let broken: Error | undefined;
    try {
      await (this.#watch ? this.#watch.ask(client, question) : question());
    } catch (error) {
      broken = new Error(errorMessage(error));
      throw error;
    } finally {
      client.release(broken);
    }
  }
}
