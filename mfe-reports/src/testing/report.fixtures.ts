import type {
  GoalUpdateCard,
  OrgPerson,
  OutputOf,
  PeriodSummary,
  PersonRef,
  ReportChoices,
  ReportView,
} from '@cadence/shared-contract';
import { NO_FLAGS } from '@cadence/shared-contract';
import { REPORT_IDS } from '@cadence/shared-contract/reports';

type GoalUpdates = OutputOf<'reports.teamGoalUpdates'>;

function quarter(Id: number, Index: number, dates: readonly [string, string]): PeriodSummary {
  const [StartDate, EndDate] = dates;
  return {
    Id,
    Index,
    StartDate,
    EndDate,
    Year: Number(StartDate.slice(0, 4)),
    Quarter: Math.ceil(Number(StartDate.slice(5, 7)) / 3),
  };
}

/** Seen from November 2026: the next quarter begins within three months. */
export const Q1_2027 = quarter(41, 1, ['2027-01-01', '2027-03-31']);
export const Q4_2026 = quarter(40, 0, ['2026-10-01', '2026-12-31']);
export const Q3_2026 = quarter(39, -1, ['2026-07-01', '2026-09-30']);
export const Q2_2026 = quarter(38, -2, ['2026-04-01', '2026-06-30']);

export function person(Id: number, Name: string, more: Partial<PersonRef> = {}): PersonRef {
  return { Id, Name, JobTitle: 'Engineer', OrgUnit: 'Field Service', Avatar: null, ParentId: 7, ...more };
}

export const ANDREI = person(21, 'Andrei Popescu');
export const ASTRID = person(22, 'Astrid Nygård', { OrgUnit: 'Engineering' });
export const MAXIMILIAN = person(23, 'Maximilian von Hohenstaufen-Weißenfels', {
  OrgUnit: 'Customer Success',
});

export function orgPerson({ Id, ParentId, ...rest }: PersonRef): OrgPerson {
  return {
    ...rest,
    id: Id,
    parentId: ParentId,
    Email: `person-${Id}@acme.example`,
    RoleName: 'contributor',
    ...NO_FLAGS,
    DeactivatedAt: null,
    InvitationAcceptedAt: '2026-01-05T09:00:00Z',
  } as OrgPerson;
}

/** A manager's, with appraisals in the two ended quarters. */
export const CHOICES: ReportChoices = {
  Reports: Object.values(REPORT_IDS),
  Periods: [Q1_2027, Q4_2026, Q3_2026, Q2_2026],
  AppraisalPeriods: [
    { ...Q3_2026, Appraisals: 9 },
    { ...Q2_2026, Appraisals: 8 },
  ],
  ComplianceScopes: [1, 2],
  AppraisalScopes: [1, 2],
  Years: [2026],
  Audiences: ['me'],
  HasModel: false,
};

const COMPLIANCE_ROWS: readonly [PersonRef, string, string][] = [
  [ANDREI, '5, 6, 7', 'Replace 40 ventilator filters before the flu season'],
  [ASTRID, '7', 'Show device status within six seconds of a change'],
  [MAXIMILIAN, '6, 7', 'Raise device coverage per hospital from 5% to 95%'],
];

/** People without updated weekly predictions, as in the picture of the report. */
export const COMPLIANCE: ReportView = {
  Report: REPORT_IDS.goalCompliance,
  Figure: {
    Value: '14',
    Sentence: 'of 59 people have not updated weekly predictions',
    Detail:
      'Week 7, Nov 9 – 15, the previous week. 3 more than in week 6. Half of them are in Field Service.',
  },
  Facts: [
    { Label: 'Scope', Text: 'My organization, Ingrid Søndergaard' },
    { Label: 'As of', Text: 'Nov 20, 2026 10:42 am, Central Time' },
    { Label: 'Left out', Text: '3 people: observers, or invitation not accepted' },
  ],
  Kinds: [
    { Kind: 1, Label: 'No goals', Count: 1 },
    { Kind: 2, Label: 'Not updated weekly predictions', Count: 14 },
    { Kind: 3, Label: 'Not finalized goals', Count: 8 },
  ],
  Pictures: [
    {
      Title: 'Updated by department, week 7',
      Kind: 'bars',
      Unit: 'people',
      Series: [
        { Name: 'updated', Look: 'solid' },
        { Name: 'not updated', Look: 'hatch' },
      ],
      Rows: [
        { Label: 'Field Service', Values: [14, 7], Note: '7 of 21 missing' },
        { Label: 'Customer Success', Values: [15, 4], Note: '4 of 19 missing' },
        { Label: 'Engineering', Values: [7, 1], Note: '1 of 8 missing' },
        { Label: 'Corporate', Values: [5, 1], Note: '1 of 6 missing' },
        { Label: 'People', Values: [4, 1], Note: '1 of 5 missing' },
      ],
      Sentence: 'Half of the people without an update are in Field Service.',
    },
  ],
  Columns: [
    { Key: 'user', Header: 'User', Kind: 'text', IsSortable: true },
    { Key: 'manager', Header: 'Manager', Kind: 'text', IsSortable: false },
    { Key: 'department', Header: 'Department', Kind: 'text', IsSortable: true },
    { Key: 'weeks', Header: 'Weeks', Kind: 'text', IsSortable: false },
    { Key: 'goals', Header: 'Goals', Kind: 'text', IsSortable: false },
  ],
  Rows: COMPLIANCE_ROWS.map(([Person, weeks, goals]) => ({
    Id: Person.Id,
    To: `/v3/profile/${Person.Id}`,
    Person,
    Cells: [Person.Name, 'Tomáš Čapek', Person.OrgUnit, weeks, goals],
  })),
  Count: 3,
  Noun: 'people',
  Empty: 'Everyone has updated weekly predictions.',
};

export const APPRAISALS: ReportView = {
  ...COMPLIANCE,
  Report: REPORT_IDS.employeeAppraisals,
  Figure: null,
  Kinds: [],
  Pictures: [],
  Columns: [
    { Key: 'user', Header: 'Employee', Kind: 'text', IsSortable: true },
    { Key: 'due', Header: 'Due', Kind: 'date', IsSortable: false },
    { Key: 'completed', Header: 'Completed', Kind: 'instant', IsSortable: false },
    { Key: 'share', Header: 'Goals Reached', Kind: 'percent', IsSortable: false },
  ],
  Rows: [
    {
      Id: 1,
      To: null,
      Person: ANDREI,
      Cells: [ANDREI.Name, '2026-11-25', '2026-11-20T16:42:00Z', 0.75],
    },
  ],
  Count: 1,
  Noun: 'appraisals',
  Empty: 'You do not have any appraisals for this period.',
};

export function updateCard(GoalId: number, more: Partial<GoalUpdateCard> = {}): GoalUpdateCard {
  return {
    GoalId,
    Title: `Goal ${String(GoalId).padStart(3, '0')}`,
    State: 'approved',
    StateText: 'Published',
    Likelihood: 3,
    Quality: 2,
    LikelihoodDelta: 1,
    QualityDelta: 0,
    Week: 7,
    WeekStart: '2026-11-09',
    Text: 'The second line runs since Tuesday.',
    TextBy: 'Andrei Popescu',
    TextAt: '2026-11-13T15:00:00Z',
    NeedsUpdate: false,
    ...more,
  };
}

/** A team in which each person has this many goals. */
export function updatesOf(counts: readonly number[], more: Partial<GoalUpdates> = {}): GoalUpdates {
  return {
    Period: Q4_2026,
    LeftOut: null,
    People: counts.map((count, place) => ({
      Person: {
        Id: 30 + place,
        Name: `Person ${String.fromCodePoint(65 + place)}`,
        OrgUnit: 'Field Service',
        Title: 'Engineer',
        Avatar: null,
        ParentId: 30,
      },
      Cards: Array.from({ length: count }, (_, index) => updateCard((place + 1) * 100 + index + 1)),
    })),
    ...more,
  };
}
