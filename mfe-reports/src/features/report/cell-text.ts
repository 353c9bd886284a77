import type { ReportView } from '@cadence/shared-contract';
import {
  formatDateLong,
  formatDateTime,
  formatNumber,
  isScaleStep,
  LIKELIHOOD_LABELS,
  QUALITY_LABELS,
  type ScaleStep,
} from '@cadence/shared-ui';

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
/** What is one name or one address, and so stays on one line. */
const ONE_LINE_COLUMNS: readonly string[] = [...PERSON_COLUMNS, 'manager', 'reviewer', 'email'];

/** Whether a text is one name or one address; others take a second line before they are cut. */
export function isOneLine({ Key }: ViewColumn): boolean {
  return ONE_LINE_COLUMNS.includes(Key);
}

/** A value of one of the two scales, by its column: `null` where the cell has none. */
export type ScaleCell = { readonly scale: 'likelihood' | 'quality'; readonly step: ScaleStep };

const SCALES = { likelihood: LIKELIHOOD_LABELS, quality: QUALITY_LABELS } as const;

/** The step that a cell of a scale's column names. */
export function scaleCell({ Key, Kind }: ViewColumn, cell: Cell | undefined): ScaleCell | null {
  if (Kind !== 'text' || (Key !== 'likelihood' && Key !== 'quality')) return null;
  const step = SCALES[Key].findIndex((label) => label === cell);
  return isScaleStep(step) ? { scale: Key, step } : null;
}

/** Which columns name a row: `subject` is its head and leads to its page; the face of its person is in `face`. */
export function namingColumns(columns: readonly ViewColumn[]): {
  readonly subject: string | undefined;
  readonly face: string | undefined;
} {
  const subject = columns.find(({ Key }) => Key !== QUARTER_COLUMN)?.Key;
  return { subject, face: columns.find(({ Key }) => PERSON_COLUMNS.includes(Key))?.Key ?? subject };
}
