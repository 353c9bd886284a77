import type { ReportChoices, ReportParams } from '@cadence/shared-contract';
import { REPORT_IDS, reportType, type ReportId } from '@cadence/shared-contract/reports';
import { CHOICES, Q1_2027, Q2_2026, Q3_2026, Q4_2026 } from '../../testing/report.fixtures.ts';
import { resolveAsked } from './offered.ts';

const TODAY = '2026-11-20';
const {
  goalCompliance,
  multiQuarterGoals,
  employeeAppraisals,
  appraisalCompliance,
  userList,
  quarterlyGoals,
} = REPORT_IDS;

function resolve(id: ReportId, named: ReportParams = {}, choices: Partial<ReportChoices> = {}) {
  return resolveAsked({ type: reportType(id), choices: { ...CHOICES, ...choices }, named, today: TODAY });
}
const quarters = (id: ReportId, named?: ReportParams) =>
  resolve(id, named).offered.periods.map(({ Id }) => Id);

test('[REP-014] a quarter that begins within three months can be chosen, and the current one is', () => {
  expect(quarters(quarterlyGoals)).toEqual([Q1_2027.Id, Q4_2026.Id, Q3_2026.Id, Q2_2026.Id]);
  expect(resolve(quarterlyGoals).params).toEqual({ PeriodId: Q4_2026.Id });
  expect(resolve(quarterlyGoals, { PeriodId: Q1_2027.Id }).params.PeriodId).toBe(Q1_2027.Id);
});

test('[REP-015] goals that are not finalized are offered for quarters up to today only', () => {
  expect(quarters(goalCompliance, { Kind: 2 })).toContain(Q1_2027.Id);
  expect(quarters(goalCompliance, { Kind: 3 })).toEqual([Q4_2026.Id, Q3_2026.Id, Q2_2026.Id]);
  expect(resolve(goalCompliance, { Kind: 3, PeriodId: Q1_2027.Id }).params.PeriodId).toBe(Q4_2026.Id);
});

test('[REP-016] [REP-017] the last quarter of several is none before the first one', () => {
  const { params, offered } = resolve(multiQuarterGoals, { PeriodId: Q3_2026.Id, ToPeriodId: Q4_2026.Id });
  expect(params).toEqual({ PeriodId: Q3_2026.Id, ToPeriodId: Q4_2026.Id });
  expect(offered.toPeriods).toEqual([Q1_2027, Q4_2026, Q3_2026]);
});

test('[REP-016] unless others are chosen it is a year up to the current quarter, as far as there is one', () => {
  expect(resolve(multiQuarterGoals).params).toEqual({ PeriodId: Q2_2026.Id, ToPeriodId: Q4_2026.Id });
  expect(resolve(multiQuarterGoals, { ToPeriodId: Q1_2027.Id }).params).toEqual({
    PeriodId: Q2_2026.Id,
    ToPeriodId: Q1_2027.Id,
  });
});

test('[REP-018] moving the first quarter beyond the last one takes the last one along', () => {
  const { params } = resolve(multiQuarterGoals, { PeriodId: Q4_2026.Id, ToPeriodId: Q2_2026.Id });
  expect(params).toEqual({ PeriodId: Q4_2026.Id, ToPeriodId: Q4_2026.Id });
});

test('appraisals are of ended quarters, and first of the last one', () => {
  expect(quarters(employeeAppraisals)).toEqual([Q3_2026.Id, Q2_2026.Id]);
  expect(resolve(employeeAppraisals, { PeriodId: Q4_2026.Id }).params).toEqual({
    PeriodId: Q3_2026.Id,
    Scope: 2,
  });
});

test('the widest scope is the usual one', () => {
  expect(resolve(goalCompliance, {}, { ComplianceScopes: [1, 2, 3] }).params.Scope).toBe(3);
  expect(resolve(goalCompliance, { Scope: 3 }, { ComplianceScopes: [1, 2] }).params.Scope).toBe(2);
  expect(resolve(goalCompliance, { Scope: 1 }).params.Scope).toBe(1);
  expect(resolve(goalCompliance, { Scope: 1 }, { ComplianceScopes: [] }).params).not.toHaveProperty('Scope');
});

test('kinds are those of the report, first weekly predictions and everyone', () => {
  expect(resolve(goalCompliance, { Kind: 0 }).params.Kind).toBe(2);
  expect(resolve(goalCompliance, { Kind: 1 }).params.Kind).toBe(1);
  expect(resolve(appraisalCompliance).params.Kind).toBe(0);
  expect(resolve(appraisalCompliance, { Kind: 4 }).params.Kind).toBe(4);
});

test('what a report is not asked about is left out', () => {
  const all: ReportParams = {
    PeriodId: Q4_2026.Id,
    ToPeriodId: 40,
    Kind: 1,
    Scope: 1,
    UserId: 9,
    Search: 'ana',
  };
  expect(resolve(userList, all).params).toEqual({ Search: 'ana' });
  expect(resolve(quarterlyGoals, all).params).toEqual({ PeriodId: 40, UserId: 9, Search: 'ana' });
});

test('a quarter that there is not is left to the server to refuse', () => {
  expect(resolve(quarterlyGoals, { PeriodId: 999 }).params.PeriodId).toBe(999);
});
