import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import type { TableRow } from './table-row.ts';
import { A_DATE, NO_VALUE } from './unreadable-cells.ts';
import { UnreadableFile } from './unreadable-file.ts';

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const CELL = /<((?:\w+:)?)c\b([^>]*?)(?:\/>|>(.*?)<\/\1c>)/gs;
const VALUE = /<(?:\w+:)?v\b[^>]*>([^<]+)</;
const EMPTY_VALUE = /<(?:\w+:)?v\b/;
const FORMULA = /<(?:\w+:)?f\b/;
const TYPE = /\st="([^"]*)"/;

/** Bytes of an unpacked workbook, a multiple of what the most rows take. */
const MAX_UNPACKED = 100_000_000;

/** The text that stands for a cell that the library would read as empty; null for a readable one. */
function textForUnreadable(type: string, content: string): string | null {
  const value = VALUE.exec(content)?.[1];
  if (type === 'e') return value ?? '#N/A';
  if (value !== undefined || !FORMULA.test(content)) return null;
  // A formula may say that its text is empty.
  return type === 'str' && EMPTY_VALUE.test(content) ? null : NO_VALUE;
}

function markCell(cell: string, ...[prefix = '', attributes = '', content = '']: readonly string[]): string {
  const text = textForUnreadable(TYPE.exec(attributes)?.[1] ?? 'n', content);
  if (text === null) return cell;
  return `<${prefix}c${attributes.replace(TYPE, '')} t="str"><${prefix}v>${text}</${prefix}v></${prefix}c>`;
}

function markUnreadable(sheet: Uint8Array): Uint8Array {
  // The bytes of other letters pass through as they are.
  const marked = Buffer.from(sheet).toString('latin1').replaceAll(CELL, markCell);
  return Buffer.from(marked, 'latin1');
}

/** The workbook with texts in place of cells that the library reads as empty: failed formulas, and those without value. */
function withUnreadableCells(content: Buffer): Buffer {
  let unpacked = 0;
  const files = unzipSync(content, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      if (unpacked > MAX_UNPACKED) throw new UnreadableFile('The workbook is too large.');
      return true;
    },
  });
  const marked = Object.entries(files).map(([name, file]) => [
    name,
    SHEET.test(name) ? markUnreadable(file) : file,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(marked) as typeof files, { level: 0 }));
}

/** The rows of the first sheet of a workbook; blank ones count as lines. @throws Error for another archive */
export async function readWorkbook(content: Buffer): Promise<readonly TableRow[]> {
  const rows = await readSheet(withUnreadableCells(content));
  return rows.map((row, index) => ({
    line: index + 1,
    cells: row.map((cell) => (cell instanceof Date ? A_DATE : String(cell ?? '').trim())),
  }));
}
