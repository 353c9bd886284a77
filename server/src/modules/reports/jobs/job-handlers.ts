import type { BodyOf, ReportJob } from '@cadence/shared-contract';
import { LIMITS } from '@cadence/shared-contract';
import { conflict, DomainError, notFound } from '../../../kernel/errors/index.ts';
import type { Ctx, HandlersOf } from '../../../kernel/http/index.ts';
import { AfterCommit } from '../../../kernel/http/index.ts';
import { downloadReport } from './download-report.ts';
import { presentJob } from './present-job.ts';
import type { ReportMaker } from './report-maker.ts';
import type { ReportQueue } from './report-queue.ts';
import {
  cancelJob,
  countWaiting,
  findJob,
  insertJob,
  listJobs,
  lockReportsOf,
  removeJob,
} from './report-jobs.queries.ts';

export interface ReportJobServices {
  readonly maker: ReportMaker;
  readonly queue: Pick<ReportQueue, 'finished' | 'breakOff'>;
}

const TOO_MANY = 'Ten of your reports are waiting. Please wait until one of them is made, or cancel one.';
/** In seconds; by then a report is usually made. */
const RETRY_AFTER = 10;

/** Queues a report. @throws denied, not_found, invalid; rate_limited if ten are waiting (D-96) */
async function startReport(
  ctx: Ctx,
  maker: ReportMaker,
  { Report, Format, Params }: BodyOf<'reports.start'>,
): Promise<ReportJob> {
  const request = { report: Report, format: Format, params: Params };
  const title = await maker.describe(ctx, request, { isToBeMade: true });
  await lockReportsOf(ctx.db, ctx.actor);
  if ((await countWaiting(ctx.db, ctx.actor)) >= LIMITS.reportsWaiting)
    throw new DomainError('rate_limited', TOO_MANY, { retryAfter: RETRY_AFTER });
  const row = await insertJob(ctx.db, {
    tenant_id: ctx.tenant.id,
    person_id: ctx.actor.id,
    report: Report,
    format: Format,
    params: JSON.stringify(Params),
    title,
    created_at: ctx.now,
  });
  return presentJob(row);
}

/** @throws not_found */
async function readJob({ db, actor }: Ctx, id: number): Promise<ReportJob> {
  const row = await findJob(db, actor, id);
  if (!row) throw notFound();
  return presentJob(row);
}

/** Cancels an open job; one that has already ended without a file is returned as it is. @throws not_found, conflict */
async function cancelReport(ctx: Ctx, id: number): Promise<ReportJob> {
  const cancelled = await cancelJob(ctx.db, ctx.actor, { id, now: ctx.now });
  if (cancelled) return presentJob(cancelled);
  const job = await readJob(ctx, id);
  if (job.State === 'done')
    throw conflict('This report was finished before it could be cancelled.', 'tooLate');
  return job;
}

type JobOperations =
  | 'reports.start'
  | 'reports.jobs'
  | 'reports.job'
  | 'reports.cancel'
  | 'reports.discard'
  | 'reports.download';

/** The operations on a person's own reports; nobody sees another person's. */
export function createReportJobHandlers({
  maker,
  queue,
}: ReportJobServices): Pick<HandlersOf<'reports'>, JobOperations> {
  return {
    'reports.start': async (_ctx, { body }) =>
      new AfterCommit(async ({ finish, conclude }) => {
        const started = await finish((ctx) => startReport(ctx, maker, body));
        await queue.finished(started.Id);
        return conclude(async ({ db, actor }) => {
          // It may have been removed in another window.
          const row = await findJob(db, actor, started.Id);
          return row ? presentJob(row) : started;
        });
      }),

    'reports.jobs': async ({ db, actor, now }) => ({
      Jobs: (await listJobs(db, actor, now)).map(presentJob),
    }),

    'reports.job': (ctx, { params }) => readJob(ctx, params.id),

    'reports.cancel': async (_ctx, { params }) =>
      new AfterCommit(async ({ finish }) => {
        const job = await finish((ctx) => cancelReport(ctx, params.id));
        queue.breakOff(params.id);
        return job;
      }),

    'reports.discard': async (_ctx, { params }) =>
      new AfterCommit(async ({ finish }) => {
        const answer = await finish(async ({ db, actor }) => {
          if (!(await removeJob(db, actor, params.id))) throw notFound();
          return { Success: true };
        });
        queue.breakOff(params.id);
        return answer;
      }),

    'reports.download': (ctx, { params }) => downloadReport(ctx, maker, params.id),
  };
}
