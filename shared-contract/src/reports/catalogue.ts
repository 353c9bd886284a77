import { MESSAGES } from '../messages.ts';
import type { RoleName } from '../people/roles.ts';

/** The reports by their documented numbers (D-55). */
export const REPORT_IDS = {
  userList: 1,
  goalCompliance: 2,
  quarterlyGoals: 3,
  goalDetails: 4,
  multiQuarterGoals: 5,
  employeeAppraisals: 6,
  appraisalCompliance: 7,
  employeeTemplate: 8,
  teamGoalUpdates: 9,
  appraisalPrints: 10,
  goalSummary: 11,
  executiveSummary: 12,
} as const;
export type ReportId = (typeof REPORT_IDS)[keyof typeof REPORT_IDS];

export const REPORT_FORMATS = ['xlsx', 'pdf', 'csv', 'pptx'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];
/** How a format is written for people. */
export const FORMAT_NAMES: Readonly<Record<ReportFormat, string>> = {
  xlsx: 'xlsx',
  pdf: 'PDF',
  csv: 'CSV',
  pptx: '.pptx',
};

export const REPORT_BANDS = ['Goals', 'People', 'Appraisals', 'AI summaries'] as const;
export type ReportBand = (typeof REPORT_BANDS)[number];

/** The parameters of a report. Each name is one field of a request. */
export type ReportQuestion = 'period' | 'from-to' | 'kind' | 'scope' | 'person' | 'prior-period' | 'search';

export interface ReportType {
  readonly id: ReportId;
  /** On the page, in dialogs and in the names of files (people §2.9). */
  readonly name: string;
  /** Its part of the address, `/v3/reports/<slug>`. */
  readonly slug: string;
  readonly band: ReportBand;
  readonly description: string;
  readonly note: string | null;
  /** Files it can be had as, the first one first offered. */
  readonly formats: readonly ReportFormat[];
  readonly asks: readonly ReportQuestion[];
  /** Opens as a table with figures before it is downloaded. */
  readonly isTable: boolean;
  /** Is printed by the browser as well. */
  readonly isPrinted: boolean;
}

const TABLE = { isTable: true, isPrinted: false, formats: ['xlsx', 'pdf', 'csv'] } as const;

/** Every report, in the order of the page. */
export const REPORTS: readonly ReportType[] = [
  {
    ...TABLE,
    id: REPORT_IDS.goalCompliance,
    name: 'Goal Compliance List',
    slug: 'goal-compliance-list',
    band: 'Goals',
    description: 'Who has no goals, has not updated weekly predictions or has not finalized goals',
    note: 'Weekly predictions refer to the previous week',
    asks: ['kind', 'period', 'scope', 'search'],
  },
  {
    ...TABLE,
    id: REPORT_IDS.quarterlyGoals,
    name: 'Quarterly Goal List',
    slug: 'quarterly-goal-list',
    band: 'Goals',
    description: 'Every goal of a quarter with owner, parent, state, last prediction and result',
    note: 'For everyone or one person',
    asks: ['period', 'person', 'search'],
  },
  {
    ...TABLE,
    id: REPORT_IDS.goalDetails,
    name: 'Goal Detail List',
    slug: 'goal-detail-list',
    band: 'Goals',
    description: 'The quarterly list with measurement, description, weekly values and feedback',
    note: 'Large: runs as a job',
    asks: ['period', 'search'],
  },
  {
    ...TABLE,
    id: REPORT_IDS.multiQuarterGoals,
    name: 'Multi-Quarter Goal List',
    slug: 'multi-quarter-goal-list',
    band: 'Goals',
    description: 'One sheet for each quarter, from one quarter to another',
    note: 'Quarters up to 3 months ahead',
    formats: ['xlsx', 'csv'],
    asks: ['from-to', 'search'],
  },
  {
    id: REPORT_IDS.teamGoalUpdates,
    name: 'Team Goal Updates',
    slug: 'team-goal-updates',
    band: 'Goals',
    description: 'Cards to print: what each person of a team said last',
    note: 'Only people who report to you',
    formats: ['pdf'],
    asks: ['person', 'period'],
    isTable: false,
    isPrinted: true,
  },
  {
    ...TABLE,
    id: REPORT_IDS.userList,
    name: 'User List',
    slug: 'user-list',
    band: 'People',
    description: 'Directory with role, permissions, manager and e-mail',
    note: null,
    asks: ['search'],
  },
  {
    id: REPORT_IDS.employeeTemplate,
    name: 'Employee Import Template',
    slug: 'employee-import-template',
    band: 'People',
    description: 'The columns that the employee import reads',
    note: 'Two example rows',
    formats: ['xlsx'],
    asks: [],
    isTable: false,
    isPrinted: false,
  },
  {
    ...TABLE,
    id: REPORT_IDS.employeeAppraisals,
    name: 'Employee Appraisals',
    slug: 'employee-appraisals',
    band: 'Appraisals',
    description: 'Employee, reviewer, state, dates and the ratings you may see',
    note: null,
    asks: ['period', 'scope', 'search'],
  },
  {
    ...TABLE,
    id: REPORT_IDS.appraisalCompliance,
    name: 'Appraisal Compliance',
    slug: 'appraisal-compliance',
    band: 'Appraisals',
    description: 'Who has not started, shared, acknowledged or completed',
    note: 'Ended quarters only',
    asks: ['kind', 'period', 'scope', 'search'],
  },
  {
    id: REPORT_IDS.appraisalPrints,
    name: 'Appraisal Prints',
    slug: 'appraisal-prints',
    band: 'Appraisals',
    description: 'Appraisals of one person or one manager’s team, on paper',
    note: 'Signed ones carry both signatures',
    formats: ['pdf'],
    asks: ['person', 'period', 'prior-period'],
    isTable: false,
    isPrinted: false,
  },
  {
    id: REPORT_IDS.goalSummary,
    name: 'AI Goal Summary',
    slug: 'ai-goal-summary',
    band: 'AI summaries',
    description: 'A quarter in slides, written from the goals; you edit every line',
    note: 'For Me or For CEO',
    formats: ['pptx'],
    asks: ['period'],
    isTable: false,
    isPrinted: false,
  },
  {
    id: REPORT_IDS.executiveSummary,
    name: 'AI Executive Summary',
    slug: 'ai-executive-summary',
    band: 'AI summaries',
    description: 'A year in slides, quarter by quarter',
    note: 'Needs an ended quarter',
    formats: ['pptx'],
    asks: [],
    isTable: false,
    isPrinted: false,
  },
];

const BY_ID = new Map(REPORTS.map((report) => [report.id, report]));

/** @throws Error for a number that names no report */
export function reportType(id: number): ReportType {
  const report = BY_ID.get(id as ReportId);
  if (!report) throw new Error(`There is no report ${id}.`);
  return report;
}

/** Who looks for reports. */
export interface ReportReader {
  readonly role: RoleName;
  readonly isHrAdmin: boolean;
  readonly isOrgAdmin: boolean;
  readonly isTalentEnabled: boolean;
}

const APPRAISAL_REPORTS: readonly number[] = [
  REPORT_IDS.employeeAppraisals,
  REPORT_IDS.appraisalCompliance,
  REPORT_IDS.appraisalPrints,
];
const SUMMARIES: readonly number[] = [REPORT_IDS.goalSummary, REPORT_IDS.executiveSummary];
/** The last report that contributors and observers are offered without, and with, the HR flag (people §6 Reports). */
const LAST_OF_EVERYONE = REPORT_IDS.multiQuarterGoals;
const LAST_OF_HR = REPORT_IDS.appraisalCompliance;

function isOffered(id: number, { role, isHrAdmin, isOrgAdmin, isTalentEnabled }: ReportReader): boolean {
  if (!isTalentEnabled && APPRAISAL_REPORTS.includes(id)) return false;
  if (SUMMARIES.includes(id)) return role !== 'observer' || isHrAdmin || isOrgAdmin;
  if (role === 'ceo' || role === 'manager') return true;
  if (isHrAdmin) return id <= LAST_OF_HR || id === REPORT_IDS.appraisalPrints;
  return id <= LAST_OF_EVERYONE;
}

/** Why a report that a person is not offered is closed to them: appraisals may be switched off for everybody. */
export function reportRefusal(
  id: number,
  { isTalentEnabled }: Pick<ReportReader, 'isTalentEnabled'>,
): string {
  if (isTalentEnabled || !APPRAISAL_REPORTS.includes(id)) return MESSAGES.reportDenied;
  return `${MESSAGES.switchedOff('Talent')}. ${MESSAGES.switchedOnBy}`;
}

/** The reports that a person is offered, in the order of the page (people §6 Reports, D-55, D-70). */
export function reportsFor(reader: ReportReader): readonly ReportType[] {
  return REPORTS.filter(({ id }) => isOffered(id, reader));
}

/** Kinds of the Goal Compliance List (people §2.9), by their numbers in the path. */
export const GOAL_COMPLIANCE_KINDS = { noGoals: 1, notUpdated: 2, notFinalized: 3 } as const;
export const GOAL_COMPLIANCE_LABELS: Readonly<Record<number, string>> = {
  1: 'No goals',
  2: 'Not updated weekly predictions',
  3: 'Not finalized goals',
};
/** Kinds of Appraisal Compliance: what has not happened yet; 0 is everybody. */
export const APPRAISAL_COMPLIANCE_LABELS: Readonly<Record<number, string>> = {
  0: 'Everyone',
  1: 'Not started',
  2: 'Not shared',
  3: 'Not acknowledged',
  4: 'Not completed',
};
/** The people of a report; the numbers match compliance on the dashboard (core §9). */
export const REPORT_SCOPE_LABELS: Readonly<Record<number, string>> = {
  1: 'My direct reports',
  2: 'My organization',
  3: 'Company',
};
/** Appraisal Prints of one person, or of a manager's direct reports. */
export const PRINT_KINDS = { person: 1, team: 2 } as const;
