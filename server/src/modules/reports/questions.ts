import type { ReportParams } from '@cadence/shared-contract';
import { addDays, LIMITS, MESSAGES } from '@cadence/shared-contract';
import { REPORT_SCOPE_LABELS } from '@cadence/shared-contract/reports';
import { DateTime } from 'luxon';
import { denied, invalid, notFound } from '../../kernel/errors/index.ts';
import { allPeriods, currentPeriod } from '../periods/index.ts';
import type { PeriodRow } from '../periods/index.ts';
import type { ReportCtx } from './report-request.ts';

/** Quarters that begin up to this much later can be chosen (people §2.9). */
const MONTHS_AHEAD = 3;

/** 'Q4 2026' */
export const quarterName = ({ quarter, year }: Pick<PeriodRow, 'quarter' | 'year'>): string =>
  `Q${quarter} ${year}`;

function lastStart(today: string): string {
  return DateTime.fromISO(today).plus({ months: MONTHS_AHEAD }).toISODate() ?? today;
}

/** The periods that a report can be for, the latest first (people §2.9). */
export async function reportPeriods(ctx: ReportCtx): Promise<readonly PeriodRow[]> {
  const { periods } = await allPeriods(ctx.db, ctx.actor.tenantId, ctx.today);
  const last = lastStart(ctx.today);
  return periods.filter(({ start_date }) => start_date <= last).toReversed();
}

/** The requested period, by default the current one. @throws not_found */
export async function periodOf(ctx: ReportCtx, id: number | undefined): Promise<PeriodRow> {
  if (id === undefined) return currentPeriod(ctx.db, ctx.actor.tenantId, ctx.today);
  const period = (await reportPeriods(ctx)).find((row) => row.id === id);
  if (!period) throw notFound();
  return period;
}

/**
 * The periods from one to another, the earliest first; by default a year up to the current one.
 * @throws not_found, invalid
 */
export async function periodsBetween(
  ctx: ReportCtx,
  { PeriodId, ToPeriodId }: Pick<ReportParams, 'PeriodId' | 'ToPeriodId'>,
): Promise<readonly PeriodRow[]> {
  const to = await periodOf(ctx, ToPeriodId);
  const all = (await reportPeriods(ctx)).toReversed();
  const from = PeriodId === undefined ? undefined : await periodOf(ctx, PeriodId);
  if (from && from.start_date > to.start_date)
    throw invalid([{ path: 'ToPeriodId', message: MESSAGES.toBeforeFrom }]);
  const upTo = all.filter(({ start_date }) => start_date <= to.start_date);
  const chosen = from ? upTo.filter(({ start_date }) => start_date >= from.start_date) : upTo.slice(-4);
  if (chosen.length > LIMITS.reportPeriods)
    throw invalid([
      {
        path: 'ToPeriodId',
        message: `Please choose at most ${LIMITS.reportPeriods} quarters.`,
      },
    ]);
  return chosen;
}

/** The periods of a list, the earliest first, without duplicates. @throws not_found if one is not the tenant's */
export async function periodsOf(ctx: ReportCtx, ids: readonly number[]): Promise<readonly PeriodRow[]> {
  const all = await reportPeriods(ctx);
  const wanted = new Set(ids);
  const chosen = all.filter(({ id }) => wanted.has(id)).toReversed();
  if (chosen.length !== wanted.size) throw notFound();
  return chosen;
}

/** The requested scope, by default the widest that the reader may have. @throws denied */
export function scopeOf(asked: number | undefined, allowed: readonly number[]): number {
  const scope = asked ?? allowed.at(-1);
  if (scope === undefined || !allowed.includes(scope)) throw denied(MESSAGES.reportDenied);
  return scope;
}

export const scopeName = (scope: number): string => REPORT_SCOPE_LABELS[scope] ?? '';

/** A day in the week after the reported one: today, or for an ended period in the week after its end (people §2.9). */
export function weekAskedFor(period: Pick<PeriodRow, 'end_date'>, today: string): string {
  const dayAfter = addDays(period.end_date, 7);
  return today < dayAfter ? today : dayAfter;
}
