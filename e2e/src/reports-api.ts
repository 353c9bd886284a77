import { reportType } from '@cadence/shared-contract/reports';
import type { ReportId } from '@cadence/shared-contract/reports';
import { ROUTES } from '@cadence/shared-contract';
import type { OutputOf, ReportJob, SavedSummary } from '@cadence/shared-contract';
import type { ApiSession } from './api.ts';
import { expect } from './expect.ts';
import type { WalkedReports } from './walked-screens.ts';

export const REPORTS_PAGE = '/v3/reports';

type Period = OutputOf<'reports.choices'>['Periods'][number];

/** The page of a report, or what its dialog leads to. */
export const openedPath = (id: ReportId, query = ''): string =>
  `${REPORTS_PAGE}/${reportType(id).slug}${query}`;

/** The page with the dialog of a report open. */
export const dialogPath = (id: ReportId): string => `${REPORTS_PAGE}?report=${reportType(id).slug}`;

/** A report of the list of the last ones. */
export function startReport(
  { call }: ApiSession,
  Report: ReportId,
  Format: ReportJob['Format'],
): Promise<ReportJob> {
  return call('reports.start', { body: { Report, Format, Params: {} } });
}

/** The quarter that has ended last. */
export async function lastQuarter({ call }: ApiSession): Promise<Period> {
  const { Periods } = await call('reports.choices', {});
  const period = Periods.find(({ Index }) => Index === -1);
  if (period === undefined) throw new Error('No quarter is over');
  return period;
}

/**
 * A saved summary of the quarter that has ended last. Two tests may ask for one as the same person at once: then one is
 * written, and the other test is answered with a conflict and takes what was written.
 */
export async function writeSummary(session: ApiSession): Promise<SavedSummary> {
  const { Id } = await lastQuarter(session);
  const path = ROUTES['summaries.quarterAgain'].path
    .replace(':periodId', String(Id))
    .replace(':audience', 'me');
  const answer = await session.send('POST', path);
  expect([200, 409], await answer.text()).toContain(answer.status());
  const latest = async () =>
    (await session.call('summaries.list', {})).Summaries.find(({ Kind }) => Kind === 'quarter');
  await expect.poll(latest).toBeDefined();
  const saved = await latest();
  if (saved === undefined) throw new Error('The summary was deleted');
  return saved;
}

/** Every monday at eight, for half a year. */
export async function addSchedule({ call }: ApiSession, Report: ReportId): Promise<number> {
  const rhythm = { Every: 'week', Weekday: 1, Hour: 8, Until: '2027-04-30' } as const;
  return (await call('reports.addSchedule', { body: { ...rhythm, Report, Format: 'xlsx', Params: {} } })).Id;
}

/** What the walks through reports need: jobs, a schedule and a summary of somebody's own. */
export async function makeReports(session: ApiSession, managerId: number): Promise<WalkedReports> {
  await startReport(session, 1, 'xlsx');
  await startReport(session, 2, 'pdf');
  const { Id: currentId } = session.me.Period;
  const { Id: endedId } = await lastQuarter(session);
  return {
    currentId,
    endedId,
    managerId,
    scheduleId: await addSchedule(session, 2),
    summaryId: (await writeSummary(session)).Id,
  };
}
