import type {
  GoalUser,
  OutputOf,
  PeriodSummary,
  PersonRef,
  SavedSummary,
  Session,
  SummaryGoal,
  SummaryResult,
  SummarySource,
  SummaryText,
} from '@cadence/shared-contract';
import { GOAL_OUTCOME_LABELS, MESSAGES } from '@cadence/shared-contract';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import { fakeSession } from '@cadence/shared-auth/testing';

const user = (Id: number, Name: string): GoalUser => ({
  Id,
  Name,
  OrgUnit: 'Customer Success',
  Title: 'Lead',
  Avatar: null,
  ParentId: 3,
});

export const ZOE = user(7, 'Zoë Lefèvre');
export const MATEUSZ = user(21, 'Mateusz Wójcik');
const ZOE_REF: PersonRef = {
  Id: 7,
  Name: ZOE.Name,
  JobTitle: 'Head of Onboarding',
  OrgUnit: 'Customer Success',
  Avatar: null,
  ParentId: 3,
};

/** A manager. */
export const MANAGER: Session = fakeSession({ profile: { RoleName: 'manager' } });
/** An Org Admin who is not the ceo. */
export const ORG_ADMIN: Session = fakeSession({ profile: { RoleName: 'manager', IsOrgAdmin: true } });

const period = (Id: number, Quarter: number, Index: number): PeriodSummary => {
  const first = String(Quarter * 3 - 2).padStart(2, '0');
  const last = String(Quarter * 3).padStart(2, '0');
  return { Id, Quarter, Year: 2026, Index, StartDate: `2026-${first}-01`, EndDate: `2026-${last}-30` };
};
export const Q4 = period(40, 4, 0);
export const Q3 = period(39, 3, -1);
export const Q2 = period(38, 2, -2);
export const NEXT: PeriodSummary = { ...period(41, 1, 1), Year: 2027 };

/** What a manager may ask for in the eighth week of Q4. */
export function fakeChoices(over: Partial<OutputOf<'reports.choices'>> = {}): OutputOf<'reports.choices'> {
  return {
    Reports: [REPORT_IDS.userList, REPORT_IDS.goalSummary, REPORT_IDS.executiveSummary],
    Periods: [NEXT, Q4, Q3, Q2],
    AppraisalPeriods: [],
    ComplianceScopes: [],
    AppraisalScopes: [],
    Years: [2026, 2025],
    Audiences: ['me'],
    HasModel: false,
    ...over,
  };
}

interface GoalOptions {
  readonly User?: GoalUser;
  readonly Outcome?: SummaryGoal['Outcome'];
}

export function fakeGoal(
  Id: number,
  Title: string,
  { User = MATEUSZ, Outcome = 'achieved' }: GoalOptions = {},
): SummaryGoal {
  return {
    Id,
    Title,
    User,
    PeriodId: Q3.Id,
    State: 'finalized',
    StateText: Outcome === null ? 'Finalized' : `Finalized (${GOAL_OUTCOME_LABELS[Outcome]})`,
    Outcome,
    Likelihood: 4,
    Quality: 3,
  };
}

export const HAND_OVER = fakeGoal(101, 'Halve the hand-over time');
export const RETENTION = fakeGoal(102, 'Reach 113% net revenue retention', {
  User: ZOE,
  Outcome: 'notAchieved',
});

export const source = (number: number, Label: string, GoalId: number): SummarySource => ({
  Number: number,
  Label,
  GoalId,
  Date: '2026-09-30',
});

/** A text of sentences, each with the numbers of its sources; a sentence without any was written by a person. */
export function fakeText(
  sentences: readonly (readonly [text: string, ...sources: number[]])[],
  Sources: SummarySource[],
  over: Partial<SummaryText> = {},
): SummaryText {
  return {
    Summary: sentences.map(([text]) => text).join(' '),
    Sentences: sentences.map(([Text, ...numbers]) => ({
      Text,
      Sources: numbers,
      IsOwn: numbers.length === 0,
    })),
    Sources,
    IsEdited: false,
    Original: null,
    Label: MESSAGES.composedFromGoals,
    ...over,
  };
}

export const QUARTER_TEXT = fakeText(
  [
    ['Nine of 14 goals were achieved.', 1],
    ['Retention closed at 111%.', 2],
  ],
  [source(1, 'Result, Sep 30', HAND_OVER.Id), source(2, 'Result, Oct 2', RETENTION.Id)],
);
export const HAND_OVER_TEXT = fakeText(
  [
    ['The hand-over fell from nine days to four.', 1],
    ['One shared checklist mattered.', 2],
    ['Two sites still hand over by mail.'],
  ],
  [source(1, 'Result, Sep 30', HAND_OVER.Id), source(2, 'Week 6, Aug 7', HAND_OVER.Id)],
  {
    IsEdited: true,
    Original: 'The hand-over fell from nine days to four. One shared checklist mattered.',
  },
);
export const RETENTION_TEXT = fakeText(
  [['Retention reached 111%.', 1]],
  [source(1, 'Result, Oct 2', RETENTION.Id)],
);

export function fakeSaved(over: Partial<SavedSummary> = {}): SavedSummary {
  return {
    Id: 5,
    Kind: 'quarter',
    PeriodId: Q3.Id,
    Year: 2026,
    Audience: 'me',
    Title: 'Q3 2026',
    Label: MESSAGES.composedFromGoals,
    Version: 3,
    Slides: 4,
    CreatedAt: '2026-11-18T15:00:00.000Z',
    UpdatedAt: '2026-11-19T16:42:00.000Z',
    ...over,
  };
}

export type FakeSummary = SummaryResult & { readonly Saved: SavedSummary };

/** A saved summary of Q3 2026 with two goals, one of whose texts was edited. */
export function fakeSummary(over: Partial<FakeSummary> = {}): FakeSummary {
  return {
    Success: true,
    Message: null,
    User: ZOE_REF,
    Context: { Period: Q3, Goals: [HAND_OVER, RETENTION], Quarters: [] },
    CompanyGoals: [],
    GoalSummary: {
      Goals: [
        { Id: HAND_OVER.Id, SummaryAdditionalContext: '', ...HAND_OVER_TEXT },
        { Id: RETENTION.Id, SummaryAdditionalContext: '', ...RETENTION_TEXT },
      ],
    },
    QuarterSummary: QUARTER_TEXT,
    AnnualSummary: null,
    Saved: fakeSaved(),
    Brand: null,
    ...over,
  };
}

/** A saved summary of 2026 with two quarters. */
export function fakeYear(over: Partial<FakeSummary> = {}): FakeSummary {
  const sources = [source(1, 'Result, Sep 30', HAND_OVER.Id)];
  return fakeSummary({
    Context: { Period: null, Goals: [HAND_OVER, RETENTION], Quarters: [Q2, Q3] },
    GoalSummary: null,
    QuarterSummary: null,
    AnnualSummary: {
      ...fakeText([['The year went well.', 1]], sources),
      Periods: [
        { PeriodId: Q2.Id, ...fakeText([['The spring was slow.', 1]], sources) },
        { PeriodId: Q3.Id, ...fakeText([['The summer was fast.', 1]], sources) },
      ],
    },
    Saved: fakeSaved({ Id: 6, Kind: 'year', PeriodId: null, Title: '2026' }),
    ...over,
  });
}

/** A refusal of the writer. */
export const refused = (Message: string): SummaryResult => ({
  Success: false,
  Message,
  User: null,
  Context: null,
  CompanyGoals: [],
  GoalSummary: null,
  QuarterSummary: null,
  AnnualSummary: null,
  Saved: null,
});
