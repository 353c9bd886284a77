import type { ReportParams } from '@cadence/shared-contract';
import { readReportAddress, reportPath, writeReportAddress } from './report-address.ts';

const ALL: ReportParams = {
  PeriodId: 40,
  ToPeriodId: 41,
  Kind: 0,
  Scope: 2,
  UserId: 7,
  PriorPeriodId: 39,
  Search: 'Łukasz & Co',
  SortBy: 'department',
  SortOrder: 'desc',
};

test('the parameters of a report survive the round trip through its address', () => {
  expect(readReportAddress(new URLSearchParams(writeReportAddress(ALL)))).toEqual(ALL);
  expect(readReportAddress(new URLSearchParams(''))).toEqual({});
});

test('the address has only the given parameters', () => {
  expect(reportPath('goal-compliance-list', { PeriodId: 40, Kind: 2, Search: '' })).toBe(
    '/v3/reports/goal-compliance-list?period=40&kind=2',
  );
  expect(reportPath('user-list')).toBe('/v3/reports/user-list');
});

test('what cannot be read is left out', () => {
  const query = 'period=abc&to=-1&scope=0&user=99999999999&kind=&order=up&search=';
  expect(readReportAddress(new URLSearchParams(query))).toEqual({});
});
