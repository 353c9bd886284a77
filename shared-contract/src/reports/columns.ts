import { GOAL_TEXT_NAMES, goalTextField } from '../goals/text-fields.ts';
import { REPORT_IDS } from './catalogue.ts';

/** What a cell holds: `percent` a share from 0 to 1, `date` a calendar date, `instant` an ISO instant. */
export type ColumnKind = 'text' | 'number' | 'percent' | 'date' | 'instant';

/**
 * One column of a report, read by the table on the page and by every file.
 */
export interface ReportColumn {
  readonly key: string;
  readonly header: string;
  readonly kind: ColumnKind;
  /** In characters, for spreadsheets; paper shares its width in this proportion. */
  readonly width: number;
  /**
   * On paper a cell of its row, a labelled line below the row, or nothing.
   */
  readonly onPaper: 'cell' | 'below' | 'none';
  /** Shown on the page of the report; the rest is in files only. */
  readonly onPage: boolean;
  /** The page can be put in its order. */
  readonly isSortable: boolean;
}

type Given = Pick<ReportColumn, 'key' | 'header' | 'width'> & Partial<ReportColumn>;

const column = (given: Given): ReportColumn => ({
  kind: 'text',
  onPaper: 'cell',
  onPage: true,
  isSortable: false,
  ...given,
});
const sortable = (given: Given): ReportColumn => column({ ...given, isSortable: true });
/** In files, and on paper below its row. */
const long = (given: Given): ReportColumn => column({ ...given, onPage: false, onPaper: 'below' });
/** In spreadsheets only. */
const onlyInSheets = (given: Given): ReportColumn => column({ ...given, onPage: false, onPaper: 'none' });

const GOAL_COLUMNS: readonly ReportColumn[] = [
  sortable({ key: 'title', header: 'Goal', width: 50 }),
  sortable({ key: 'owner', header: 'Owner', width: 24 }),
  sortable({ key: 'department', header: 'Department', width: 20 }),
  column({ key: 'parent', header: 'Parent', width: 36, onPage: false }),
  column({ key: 'state', header: 'State', width: 22 }),
  column({ key: 'likelihood', header: 'Likelihood', width: 16 }),
  column({ key: 'quality', header: 'Quality', width: 16 }),
  column({ key: 'result', header: 'Result', width: 18 }),
];

/** A goal's texts beside its title. */
const GOAL_TEXTS: readonly ReportColumn[] = GOAL_TEXT_NAMES.flatMap((name) => {
  const { column: key, report } = goalTextField(name);
  return report === null ? [] : [long({ key, ...report })];
});

const PERSON = sortable({ key: 'user', header: 'User', width: 28 });
const MANAGER = column({ key: 'manager', header: 'Manager', width: 28 });
const DEPARTMENT = sortable({ key: 'department', header: 'Department', width: 22 });
const EMPLOYEE = sortable({ key: 'user', header: 'Employee', width: 28 });
const REVIEWER = column({ key: 'reviewer', header: 'Reviewer', width: 28 });
const APPRAISAL_DATES: readonly ReportColumn[] = [
  column({ key: 'due', header: 'Due', width: 15, kind: 'date' }),
  onlyInSheets({ key: 'started', header: 'Started', width: 18, kind: 'instant' }),
  onlyInSheets({ key: 'shared', header: 'Shared', width: 18, kind: 'instant' }),
  onlyInSheets({ key: 'acknowledged', header: 'Acknowledged', width: 18, kind: 'instant' }),
  column({ key: 'completed', header: 'Completed', width: 18, kind: 'instant' }),
];

/**
 * The columns of every table report (D-56); columns that depend on the request (weeks, axes) are added by the server.
 */
export const REPORT_COLUMNS: Readonly<Record<number, readonly ReportColumn[]>> = {
  [REPORT_IDS.userList]: [
    sortable({ key: 'user', header: 'Name', width: 28 }),
    sortable({ key: 'jobTitle', header: 'Job Title', width: 28 }),
    DEPARTMENT,
    column({ key: 'role', header: 'Role', width: 14 }),
    column({ key: 'permissions', header: 'Permissions', width: 26 }),
    MANAGER,
    column({ key: 'email', header: 'E-mail', width: 32 }),
    column({ key: 'status', header: 'Status', width: 14 }),
  ],
  [REPORT_IDS.goalCompliance]: [
    PERSON,
    MANAGER,
    DEPARTMENT,
    column({ key: 'weeks', header: 'Weeks', width: 10 }),
    column({ key: 'goals', header: 'Goals', width: 60 }),
  ],
  [REPORT_IDS.quarterlyGoals]: GOAL_COLUMNS,
  [REPORT_IDS.goalDetails]: [
    ...GOAL_COLUMNS,
    ...GOAL_TEXTS,
    long({ key: 'outcome', header: 'Outcome of the owner', width: 50 }),
    long({ key: 'feedback', header: 'Feedback of the manager', width: 50 }),
    long({ key: 'weeks', header: 'Weekly values', width: 50 }),
  ],
  [REPORT_IDS.multiQuarterGoals]: GOAL_COLUMNS,
  [REPORT_IDS.employeeAppraisals]: [
    EMPLOYEE,
    DEPARTMENT,
    REVIEWER,
    column({ key: 'state', header: 'State', width: 20 }),
    ...APPRAISAL_DATES,
  ],
  [REPORT_IDS.appraisalCompliance]: [
    EMPLOYEE,
    DEPARTMENT,
    REVIEWER,
    column({ key: 'state', header: 'State', width: 20 }),
    column({ key: 'waitingFor', header: 'Waiting For', width: 28 }),
    ...APPRAISAL_DATES,
    column({ key: 'daysLate', header: 'Days Late', width: 10, kind: 'number' }),
  ],
};
