import { cellText, namingColumns } from './cell-text.ts';

test.each([
  ['text', 'Field Service', 'Field Service'],
  ['number', 1234, '1,234'],
  ['percent', 0.125, '13%'],
  ['date', '2026-11-25', 'Nov 25, 2026'],
  ['instant', '2026-11-20T16:42:00Z', 'Nov 20, 2026 10:42 am'],
  ['instant', null, ''],
  ['text', undefined, ''],
] as const)('a cell of %s that holds %s says "%s"', (kind, cell, text) => {
  expect(cellText(cell, kind, 'America/Chicago')).toBe(text);
});

const columnsOf = (...keys: readonly string[]) =>
  keys.map((Key) => ({ Key, Header: Key, Kind: 'text', IsSortable: false }) as const);

test('the first column names a row, though not its quarter; the face is before the name of the person', () => {
  expect(namingColumns(columnsOf('title', 'owner'))).toEqual({ subject: 'title', face: 'owner' });
  expect(namingColumns(columnsOf('quarter', 'title', 'owner'))).toEqual({ subject: 'title', face: 'owner' });
  expect(namingColumns(columnsOf('user', 'manager'))).toEqual({ subject: 'user', face: 'user' });
  expect(namingColumns(columnsOf('title'))).toEqual({ subject: 'title', face: 'title' });
  expect(namingColumns([])).toEqual({ subject: undefined, face: undefined });
});
