import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { listenOnce } from '../../guard/index.ts';
import { streamingTask } from '../../threads/index.ts';
import { readableText } from '../spreadsheet/cell-text.ts';
import { sheetNames } from './sheet-names.ts';
import { factsOf } from './table-facts.ts';
import type { Row } from './table-file.ts';
import type { TableHead, TablePart } from './table-parts.ts';
import { bySheet } from './table-parts.ts';
import { columnName, LOOK_PLACES, rowWriter, textCell } from './xlsx-cells.ts';
import {
  columnXml,
  contentTypes,
  coreProperties,
  ROOT_RELATIONS,
  sheetEnd,
  sheetPath,
  sheetStart,
  STYLES_XML,
  workbookRelations,
  workbookXml,
} from './xlsx-parts.ts';

/** Maximum rows of a sheet in the format, including its head. */
const MAX_ROWS = 1_048_576;
/** Files are hardly larger than with the default 6, in half the time. */
const COMPRESSION = 3;
const FACT_WIDTHS = [18, 80] as const;

/** One table: its head is frozen, and a filter covers all of it. */
async function* tableXml(
  { columns }: TableHead['sheets'][number],
  { timeZone, empty }: TableHead,
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Buffer> {
  const widths = columns.map(({ width, kind }, index) => columnXml(index, width, LOOK_PLACES[kind]));
  const head = columns.map(({ header }, index) => textCell(`${columnName(index)}1`, header, 'head'));
  yield Buffer.from(`${sheetStart(1, widths.join(''))}<row r="1">${head.join('')}</row>`);
  const rowXml = rowWriter(columns, timeZone);
  let last = 1;
  for await (const rows of pages) {
    if (last + rows.length > MAX_ROWS) throw new Error(`A sheet has more than ${MAX_ROWS} rows.`);
    let xml = '';
    for (const row of rows) xml += rowXml(row, (last += 1));
    yield Buffer.from(xml);
  }
  const none = last === 1 ? `<row r="2">${textCell('A2', empty)}</row>` : '';
  yield Buffer.from(none + sheetEnd(`A1:${columnName(columns.length - 1)}${last}`));
}

/** The sheet that describes the report. */
function aboutXml(head: TableHead): Buffer {
  const { title, organisation, figure } = head;
  const lines: readonly (readonly [string, string?])[] = [
    [title],
    [organisation],
    ...(figure === null ? [] : ([[`${figure.value} ${figure.sentence}`], [figure.detail]] as const)),
    [''],
    ...factsOf(head).map(({ label, text }) => [label, text] as const),
  ];
  const rows = lines.map(([first, second], index) => {
    const look = index === 0 ? 'title' : second === undefined ? 'text' : 'label';
    const cells = textCell(`A${index + 1}`, first, look) + textCell(`B${index + 1}`, second ?? '');
    return `<row r="${index + 1}">${cells}</row>`;
  });
  const widths = FACT_WIDTHS.map((width, index) => columnXml(index, width, LOOK_PLACES.text));
  return Buffer.from(sheetStart(0, widths.join('')) + rows.join('') + sheetEnd(null));
}

/** The tables, one sheet each, and a last sheet that describes the report. */
async function* workbook(head: TableHead, parts: AsyncIterable<TablePart>): AsyncGenerator<Uint8Array> {
  const options = { mtime: head.madeAt, compressionLevel: COMPRESSION };
  const zip = new ZipFile();
  const rowsOf = bySheet(parts);
  for (const [index, sheet] of head.sheets.entries())
    zip.addReadStreamLazy(sheetPath(index), options, (take) =>
      take(null, Readable.from(tableXml(sheet, head, rowsOf(index)), { objectMode: false })),
    );
  const names = sheetNames([...head.sheets.map(({ name }) => name), 'About']);
  const texts: readonly (readonly [path: string, content: Buffer | string])[] = [
    [sheetPath(head.sheets.length), aboutXml(head)],
    ['xl/workbook.xml', workbookXml(names, head.sheets.length)],
    ['xl/_rels/workbook.xml.rels', workbookRelations(names.length)],
    ['xl/styles.xml', STYLES_XML],
    ['docProps/core.xml', coreProperties(readableText(head.title), readableText(head.author), head.madeAt)],
    ['_rels/.rels', ROOT_RELATIONS],
    ['[Content_Types].xml', contentTypes(names.length)],
  ];
  for (const [path, content] of texts)
    zip.addBuffer(typeof content === 'string' ? Buffer.from(content) : content, path, {
      mtime: head.madeAt,
    });
  zip.end();
  // A sheet's read error is emitted by its stream, not by the archive.
  const output = zip.outputStream as Readable;
  listenOnce(zip, { kind: 'thread' }, { error: (error: Error) => output.destroy(error) });
  yield* output as AsyncIterable<Buffer>;
}

export const task = streamingTask(workbook);
