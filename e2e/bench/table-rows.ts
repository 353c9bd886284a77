import type { ReportColumn } from '@cadence/shared-contract/reports';
import type { Row, TableFile } from '../../server/src/kernel/files/index.ts';

/** Rows that are read at once. */
const PAGE = 500;
const KINDS = [
  ...(['text', 'text', 'text', 'text', 'text', 'text'] as const),
  ...(['number', 'number', 'percent', 'date', 'date', 'instant'] as const),
];

export const COLUMNS: readonly ReportColumn[] = KINDS.map((kind, index) => ({
  key: `c${index}`,
  header: `Column ${index + 1}`,
  kind,
  width: 20,
  onPaper: 'cell',
  onPage: true,
  isSortable: false,
}));

const two = (value: number): string => String(value).padStart(2, '0');

/** A row of a report of goals: names, titles, states, numbers and days. */
export function rowOf(index: number): Row {
  const day = `2026-${two((index % 12) + 1)}-${two((index % 28) + 1)}`;
  return [
    `Goal ${index}: cut the regression run from ${index % 30} hours to one`,
    `Person ${index % 997} of the organisation`,
    `Department ${index % 40}`,
    `Reviewer ${index % 131}`,
    index % 3 === 0 ? 'Finalized (Achieved)' : 'Published',
    index % 5 === 0 ? null : `Note <${index}> & "more"`,
    index,
    (index * 7919) % 1000,
    (index % 100) / 100,
    day,
    day,
    `${day}T${two(index % 24)}:30:00.000Z`,
  ];
}

async function* pagesOf(rows: number): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < rows; start += PAGE)
    yield Array.from({ length: Math.min(PAGE, rows - start) }, (_, index) => rowOf(start + index));
}

/** A report of so many rows, which are made as they are read. */
export const tableOf = (rows: number): TableFile => ({
  title: 'Quarterly Goal List',
  organisation: 'Acme',
  timeZone: 'Europe/Amsterdam',
  madeAt: new Date(),
  author: 'Bench',
  facts: [],
  figure: null,
  pictures: [],
  sheets: [{ name: 'Q4 2026', columns: COLUMNS, pages: pagesOf(rows) }],
  empty: 'Nothing.',
});

export async function sizeOf(content: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0;
  for await (const piece of content) size += piece.length;
  return size;
}
