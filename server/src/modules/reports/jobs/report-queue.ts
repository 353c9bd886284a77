import { LIMITS } from '@cadence/shared-contract';
import { randomUUID } from 'node:crypto';
import { every, later } from '../../../kernel/guard/index.ts';
import { errorMessage } from '../../../kernel/errors/index.ts';
import { endJob } from './end-job.ts';
import type { RunServices } from './report-run.ts';
import { ReportRun, SENTENCES } from './report-run.ts';
import { claimJob, findSilent, giveBack, MAX_ATTEMPTS, runOf } from './report-runs.queries.ts';

/** Reports that one process makes concurrently: one more than a person may have, so that one person never uses all. */
const AT_A_TIME = LIMITS.reportsRunning + 1;
/** How often to poll for jobs queued by other processes, in milliseconds. */
const LOOK_EVERY = 5_000;
/** A process without a heartbeat for this long counts as dead, in milliseconds. */
const SILENT_AFTER = 30_000;
/** How long a stop waits for aborted runs, in milliseconds. */
const STOP_TIMEOUT = 3_000;
/** How long the answer to a request waits for its report (D-96), in milliseconds. */
const PATIENCE = 2_000;

export interface ReportQueueOptions extends RunServices {
  /** How long an answer waits for its report, in milliseconds. */
  readonly patience?: number;
}

/**
 * Makes the reports that wait in the table of jobs (ADR 15). Every process may have a queue; each job is made by one of
 * them, and by another if that one dies.
 */
export class ReportQueue {
  readonly #services: RunServices;
  readonly #patience: number;
  readonly #runs = new Map<number, ReportRun>();
  readonly #working = new Set<Promise<void>>();
  readonly #waiting = new Map<number, Set<() => void>>();
  #timer: NodeJS.Timeout | undefined;
  #claiming: Promise<void> | null = null;
  #isAsked = false;
  #isStopped = false;

  constructor({ patience = PATIENCE, ...services }: ReportQueueOptions) {
    this.#services = services;
    this.#patience = patience;
  }

  /** Starts polling for jobs. Before, jobs are claimed only on `nudge`. */
  start(): void {
    this.#timer = every(LOOK_EVERY, { kind: 'reports' }, () => this.look());
    this.nudge();
  }

  /** Signals that a job is waiting; returns immediately. */
  nudge(): void {
    this.#isAsked = true;
    if (this.#claiming || this.#isStopped) return;
    this.#claiming = this.#claimAll().finally(() => {
      this.#claiming = null;
      if (this.#isAsked) this.nudge();
    });
  }

  /** Takes over the jobs of dead processes, then claims waiting ones. */
  async look(): Promise<void> {
    try {
      await this.#takeUpSilent();
    } catch (error) {
      this.#services.log.warn(
        { err: error },
        'reports of other processes could not be looked for; the next look tries again',
      );
    }
    this.nudge();
  }

  /** Resolves when the job has ended in this process, or after the timeout of an answer. */
  finished(jobId: number): Promise<void> {
    if (this.#isStopped) return Promise.resolve();
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(jobId) ?? new Set();
      this.#waiting.set(jobId, waiting);
      const timer = later(this.#patience, { kind: 'reports' }, () => done());
      const done = (): void => {
        clearTimeout(timer);
        waiting.delete(done);
        if (waiting.size === 0) this.#waiting.delete(jobId);
        resolve();
      };
      waiting.add(done);
      this.nudge();
    });
  }

  /** Aborts a job that nobody wants any more, if this process runs it; another process notices by itself. */
  breakOff(jobId: number): void {
    this.#runs.get(jobId)?.breakOff('unwanted');
    this.#release(jobId);
  }

  /** Resolves when this process has nothing left to do. */
  async settle(): Promise<void> {
    this.nudge();
    while (this.#claiming || this.#working.size > 0) await (this.#claiming ?? Promise.race(this.#working));
  }

  /** Gives running jobs back to the queue: another process, or this one after a restart, makes them from the start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#claiming;
    for (const run of this.#runs.values()) run.breakOff('stopping');
    for (const jobId of [...this.#waiting.keys()]) this.#release(jobId);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const timer = later(STOP_TIMEOUT, { kind: 'reports' }, () => resolve(undefined));
    await Promise.race([promise, Promise.all(this.#working)]);
    clearTimeout(timer);
  }

  async #takeUpSilent(): Promise<void> {
    const { db, clock, onOutbox } = this.#services;
    const now = clock.now();
    const since = new Date(now.getTime() - SILENT_AFTER);
    const interrupted = { state: 'failed', problem: SENTENCES.interrupted, now } as const;
    const hasMail = await db.transaction({ role: 'jobs' }, async (tx) => {
      let isMailed = false;
      for (const job of await findSilent(tx, since)) {
        if (job.attempts < MAX_ATTEMPTS) await giveBack(tx, runOf(job), { isCounted: true });
        else isMailed = (await endJob(tx, job, interrupted)) || isMailed;
      }
      return isMailed;
    });
    if (hasMail) onOutbox();
  }

  async #claimAll(): Promise<void> {
    try {
      while (this.#isAsked && !this.#isStopped) {
        this.#isAsked = false;
        while (this.#working.size < AT_A_TIME && !this.#isStopped && (await this.#claim()));
      }
    } catch (error) {
      this.#isAsked = false;
      this.#services.log.warn(
        { err: errorMessage(error) },
        'no report could be begun; the next look tries again',
      );
    }
  }

  /** Claims and starts the next job; false if none can be claimed. */
  async #claim(): Promise<boolean> {
    const { db, clock } = this.#services;
    const runId = randomUUID();
    const job = await db.transaction({ role: 'jobs' }, (tx) => claimJob(tx, { runId, now: clock.now() }));
    if (!job) return false;
    const run = new ReportRun(job, this.#services);
    this.#runs.set(job.id, run);
    const work = run.make().finally(() => {
      if (this.#runs.get(job.id) === run) this.#runs.delete(job.id);
      this.#working.delete(work);
      this.#release(job.id);
      this.nudge();
    });
    this.#working.add(work);
    return true;
  }

  #release(jobId: number): void {
    for (const release of [...(this.#waiting.get(jobId) ?? [])]) release();
  }
}

export function createReportQueue(options: ReportQueueOptions): ReportQueue {
  return new ReportQueue(options);
}
