import type { ReportReader } from './catalogue.ts';
import { reportRefusal, REPORTS, reportsFor, reportType } from './catalogue.ts';
import { REPORT_COLUMNS } from './columns.ts';

const ANYBODY: ReportReader = {
  role: 'contributor',
  isHrAdmin: false,
  isOrgAdmin: false,
  isTalentEnabled: true,
};
const idsFor = (reader: Partial<ReportReader>): readonly number[] =>
  reportsFor({ ...ANYBODY, ...reader })
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);

const LEADERS = ['ceo', 'manager'] as const;
const OTHERS = ['contributor', 'observer'] as const;
const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test('[REP-004] the reports by the names that pages and downloads use', () => {
  expect(REPORTS.map(({ id, name }) => [id, name]).toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
    [1, 'User List'],
    [2, 'Goal Compliance List'],
    [3, 'Quarterly Goal List'],
    [4, 'Goal Detail List'],
    [5, 'Multi-Quarter Goal List'],
    [6, 'Employee Appraisals'],
    [7, 'Appraisal Compliance'],
    [8, 'Employee Import Template'],
    [9, 'Team Goal Updates'],
    [10, 'Appraisal Prints'],
    [11, 'AI Goal Summary'],
    [12, 'AI Executive Summary'],
  ]);
});

test.each(LEADERS)('[REP-022] [D-70] a %s sees all reports, with and without the HR flag', (role) => {
  expect(idsFor({ role })).toEqual(ALL);
  expect(idsFor({ role, isHrAdmin: true })).toEqual(ALL);
});

test.each(OTHERS)('[REP-023] an HR Admin who is %s sees reports up to 7, 10, 11 and 12', (role) => {
  expect(idsFor({ role, isHrAdmin: true })).toEqual([1, 2, 3, 4, 5, 6, 7, 10, 11, 12]);
});

test('[REP-024] contributors see reports up to 5, 11 and 12; observers who are Org Admins as well', () => {
  expect(idsFor({ role: 'contributor' })).toEqual([1, 2, 3, 4, 5, 11, 12]);
  expect(idsFor({ role: 'observer', isOrgAdmin: true })).toEqual([1, 2, 3, 4, 5, 11, 12]);
});

test('[REP-025] without appraisals their three reports are hidden from everyone', () => {
  expect(idsFor({ role: 'ceo', isTalentEnabled: false })).toEqual([1, 2, 3, 4, 5, 8, 9, 11, 12]);
  expect(idsFor({ isHrAdmin: true, isTalentEnabled: false })).toEqual([1, 2, 3, 4, 5, 11, 12]);
});

test('[REP-025] a report of appraisals says that they are switched off, any other that it is not for the reader', () => {
  const off = { isTalentEnabled: false };
  expect(reportRefusal(10, off)).toMatch(/^Your organization has Talent switched off\. Only the operator/);
  expect(reportRefusal(9, off)).toBe('You may not see this report.');
  expect(reportRefusal(10, { isTalentEnabled: true })).toBe('You may not see this report.');
});

test('[REP-026] an observer who is neither HR nor Org Admin sees no AI summary', () => {
  expect(idsFor({ role: 'observer' })).toEqual([1, 2, 3, 4, 5]);
});

test('every table has its columns, each with a unique key and header', () => {
  for (const { id, isTable } of REPORTS) {
    const columns = REPORT_COLUMNS[id] ?? [];
    expect({ id, isTable: columns.length > 0 }).toEqual({ id, isTable });
    expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
    expect(new Set(columns.map(({ header }) => header)).size).toBe(columns.length);
  }
  expect(() => reportType(13)).toThrow('There is no report 13.');
});

test('[REP-005] [REP-007] what a report can be had as', () => {
  expect(reportType(1).formats).toEqual(['xlsx', 'pdf', 'csv']);
  expect(reportType(5).formats).toEqual(['xlsx', 'csv']);
});
