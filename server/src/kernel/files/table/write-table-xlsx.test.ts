import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import type { Buffer } from 'node:buffer';
import readWorkbook, { readSheet } from 'read-excel-file/node';
import { SaxesParser } from 'saxes';
import { endThreads } from '../../threads/index.ts';
import {
  bytesOf,
  COLUMNS,
  endlessPages,
  HOSTILE,
  pagesOf,
  rowOf,
  sheetOf,
  tableOf,
} from './testing/sample-table.ts';
import type { TableFile } from './table-file.ts';
import { writeTableXlsx } from './write-table-xlsx.ts';

afterAll(endThreads);

const write = (rows: Parameters<typeof tableOf>[0], values?: Partial<TableFile>): Promise<Buffer> =>
  bytesOf(writeTableXlsx(tableOf(rows, values)));

/** The parts of the package; each has to be well-formed XML. */
function partsIn(file: Buffer): Readonly<Record<string, string>> {
  const parts = Object.entries(unzipSync(file)).map(([path, bytes]) => [path, strFromU8(bytes)] as const);
  for (const [path, xml] of parts) {
    const parser = new SaxesParser({ xmlns: true, fileName: path });
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(xml).close();
  }
  return Object.fromEntries(parts);
}

const namesIn = async (file: Buffer): Promise<readonly string[]> =>
  (await readWorkbook(file)).map(({ sheet }) => sheet);

const HEAD = COLUMNS.map(({ header }) => header);

test('numbers are numbers, shares percent, dates dates, and instants the local time of the zone', async () => {
  const file = await write([
    rowOf('Ana', -3, 0.25, '2026-11-25', '2026-10-25T00:30:00Z', 'Long', 'k1'),
    // The clock went back at three.
    rowOf('Ben', 12_345.5, 1, null, '2026-10-25T01:30:00Z'),
    rowOf('Cy', Number.NaN, null, '0001-01-01', 'soon'),
  ]);
  expect(await readSheet(file)).toEqual([
    HEAD,
    ['Ana', -3, 0.25, new Date('2026-11-25T00:00:00Z'), new Date('2026-10-25T02:30:00Z'), 'Long', 'k1'],
    ['Ben', 12_345.5, 1, null, new Date('2026-10-25T02:30:00Z'), null, null],
    ['Cy', null, null, '0001-01-01', 'soon', null, null],
  ]);
  const { sheets } = await readXlsx(file, { readStyles: true });
  const formats = HEAD.map((_, column) => sheets[0]?.cells?.get(`1,${column}`)?.style?.numFmt);
  expect(formats.slice(0, 6)).toEqual([
    '@',
    '#,##0',
    '0%',
    String.raw`yyyy\-mm\-dd`,
    String.raw`yyyy\-mm\-dd\ hh:mm`,
    '@',
  ]);
});

test('the head is bold and frozen, columns have their widths, a filter covers the table', async () => {
  const file = await write(Array.from({ length: 5 }, (_, index) => rowOf(`Person ${index}`)));
  const { sheets } = await readXlsx(file, { readStyles: true });
  const [sheet] = sheets;
  expect(sheet?.freezePane).toMatchObject({ rows: 1 });
  expect(sheet?.autoFilter).toMatchObject({ range: 'A1:G6' });
  const isBold = (row: number) => sheet?.cells?.get(`${row},0`)?.style?.font?.bold === true;
  expect([0, 1].map(isBold)).toEqual([true, false]);
  expect(sheet?.columns?.map(({ width }) => width)).toEqual(COLUMNS.map(({ width }) => width));
});

test('on paper a sheet lies across, is as wide as a page, repeats its head, and wraps its texts', async () => {
  const file = await write([rowOf('Ana')], { sheets: [sheetOf([rowOf('Ana')], "Q4 'all' & more")] });
  const parts = partsIn(file);
  const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet).toContain('<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>');
  expect(sheet).toContain('orientation="landscape" fitToWidth="1" fitToHeight="0"');
  expect(parts['xl/workbook.xml']).toMatch(
    /<definedName name="_xlnm\.Print_Titles" localSheetId="0">'Q4 ''all'' &amp; more'!\$1:\$1<\/definedName><\/definedNames>/,
  );
  const { sheets } = await readXlsx(file, { readStyles: true });
  for (const place of ['0,0', '1,0'])
    expect(sheets[0]?.cells?.get(place)?.style?.alignment).toMatchObject({ wrapText: true });
});

test('the last sheet describes the report: request, author, time and zone', async () => {
  const file = await write([rowOf('Ana')]);
  expect(await namesIn(file)).toEqual(['Q4 2026', 'About']);
  expect(await readSheet(file, 'About')).toEqual([
    ['Goal Compliance List', null],
    ['Globex', null],
    ['14 of 59 people have not updated weekly predictions', null],
    ['Week 7', null],
    [null, null],
    ['Scope', 'My organization'],
    ['As of', 'Nov 23, 2026, 13:00 CET'],
    ['Made by', 'Ana Ruiz'],
    ['Time zone', 'Europe/Amsterdam'],
  ]);
});

test('each table is a sheet, under a name that programs accept', async () => {
  const names = [
    'Q1/2026 [draft]',
    'q1 2026  draft',
    'x'.repeat(40),
    'x'.repeat(35),
    "''",
    'History',
    'About',
  ];
  const sheets = names.map((name, index) => sheetOf([rowOf(`of ${index}`)], name));
  const file = await write([], { sheets });
  expect(await namesIn(file)).toEqual([
    'Q1 2026 draft',
    'q1 2026 draft (2)',
    'x'.repeat(31),
    `${'x'.repeat(27)} (2)`,
    'Sheet',
    'Sheet (2)',
    'About',
    'About (2)',
  ]);
  for (const [index] of names.entries())
    expect(await readSheet(file, index + 1)).toEqual([HEAD, rowOf(`of ${index}`)]);
});

test('a table without rows has its head and says so, also between others', async () => {
  const sheets = [sheetOf([], 'Q1'), sheetOf([rowOf('Ana')], 'Q2'), sheetOf([], 'Q3')];
  const file = await write([], { sheets, figure: null });
  expect(await readSheet(file, 'Q1')).toEqual([HEAD, rowOf('Nobody is behind.')]);
  expect(await readSheet(file, 'Q2')).toEqual([HEAD, rowOf('Ana')]);
  expect(await readSheet(file, 'Q3')).toEqual([HEAD, rowOf('Nobody is behind.')]);
});

test('the archive is complete, its parts are well-formed and refer to each other', async () => {
  const rows = Array.from({ length: 3_000 }, (_, index) => rowOf(`Person ${index} & <Co> "x"`, index));
  const parts = partsIn(
    await write([], { sheets: [{ name: 'A&B <1> "x"', columns: COLUMNS, pages: pagesOf(rows, 700) }] }),
  );
  expect(Object.keys(parts).toSorted()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'docProps/core.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
    'xl/worksheets/sheet2.xml',
  ]);
  expect(parts['xl/worksheets/sheet1.xml']?.match(/<row /g)).toHaveLength(3_001);
  expect(parts['xl/workbook.xml']).toContain('<sheet name="A&amp;B &lt;1&gt; &quot;x&quot;"');
});

describe('[S9] a text is text, whatever it begins with', () => {
  test('it reads as typed, is not a formula, and stays text when it is edited', async () => {
    const sheets = HOSTILE.map((text) => ({ ...sheetOf([rowOf(text, text, text, text, text, text)], text) }));
    const file = await write(HOSTILE.map((text) => rowOf(text, text, text, text, text, text)));
    const { sheets: read } = await readXlsx(file, { readStyles: true });
    for (const [index, text] of HOSTILE.entries())
      for (const column of [0, 1, 2, 5]) {
        const cell = read[0]?.cells?.get(`${index + 1},${column}`);
        const value = text.replace('\r', '\n');
        expect(cell).toMatchObject({ type: 'string', value, style: { numFmt: '@' } });
        expect(cell?.formula).toBeUndefined();
      }
    const parts = partsIn(await write([], { sheets }));
    for (const xml of Object.values(parts)) expect(xml).not.toMatch(/<f[ >]/);
  });

  test('the same holds in title, author, organisation, facts and heads', async () => {
    for (const text of ['</dc:title><x>&', '=1+1', 'a\u0000b\u001b\ufffe', '\ud83d']) {
      const columns = [{ ...COLUMNS[0], header: text } as (typeof COLUMNS)[number]];
      const file = await write([], {
        title: text,
        author: text,
        organisation: text,
        facts: [{ label: text, text }],
        figure: { value: text, sentence: text, detail: text },
        empty: text,
        sheets: [{ name: text, columns, pages: pagesOf([]) }],
      });
      const clean = text.replace('\ud83d', '\ufffd').replace(/(?!\n)\p{Cc}|\ufffe/gu, '');
      expect(Object.values(partsIn(file)).join('')).not.toMatch(/<f[ >]|<x>/);
      const { properties, sheets } = await readXlsx(file);
      expect(properties).toMatchObject({ title: clean, creator: clean });
      expect(sheets[0]?.rows).toEqual([[clean], [clean]]);
      expect(sheets[1]?.rows.slice(0, 2).map(([first]) => first)).toEqual([clean, clean]);
    }
  });

  test('characters that XML does not allow are removed, and long texts are cut between characters', async () => {
    const file = await write([
      rowOf('a\u0000b\u0008c\u001bd\u0085e\ufffef'),
      rowOf('one\r\ntwo\rthree'),
      rowOf('😀 👩🏽‍💻 🏳️‍🌈 1️⃣ & <b> "Łódź" 語'),
      rowOf(`${'x'.repeat(32_766)}😀`),
      rowOf('  last '),
    ]);
    const { sheets } = await readXlsx(file);
    expect(sheets[0]?.rows.slice(1).map(([name]) => name)).toEqual([
      'abcdef',
      'one\ntwo\nthree',
      '😀 👩🏽‍💻 🏳️‍🌈 1️⃣ & <b> "Łódź" 語',
      `${'x'.repeat(32_766)}\ufffd`,
      '  last ',
    ]);
  });
});

describe('rows are written as they are read', () => {
  const page = (index: number) =>
    Array.from({ length: 500 }, (_, row) => rowOf(`Person ${Math.random()} ${index} ${row}`, row));

  test('the first rows are sent before the last one is read, and the rest waits for the reader', async () => {
    const { seen, sheet, ended } = endlessPages(page);
    const content = await writeTableXlsx(tableOf([], { sheets: [sheet] }));
    let size = 0;
    for await (const piece of content) {
      size += piece.length;
      if (size > 200_000) break;
    }
    // 500 rows are some 20 kB of file: rows that were read have been taken, or are in one of the few buffered pieces.
    expect(seen.read).toBeGreaterThan(5);
    expect(seen.read).toBeLessThan(150);
    await ended;
    expect(seen.isEnded).toBe(true);
  });

  test('a signal ends the rows, and a later failure breaks off the file', async () => {
    const reason = new Error('The person closed the page.');
    const abort = new AbortController();
    const endless = endlessPages(page);
    const content = await writeTableXlsx(tableOf([], { sheets: [endless.sheet] }), { signal: abort.signal });
    abort.abort(reason);
    await expect(bytesOf(content)).rejects.toBe(reason);
    await endless.ended;

    const failing = endlessPages(page, 30);
    const first = endlessPages(page, 0);
    await expect(writeTableXlsx(tableOf([], { sheets: [first.sheet] }))).rejects.toThrow(
      'the database is away',
    );
    const broken = await writeTableXlsx(tableOf([], { sheets: [failing.sheet] }));
    await expect(bytesOf(broken)).rejects.toThrow('the database is away');
  });
});
