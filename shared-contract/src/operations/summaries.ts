import { Type } from 'typebox';
import type { Static } from 'typebox';
import { GOAL_STATES } from '../goals/states.ts';
import { LIMITS } from '../limits.ts';
import { GoalUser } from './goal-resources.ts';
import { PersonRef } from './people.ts';
import { PeriodSummary } from './periods.ts';
import {
  DateOnly,
  Done,
  Fields,
  Id,
  IdOrZero,
  IdParams,
  Instant,
  LevelSchema,
  MultiLine,
  Nullable,
  SomeFields,
} from './schema.ts';
import type { OperationSchemas } from './schema.ts';

/** Whom a summary is written for; never what may be seen in it (D-57). */
export const SUMMARY_AUDIENCES = ['me', 'ceo'] as const;
export const SUMMARY_KINDS = ['quarter', 'year'] as const;
const Audience = Type.Enum([...SUMMARY_AUDIENCES]);
const Year = Type.Integer({ minimum: 2000, maximum: 2200 });

/** A goal as summaries speak of it (people §3). */
export const SummaryGoal = Fields({
  Id,
  Title: Type.String(),
  User: GoalUser,
  PeriodId: Id,
  State: Type.Enum(GOAL_STATES),
  /** 'Finalized (Achieved)' */
  StateText: Type.String(),
  Outcome: Nullable(Type.Enum(['achieved', 'notAchieved', 'inDispute'])),
  Likelihood: Nullable(LevelSchema),
  Quality: Nullable(LevelSchema),
});
export type SummaryGoal = Static<typeof SummaryGoal>;

/** What a sentence is based on; it links to its goal. */
export const SummarySource = Fields({
  Number: Type.Integer({ minimum: 1 }),
  /** 'Result, Sep 30', 'Week 6, Aug 7' */
  Label: Type.String(),
  GoalId: Id,
  Date: Nullable(DateOnly),
});
export type SummarySource = Static<typeof SummarySource>;

/** How the goals of a quarter had ended when a text that counts them was written. */
export const SummaryCounts = Fields({
  PeriodId: Id,
  Achieved: Type.Integer(),
  NotAchieved: Type.Integer(),
  InDispute: Type.Integer(),
  /** Under way, waiting for review, or over without a result. */
  Open: Type.Integer(),
});
export type SummaryCounts = Static<typeof SummaryCounts>;

/** One text of a summary. */
const TextFields = {
  /** Plain text: what its sentences say, one after another. */
  Summary: Type.String(),
  /** A sentence that a person wrote has no sources. */
  Sentences: Type.Array(
    Fields({ Text: Type.String(), Sources: Type.Array(Type.Integer()), IsOwn: Type.Boolean() }),
  ),
  Sources: Type.Array(SummarySource),
  /** A person changed it. */
  IsEdited: Type.Boolean(),
  /** What was written before a person changed it; null where nobody did. */
  Original: Nullable(Type.String()),
  /** Who wrote the first text: 'Composed from your goals', 'Written by a model'. */
  Label: Type.String(),
  /** What its figures count, by quarter: every goal, not only those with a text. Absent for the text of a goal. */
  Counts: Type.Optional(Type.Array(SummaryCounts)),
};
export const SummaryText = Fields(TextFields);
export type SummaryText = Static<typeof SummaryText>;

export const GoalSummaryText = Fields({
  Id,
  /** The person's notes to the writer beyond the goal; '' for nothing. */
  SummaryAdditionalContext: Type.String(),
  ...TextFields,
});
export type GoalSummaryText = Static<typeof GoalSummaryText>;

const Context = Fields({
  Period: Nullable(PeriodSummary),
  Goals: Type.Array(SummaryGoal),
  Quarters: Type.Array(PeriodSummary),
});

/** What a saved summary is. */
export const SavedSummary = Fields({
  Id,
  Kind: Type.Enum([...SUMMARY_KINDS]),
  PeriodId: Nullable(Id),
  Year,
  Audience,
  /** 'Q3 2026', '2026' */
  Title: Type.String(),
  Label: Type.String(),
  Version: Type.Integer(),
  Slides: Type.Integer(),
  CreatedAt: Instant,
  UpdatedAt: Instant,
});
export type SavedSummary = Static<typeof SavedSummary>;

/** AI summary results (people §3). With `Success` false only `Message` says something. */
export const SummaryResult = Fields({
  Success: Type.Boolean(),
  Message: Nullable(Type.String()),
  User: Nullable(PersonRef),
  Context: Nullable(Context),
  CompanyGoals: Type.Array(SummaryGoal),
  /** Of a quarter: one text for each goal of the context. */
  GoalSummary: Nullable(Fields({ Goals: Type.Array(GoalSummaryText) })),
  /** Of a quarter: the quarter as a whole. */
  QuarterSummary: Nullable(SummaryText),
  /** Of a year: the year as a whole, and its quarters. */
  AnnualSummary: Nullable(
    Fields({ ...TextFields, Periods: Type.Array(Fields({ PeriodId: Id, ...TextFields })) }),
  ),
  Saved: Nullable(SavedSummary),
  /** The tenant's own colour for the slides, six hexadecimal digits; null where it has none (people §9). */
  Brand: Type.Optional(Nullable(Type.String())),
});
export type SummaryResult = Static<typeof SummaryResult>;

/**
 * What a regenerated text is written from: the `Context` of an answer as it is, or part of it (D-194). The server reads
 * goals again: only ids and the person's own words count, and everything else is ignored.
 */
const Regenerate = Fields({
  Context: SomeFields({
    Goals: Type.Optional(Type.Array(SomeFields({ Id }), { maxItems: LIMITS.summaryGoals })),
    /** The person's notes to the writer. */
    AdditionalContext: Type.Optional(MultiLine(LIMITS.summaryContext)),
  }),
  /** The saved summary it becomes part of. */
  SavedId: Type.Optional(Nullable(Id)),
});
const Refusable = {
  Success: Type.Boolean(),
  Message: Nullable(Type.String()),
  Saved: Nullable(SavedSummary),
};

const OfQuarter = Fields({ periodId: Id, audience: Audience });
const OfYear = Fields({ year: Year, audience: Audience });

export const SUMMARY_PARTS = ['goal', 'quarter', 'year'] as const;
const PartText = Fields({
  Part: Type.Enum([...SUMMARY_PARTS]),
  /** Of the goal, or of the quarter; 0 for the year. */
  Id: IdOrZero,
  Summary: MultiLine(LIMITS.summaryText, { title: 'Text' }),
});

export const SUMMARY_VERSION_KINDS = ['generated', 'edited', 'regenerated', 'restored'] as const;

export const SUMMARY_OPERATIONS = {
  /**
   * The quarter's summary that was saved last; written and saved where there is none. While one is being written, another
   * is refused with 409.
   */
  'summaries.quarter': { params: OfQuarter, output: SummaryResult },
  /** Writes and saves another one, whatever is saved. */
  'summaries.quarterAgain': { params: OfQuarter, output: SummaryResult },
  'summaries.goal': {
    params: Fields({ periodId: Id, goalId: Id, audience: Audience }),
    body: Regenerate,
    output: Fields({ ...Refusable, GoalSummary: Nullable(GoalSummaryText) }),
  },
  /** The same for a year. */
  'summaries.year': { params: OfYear, output: SummaryResult },
  'summaries.yearAgain': { params: OfYear, output: SummaryResult },
  'summaries.quarterText': {
    params: Fields({ periodId: Id, audience: Audience }),
    body: Regenerate,
    output: Fields({ ...Refusable, Summary: Nullable(SummaryText) }),
  },
  'summaries.yearText': {
    params: Fields({ year: Year, audience: Audience }),
    body: Regenerate,
    output: Fields({ ...Refusable, ExecutiveSummary: Nullable(SummaryText) }),
  },
  /** How far the viewer's summary that is being written is; null for none. */
  'summaries.progress': {
    output: Nullable(
      Fields({
        Done: Type.Integer(),
        Total: Type.Integer(),
        /** What is being written now: the title of a goal, or the quarter. */
        Now: Nullable(Type.String()),
      }),
    ),
  },
  /** Ends it; what was written so far is not saved. */
  'summaries.stop': { output: Done },
  /** The viewer's own, latest first. */
  'summaries.list': { output: Fields({ Summaries: Type.Array(SavedSummary) }) },
  'summaries.read': { params: IdParams, output: SummaryResult },
  /** `UpdatedAt` of what was edited; a stale one is refused with 409 (D-3). Makes a version. */
  'summaries.save': {
    params: IdParams,
    body: Fields({
      Parts: Type.Array(PartText, { minItems: 1, maxItems: LIMITS.summaryGoals + 5 }),
      UpdatedAt: Type.Optional(Instant),
      /** It takes the place of what somebody may want back: what was saved last stays a version, however new it is. */
      KeepsBefore: Type.Optional(Type.Boolean()),
    }),
    output: SummaryResult,
  },
  'summaries.versions': {
    params: IdParams,
    output: Fields({
      Versions: Type.Array(
        Fields({
          Version: Type.Integer(),
          How: Type.Enum([...SUMMARY_VERSION_KINDS]),
          At: Instant,
          Label: Type.String(),
          /** Texts that a person had changed in it. */
          Edited: Type.Integer(),
        }),
      ),
    }),
  },
  'summaries.version': {
    params: Fields({ id: Id, version: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
    output: SummaryResult,
  },
  /** Makes an earlier version the latest. */
  'summaries.restoreVersion': {
    params: Fields({ id: Id, version: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
    body: Fields({ UpdatedAt: Type.Optional(Instant) }),
    output: SummaryResult,
  },
  'summaries.delete': { params: IdParams, output: Done },
  /** Takes the deletion back, for a day. */
  'summaries.restore': { params: IdParams, body: Fields({}), output: SavedSummary },
  /** What was asked of the model this month, without the texts: for the ceo and Org Admins. */
  'summaries.usage': {
    output: Fields({
      Month: DateOnly,
      Tokens: Type.Integer(),
      /** Tokens a month; null for no limit. */
      Budget: Nullable(Type.Integer()),
      Requests: Type.Array(
        Fields({
          Person: PersonRef,
          /** 'Goal summary', 'Goal title' … */
          Purpose: Type.String(),
          At: Instant,
          Tokens: Type.Integer(),
          Outcome: Type.Enum(['answered', 'repaired', 'refused', 'failed', 'late', 'cancelled', 'limited']),
        }),
      ),
    }),
  },
} as const satisfies Record<string, OperationSchemas>;
