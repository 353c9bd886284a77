import { LIMITS } from '@cadence/shared-contract';
import { randomUUID } from 'node:crypto';
import { every, later } from '../../../kernel/guard/index.ts';
import { errorMessage } from '../../../kernel/errors/index.ts';
import { endJob } from './end-job.ts';
import type { RunServices } from './report-run.ts';
import { ReportRun, SENTENCES } from './report-run.ts';
import { claimJob, findSilent, giveBack, MAX_ATTEMPTS, runOf } from './report-runs.queries.ts';

/** Reports that one process makes at a time: one more than a person may have, so that one person never has all of it. */
const AT_A_TIME = LIMITS.reportsRunning + 1;
/** How often jobs are looked for that nobody has announced here, in milliseconds. */
const LOOK_EVERY = 5_000;
/** After this long without a sign of life a process counts as dead, in milliseconds. */
const SILENT_AFTER = 30_000;
/** How long a stop waits for what it has broken off, in milliseconds. */
const STOP_TIMEOUT = 3_000;
/** How long the answer to a request for a report waits for it (D-96), in milliseconds. */
const PATIENCE = 2_000;

export interface ReportQueueOptions extends RunServices {
  /** How long an answer waits for a report, in milliseconds. */
  readonly patience?: number;
}

/**
 * Makes the reports that wait in the table of jobs (ADR 15). Any number of processes may have one; each job is made by one
 * of them, and by another one if that dies.
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

  /** From now on jobs are also looked for by the clock. Before, only when asked. */
  start(): void {
    this.#timer = every(LOOK_EVERY, { kind: 'reports' }, () => this.look());
    this.nudge();
  }

  /** Says that a job waits; returns at once. */
  nudge(): void {
    this.#isAsked = true;
    if (this.#claiming || this.#isStopped) return;
    this.#claiming = this.#claimAll().finally(() => {
      this.#claiming = null;
      if (this.#isAsked) this.nudge();
    });
  }

  /** Takes up what processes that died have left, then what waits. */
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

  /** Waits a moment for a job: until it has ended here, or the patience of an answer is over. */
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

  /** Ends the work on a cancelled job, if it is made here; another process notices it later. */
  breakOff(jobId: number): void {
    this.#runs.get(jobId)?.breakOff('unwanted');
    this.#release(jobId);
  }

  /** Resolves when this process has nothing left to do. */
  async settle(): Promise<void> {
    this.nudge();
    while (this.#claiming || this.#working.size > 0) await (this.#claiming ?? Promise.race(this.#working));
  }

  /** Gives back what is being made: another process, or this one after its start, begins it again. */
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

  /** Begins the next job; false when none waits. */
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
