import type { AppraisalAction, AppraisalStatus, IsoDate } from '@cadence/shared-contract';
import { appraisalStatusText, awaitedStep, daysBetween } from '@cadence/shared-contract';
import type { ReportColumn } from '@cadence/shared-contract/reports';
import { Readable } from 'node:stream';
import type { Cell, Row } from '../../../kernel/files/index.ts';
import { wallClockIn, writeTableXlsx, XLSX_TYPE } from '../../../kernel/files/index.ts';
import type { FileAnswer } from '../../../kernel/http/index.ts';

/** A person of the team and the status of their appraisal, without its contents. */
export interface ComplianceRow {
  readonly employee: string;
  readonly jobTitle: string | null;
  readonly department: string | null;
  /** The reviewer; before the start, the person who would be. Null for nobody. */
  readonly reviewer: string | null;
  readonly status: AppraisalStatus;
  /** The person who acts next, and the action; null for nobody. */
  readonly waitingFor: { readonly name: string; readonly action: AppraisalAction } | null;
  readonly dueDate: IsoDate;
  readonly startedAt: Date | null;
  readonly sharedAt: Date | null;
  readonly acknowledgedAt: Date | null;
  readonly completedAt: Date | null;
}

/** The heading of the spreadsheet. */
export interface ComplianceHeading {
  readonly organisation: string;
  /** 'Q3 2026'. */
  readonly period: string;
  /** 'Everyone', 'Direct reports of Ana Ruiz'. */
  readonly team: string;
  readonly madeAt: Date;
  /** The name of the person who makes it. */
  readonly author: string;
  /** IANA zone of the organisation. */
  readonly timeZone: string;
}

const TITLE = 'Appraisal Compliance';

/** Days between the due date and today or the completion: 0 if in time, null if nobody will complete it. */
function daysAfterDue(row: ComplianceRow, dayOf: (instant: Date) => IsoDate, today: IsoDate): number | null {
  const isOver = row.status === 'completed';
  if (!isOver && row.waitingFor === null) return null;
  const until = isOver && row.completedAt !== null ? dayOf(row.completedAt) : today;
  return Math.max(0, daysBetween(row.dueDate, until));
}

interface Column extends Pick<ReportColumn, 'header' | 'width' | 'kind'> {
  readonly value: (row: ComplianceRow) => Cell;
}

const isoOf = (instant: Date | null): Cell => instant?.toISOString() ?? null;

function columnsFor({ madeAt, timeZone }: ComplianceHeading): readonly Column[] {
  const wallClock = wallClockIn(timeZone);
  const dayOf = (instant: Date): IsoDate => wallClock(instant).toISOString().slice(0, 10);
  const today = dayOf(madeAt);
  return [
    { header: 'Employee', width: 28, kind: 'text', value: (row) => row.employee },
    { header: 'Job Title', width: 28, kind: 'text', value: (row) => row.jobTitle },
    { header: 'Department', width: 20, kind: 'text', value: (row) => row.department },
    { header: 'Reviewer', width: 28, kind: 'text', value: (row) => row.reviewer },
    { header: 'Status', width: 20, kind: 'text', value: (row) => appraisalStatusText(row.status) },
    { header: 'Waiting For', width: 28, kind: 'text', value: (row) => row.waitingFor?.name ?? null },
    {
      header: 'To',
      width: 12,
      kind: 'text',
      value: ({ waitingFor }) => waitingFor && awaitedStep(waitingFor.action),
    },
    { header: 'Due', width: 12, kind: 'date', value: (row) => row.dueDate },
    { header: 'Started', width: 17, kind: 'instant', value: (row) => isoOf(row.startedAt) },
    { header: 'Shared', width: 17, kind: 'instant', value: (row) => isoOf(row.sharedAt) },
    { header: 'Acknowledged', width: 17, kind: 'instant', value: (row) => isoOf(row.acknowledgedAt) },
    { header: 'Completed', width: 17, kind: 'instant', value: (row) => isoOf(row.completedAt) },
    { header: 'Days After Due', width: 15, kind: 'number', value: (row) => daysAfterDue(row, dayOf, today) },
  ];
}

/** The file exists only as a spreadsheet, neither as a page nor as a PDF. */
const SHEET_ONLY = { onPaper: 'none', onPage: false, isSortable: false } as const;

async function* cellsOf(
  columns: readonly Column[],
  pages: AsyncIterable<readonly ComplianceRow[]>,
): AsyncGenerator<readonly Row[]> {
  for await (const page of pages) yield page.map((row) => columns.map(({ value }) => value(row)));
}

/**
 * The compliance spreadsheet of a period (people §2.5): the status of each person and who acts next. It contains
 * neither ratings nor texts.
 *
 * @param pages read as fast as the client downloads the file
 * @throws whatever reading the first page throws
 */
export async function complianceSpreadsheet(
  heading: ComplianceHeading,
  pages: AsyncIterable<readonly ComplianceRow[]>,
): Promise<FileAnswer> {
  const { organisation, period, team, madeAt, timeZone, author } = heading;
  const columns = columnsFor(heading);
  const content = await writeTableXlsx({
    title: `${TITLE} - ${period}`,
    organisation,
    timeZone,
    madeAt,
    author,
    facts: [{ label: 'Team', text: team }],
    figure: null,
    pictures: [],
    sheets: [
      {
        name: TITLE,
        columns: columns.map(({ header, width, kind }) => ({
          key: header,
          header,
          width,
          kind,
          ...SHEET_ONLY,
        })),
        pages: cellsOf(columns, pages),
      },
    ],
    empty: 'Nobody is in this team.',
  });
  return {
    name: `${TITLE} - ${period} - ${organisation}.xlsx`,
    type: XLSX_TYPE,
    content: Readable.from(content, { objectMode: false }),
  };
}
