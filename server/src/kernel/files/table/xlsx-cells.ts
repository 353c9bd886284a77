import type { ColumnKind, ReportColumn } from '@cadence/shared-contract/reports';
import { cellText } from '../spreadsheet/cell-text.ts';
import { xmlText } from '../xml-text.ts';
import { wallClockIn } from '../spreadsheet/wall-clock.ts';
import type { Cell, Row } from './table-file.ts';

/** Indexes of the styles in `STYLES_XML`; each kind of column has a style. */
export const LOOK_PLACES = {
  text: 1,
  number: 2,
  percent: 3,
  date: 4,
  instant: 5,
  head: 6,
  title: 7,
  label: 8,
} as const satisfies Readonly<Record<ColumnKind | 'head' | 'title' | 'label', number>>;
export type CellLook = keyof typeof LOOK_PLACES;

const DAY = 86_400_000;
/** Days from the spreadsheet epoch to the Unix epoch; correct from March 1900 on. */
const EPOCH = 25_569;
const FIRST_DAY = 61;

/** 'A' for 0, 'AA' for 26. */
export function columnName(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

/** An inline text cell in text format: whatever it begins with, no program treats it as a formula (S9). */
export function textCell(at: string, text: string, look: CellLook = 'text'): string {
  const clean = cellText(text);
  if (clean === '') return '';
  return `<c r="${at}" s="${LOOK_PLACES[look]}" t="inlineStr"><is><t xml:space="preserve">${xmlText(clean)}</t></is></c>`;
}

function numberCell(at: string, value: number, look: CellLook): string {
  return Number.isFinite(value) ? `<c r="${at}" s="${LOOK_PLACES[look]}"><v>${value}</v></c>` : '';
}

/** A date or an instant; one outside of the spreadsheet calendar stays text. */
function timeCell(at: string, time: number, { text, look }: { text: string; look: CellLook }): string {
  const serial = time / DAY + EPOCH;
  return serial >= FIRST_DAY ? numberCell(at, serial, look) : textCell(at, text);
}

type WriteCell = (at: string, value: string | number) => string;

function cellWriter(kind: ColumnKind, wallClock: (instant: Date) => Date): WriteCell {
  switch (kind) {
    case 'text':
      return (at, value) => textCell(at, String(value));
    case 'number':
    case 'percent':
      return (at, value) => (typeof value === 'number' ? numberCell(at, value, kind) : textCell(at, value));
    case 'date':
      return (at, value) =>
        timeCell(at, Date.parse(`${value}T00:00:00Z`), { text: String(value), look: kind });
    case 'instant':
      return (at, value) =>
        timeCell(at, wallClock(new Date(value)).getTime(), { text: String(value), look: kind });
  }
}

/** Makes the XML of a row; instants are written in the local time of the zone. */
export function rowWriter(
  columns: readonly ReportColumn[],
  timeZone: string,
): (row: Row, number: number) => string {
  const wallClock = wallClockIn(timeZone);
  const writers = columns.map(({ kind }, index) => ({
    name: columnName(index),
    write: cellWriter(kind, wallClock),
  }));
  const isEmpty = (cell: Cell | undefined): cell is null | undefined => cell === null || cell === undefined;
  return (row, number) => {
    let cells = '';
    for (const [index, { name, write }] of writers.entries()) {
      const cell = row[index];
      if (!isEmpty(cell)) cells += write(`${name}${number}`, cell);
    }
    return `<row r="${number}">${cells}</row>`;
  };
}
