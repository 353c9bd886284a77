import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { createClock } from '../clock/clock.ts';
import type { DatabaseHandle, Db } from '../db/index.ts';
import { every, later } from '../guard/index.ts';
import { inOwnTrace } from '../telemetry/span.ts';
import { enlistJob, lockDueJobs, setDue } from './recurring-jobs.queries.ts';

/** Recurring work, once per installation however many processes run. It must be idempotent. */
export interface ScheduledJob {
  readonly name: string;
  /** Minutes from one run to the next; days begin at midnight, UTC. */
  readonly every: number;
  /** Minutes after the full hour or day at which it runs. */
  readonly at: number;
  run(): Promise<void>;
}

/** One run of a job in this process. */
export interface JobRun {
  readonly job: string;
  readonly outcome: 'done' | 'failed';
  readonly seconds: number;
}

export interface SchedulerServices {
  readonly db: DatabaseHandle;
  readonly log: FastifyBaseLogger;
  /** The machine's clock by default, even when the product runs on a simulated date. */
  readonly clock?: Clock;
  /** Called after each run. */
  readonly onRun?: (run: JobRun) => void;
}

const MINUTE = 60_000;
/** How often a process looks for due jobs, in milliseconds. */
const LOOK_EVERY = 15_000;
/** A job whose process has died is due again after this, in milliseconds, or at its next time. */
const LEASE = 15 * MINUTE;
/** A job that failed is due again after this, in milliseconds. */
const RETRY_AFTER = MINUTE;
const STOP_TIMEOUT = 3_000;

/** The job's next run after an instant. */
export function nextRun({ every: minutes, at }: Pick<ScheduledJob, 'every' | 'at'>, after: Date): Date {
  const interval = minutes * MINUTE;
  const offset = at * MINUTE;
  return new Date((Math.floor((after.getTime() - offset) / interval) + 1) * interval + offset);
}

/** Runs the recurring jobs of the timetable `recurring_jobs` (ADR 20). Any number of processes may run one. */
export class Scheduler {
  readonly #jobs: readonly ScheduledJob[];
  readonly #services: Required<Omit<SchedulerServices, 'onRun'>> & Pick<SchedulerServices, 'onRun'>;
  readonly #running = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(jobs: readonly ScheduledJob[], { clock = createClock(null), ...services }: SchedulerServices) {
    this.#jobs = jobs;
    this.#services = { clock, ...services };
  }

  /** Starts running jobs by the clock; those that came due while no process was running run at once. */
  async start(): Promise<void> {
    const now = this.#services.clock.now();
    await this.#inTransaction(async (db) => {
      for (const job of this.#jobs) await enlistJob(db, job.name, nextRun(job, now));
    });
    this.#timer = every(LOOK_EVERY, { kind: 'jobs' }, () => this.look());
    await this.look();
  }

  /** Starts the jobs that are due now. */
  look(): Promise<void> {
    this.#looking = this.#takeDue().catch((error: unknown) => {
      this.#services.log.warn(
        { err: error },
        'recurring jobs could not be looked for; the next look tries again',
      );
    });
    return this.#looking;
  }

  /** Resolves when this process has finished every job that was due at the time of the call. */
  async settle(): Promise<void> {
    await this.look();
    await Promise.all(this.#running.values());
  }

  /** Waits a moment for running jobs to finish. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const timer = later(STOP_TIMEOUT, { kind: 'jobs' }, () => resolve(undefined));
    await Promise.race([promise, Promise.all(this.#running.values())]);
    clearTimeout(timer);
  }

  async #takeDue(): Promise<void> {
    const idle = this.#jobs.filter(({ name }) => !this.#running.has(name));
    if (idle.length === 0) return;
    const taken = await this.#inTransaction(async (db) => {
      const now = this.#services.clock.now();
      const names = await lockDueJobs(
        db,
        idle.map(({ name }) => name),
        now,
      );
      const due = idle.filter(({ name }) => names.includes(name));
      for (const job of due)
        await setDue(db, job.name, new Date(Math.min(nextRun(job, now).getTime(), now.getTime() + LEASE)));
      return due;
    });
    for (const job of taken)
      this.#running.set(
        job.name,
        this.#run(job).finally(() => this.#running.delete(job.name)),
      );
  }

  async #run(job: ScheduledJob): Promise<void> {
    const { clock, log } = this.#services;
    try {
      await this.#measured(job);
      await this.#inTransaction((db) => setDue(db, job.name, nextRun(job, clock.now())));
    } catch (error) {
      log.warn({ err: error, job: job.name }, 'a recurring job could not be run; it is tried again');
      const again = new Date(clock.now().getTime() + RETRY_AFTER);
      await this.#inTransaction((db) => setDue(db, job.name, again)).catch(() => undefined);
    }
  }

  async #measured(job: ScheduledJob): Promise<void> {
    const begun = performance.now();
    let outcome: JobRun['outcome'] = 'failed';
    try {
      await inOwnTrace(`job ${job.name}`, { 'cadence.job': job.name }, () => job.run());
      outcome = 'done';
    } finally {
      this.#services.onRun?.({ job: job.name, outcome, seconds: (performance.now() - begun) / 1_000 });
    }
  }

  #inTransaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.#services.db.transaction({ role: 'jobs' }, work);
  }
}
