import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/node';
import { endThreads } from '../../../kernel/threads/index.ts';
import type { ComplianceRow } from './compliance-spreadsheet.ts';
import { complianceSpreadsheet } from './compliance-spreadsheet.ts';

afterAll(endThreads);

const HEADING = {
  organisation: 'Acme',
  period: 'Q3 2026',
  team: 'Direct reports of Dimitris Antonopoulos',
  madeAt: new Date('2026-11-29T23:30:00Z'),
  author: 'Dimitris Antonopoulos',
  timeZone: 'Europe/Amsterdam',
};

const NOT_STARTED: ComplianceRow = {
  employee: 'Lotte Jansen',
  jobTitle: 'Verification Engineer',
  department: 'Product',
  reviewer: 'Dimitris Antonopoulos',
  status: 'not_started',
  waitingFor: { name: 'Dimitris Antonopoulos', action: 'start' },
  dueDate: '2026-11-25',
  startedAt: null,
  sharedAt: null,
  acknowledgedAt: null,
  completedAt: null,
};
const COMPLETED: ComplianceRow = {
  ...NOT_STARTED,
  status: 'completed',
  waitingFor: null,
  startedAt: new Date('2026-11-02T08:00:00Z'),
  sharedAt: new Date('2026-11-10T08:00:00Z'),
  acknowledgedAt: new Date('2026-11-20T09:12:00Z'),
  completedAt: new Date('2026-11-25T23:30:00Z'),
};

/** The sheet stores days as fractions, which are now and then read as a millisecond less. */
const toSecond = (cell: unknown): unknown =>
  cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell;

async function made(rows: readonly ComplianceRow[]) {
  const pages = async function* (): AsyncGenerator<readonly ComplianceRow[]> {
    yield rows;
  };
  const { name, content } = await complianceSpreadsheet(HEADING, pages());
  const file = await buffer(content as Readable);
  const [header, ...lines] = await readSheet(file);
  return { name, about: await readSheet(file, 'About'), header, rows: lines.map((row) => row.map(toSecond)) };
}

test('[TAL-017] [TAL-044] the compliance spreadsheet is for a period and a team, and named after them', async () => {
  const { name, about, header, rows } = await made([]);
  expect(name).toBe('Appraisal Compliance - Q3 2026 - Acme.xlsx');
  expect(about).toEqual([
    ['Appraisal Compliance - Q3 2026', null],
    ['Acme', null],
    [null, null],
    ['Team', 'Direct reports of Dimitris Antonopoulos'],
    ['Made by', 'Dimitris Antonopoulos'],
    ['Made on', 'Nov 30, 2026, 00:30 CET'],
    ['Time zone', 'Europe/Amsterdam'],
  ]);
  expect(rows.map(([first]) => first)).toEqual(['Nobody is in this team.']);
  expect(header).toEqual([
    ...['Employee', 'Job Title', 'Department', 'Reviewer', 'Status', 'Waiting For', 'To', 'Due'],
    ...['Started', 'Shared', 'Acknowledged', 'Completed', 'Days After Due'],
  ]);
});

test('[TAL-017] a row has the status of an appraisal, who acts next, and its dates in the organisation’s zone', async () => {
  const { rows } = await made([NOT_STARTED, COMPLETED]);
  const [due, who] = [new Date('2026-11-25T00:00:00Z'), 'Dimitris Antonopoulos'];
  expect(rows).toEqual([
    [
      ...['Lotte Jansen', 'Verification Engineer', 'Product', who, 'Not Started', who, 'start', due],
      ...[null, null, null, null, 5],
    ],
    [
      ...['Lotte Jansen', 'Verification Engineer', 'Product', who, 'Completed (100%)', null, null, due],
      new Date('2026-11-02T09:00:00Z'),
      new Date('2026-11-10T09:00:00Z'),
      new Date('2026-11-20T10:12:00Z'),
      new Date('2026-11-26T00:30:00Z'),
      1,
    ],
  ]);
});

test.each<[string, ComplianceRow, number | null]>([
  ['completed on the day it was due', { ...COMPLETED, completedAt: new Date('2026-11-25T22:59:00Z') }, 0],
  ['not due yet', { ...NOT_STARTED, dueDate: '2026-12-01' }, 0],
  ['of somebody who left', { ...NOT_STARTED, waitingFor: null }, null],
])('[TAL-017] days after the due date of an appraisal: %s', async (_which, row, days) => {
  expect((await made([row])).rows[0]?.at(-1)).toBe(days);
});

test('[S9] names that look like formulas are stored as text', async () => {
  const { rows } = await made([{ ...NOT_STARTED, employee: '=1+1', department: '@SUM(A1)' }]);
  expect(rows[0]?.slice(0, 3)).toEqual(['=1+1', 'Verification Engineer', '@SUM(A1)']);
});
