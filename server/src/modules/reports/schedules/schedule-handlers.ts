import type { BodyOf, ReportSchedule } from '@cadence/shared-contract';
import { LIMITS } from '@cadence/shared-contract';
import { denied, invalid, notFound, stale } from '../../../kernel/errors/index.ts';
import type { Ctx, HandlersOf } from '../../../kernel/http/index.ts';
import { currentPeriod } from '../../periods/index.ts';
import type { ReportMaker } from '../jobs/report-maker.ts';
import type { Rhythm } from './next-run.ts';
import { nextRun } from './next-run.ts';
import type { ScheduleInput } from './schedule-input.ts';
import { checkScheduleInput } from './schedule-input.ts';
import type { ScheduleRow } from './schedules.queries.ts';
import {
  changeSchedule,
  endSchedule,
  findSchedule,
  insertSchedule,
  listSchedules,
  lockSchedulesOf,
  quarterEndsFrom,
  restoreEnded,
} from './schedules.queries.ts';

/** How long the end of a schedule can be undone, in milliseconds; the same as for a note. */
const RESTORABLE_FOR = 86_400_000;

function present(row: ScheduleRow): ReportSchedule {
  return {
    Id: row.id,
    Report: row.report,
    Format: row.format,
    Params: row.params,
    Every: row.every,
    Weekday: row.weekday,
    Hour: row.hour,
    Until: row.until,
    Title: row.title,
    NextAt: row.next_at?.toISOString() ?? null,
    UpdatedAt: row.updated_at.toISOString(),
  };
}

/** @throws invalid if there is no run up to the last day */
async function firstRun({ db, tenant, today, now }: Ctx, rhythm: Rhythm): Promise<Date> {
  await currentPeriod(db, tenant.id, today);
  const quarterEnds = await quarterEndsFrom(db, tenant.id, today);
  const next = nextRun(rhythm, now, { timeZone: tenant.timeZone, quarterEnds });
  if (!next)
    throw invalid([
      { path: 'Until', message: 'The first report would come after this day. Please choose a later one.' },
    ]);
  return next;
}

/** The columns of a schedule, after checking that the person may have the report. @throws invalid, denied, not_found */
async function readSchedule(ctx: Ctx, maker: ReportMaker, body: ScheduleInput) {
  checkScheduleInput(body, ctx.today);
  const { Report, Format, Params } = body;
  const rhythm = { every: body.Every, weekday: body.Weekday, hour: body.Hour, until: body.Until };
  return {
    ...rhythm,
    report: Report,
    format: Format,
    params: JSON.stringify(Params),
    title: await maker.describe(
      ctx,
      { report: Report, format: Format, params: Params },
      { isToBeMade: true },
    ),
    time_zone: ctx.tenant.timeZone,
    next_at: await firstRun(ctx, rhythm),
    updated_at: ctx.now,
  };
}

/** @throws denied if the person has as many as allowed */
async function demandRoom({ db, actor }: Ctx): Promise<void> {
  await lockSchedulesOf(db, actor);
  if ((await listSchedules(db, actor)).length >= LIMITS.reportSchedules)
    throw denied(`You have ${LIMITS.reportSchedules} schedules, which is the most. Please end one first.`);
}

async function addSchedule(ctx: Ctx, maker: ReportMaker, body: ScheduleInput): Promise<ScheduleRow> {
  const values = await readSchedule(ctx, maker, body);
  await demandRoom(ctx);
  const { tenant, actor, now } = ctx;
  return insertSchedule(ctx.db, { ...values, tenant_id: tenant.id, person_id: actor.id, created_at: now });
}

/** @throws not_found; invalid, denied; stale if it changed since `UpdatedAt` (D-3) */
async function updateSchedule(
  ctx: Ctx,
  maker: ReportMaker,
  {
    id,
    body: { UpdatedAt, ...body },
  }: { readonly id: number; readonly body: BodyOf<'reports.updateSchedule'> },
): Promise<ScheduleRow> {
  const before = await findSchedule(ctx.db, ctx.actor, id);
  if (!before || before.ended_at) throw notFound();
  const version = UpdatedAt === undefined ? null : new Date(UpdatedAt);
  if (version !== null && Number.isNaN(version.getTime())) throw stale();
  const row = await changeSchedule(ctx.db, ctx.actor, {
    id,
    version,
    ...(await readSchedule(ctx, maker, body)),
  });
  if (!row) throw stale('You changed this schedule in another window.');
  return row;
}

/** Ends a schedule; idempotent, so that the link in an old mail never fails. @throws not_found */
async function removeSchedule({ db, actor, now }: Ctx, id: number): Promise<void> {
  const row = await findSchedule(db, actor, id);
  if (!row) throw notFound();
  await endSchedule(db, { tenantId: row.tenant_id, id }, { reason: 'removed', now });
}

/** @throws not_found; denied, invalid if it could not be added either */
async function restoreSchedule(ctx: Ctx, maker: ReportMaker, id: number): Promise<ScheduleRow> {
  const { db, actor, now } = ctx;
  const ended = await findSchedule(db, actor, id);
  if (!ended) throw notFound();
  const { report, format, params } = ended;
  await maker.describe(ctx, { report, format, params });
  await demandRoom(ctx);
  const nextAt = await firstRun(ctx, ended);
  const since = new Date(now.getTime() - RESTORABLE_FOR);
  const row = await restoreEnded(db, actor, { id, since, nextAt, now });
  if (!row) throw notFound();
  return row;
}

type ScheduleOperations =
  | 'reports.schedules'
  | 'reports.addSchedule'
  | 'reports.updateSchedule'
  | 'reports.removeSchedule'
  | 'reports.restoreSchedule';

/** The operations on a person's own schedules (D-97). */
export function createScheduleHandlers({
  maker,
}: {
  readonly maker: ReportMaker;
}): Pick<HandlersOf<'reports'>, ScheduleOperations> {
  return {
    'reports.schedules': async ({ db, actor }) => ({
      Schedules: (await listSchedules(db, actor)).map(present),
    }),
    'reports.addSchedule': async (ctx, { body }) => present(await addSchedule(ctx, maker, body)),
    'reports.updateSchedule': async (ctx, { params, body }) =>
      present(await updateSchedule(ctx, maker, { id: params.id, body })),
    'reports.removeSchedule': async (ctx, { params }) => {
      await removeSchedule(ctx, params.id);
      return { Success: true };
    },
    'reports.restoreSchedule': async (ctx, { params }) =>
      present(await restoreSchedule(ctx, maker, params.id)),
  };
}
