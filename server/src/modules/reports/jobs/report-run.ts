import { once } from 'node:events';
import type { Logger } from 'pino';
import { dateInZone } from '../../../kernel/clock/clock.ts';
import type { Clock } from '../../../kernel/clock/clock.ts';
import type { DatabaseHandle, Db } from '../../../kernel/db/index.ts';
import type { DomainError } from '../../../kernel/errors/index.ts';
import { denied, errorCode, readRefusal } from '../../../kernel/errors/index.ts';
import { every } from '../../../kernel/guard/index.ts';
import { findReader } from '../../../kernel/session/index.ts';
import type { AsReader, MadeReport } from '../report-request.ts';
import { endJob } from './end-job.ts';
import { inPieces } from './in-pieces.ts';
import type { ReportJobRow } from './report-jobs.queries.ts';
import type { ReportMaker } from './report-maker.ts';
import type { Ending, Progress, Run } from './report-runs.queries.ts';
import { addPiece, giveBack, MAX_ATTEMPTS, noteProgress, runOf } from './report-runs.queries.ts';
import { isRightLost } from './right-lost.ts';
import type { Rights } from './rights.ts';
import { demandRights, rightsOf } from './rights.ts';

export interface RunServices {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  readonly maker: ReportMaker;
  /** Called after a commit that wrote outbox rows. */
  readonly onOutbox: () => void;
  /** How often to store the progress of a report, if it has changed, in milliseconds. */
  readonly notedEvery?: number;
}

/** Why a run is aborted: nobody wants the report any more, or the process stops and another one will make it. */
export type BreakOff = 'unwanted' | 'stopping';

const NOTED_EVERY = 500;
/** Without progress, a heartbeat is stored only every fourth time. */
const QUIET_TICKS = 4;
/** SQLSTATEs and error codes for no space left: disk full, out of memory, a configured limit. */
const NO_ROOM = new Set(['53100', '53200', '53400', 'ENOSPC']);

export const SENTENCES = {
  failed: 'The report could not be made. Please try again.',
  noRoom: 'There is no room to keep this report. Please ask your administrator.',
  interrupted: 'Making this report was interrupted too often. Please try again.',
  left: 'You may not see this report any more.',
} as const;

const endingOf = (refusal: DomainError) => (isRightLost(refusal) ? 'withdrawn' : 'failed');

/** One attempt at a report, from its claim to its file or its failure. */
export class ReportRun {
  readonly job: ReportJobRow;
  readonly #run: Run;
  readonly #services: RunServices;
  readonly #controller = new AbortController();
  #progress: Progress = { done: 0, total: null };
  #noted: Progress = this.#progress;
  #quiet = 0;
  #isNoting = false;
  /** The person's rights at the first step. */
  #rights: Rights | null = null;

  constructor(job: ReportJobRow, services: RunServices) {
    this.job = job;
    this.#run = runOf(job);
    this.#services = services;
  }

  /** Aborts the run as soon as possible. */
  breakOff(reason: BreakOff): void {
    this.#controller.abort(reason);
  }

  /** Makes the report; every outcome is stored in the job, and nothing is thrown. */
  async make(): Promise<void> {
    const { notedEvery = NOTED_EVERY } = this.#services;
    const timer = every(notedEvery, { kind: 'reports' }, () => this.#tick());
    try {
      await Promise.race([this.#brokenOff(), this.#makeAndKeep()]);
    } catch (error) {
      await this.#fail(error).catch((cause: unknown) => {
        // Without further heartbeats, the queue's next poll takes the job over.
        this.#services.log.warn({ err: cause, reportJob: this.job.id }, 'the end of a report was not noted');
      });
    } finally {
      clearInterval(timer);
      // Aborts a slow maker that is still working.
      this.breakOff('unwanted');
    }
  }

  /** Rejects on abort, without waiting for a maker that ignores the signal. */
  async #brokenOff(): Promise<never> {
    await once(this.#controller.signal, 'abort');
    throw new Error('The report was broken off.');
  }

  #inTenant<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.#services.db.transaction({ role: 'app', tenantId: this.job.tenant_id }, work);
  }

  /** Every step reads the person and their current rights again; `now` is the same for the whole report. */
  #asReader(): AsReader {
    const now = this.#services.clock.now();
    return (work) => {
      this.#controller.signal.throwIfAborted();
      return this.#inTenant(async (db) => {
        const reader = await findReader(db, this.job.tenant_id, this.job.person_id);
        if (!reader) throw denied(SENTENCES.left);
        const rights = rightsOf(reader.actor);
        this.#rights ??= rights;
        demandRights(this.#rights, rights);
        return work({ ...reader, db, now, today: dateInZone(now, reader.tenant.timeZone) });
      });
    };
  }

  async #makeAndKeep(): Promise<void> {
    const { report, format, params } = this.job;
    const made = await this.#services.maker.make(
      { report, format, params },
      {
        as: this.#asReader(),
        signal: this.#controller.signal,
        progress: (done, total) => {
          this.#progress = { done, total };
        },
      },
    );
    await this.#finish(made, await this.#keep(made));
  }

  /** Stores the file as it is made; returns its size. */
  async #keep(made: MadeReport): Promise<number> {
    let [position, size] = [0, 0];
    for await (const bytes of inPieces(made.content)) {
      this.#controller.signal.throwIfAborted();
      const piece = { position, bytes, ...this.#progress, now: this.#services.clock.now() };
      this.#keepOn(await this.#inTenant((db) => addPiece(db, this.#run, piece)));
      position += 1;
      size += bytes.length;
    }
    return size;
  }

  async #finish(made: MadeReport, size: number): Promise<void> {
    const { done, total } = this.#progress;
    await this.#end({
      state: 'done',
      content_text: made.describe(),
      file_name: made.name,
      file_type: made.type,
      size,
      rights: JSON.stringify(this.#rights ?? []),
      rows_done: total ?? done,
      rows_total: total ?? done,
    });
  }

  async #end(ending: Omit<Ending, 'now'>): Promise<void> {
    const now = this.#services.clock.now();
    const hasMail = await this.#inTenant((db) => endJob(db, this.job, { ...ending, now }));
    if (hasMail) this.#services.onOutbox();
  }

  async #fail(error: unknown): Promise<void> {
    const { signal } = this.#controller;
    if (signal.aborted) {
      if ((signal.reason as BreakOff) === 'stopping') await this.#giveBack({ isCounted: false });
      return;
    }
    const refusal = readRefusal(error);
    // A transient database failure or a deadlock is not the report's fault.
    const isPassing = refusal !== null && refusal !== error;
    if (isPassing && this.job.attempts < MAX_ATTEMPTS) await this.#giveBack({ isCounted: true });
    else if (refusal) await this.#end({ state: endingOf(refusal), problem: refusal.message });
    else await this.#failUnexpectedly(error);
  }

  async #failUnexpectedly(error: unknown): Promise<void> {
    this.#services.log.error({ err: error, reportJob: this.job.id }, 'a report could not be made');
    const problem = NO_ROOM.has(errorCode(error)) ? SENTENCES.noRoom : SENTENCES.failed;
    await this.#end({ state: 'failed', problem });
  }

  #giveBack(how: Parameters<typeof giveBack>[2]): Promise<void> {
    return this.#inTenant((db) => giveBack(db, this.#run, how));
  }

  /** @param isOwn false once the job was cancelled, deleted, or taken over by another process */
  #keepOn(isOwn: boolean): void {
    if (!isOwn) this.breakOff('unwanted');
    this.#controller.signal.throwIfAborted();
  }

  async #tick(): Promise<void> {
    const progress = this.#progress;
    const isFurther = progress.done !== this.#noted.done || progress.total !== this.#noted.total;
    this.#quiet = isFurther ? 0 : this.#quiet + 1;
    if (this.#isNoting || (!isFurther && this.#quiet % QUIET_TICKS !== 0)) return;
    this.#isNoting = true;
    try {
      const now = this.#services.clock.now();
      const isOwn = await this.#inTenant((db) => noteProgress(db, this.#run, { ...progress, now }));
      this.#noted = progress;
      if (!isOwn) this.breakOff('unwanted');
    } finally {
      this.#isNoting = false;
    }
  }
}
