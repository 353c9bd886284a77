import type { ReportView } from '@cadence/shared-contract';
import { formatDateLong, formatDateTime, formatNumber } from '@cadence/shared-ui';

export type ViewColumn = ReportView['Columns'][number];
export type ViewRow = ReportView['Rows'][number];
type Cell = ViewRow['Cells'][number];

const HUNDRED = 100;

/** What a cell says, in words of the organisation's zone; '' for nothing. */
export function cellText(cell: Cell | undefined, kind: ViewColumn['Kind'], timeZone: string): string {
  if (cell === null || cell === undefined) return '';
  switch (kind) {
    case 'text':
      return String(cell);
    case 'number':
      return formatNumber(Number(cell));
    case 'percent':
      return `${formatNumber(Math.round(Number(cell) * HUNDRED))}%`;
    case 'date':
      return formatDateLong(String(cell));
    case 'instant':
      return formatDateTime(String(cell), timeZone);
  }
}

export function isNumeric({ Kind }: ViewColumn): boolean {
  return Kind === 'number' || Kind === 'percent';
}

/** The quarter of a row, where a report has several. */
const QUARTER_COLUMN = 'quarter';
/** The columns with the people of the rows, by the names in the reports (D-56). */
const PERSON_COLUMNS: readonly string[] = ['user', 'owner'];

/** Which columns name a row: `subject` is its head and leads to its page; the face of its person is in `face`. */
export function namingColumns(columns: readonly ViewColumn[]): {
  readonly subject: string | undefined;
  readonly face: string | undefined;
} {
  const subject = columns.find(({ Key }) => Key !== QUARTER_COLUMN)?.Key;
  return { subject, face: columns.find(({ Key }) => PERSON_COLUMNS.includes(Key))?.Key ?? subject };
}
