import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { denied } from '../../../../kernel/errors/index.ts';
import type { MadeReport, Making, ReportRequest } from '../../report-request.ts';
import type { ReportMaker } from '../report-maker.ts';

/** A report that a test is holding. */
interface Held {
  readonly making: Making;
  /** Lets it finish. */
  readonly release: () => void;
  /** Makes it fail. */
  readonly fail: (error: unknown) => void;
}

/**
 * Makes small CSV files: each line has the reader's name and the search. A search that begins with 'hold' waits until
 * the test releases it.
 */
export class TestMaker implements ReportMaker {
  /** People who may not have any report. */
  readonly refused = new Set<number>();
  /** People whose every report throws an unexpected error. */
  readonly broken = new Set<number>();
  /** Thrown for every request; null for none. */
  refusal: Error | null = null;
  /** The number of lines of every file. */
  lines = 2;
  /** The searches, in the order they were started. */
  readonly begun: string[] = [];
  readonly #held = new Map<string, Held>();
  readonly #arrivals = new Map<string, (held: Held) => void>();

  readonly describe: ReportMaker['describe'] = async ({ actor, today }, { params }) => {
    if (this.refusal) throw this.refusal;
    if (this.broken.has(actor.id)) throw new TypeError('A defect.');
    if (this.refused.has(actor.id)) throw denied('You may not see this report.');
    return `${today}, ${params.Search ?? 'everyone'}`;
  };

  readonly make: ReportMaker['make'] = async (request, making) => {
    const name = await making.as(async (ctx) => {
      await this.describe(ctx, request);
      return ctx.actor.name;
    });
    const search = request.params.Search ?? 'all';
    this.begun.push(search);
    return this.#file(request, { making, name, search });
  };

  #file(
    { format }: ReportRequest,
    { making, name, search }: { readonly making: Making; readonly name: string; readonly search: string },
  ): MadeReport {
    const { lines } = this;
    const hold = search.startsWith('hold') ? () => this.#hold(search, making) : async () => undefined;
    let written = 0;
    async function* content(): AsyncIterable<Uint8Array> {
      making.progress(0, lines);
      for (; written < lines; written += 1) {
        yield Buffer.from(`${name},${search},${written}\n`);
        making.progress(written + 1, lines);
        if (written === 0) await hold();
      }
    }
    return {
      name: `Test Report - ${search}.${format}`,
      type: 'text/csv',
      content: content(),
      describe: () => `${written} people`,
    };
  }

  async #hold(search: string, making: Making): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const held = { making, release: () => resolve(undefined), fail: reject };
    this.#held.set(search, held);
    this.#arrivals.get(search)?.(held);
    await Promise.race([promise, once(making.signal, 'abort')]);
    making.signal.throwIfAborted();
  }

  /** The report for that search, once it is being made. */
  async held(search: string): Promise<Held> {
    const held = this.#held.get(search);
    if (held) return held;
    return new Promise((resolve) => this.#arrivals.set(search, resolve));
  }

  /** Forgets a held report, so that `held` waits for the next attempt. */
  forget(search: string): void {
    this.#held.delete(search);
  }
}
