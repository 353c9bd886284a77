import type { OutputOf, ParamsOf, QueryOf, ReportView } from '@cadence/shared-contract';
import { LIMITS, timeZoneName } from '@cadence/shared-contract';
import { reportType } from '@cadence/shared-contract/reports';
import type { ReportColumn } from '@cadence/shared-contract/reports';
import { DateTime } from 'luxon';
import { notFound } from '../../kernel/errors/index.ts';
import { findPersonRefs } from '../people/index.ts';
import { checkQuestions } from './report-policy.ts';
import type { ReportCtx } from './report-request.ts';
import type { ReportSheet, TableReport } from './tables/index.ts';
import { tableOf } from './tables/index.ts';
import type { Fact } from './tables/table-report.ts';

/** 'Nov 20, 2026 10:42 am, Central Time (US & Canada)' */
function asOf({ now, tenant }: ReportCtx): string {
  const at = DateTime.fromJSDate(now, { zone: tenant.timeZone }).setLocale('en-US');
  const clock = at.toFormat('hh:mm a').toLowerCase();
  return `${at.toFormat('MMM dd, yyyy')} ${clock}, ${timeZoneName(tenant.timeZone)}`;
}

/** The facts next to the figure of every report, on the page and in each file. */
export function factsOf(ctx: ReportCtx, table: TableReport): readonly Fact[] {
  return [
    ...(table.quarters === null ? [] : [{ label: 'Quarter', text: table.quarters }]),
    ...table.facts,
    { label: 'As of', text: asOf(ctx) },
  ];
}

const QUARTER: ReportColumn = {
  key: 'quarter',
  header: 'Quarter',
  kind: 'text',
  width: 10,
  onPaper: 'none',
  onPage: true,
  isSortable: false,
};

interface Slice {
  readonly sheet: ReportSheet;
  readonly ids: readonly number[];
}

/** The part of the consecutive sheets that is on a page. */
function onPage(sheets: readonly ReportSheet[], page: number): readonly Slice[] {
  const start = (page - 1) * LIMITS.reportPageSize;
  let before = 0;
  return sheets.flatMap((sheet): Slice[] => {
    const from = Math.max(start - before, 0);
    const ids = sheet.ids.slice(from, Math.max(start + LIMITS.reportPageSize - before, 0));
    before += sheet.ids.length;
    return ids.length === 0 ? [] : [{ sheet, ids }];
  });
}

async function presentRows(
  ctx: ReportCtx,
  slices: readonly Slice[],
  columns: readonly ReportColumn[],
): Promise<ReportView['Rows']> {
  const rows = [];
  for (const { sheet, ids } of slices)
    for (const row of await sheet.rows(ctx, ids))
      rows.push({ ...row, cells: { ...row.cells, quarter: sheet.name } });
  const people = await findPersonRefs(
    ctx,
    rows.flatMap(({ personId }) => personId ?? []),
  );
  return rows.map(({ id, to, personId, cells }) => {
    const known: Readonly<Record<string, string | number | null>> = cells;
    return {
      Id: id,
      To: to,
      Person: personId === null ? null : (people.get(personId) ?? null),
      Cells: columns.map(({ key }) => known[key] ?? null),
    };
  });
}

/**
 * A report on its page: the figure, the pictures and a page of the table.
 *
 * @throws not_found for a report that is not a table; denied, invalid
 */
export async function readView(
  ctx: ReportCtx,
  { report }: ParamsOf<'reports.view'>,
  query: QueryOf<'reports.view'>,
): Promise<OutputOf<'reports.view'>> {
  const { Page = 1, ...params } = query;
  const open = tableOf(report);
  if (!open) throw notFound();
  checkQuestions(ctx, report, params);
  const table = await open(ctx, params);
  const [first] = table.sheets;
  const own = (first?.columns ?? []).filter((column) => column.onPage);
  const columns = table.sheets.length > 1 ? [QUARTER, ...own] : own;
  return {
    Report: reportType(report).id,
    Figure: table.figure && {
      Value: table.figure.value,
      Sentence: table.figure.sentence,
      Detail: table.figure.detail,
    },
    Facts: factsOf(ctx, table).map(({ label, text }) => ({ Label: label, Text: text })),
    Kinds: table.kinds,
    Pictures: table.pictures.map((picture) => structuredClone(picture) as ReportView['Pictures'][number]),
    Columns: columns.map(({ key, header, kind, isSortable }) => ({
      Key: key,
      Header: header,
      Kind: kind,
      IsSortable: isSortable,
    })),
    Rows: await presentRows(ctx, onPage(table.sheets, Page), columns),
    Count: table.sheets.reduce((sum, { ids }) => sum + ids.length, 0),
    Noun: table.noun.many,
    Empty: table.empty,
  };
}
