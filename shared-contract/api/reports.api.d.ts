// @cadence/shared-contract 1.4.0

export declare const APPRAISAL_COMPLIANCE_LABELS: Readonly<Record<number, string>>;

export type ColumnKind = 'date' | 'instant' | 'number' | 'percent' | 'text';

export declare const FORMAT_NAMES: Readonly<Record<'csv' | 'pdf' | 'pptx' | 'xlsx', string>>;

export declare const GOAL_COMPLIANCE_KINDS: {
  readonly noGoals: number;
  readonly notUpdated: number;
  readonly notFinalized: number;
};

export declare const GOAL_COMPLIANCE_LABELS: Readonly<Record<number, string>>;

export declare const PRINT_KINDS: {
  readonly person: number;
  readonly team: number;
};

export declare const REPORTS: readonly ReportType[];

export declare const REPORT_BANDS: readonly string[];

export declare const REPORT_COLUMNS: Readonly<Record<number, readonly ReportColumn[]>>;

export declare const REPORT_FORMATS: readonly string[];

export declare const REPORT_IDS: {
  readonly userList: number;
  readonly goalCompliance: number;
  readonly quarterlyGoals: number;
  readonly goalDetails: number;
  readonly multiQuarterGoals: number;
  readonly employeeAppraisals: number;
  readonly appraisalCompliance: number;
  readonly employeeTemplate: number;
  readonly teamGoalUpdates: number;
  readonly appraisalPrints: number;
  readonly goalSummary: number;
  readonly executiveSummary: number;
};

export declare const REPORT_SCOPE_LABELS: Readonly<Record<number, string>>;

export type ReportBand = 'AI summaries' | 'Appraisals' | 'Goals' | 'People';

export interface ReportColumn {
  readonly key: string;
  readonly header: string;
  readonly kind: ColumnKind;
  readonly width: number;
  readonly onPaper: 'cell' | 'below' | 'none';
  readonly onPage: boolean;
  readonly isSortable: boolean;
}

export type ReportFormat = 'csv' | 'pdf' | 'pptx' | 'xlsx';

export type ReportId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export type ReportQuestion = 'from-to' | 'kind' | 'period' | 'person' | 'prior-period' | 'scope' | 'search';

export interface ReportReader {
  readonly role: RoleName;
  readonly isHrAdmin: boolean;
  readonly isOrgAdmin: boolean;
  readonly isTalentEnabled: boolean;
}

export interface ReportType {
  readonly id: ReportId;
  readonly name: string;
  readonly slug: string;
  readonly band: ReportBand;
  readonly description: string;
  readonly note: string | null;
  readonly formats: readonly ReportFormat[];
  readonly asks: readonly ReportQuestion[];
  readonly isTable: boolean;
  readonly isPrinted: boolean;
}

type RoleName = 'ceo' | 'contributor' | 'manager' | 'observer';

export declare const reportRefusal: (id: number, {
  isTalentEnabled
}: Pick<ReportReader, 'isTalentEnabled'>) => string;

export declare const reportType: (id: number) => ReportType;

export declare const reportsFor: (reader: ReportReader) => readonly ReportType[];

export {};
