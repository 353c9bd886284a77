import { parse } from 'csv-parse/sync';
import { writeTableCsv } from './write-table-csv.ts';
import { bytesOf, COLUMNS, endlessPages, HOSTILE, rowOf, sheetOf, tableOf } from './testing/sample-table.ts';
import type { Row, TableFile } from './table-file.ts';

async function written(rows: readonly Row[], values?: Partial<TableFile>): Promise<string> {
  return (await bytesOf(writeTableCsv(tableOf(rows, values)))).toString('utf8');
}

const readBack = (text: string): string[][] => parse(text, { bom: true, recordDelimiter: '\r\n' });
const HEAD = COLUMNS.map(({ header }) => header);

test('it is as RFC 4180 requires, in UTF-8 with a byte order mark', async () => {
  const file = await written([
    rowOf('Ana "the one", Ruiz', -3, 0.25, '2026-11-25', '2026-10-25T00:30:00Z', 'one\r\ntwo', 'k1'),
    rowOf('Łódź 語 😀 👩🏽‍💻', 12_345.5, 1, null, '2026-10-25T01:30:00Z'),
  ]);
  expect(file).toBe(
    [
      '\ufeffName,Days,Share,Due,At,Description,Key',
      '"Ana ""the one"", Ruiz",-3,0.25,2026-11-25,2026-10-25 02:30,"one\ntwo",k1',
      'Łódź 語 😀 👩🏽‍💻,12345.5,1,,2026-10-25 02:30,,',
      '',
    ].join('\r\n'),
  );
  expect(readBack(file)[1]).toEqual([
    'Ana "the one", Ruiz',
    '-3',
    '0.25',
    '2026-11-25',
    '2026-10-25 02:30',
    'one\ntwo',
    'k1',
  ]);
});

test('[S9] a text that begins like a formula gets an apostrophe in any column, also in the head', async () => {
  const columns = COLUMNS.map((column, index) => (index === 1 ? { ...column, header: '=Days' } : column));
  const rows = HOSTILE.map((text) => rowOf(text, text, text, text, text, text));
  const pages = sheetOf(rows).pages;
  const [head, ...read] = readBack(await written([], { sheets: [{ name: '=Q4', columns, pages }] }));
  expect(head?.[1]).toBe("'=Days");
  for (const [index, text] of HOSTILE.entries()) {
    const clean = text.replace('\r', '\n');
    const expected = /^[=+\-@\t\n＝]/.test(clean) ? `'${clean}` : clean;
    for (const column of [0, 1, 2, 3, 5]) expect(read[index]?.[column]).toBe(expected);
  }
  expect(read.flat().filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([]);
});

test('several tables are one, whose first column names the table of each row', async () => {
  const sheets = [
    sheetOf([rowOf('Ana'), rowOf('Ben'), rowOf('Cy')], 'Q1 2026'),
    sheetOf([], 'Q2 2026'),
    sheetOf([rowOf('Ana')], '=Q3'),
  ];
  expect(readBack(await written([], { sheets })).map((row) => row.slice(0, 2))).toEqual([
    ['Quarter', 'Name'],
    ['Q1 2026', 'Ana'],
    ['Q1 2026', 'Ben'],
    ['Q1 2026', 'Cy'],
    ["'=Q3", 'Ana'],
  ]);
});

test('a table without rows has only its head', async () => {
  expect(readBack(await written([]))).toEqual([HEAD]);
});

describe('rows are written as they are read', () => {
  const page = (index: number): readonly Row[] => [rowOf(`Person ${index}`)];

  test('one page for each piece that is taken; a reader that stops ends them, even before the first piece', async () => {
    const { seen, sheet } = endlessPages(page);
    const content = await writeTableCsv(tableOf([], { sheets: [sheet] }));
    let pieces = 0;
    for await (const piece of content) {
      expect(piece.length).toBeGreaterThan(0);
      pieces += 1;
      if (pieces === 10) break;
    }
    expect(seen).toEqual({ read: 8, isEnded: true });
    const unread = endlessPages(page);
    const never = (await writeTableCsv(tableOf([], { sheets: [unread.sheet] })))[Symbol.asyncIterator]();
    await never.return?.();
    expect(unread.seen.isEnded).toBe(true);
  });

  test('a signal ends them, also while a page is pending', async () => {
    const reason = new Error('The person closed the page.');
    const abort = new AbortController();
    const asked = Promise.withResolvers<void>();
    const pages = (async function* () {
      yield [rowOf('Ana')];
      asked.resolve();
      await new Promise(() => undefined);
    })();
    const sheet = { ...sheetOf([]), pages };
    const content = bytesOf(writeTableCsv(tableOf([], { sheets: [sheet] }), { signal: abort.signal }));
    await asked.promise;
    abort.abort(reason);
    await expect(content).rejects.toBe(reason);
  });

  test('an error of the first page is thrown before there is a file, a later one breaks it off', async () => {
    const first = endlessPages(page, 0);
    await expect(writeTableCsv(tableOf([], { sheets: [first.sheet] }))).rejects.toThrow(
      'the database is away',
    );
    const later = await writeTableCsv(tableOf([], { sheets: [endlessPages(page, 5).sheet] }));
    await expect(bytesOf(later)).rejects.toThrow('the database is away');
  });
});
