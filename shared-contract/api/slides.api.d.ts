// @cadence/shared-contract 1.4.0

export interface Deck {
  readonly name: string;
  readonly author: string;
  readonly organisation: string;
  readonly brand: string;
  readonly width: 11.7;
  readonly height: 8.3;
  readonly slides: readonly Slide[];
}

export interface DeckFacts {
  readonly organisation: string;
  readonly brand: string | null;
  readonly author: string;
  readonly date: string;
  readonly name?: string;
}

type GoalState = 'approved' | 'draft' | 'finalized' | 'results_in_review' | 'review' | 'shelved' | 'shelving_in_review';

type GoalSummaryText = {
  Summary: string;
  Sentences: {
    Text: string;
    Sources: number[];
    IsOwn: boolean;
  }[];
  Sources: SummarySource[];
  IsEdited: boolean;
  Original: string | null;
  Label: string;
  Counts?: {
    PeriodId: number;
    Achieved: number;
    NotAchieved: number;
    InDispute: number;
    Open: number;
  }[];
  Id: number;
  SummaryAdditionalContext: string;
};

type GoalUser = {
  Id: number;
  Name: string;
  OrgUnit: string | null;
  Title: string | null;
  Avatar: string | null;
  ParentId: number | null;
};

type PeriodSummary = {
  Id: number;
  StartDate: string;
  EndDate: string;
  Quarter: number;
  Year: number;
  Index: number;
};

type PersonRef = {
  Id: number;
  Name: string;
  JobTitle: string | null;
  OrgUnit: string | null;
  Avatar: string | null;
  ParentId: number | null;
};

export declare const SLIDE_COLORS: Readonly<Record<'bad' | 'disputed' | 'good' | 'ink' | 'line' | 'open' | 'quiet' | 'shelved', string>>;

export declare const SLIDE_FONT: string;

export declare const SLIDE_LINE_HEIGHT: number;

type SavedSummary = {
  Id: number;
  Kind: 'quarter' | 'year';
  PeriodId: number | null;
  Year: number;
  Audience: 'ceo' | 'me';
  Title: string;
  Label: string;
  Version: number;
  Slides: number;
  CreatedAt: string;
  UpdatedAt: string;
};

export interface Slide {
  readonly title: string;
  readonly bars: readonly SlideBar[];
  readonly texts: readonly SlideText[];
  readonly goalIds: readonly number[];
  readonly notes: string;
}

export interface SlideBar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ink: Extract<SlideInk, 'brand' | 'line' | 'good' | 'bad' | 'disputed' | 'open' | 'shelved'>;
  readonly label: string;
}

export type SlideInk = 'bad' | 'brand' | 'disputed' | 'good' | 'ink' | 'line' | 'open' | 'quiet' | 'shelved';

export interface SlideText {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly size: number;
  readonly isStrong: boolean;
  readonly ink: Extract<SlideInk, 'ink' | 'quiet' | 'brand' | 'good' | 'bad' | 'disputed'>;
  readonly align: 'left' | 'center' | 'right';
  readonly direction: 'ltr' | 'rtl';
  readonly role: 'title' | 'number' | 'text';
  readonly goalId: number | null;
}

type SummaryGoal = {
  Id: number;
  Title: string;
  User: GoalUser;
  PeriodId: number;
  State: GoalState;
  StateText: string;
  Outcome: 'achieved' | 'inDispute' | 'notAchieved' | null;
  Likelihood: number | null;
  Quality: number | null;
};

type SummaryResult = {
  Success: boolean;
  Message: string | null;
  User: PersonRef | null;
  Context: {
    Period: PeriodSummary | null;
    Goals: SummaryGoal[];
    Quarters: PeriodSummary[];
  } | null;
  CompanyGoals: SummaryGoal[];
  GoalSummary: {
    Goals: GoalSummaryText[];
  } | null;
  QuarterSummary: SummaryText | null;
  AnnualSummary: {
    Summary: string;
    Sentences: {
      Text: string;
      Sources: number[];
      IsOwn: boolean;
    }[];
    Sources: SummarySource[];
    IsEdited: boolean;
    Original: string | null;
    Label: string;
    Counts?: {
      PeriodId: number;
      Achieved: number;
      NotAchieved: number;
      InDispute: number;
      Open: number;
    }[];
    Periods: {
      Summary: string;
      Sentences: {
        Text: string;
        Sources: number[];
        IsOwn: boolean;
      }[];
      Sources: SummarySource[];
      IsEdited: boolean;
      Original: string | null;
      Label: string;
      Counts?: {
        PeriodId: number;
        Achieved: number;
        NotAchieved: number;
        InDispute: number;
        Open: number;
      }[];
      PeriodId: number;
    }[];
  } | null;
  Saved: SavedSummary | null;
  Brand?: string | null;
};

type SummarySource = {
  Number: number;
  Label: string;
  GoalId: number;
  Date: string | null;
};

type SummaryText = {
  Summary: string;
  Sentences: {
    Text: string;
    Sources: number[];
    IsOwn: boolean;
  }[];
  Sources: SummarySource[];
  IsEdited: boolean;
  Original: string | null;
  Label: string;
  Counts?: {
    PeriodId: number;
    Achieved: number;
    NotAchieved: number;
    InDispute: number;
    Open: number;
  }[];
};

export declare const deckOf: (result: SummaryResult, facts: DeckFacts) => Deck;

export declare const directionOf: (text: string) => 'ltr' | 'rtl';

export {};
