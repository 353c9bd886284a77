import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { denied } from '../../../../kernel/errors/index.ts';
import type { MadeReport, Making, ReportRequest } from '../../report-request.ts';
import type { ReportMaker } from '../report-maker.ts';

/** One report that a test holds in its hands. */
interface Held {
  readonly making: Making;
  /** Lets it come to its end. */
  readonly release: () => void;
  /** Lets it fail. */
  readonly fail: (error: unknown) => void;
}

/**
 * Makes small CSV files: their lines are the reader's name and the search. A search that begins with 'hold' waits until
 * the test releases it.
 */
export class TestMaker implements ReportMaker {
  /** People who may not have any report. */
  readonly refused = new Set<number>();
  /** People for whom every report is a defect. */
  readonly broken = new Set<number>();
  /** What is wrong with every request; null for nothing. */
  refusal: Error | null = null;
  /** Of every file. */
  lines = 2;
  /** Searches in the order in which they were begun. */
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

  /** The report of that search, once it is being made. */
  async held(search: string): Promise<Held> {
    const held = this.#held.get(search);
    if (held) return held;
    return new Promise((resolve) => this.#arrivals.set(search, resolve));
  }

  /** Forgets it: the next attempt is awaited again. */
  forget(search: string): void {
    this.#held.delete(search);
  }
}
