import { REPORT_IDS, reportRefusal, reportsFor, reportType } from '@cadence/shared-contract/reports';
import type { ReportFormat, ReportId, ReportQuestion } from '@cadence/shared-contract/reports';
import type { ReportParams } from '@cadence/shared-contract';
import { denied, invalid } from '../../kernel/errors/index.ts';
import type { ReportCtx, ReportRequest } from './report-request.ts';

/** The reports that the reader is offered (people §6 Reports). */
export function offeredReports({ actor, tenant }: Pick<ReportCtx, 'actor' | 'tenant'>): readonly ReportId[] {
  return reportsFor({ ...actor, isTalentEnabled: tenant.talentEnabled }).map(({ id }) => id);
}

/** @throws denied for a report that the reader is not offered */
export function requireReport(ctx: Pick<ReportCtx, 'actor' | 'tenant'>, report: ReportId): void {
  if (!offeredReports(ctx).includes(report))
    throw denied(reportRefusal(report, { isTalentEnabled: ctx.tenant.talentEnabled }));
}

const FIELDS: Readonly<Record<ReportQuestion, readonly (keyof ReportParams)[]>> = {
  period: ['PeriodId'],
  'from-to': ['PeriodId', 'ToPeriodId'],
  kind: ['Kind'],
  scope: ['Scope'],
  person: ['UserId'],
  'prior-period': ['PriorPeriodId'],
  search: ['Search', 'SortBy', 'SortOrder'],
};
/** Fields in addition to a report's questions: whether to print one person or a team, which slides. */
const MORE: Readonly<Record<number, readonly (keyof ReportParams)[]>> = {
  [REPORT_IDS.appraisalPrints]: ['Kind'],
  [REPORT_IDS.goalSummary]: ['SummaryId', 'PeriodId'],
  [REPORT_IDS.executiveSummary]: ['SummaryId'],
};

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== '';
}

/** Every field in a request applies to the report. @throws invalid */
function requireQuestions(report: ReportId, params: ReportParams): void {
  const { asks, name } = reportType(report);
  const read = new Set([...asks.flatMap((question) => FIELDS[question]), ...(MORE[report] ?? [])]);
  const foreign = (Object.keys(params) as (keyof ReportParams)[]).filter(
    (field) => isGiven(params[field]) && !read.has(field),
  );
  if (foreign.length > 0)
    throw invalid(foreign.map((field) => ({ path: field, message: `${name} does not use this field.` })));
}

function requireFormat(report: ReportId, format: ReportFormat): void {
  const { formats, name } = reportType(report);
  if (!formats.includes(format))
    throw invalid([{ path: 'Format', message: `${name} is not made as ${format}.` }]);
}

/** The reader may request this report. @throws denied, invalid */
export function checkRequest(ctx: ReportCtx, { report, format, params }: ReportRequest): void {
  requireReport(ctx, report);
  requireFormat(report, format);
  requireQuestions(report, params);
}

/** The reader may view this report with these parameters. @throws denied, invalid */
export function checkQuestions(ctx: ReportCtx, report: ReportId, params: ReportParams): void {
  requireReport(ctx, report);
  requireQuestions(report, params);
}
