import type { GoalState, Level, SummaryGoal } from '@cadence/shared-contract';

/** Where a text about a goal comes from. */
export type SourceKind = 'result' | 'review' | 'bothResults' | 'week' | 'goal';

/** A text about a goal: a source that sentences of a summary can cite. */
export interface Source {
  readonly goalId: number;
  readonly kind: SourceKind;
  /** 'Result, Sep 30', 'Week 6, Aug 7' */
  readonly label: string;
  /** Null for the goal itself. */
  readonly date: string | null;
  /** The cleaned text, one entry per sentence; empty when there are no words. */
  readonly sentences: readonly string[];
}

/** A week with a prediction. */
export interface PostedWeek {
  readonly week: number;
  readonly likelihood: Level;
  readonly quality: Level;
  readonly source: Source;
}

/** A goal with everything that a summary may say about it; it contains only what the viewer may see. */
export interface GoalMaterial {
  readonly id: number;
  readonly periodId: number;
  /** Cleaned; null when it cannot be used in a sentence. */
  readonly title: string | null;
  readonly measurement: readonly string[];
  readonly ownerName: string;
  readonly isOwn: boolean;
  readonly isCompany: boolean;
  readonly state: GoalState;
  readonly outcome: SummaryGoal['Outcome'];
  /** The percentage of an objective-result goal: from the review, else from the owner's result. */
  readonly percent: number | null;
  /** The source of the percentage: the review, else the result. */
  readonly percentSource: Source | null;
  readonly result: Source | null;
  readonly review: Source | null;
  /** Result and review together, where they differ. */
  readonly bothResults: Source | null;
  /** By week. */
  readonly weeks: readonly PostedWeek[];
  /** Weekly comments of the owner, by week. */
  readonly comments: readonly Source[];
  /** The goal itself: the source of a sentence that says what is missing. */
  readonly itself: Source;
}

/** The name of a quarter in sentences: 'Q3 2026'. */
export const quarterName = ({ quarter, year }: { readonly quarter: number; readonly year: number }): string =>
  `Q${quarter} ${year}`;
