import { REPORT_IDS } from '@cadence/shared-contract/reports';
import { cellText, namingColumns, scaleCell } from './cell-text.ts';
import { columnWidths, isNeverCut } from './column-widths.ts';

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

test('a word of a scale in its own column is a step of it; every other text stays one', () => {
  const [likelihood, quality, state] = columnsOf('likelihood', 'quality', 'state');
  expect(scaleCell(likelihood!, 'Very Likely')).toEqual({ scale: 'likelihood', step: 4 });
  expect(scaleCell(quality!, 'Very bad')).toEqual({ scale: 'quality', step: 0 });
  expect(scaleCell(quality!, 'Very Likely')).toBeNull();
  expect(scaleCell(likelihood!, null)).toBeNull();
  expect(scaleCell(state!, 'Good')).toBeNull();
});

test('states, scales, weeks, dates and numbers have the width they need; titles and names share what is left', () => {
  const columns = [
    ...columnsOf('title', 'owner', 'state', 'likelihood'),
    { Key: 'due', Header: 'Due', Kind: 'date', IsSortable: false } as const,
  ];
  const { widths, least } = columnWidths(REPORT_IDS.quarterlyGoals, columns);
  expect(columns.map((column) => isNeverCut(column))).toEqual([false, false, true, true, true]);
  expect(widths.map((width) => width.replace(/^[0-9.]+/, ''))).toEqual(['%', '%', 'rem', 'rem', 'rem']);
  const [title = 0, owner = 0] = widths.map((width) => Number.parseFloat(width));
  expect(title).toBeGreaterThan(owner);
  expect(title + owner).toBeCloseTo(100);
  expect(least).toBeGreaterThan(376);
});
