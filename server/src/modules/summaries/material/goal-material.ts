import type { GoalState, Level, SummaryGoal } from '@cadence/shared-contract';

/** Where something was said about a goal. */
export type SourceKind = 'result' | 'review' | 'bothResults' | 'week' | 'goal';

/** Something said about a goal: what sentences of a summary are based on. */
export interface Source {
  readonly goalId: number;
  readonly kind: SourceKind;
  /** 'Result, Sep 30', 'Week 6, Aug 7' */
  readonly label: string;
  /** Null for the goal itself. */
  readonly date: string | null;
  /** What was said, clean and apart; empty where there are no words. */
  readonly sentences: readonly string[];
}

/** A week with a prediction. */
export interface PostedWeek {
  readonly week: number;
  readonly likelihood: Level;
  readonly quality: Level;
  readonly source: Source;
}

/** A goal with all that a summary may say of it; nothing in it is more than the viewer may see. */
export interface GoalMaterial {
  readonly id: number;
  readonly periodId: number;
  /** Clean; null when it cannot be said as part of a sentence. */
  readonly title: string | null;
  readonly measurement: readonly string[];
  readonly ownerName: string;
  readonly isOwn: boolean;
  readonly isCompany: boolean;
  readonly state: GoalState;
  readonly outcome: SummaryGoal['Outcome'];
  /** Of an objective-result goal, in percent: the review's, else the owner's. */
  readonly percent: number | null;
  /** The source: the review, else the result. */
  readonly percentSource: Source | null;
  readonly result: Source | null;
  readonly review: Source | null;
  /** Result and review together, where they differ. */
  readonly bothResults: Source | null;
  /** In order. */
  readonly weeks: readonly PostedWeek[];
  /** Weekly comments of the owner, in order. */
  readonly comments: readonly Source[];
  /** The goal itself: the source of a sentence that says what is missing. */
  readonly itself: Source;
}

/** A quarter as sentences name it: 'Q3 2026'. */
export const quarterName = ({ quarter, year }: { readonly quarter: number; readonly year: number }): string =>
  `Q${quarter} ${year}`;
