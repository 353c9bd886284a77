import { REPORT_IDS } from '@cadence/shared-contract/reports';
import type { ReportId } from '@cadence/shared-contract/reports';
import { openAppraisalCompliance } from './appraisal-compliance.ts';
import { openEmployeeAppraisals } from './employee-appraisals.ts';
import { openGoalCompliance } from './goal-compliance.ts';
import { openGoalDetails, openMultiQuarter, openQuarterlyGoals } from './goal-lists.ts';
import type { OpenTable } from './table-report.ts';
import { openUserList } from './user-list.ts';

/** The reports that are tables; they differ only in how they are opened. */
const TABLES: Partial<Readonly<Record<ReportId, OpenTable>>> = {
  [REPORT_IDS.userList]: openUserList,
  [REPORT_IDS.goalCompliance]: openGoalCompliance,
  [REPORT_IDS.quarterlyGoals]: openQuarterlyGoals,
  [REPORT_IDS.goalDetails]: openGoalDetails,
  [REPORT_IDS.multiQuarterGoals]: openMultiQuarter,
  [REPORT_IDS.employeeAppraisals]: openEmployeeAppraisals,
  [REPORT_IDS.appraisalCompliance]: openAppraisalCompliance,
};

/** The function that opens a report; undefined if it is not a table. */
export const tableOf = (report: ReportId): OpenTable | undefined => TABLES[report];

export { openQuarters } from './goal-lists.ts';
export type { ReportSheet, TableReport } from './table-report.ts';
export { counted } from './table-report.ts';
