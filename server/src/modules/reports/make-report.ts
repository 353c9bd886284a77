import type { ReportParams } from '@cadence/shared-contract';
import { REPORT_IDS, reportType } from '@cadence/shared-contract/reports';
import { notFound } from '../../kernel/errors/index.ts';
import {
  CSV_TYPE,
  demandRowsOfPdf,
  PDF_TYPE,
  writeTableCsv,
  writeTablePdf,
  writeTableXlsx,
  XLSX_TYPE,
} from '../../kernel/files/index.ts';
import type { FileContent, Row, TableFile, TableSheet } from '../../kernel/files/index.ts';
import { describeDeck, makeDeck } from './prints/make-deck.ts';
import { describeAppraisalPrints, makeAppraisalPrints } from './prints/appraisal-prints.ts';
import { describeUpdates, makeUpdatesPdf } from './prints/team-updates-pdf.ts';
import { factsOf } from './read-view.ts';
import { fileName } from './file-name.ts';
import type { ReportMaker } from './jobs/index.ts';
import { checkRequest } from './report-policy.ts';
import type { MadeReport, Making, ReportCtx, ReportRequest } from './report-request.ts';
import type { ReportSheet, TableReport } from './tables/index.ts';
import { counted, tableOf } from './tables/index.ts';

/** Rows read in one transaction: more would block the event loop for too long. */
const PAGE = 100;

const WRITERS = {
  xlsx: { write: writeTableXlsx, type: XLSX_TYPE },
  csv: { write: writeTableCsv, type: CSV_TYPE },
  pdf: { write: writeTablePdf, type: PDF_TYPE },
} as const;

/** 'Q4 2026, my organization' */
const titleOf = ({ quarters, about }: TableReport): string =>
  [quarters, about].filter((part) => part !== null).join(', ');

const rowCount = ({ sheets }: TableReport): number => sheets.reduce((sum, { ids }) => sum + ids.length, 0);

interface Progress {
  done: number;
  readonly total: number;
}

/** The rows of a sheet in pages, each as the reader may see it at that moment. */
async function* pagesOf(
  { ids, columns, rows }: ReportSheet,
  { as, signal, progress }: Making,
  count: Progress,
): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < ids.length; start += PAGE) {
    signal.throwIfAborted();
    const part = ids.slice(start, start + PAGE);
    const page = await as((ctx) => rows(ctx, part));
    yield page.map(({ cells }) => columns.map(({ key }) => cells[key] ?? null));
    count.done += part.length;
    progress(count.done, count.total);
  }
}

interface Opened {
  readonly table: TableReport;
  readonly ctx: ReportCtx;
}

function fileOf({ ctx, table }: Opened, title: string, sheets: readonly TableSheet[]): TableFile {
  return {
    title,
    organisation: ctx.tenant.name,
    timeZone: ctx.tenant.timeZone,
    madeAt: ctx.now,
    author: ctx.actor.name,
    facts: [...factsOf(ctx, table), { label: 'Made by', text: ctx.actor.name }],
    figure: table.figure,
    pictures: table.pictures,
    sheets,
    empty: table.empty,
  };
}

/** Writes an opened table as a file. */
export async function writeTable(
  { report, format }: Pick<ReportRequest, 'report' | 'format'>,
  { table, ctx }: Opened,
  making: Making,
): Promise<MadeReport> {
  const { name } = reportType(report);
  const count: Progress = { done: 0, total: rowCount(table) };
  making.progress(0, count.total);
  const sheets = table.sheets.map((sheet): TableSheet => ({
    name: sheet.name,
    columns: sheet.columns,
    pages: pagesOf(sheet, making, count),
  }));
  if (format === 'pptx') throw new Error(`${name} is no deck.`);
  const { write, type } = WRITERS[format];
  const content: FileContent = await write(fileOf({ ctx, table }, name, sheets), { signal: making.signal });
  return {
    name: fileName([name, table.quarters, ctx.tenant.name], format),
    type,
    content,
    describe: () => counted(count.total, table.noun),
  };
}

/** Opens a table as the reader who asks; returns it with the context for its head. */
export async function openAs(
  request: ReportRequest,
  { as }: Making,
  open?: (ctx: ReportCtx) => Promise<TableReport>,
): Promise<Opened> {
  return as(async (ctx) => {
    checkRequest(ctx, request);
    const table = open ?? openerOf(request);
    return { table: await table(ctx), ctx };
  });
}

function openerOf({ report, params }: ReportRequest): (ctx: ReportCtx) => Promise<TableReport> {
  const open = tableOf(report);
  if (!open) throw notFound();
  return (ctx) => open(ctx, params);
}

/**
 * Makes a requested report as a file.
 *
 * @throws denied, not_found, invalid before there is content; a later failure aborts the content
 */
export async function makeReport(request: ReportRequest, making: Making): Promise<MadeReport> {
  switch (request.report) {
    case REPORT_IDS.appraisalPrints:
      return makeAppraisalPrints(request, making);
    case REPORT_IDS.teamGoalUpdates:
      return makeUpdatesPdf(request, making);
    case REPORT_IDS.goalSummary:
    case REPORT_IDS.executiveSummary:
      return makeDeck(request, making);
    default:
      return writeTable(request, await openAs(request, making), making);
  }
}

/**
 * The subject of a report, in a few words: 'Q4 2026, my organization'.
 *
 * @throws denied, not_found; invalid, also where it is to be made, as a PDF, of more rows than one takes
 */
export async function describeRequest(
  ctx: ReportCtx,
  request: ReportRequest,
  { isToBeMade = false }: { readonly isToBeMade?: boolean } = {},
): Promise<string> {
  checkRequest(ctx, request);
  const { report, params } = request;
  const open = tableOf(report);
  if (open) {
    const table = await open(ctx, params);
    if (isToBeMade && request.format === 'pdf') demandRowsOfPdf(rowCount(table));
    return titleOf(table);
  }
  return describeOther(ctx, report, params);
}

async function describeOther(ctx: ReportCtx, report: number, params: ReportParams): Promise<string> {
  if (report === REPORT_IDS.appraisalPrints) return describeAppraisalPrints(ctx, params);
  if (report === REPORT_IDS.teamGoalUpdates) return describeUpdates(ctx, params);
  if (report === REPORT_IDS.employeeTemplate) throw notFound();
  return describeDeck(ctx, report, params);
}

/** Makes the reports of jobs and schedules. */
export const reportMaker: ReportMaker = { make: makeReport, describe: describeRequest };
