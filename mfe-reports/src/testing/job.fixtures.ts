import type { ReportJob, ReportSchedule } from '@cadence/shared-contract';
import { REPORT_IDS } from '@cadence/shared-contract/reports';

/** A Goal Compliance List as a spreadsheet, made today; pass what the test needs. */
export function fakeJob(over: Partial<ReportJob> = {}): ReportJob {
  return {
    Id: 1,
    Report: REPORT_IDS.goalCompliance,
    Format: 'xlsx',
    Params: { Kind: 2, Scope: 2 },
    Title: 'Q4 2026',
    State: 'done',
    RowsDone: 14,
    RowsTotal: 14,
    Content: '14 people',
    FileName: 'Goal Compliance List - Q4 2026 - Acme.xlsx',
    Size: 12_000,
    Problem: null,
    CreatedAt: '2026-11-19T16:42:00Z',
    StartedAt: '2026-11-19T16:42:00Z',
    FinishedAt: '2026-11-19T16:42:01Z',
    KeptUntil: '2026-11-26T16:42:01Z',
    IsScheduled: false,
    ...over,
  };
}

const UNFINISHED = { Content: null, FileName: null, Size: null, FinishedAt: null, KeptUntil: null } as const;

/** A Goal Detail List of which this many of 10,000 rows are done. */
export function runningJob(RowsDone: number, over: Partial<ReportJob> = {}): ReportJob {
  return fakeJob({
    ...UNFINISHED,
    Id: 2,
    Report: REPORT_IDS.goalDetails,
    State: 'running',
    RowsDone,
    RowsTotal: 10_000,
    ...over,
  });
}

export function waitingJob(over: Partial<ReportJob> = {}): ReportJob {
  return fakeJob({
    ...UNFINISHED,
    Id: 3,
    Report: REPORT_IDS.multiQuarterGoals,
    State: 'waiting',
    RowsDone: 0,
    RowsTotal: null,
    StartedAt: null,
    ...over,
  });
}

/** A Goal Compliance List of the viewer's direct reports, every Monday. */
export function fakeSchedule(over: Partial<ReportSchedule> = {}): ReportSchedule {
  return {
    Id: 5,
    Report: REPORT_IDS.goalCompliance,
    Format: 'xlsx',
    Params: { Kind: 2, Scope: 1 },
    Every: 'week',
    Weekday: 1,
    Hour: 8,
    Until: '2026-12-28',
    Title: 'Q4 2026, my direct reports',
    NextAt: '2026-11-23T14:00:00Z',
    UpdatedAt: '2026-11-01T09:00:00Z',
    ...over,
  };
}
