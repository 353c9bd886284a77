import type { Pool } from 'pg';
import { errorMessage } from '../errors/index.ts';
import type { WireWatch } from './wire-watch.ts';

/** Asks whether the database answers at all. However many want to know, it is asked once at a time. */
export class Pulse {
  readonly #pool: Pool;
  readonly #watch: WireWatch | null;
  #asked: Promise<void> | null = null;

  constructor(pool: Pool, watch: WireWatch | null) {
    this.#pool = pool;
    this.#watch = watch;
  }

  /** @throws when the database cannot be reached */
  beat(): Promise<void> {
    this.#asked ??= this.#ask().finally(() => {
      this.#asked = null;
    });
    return this.#asked;
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
