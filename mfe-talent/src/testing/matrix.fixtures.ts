import type {
  MatrixPerson,
  PersonRef,
  RatingLabel,
  TalentCalibration,
  TalentMatrix,
  TalentPeriod,
  TalentSchedule,
  TalentSettings,
} from '@cadence/shared-contract';

const quarter = (Quarter: number, months: readonly [string, string], DueDate: string) => ({
  PeriodId: 900 + Quarter,
  Quarter,
  Year: 2026,
  StartDate: `2026-${months[0]}`,
  EndDate: `2026-${months[1]}`,
  DueDate,
});

export const Q3: TalentPeriod = quarter(3, ['07-01', '09-30'], '2026-11-25');
export const Q2: TalentPeriod = quarter(2, ['04-01', '06-30'], '2026-08-25');
export const Q1: TalentPeriod = quarter(1, ['01-01', '03-31'], '2026-05-26');

/** An HR Admin who has a team. */
export const SCHEDULE: TalentSchedule = {
  data: [{ Id: 1, EffectiveDate: '2026-01-01' }],
  IsEnabled: true,
  Periods: [Q3, Q2, Q1],
  Next: null,
  Views: { Organization: true, Team: true, MyAppraisals: true, Spreadsheet: true },
};

const scale = (...labels: readonly string[]): RatingLabel[] =>
  labels.map((Label) => ({ Label, Description: `What ${Label} means` }));

/** Five steps on two axes, three on a third one. */
export const LABELS: TalentSettings = {
  PrimaryLabels: scale('Below', 'Partly', 'As agreed', 'Beyond', 'Far beyond'),
  SecondaryLabels: scale('In place', 'Growing', 'Broadening', 'Ready soon', 'Ready now'),
  TertiaryLabels: scale('Not yet', 'Lives them', 'An example'),
  FormLable: {
    PrimaryAxisName: 'Performance',
    PrimaryPrompt: '',
    SecondaryAxisName: 'Potential',
    SecondaryPrompt: '',
    TertiaryAxisName: 'Values',
    TertiaryPrompt: '',
  },
  EnableTertiaryRatings: true,
  Settings: { ShareRatingWithEmployee: false, GracePeriod: 8 },
};

/** Three steps on two axes. */
export const THREE: TalentSettings = {
  ...LABELS,
  PrimaryLabels: scale('Low', 'Middle', 'High'),
  SecondaryLabels: scale('Now', 'Soon', 'Later'),
  TertiaryLabels: [],
  EnableTertiaryRatings: false,
};

function person(Id: number, Name: string, OrgUnit: string): PersonRef {
  return { Id, Name, JobTitle: 'Success Manager', OrgUnit, Avatar: null, ParentId: 31 };
}

export const ZOE = person(31, 'Zoë Lefèvre', 'Customer Operations');
export const OMAR = person(32, 'Omar Haddad', 'Finance');

/** Somebody rated by Zoë, who may be asked about it. */
export function rated(
  Id: number,
  [Name, Primary, Secondary]: readonly [string, number, number],
  over: Partial<MatrixPerson> = {},
): MatrixPerson {
  return {
    ...person(Id, Name, 'Customer Operations'),
    AppraisalId: 5000 + Id,
    ReviewerId: ZOE.Id,
    State: 'shared',
    Primary,
    Secondary,
    Tertiary: null,
    Before: null,
    MayAsk: true,
    ...over,
  };
}

export const PEOPLE: readonly MatrixPerson[] = [
  rated(51, ['Kateřina Dvořáková', 3, 3], { Tertiary: 2, Before: { Primary: 2, Secondary: 1 } }),
  rated(52, ['Niklas Åkerblom', 3, 3], { Before: { Primary: 2, Secondary: 3 } }),
  rated(53, ['Oriane Bellefontaine', 3, 3], { Before: { Primary: 3, Secondary: 3 }, Tertiary: 1 }),
  rated(54, ['Temitope Ẹgbẹ́dá', 3, 3], { MayAsk: false }),
  rated(55, ['Søren Kjær', 0, 1], { ReviewerId: OMAR.Id, OrgUnit: 'Finance' }),
  rated(56, ['Björk Þórðardóttir', 2, 3], { Before: { Primary: 2, Secondary: 1 } }),
];

export interface MatrixFacts {
  readonly people?: readonly MatrixPerson[];
  readonly labels?: TalentSettings;
  readonly unrated?: number;
  readonly otherLabels?: number;
  readonly compared?: boolean;
}

/** The matrix of these people as the server answers it: every cell, its first twelve, and who came and left. */
export function matrixOf({
  people = PEOPLE,
  labels = LABELS,
  unrated = 2,
  otherLabels = 0,
  compared = false,
}: MatrixFacts = {}): TalentMatrix {
  const moved = compared
    ? people.filter(
        ({ Before, Primary, Secondary }) =>
          Before !== null && (Before.Primary !== Primary || Before.Secondary !== Secondary),
      )
    : [];
  const Cells = labels.PrimaryLabels.flatMap((_, Primary) =>
    labels.SecondaryLabels.map((__, Secondary) => {
      const isHere = (at: { readonly Primary: number; readonly Secondary: number } | null): boolean =>
        at?.Primary === Primary && at.Secondary === Secondary;
      const here = people.filter(isHere);
      return {
        Primary,
        Secondary,
        count: here.length,
        Came: moved.filter(isHere).length,
        Left: moved.filter(({ Before }) => isHere(Before)).length,
        People: here.slice(0, 12).map((one) => (compared ? one : { ...one, Before: null })),
      };
    }),
  );
  return {
    Period: Q3,
    Labels: labels,
    Cells,
    count: people.length,
    Unrated: unrated,
    OtherLabels: otherLabels,
    Departments: ['Customer Operations', 'Finance'],
    Reviewers: [ZOE, OMAR],
    ComparePeriods: [Q2, Q1],
  };
}

/** Performance in the company, two departments and two teams. */
export const CALIBRATION: TalentCalibration = {
  Labels: LABELS.PrimaryLabels,
  AxisName: 'Performance',
  Company: { Name: 'Company', Manager: null, Counts: [3, 11, 62, 32, 10], count: 118 },
  Departments: [
    { Name: 'Customer Operations', Manager: null, Counts: [1, 3, 24, 12, 4], count: 44 },
    { Name: '', Manager: null, Counts: [0, 1, 7, 1, 0], count: 9 },
  ],
  Managers: [
    { Name: ZOE.Name, Manager: ZOE, Counts: [0, 0, 2, 4, 0], count: 6 },
    { Name: OMAR.Name, Manager: OMAR, Counts: [1, 0, 0, 0, 0], count: 1 },
  ],
  LeftOut: 0,
};
