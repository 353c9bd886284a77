import type { Actor } from '../../../kernel/session/index.ts';

/** A model may take ten minutes for each of two questions, so no active run is older. */
export const DEAD_AFTER = 3_600_000;

type Person = Pick<Actor, 'tenantId' | 'id'>;

/**
 * The summaries that this process is writing, one per person: stopping one aborts its request to the model. A summary
 * in another process notices at its next step that its row is gone.
 */
export class RunningSummaries {
  readonly #running = new Map<string, AbortController>();

  /** Registers a summary; one of the same person that the database has given up is aborted. */
  begin(person: Person): AbortController {
    this.stop(person);
    const controller = new AbortController();
    this.#running.set(`${person.tenantId} ${person.id}`, controller);
    return controller;
  }

  stop({ tenantId, id }: Person): void {
    this.#running.get(`${tenantId} ${id}`)?.abort();
  }

  end({ tenantId, id }: Person, controller: AbortController): void {
    const key = `${tenantId} ${id}`;
    if (this.#running.get(key) === controller) this.#running.delete(key);
  }
}
