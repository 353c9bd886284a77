import type { BodyOf } from '@cadence/shared-contract';

export type Report = BodyOf<'telemetry.report'>;

/** What came of sending a report; `status` is 0 when the server did not answer. */
export interface Outcome {
  readonly status: number;
  readonly retryAfter: number | null;
}

export interface ReportQueueOptions {
  readonly send: (report: Report) => Promise<Outcome>;
  /** Whether anybody is signed in: nobody else can report. */
  readonly maySend: () => boolean;
}

/** Entries of each list that wait; beyond it the oldest are dropped. The server takes as many in one report. */
const WAITING = 100;
/** While there is something to report; in milliseconds. */
const EVERY = 30_000;
/** After a failure: its report decides whether a release is taken back. */
const SOON = 500;
/** After a refusal or a lost report: twice as long each time; in milliseconds. */
const PAUSE = { first: 60_000, longest: 900_000 } as const;

const empty = (): Report => ({ Loaded: [], Failed: [], Vitals: [] });

function keepLatest<T>(list: T[], one: T): void {
  list.push(one);
  if (list.length > WAITING) list.shift();
}

/** Collects what a page reports, and sends it in batches. A batch that is not taken is dropped. */
export class ReportQueue {
  readonly #options: ReportQueueOptions;
  #waiting = empty();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #dueAt = Infinity;
  #notBefore = -Infinity;
  #pause: number = PAUSE.first;

  constructor(options: ReportQueueOptions) {
    this.#options = options;
  }

  loaded(part: Report['Loaded'][number]): void {
    keepLatest(this.#waiting.Loaded, part);
    this.#sendWithin(EVERY);
  }

  failed(failure: Report['Failed'][number]): void {
    keepLatest(this.#waiting.Failed, failure);
    this.#sendWithin(SOON);
  }

  vital(vital: Report['Vitals'][number]): void {
    keepLatest(this.#waiting.Vitals, vital);
    this.#sendWithin(EVERY);
  }

  /** Sends what waits, unless the server has asked for a pause: the page may be about to go. */
  flush(): void {
    if (performance.now() < this.#notBefore || this.#isEmpty()) return;
    this.#stopWaiting();
    // Kept for whoever signs in.
    if (!this.#options.maySend()) return this.#sendWithin(EVERY);
    const report = this.#waiting;
    this.#waiting = empty();
    this.#options.send(report).then(
      (outcome) => this.#note(outcome),
      () => this.#note({ status: 0, retryAfter: null }),
    );
  }

  #isEmpty(): boolean {
    const { Loaded, Failed, Vitals } = this.#waiting;
    return Loaded.length + Failed.length + Vitals.length === 0;
  }

  #sendWithin(milliseconds: number): void {
    const now = performance.now();
    const dueAt = Math.max(now + milliseconds, this.#notBefore);
    if (dueAt >= this.#dueAt) return;
    this.#stopWaiting();
    this.#dueAt = dueAt;
    this.#timer = setTimeout(() => {
      this.#stopWaiting();
      this.flush();
    }, dueAt - now);
  }

  #stopWaiting(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#dueAt = Infinity;
  }

  #note({ status, retryAfter }: Outcome): void {
    if (status >= 200 && status < 300) {
      this.#pause = PAUSE.first;
      return;
    }
    this.#notBefore = performance.now() + Math.max(this.#pause, (retryAfter ?? 0) * 1_000);
    this.#pause = Math.min(this.#pause * 2, PAUSE.longest);
    if (this.#timer === null) return;
    this.#stopWaiting();
    this.#sendWithin(0);
  }
}
