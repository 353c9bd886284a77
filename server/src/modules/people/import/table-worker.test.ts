import { strToU8, zipSync } from 'fflate';
import type { ImportRow } from './import-rows.ts';
import { readImportRows } from './import-rows.ts';
import { task } from './table-worker.ts';

async function rowsOf(content: Buffer): Promise<readonly ImportRow[]> {
  const read = await task(content);
  if ('refusal' in read) throw new Error(read.refusal);
  return readImportRows(read.rows);
}

/** A workbook of one sheet with these cells below Name, Email, Department and Manager Email. */
function workbookOf(...rows: readonly (readonly string[])[]): Buffer {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const head = ['Name', 'Email', 'Department', 'Manager Email'].map(cell);
  const sheetRows = [head, ...rows].map((cells, index) => {
    const placed = cells.map((one, at) => one.replace('<c', `<c r="${'ABCD'[at] ?? ''}${index + 1}"`));
    return `<row r="${index + 1}">${placed.join('')}</row>`;
  });
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="People" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheetRows.join('')}</sheetData></worksheet>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
}

test('a cell of a workbook that cannot be read is an error of its row, and not an empty cell', async () => {
  const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`;
  const person = (name: string, ...rest: string[]) => [text(name), text(`${name}@new.example`), ...rest];
  const formula = '<f>VLOOKUP("x",A1:B2,2,0)</f>';
  const rows = await rowsOf(
    workbookOf(
      person('na', text(''), `<c t="e">${formula}<v>#N/A</v></c>`),
      person('ref', `<c s="0" t="e">${formula}<v>#REF!</v></c>`),
      person('unsaved', text(''), `<c>${formula}</c>`),
      person('written', text(''), `<c>${formula}<v></v></c>`),
      person('words', text(''), `<c t="str">${formula}</c>`),
      person('empty', text(''), `<c t="str">${formula}<v></v></c>`),
      person('styled', `<c t="inlineStr"><is><r><t>Su</t></r><r><rPr><b/></rPr><t>pport</t></r></is></c>`),
      person('zoë', `<c t="str">${formula}<v>Support</v></c>`, '<c s="0"/>'),
    ),
  );
  const unsaved =
    'is a formula without its value. Please open the file in a spreadsheet program and save it.';
  expect(rows.map(({ name, orgUnit, unreadable }) => [name, orgUnit, unreadable])).toEqual([
    ['na', '', { managerEmail: 'cannot be read: the file has #N/A there.' }],
    ['ref', '#REF!', { orgUnit: 'cannot be read: the file has #REF! there.' }],
    ['unsaved', '', { managerEmail: unsaved }],
    ['written', '', { managerEmail: unsaved }],
    ['words', '', { managerEmail: unsaved }],
    ['empty', '', {}],
    ['styled', 'Support', {}],
    ['zoë', 'Support', {}],
  ]);
});

test.each([
  ['UTF-8 with its mark', Buffer.from('\uFEFFName,Email\nŁukasz Żak,lz@new.example')],
  ['UTF-16 of Excel, with tabs', Buffer.from('\uFEFFName\tEmail\r\nŁukasz Żak\tlz@new.example', 'utf16le')],
  [
    'UTF-16 the other way round',
    Buffer.from('\uFEFFName,Email\nŁukasz Żak,lz@new.example', 'utf16le').swap16(),
  ],
])('letters of a file are right: %s', async (_encoding, content) => {
  expect(await rowsOf(content)).toMatchObject([{ name: 'Łukasz Żak', email: 'lz@new.example' }]);
});

const inUtf8 = (line: number) =>
  `Line ${line} of the file has letters that are not UTF-8. Please save it as “CSV UTF-8” or as an Excel file (xlsx).`;

test.each([
  ['one wrong byte', ['Name,Email\r\nZoë,zoe@a.example\r\nRen', [0xe9], ',rene@a.example\r\n'], inUtf8(3)],
  ['Windows-1250', ['Name,Email\n', [0xa3], 'ukasz Wa', [0xb3], [0xea], 'sa,lw@a.example'], inUtf8(2)],
  ['Windows-1251', ['Name,Email\n', [0xc0, 0xed, 0xed, 0xe0], ',anna@a.example'], inUtf8(2)],
  ['Mac Roman', ['Name,Email\rAna,ana@a.example\rRen', [0x8e], ',rene@a.example'], inUtf8(3)],
  ['an end within a letter', ['Name,Email\nAna,ana@a.example\nBo L', [0xc3]], inUtf8(3)],
  [
    'half a letter of UTF-16 at its end',
    [[...Buffer.from('\uFEFFName,Email\nAna,', 'utf16le'), 0x41]],
    inUtf8(2).replace('UTF-8', 'UTF-16'),
  ],
  [
    'quotes inside of a cell',
    ['Name,Email\nAna,ana@a.example\nAna "Annie" Q,annie@a.example'],
    'Line 3 of the file has quotes inside of a cell that are not doubled. Please save it as an Excel file (xlsx).',
  ],
  [
    'a quote that is not closed',
    ['Name,Email\n\n"Ana,ana@a.example\nBo,bo@a.example\n'],
    'Line 3 of the file has quotes inside of a cell that are not doubled. Please save it as an Excel file (xlsx).',
  ],
])('a file with %s is refused, and the line is named', async (_what, parts, sentence) => {
  const content = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
  );
  expect(await task(content)).toEqual({ refusal: sentence });
});

test('UTF-16 without its mark is no text', async () => {
  await expect(task(Buffer.from('Name,Email', 'utf16le'))).rejects.toThrow('no text');
});
