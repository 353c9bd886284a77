import type { GoalSummaryText, SummaryGoal, SummaryResult, SummaryText } from '../../operations/summaries.ts';

/** A text of a summary as the composer writes it. */
export const sampleText = (Summary: string, values: Partial<SummaryText> = {}): SummaryText => ({
  Summary,
  Sentences: [],
  Sources: [],
  IsEdited: false,
  Original: null,
  Label: 'Composed from your goals',
  ...values,
});

export const sampleGoal = (Id: number, values: Partial<SummaryGoal> = {}): SummaryGoal => ({
  Id,
  Title: `Goal ${Id}`,
  User: { Id: 7, Name: 'Mateusz Wójcik', OrgUnit: null, Title: null, Avatar: null, ParentId: null },
  PeriodId: 3,
  State: 'finalized',
  StateText: 'Finalized (Achieved)',
  Outcome: 'achieved',
  Likelihood: null,
  Quality: null,
  ...values,
});

export const sampleGoals = (count: number): readonly SummaryGoal[] =>
  Array.from({ length: count }, (_, index) => sampleGoal(index + 1));

/** Quarters of 2026 by their number, which is also their id. */
const sampleQuarter = (quarter: number): NonNullable<SummaryResult['Context']>['Quarters'][number] => ({
  Id: quarter,
  StartDate: `2026-${String(quarter * 3 - 2).padStart(2, '0')}-01`,
  EndDate: `2026-${String(quarter * 3).padStart(2, '0')}-28`,
  Quarter: quarter,
  Year: 2026,
  Index: quarter - 4,
});

const EMPTY: SummaryResult = {
  Success: true,
  Message: null,
  User: {
    Id: 8,
    Name: 'Zoë Lefèvre',
    JobTitle: null,
    OrgUnit: 'Customer Success',
    Avatar: null,
    ParentId: null,
  },
  Context: null,
  CompanyGoals: [],
  GoalSummary: null,
  QuarterSummary: null,
  AnnualSummary: null,
  Saved: null,
};

export interface SampleTold {
  readonly goal: SummaryGoal;
  readonly text: string;
  readonly sources?: readonly string[];
}

const goalText = ({ goal, text, sources = [] }: SampleTold): GoalSummaryText => ({
  Id: goal.Id,
  SummaryAdditionalContext: '',
  ...sampleText(text, {
    Sources: sources.map((Label, index) => ({ Number: index + 1, Label, GoalId: goal.Id, Date: null })),
  }),
});

/** Of the third quarter of 2026. */
export const quarterResult = (
  whole: string,
  told: readonly SampleTold[],
  values: Partial<SummaryResult> = {},
): SummaryResult => ({
  ...EMPTY,
  Context: { Period: sampleQuarter(3), Goals: told.map(({ goal }) => goal), Quarters: [] },
  GoalSummary: { Goals: told.map(goalText) },
  QuarterSummary: sampleText(whole),
  ...values,
});

/** Of 2026; texts by quarter. */
export const yearResult = (
  whole: string,
  quarters: readonly string[],
  goals: readonly SummaryGoal[],
): SummaryResult => ({
  ...EMPTY,
  Context: { Period: null, Goals: [...goals], Quarters: [4, 3, 2, 1].map(sampleQuarter) },
  AnnualSummary: {
    ...sampleText(whole),
    Periods: quarters.map((text, index) => ({ PeriodId: index + 1, ...sampleText(text) })),
  },
});
