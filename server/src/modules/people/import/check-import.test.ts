import { checkImport } from './check-import.ts';
import type { ImportFacts } from './check-import.ts';
import { readImportRows } from './import-rows.ts';

const FACTS: ImportFacts = {
  taken: new Set(['boss@acme.example', 'worker@acme.example']),
  managers: new Map([['boss@acme.example', 1]]),
  defaultManagerId: 1,
  mayAddObservers: true,
};
const HEAD = ['Full name', 'E-mail', 'Department', 'Manager Email', 'Role'];

/** Rows as in a file without blank lines. */
const inLines = (rows: readonly (readonly string[])[]) =>
  rows.map((cells, index) => ({ line: index + 1, cells }));

function check(rows: readonly (readonly string[])[], facts: Partial<ImportFacts> = {}) {
  return checkImport(readImportRows(inLines([HEAD, ...rows])), {
    ...FACTS,
    ...facts,
  }).map(({ line, depth, errors }) =>
    errors.length > 0 ? `${line}: ${errors.join(' ')}` : `${line}: ${depth}`,
  );
}

test('managers may be anywhere in the file, above or below their reports', () => {
  expect(
    check([
      ['Deep', 'deep@a.example', '', 'middle@a.example', ''],
      ['Middle', 'middle@a.example', '', 'top@a.example', 'manager'],
      ['Top', 'TOP@a.example', '', 'Boss@acme.example', 'Manager'],
      ['Mine', 'mine@a.example', '', '', 'Individual Contributor'],
    ]),
  ).toEqual(['2: 2', '3: 1', '4: 0', '5: 0']);
});

test('a row with more cells than the head is wrong; of two names of a column the clearer one counts', () => {
  expect(
    check([
      ['Ana', 'ana@a.example', '', '', '', 'boss@acme.example'],
      ['Bo', 'bo@a.example', '', '', '', '', ''],
    ]),
  ).toEqual(['2: The row has more cells than the first row has.', '3: 0']);
  const rows = readImportRows(
    inLines([
      ['Name', 'Email', 'Manager', 'Manager Email'],
      ['Ana', 'ana@a.example', 'Lind, Bo', 'boss@acme.example'],
    ]),
  );
  expect(rows.map(({ managerEmail }) => managerEmail)).toEqual(['boss@acme.example']);
});

test('each row lists its errors, and the rows beneath it say why they cannot be added', () => {
  expect(
    check([
      ['', 'nobody@a.example', '', '', ''],
      ['Wrong', 'no address', '', '', ''],
      ['Known', 'WORKER@acme.example', '', '', ''],
      ['Once', 'same@a.example', '', '', ''],
      ['Twice', 'same@a.example', '', '', ''],
      ['Boss too', 'ceo@a.example', '', '', 'CEO'],
      ['Long', 'long@a.example', 'd'.repeat(101), '', ''],
      ['Lost', 'lost@a.example', '', 'stranger@a.example', ''],
      ['Beneath a clerk', 'clerk@a.example', '', 'same@a.example', ''],
      ['Bad manager', 'bad@a.example', 'd'.repeat(101), '', 'Manager'],
      ['Beneath a bad one', 'beneath@a.example', '', 'bad@a.example', ''],
      ['Self', 'self@a.example', '', 'self@a.example', 'Manager'],
    ]),
  ).toEqual([
    '2: Please input your full name!',
    '3: Enter valid email!',
    '4: Somebody has this email address already.',
    '5: 0',
    '6: The same email address is in line 5.',
    '7: “CEO” is no role: Individual Contributor, Manager or Observer.',
    '8: Department must have at most 100 characters.',
    '9: There is no manager stranger@a.example whom you may add to.',
    '10: same@a.example is no manager in this file (line 5).',
    '11: Department must have at most 100 characters.',
    '12: The manager in line 11 cannot be added.',
    '13: Nobody can report to themselves.',
  ]);
});

test('managers who report to each other are both left out, with everybody beneath them', () => {
  expect(
    check([
      ['Hen', 'hen@a.example', '', 'egg@a.example', 'Manager'],
      ['Egg', 'egg@a.example', '', 'hen@a.example', 'Manager'],
      ['Chick', 'chick@a.example', '', 'hen@a.example', ''],
    ]),
  ).toEqual([
    '2: The manager in line 3 cannot be added.',
    '3: The manager in line 2 cannot be added.',
    '4: The manager in line 2 cannot be added.',
  ]);
});

test('observers need somebody who may add them', () => {
  const rows = [['Olga', 'olga@a.example', '', '', 'Observer']];
  expect(check(rows)).toEqual(['2: 0']);
  expect(check(rows, { mayAddObservers: false })).toEqual([
    '2: Only the CEO or an Org Admin can add observers.',
  ]);
});

test('a file without the required columns is refused', () => {
  expect(() =>
    readImportRows(
      inLines([
        ['Name', 'Phone'],
        ['Ana', '1'],
      ]),
    ),
  ).toThrow('Name and Email are needed');
});

test('[D-126] a cell is a single line like the field of the form', () => {
  expect(
    check([
      ['\u202eyrraH', 'harry@a.example', '', '', ''],
      ['Pay\u200bPal', 'paypal@a.example', '', '', ''],
      ['Two\nlines', 'two@a.example', '', '', ''],
      ['می\u200cخواهم', 'mina@a.example', 'Za\u0007al', '', ''],
      ['علی\u200cرضا', 'alireza@a.example', '', '', ''],
    ]),
  ).toEqual([
    '2: Name contains a character that changes the direction of the text. Please remove it.',
    '3: Name contains an invisible character. Please remove it.',
    '4: Name contains a character that cannot be shown. Please remove it.',
    '5: Department contains a character that cannot be shown. Please remove it.',
    '6: 0',
  ]);
});

test('[D-115] an address has a domain of at least two labels', () => {
  const rows = ['a@b', 'ana@localhost', 'ana@acme.1'].map((email) => ['Ana', email, '', '', '']);
  expect(check(rows)).toEqual(['2: Enter valid email!', '3: Enter valid email!', '4: Enter valid email!']);
});

test.each([...['#N/A', '#REF!', '#NAME?', '#DIV/0!', '#BEZUG!', '#¿NOMBRE?', '#NV', 'Err:508', '########']])(
  '%s is in no column read as empty, or as a text',
  (text) => {
    const why = `cannot be read: the file has ${text} there.`;
    const rest = (at: number): string[] => ['Ana', 'ana@a.example', 'Support', '', ''].with(at, text);
    const columns = ['Name', 'Email', 'Department', 'Manager email', 'Role'];
    expect(columns.flatMap((_, at) => check([rest(at)]))).toEqual(
      columns.map((column) => `2: ${column} ${why}`),
    );
  },
);

test('a formula without its value, a date, a lost letter and what is beneath such a row are wrong; a # is not', () => {
  expect(
    check([
      ['Ned', 'ned@a.example', '', '#FORMULA?', 'Manager'],
      ['Dee', 'dee@a.example', '#DATE?', 'ned@a.example', ''],
      ['Beneath', 'beneath@a.example', '', 'ned@a.example', ''],
      ['Ren\uFFFD', 'rene@a.example', '', '', ''],
      ['Cleo', 'cleo@a.example', 'C#, #1 and N/A', '', ''],
    ]),
  ).toEqual([
    '2: Manager email is a formula without its value. Please open the file in a spreadsheet program and save it.',
    '3: Department is a date. Please format the cell as text.',
    '4: The manager in line 2 cannot be added.',
    '5: Name has a letter that cannot be read.',
    '6: 0',
  ]);
});
