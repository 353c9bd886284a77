import { Type } from 'typebox';
import type { Static } from 'typebox';
import { GOAL_STATES } from '../goals/states.ts';
import { LIMITS } from '../limits.ts';
import { Goal, GoalUser, ManagerGoalResult, OwnerGoalResult } from './goal-resources.ts';
import { PeriodWeek } from './periods.ts';
import { Fields, Id, IdOrZero, LevelSchema, Nullable, SingleLine } from './schema.ts';
import type { OperationSchemas } from './schema.ts';

/** A week in which a goal takes updates (D-13); both null until one is posted. */
export const PredictionWeek = Fields({
  Week: Type.Integer(),
  Likelihood: Nullable(LevelSchema),
  Quality: Nullable(LevelSchema),
});
export type PredictionWeek = Static<typeof PredictionWeek>;

/** A goal beneath the one looked at, with its status of exactly the chosen week (D-34). */
export const PredictionGoal = Fields({
  Id,
  Title: Type.String(),
  State: Type.Enum(GOAL_STATES),
  User: GoalUser,
  /** The nearest goal above that the viewer may see. */
  ParentId: Id,
  /** Levels below the goal looked at, from 1; goals the viewer may not see make no level. */
  Depth: Type.Integer({ minimum: 1 }),
  /** Both null: nothing posted in that week. */
  Likelihood: Nullable(LevelSchema),
  Quality: Nullable(LevelSchema),
  /** The weeks of the period that have begun and that the goal has, in order. */
  Weeks: Type.Array(PredictionWeek),
});
export type PredictionGoal = Static<typeof PredictionGoal>;

/** A goal that can be gone to: a match of the search, or one of the viewer's own. */
export const PredictionRef = Fields({
  Id,
  Title: Type.String(),
  State: Type.Enum(GOAL_STATES),
  User: GoalUser,
  /** Goals aligned to it that the viewer may see. */
  ChildCount: Type.Integer(),
});
export type PredictionRef = Static<typeof PredictionRef>;

/** The matrix of a goal in a week of its period (core §7 Predictions). */
export const Prediction = Fields({
  goal: Goal,
  childs: Type.Array(PredictionGoal),
  /** Submitted results of the goal and of those beneath it. */
  results: Type.Array(Fields({ ...OwnerGoalResult.properties, GoalId: Id })),
  /** Reviews of finalized ones. */
  managerresults: Type.Array(Fields({ ...ManagerGoalResult.properties, GoalId: Id })),
  /** All weeks of the period, in order. */
  weeks: Type.Array(PeriodWeek),
  weekPeriod: PeriodWeek,
  /** The weeks before and after inside the period; null at its ends. */
  prevWeek: Nullable(PeriodWeek),
  nextWeek: Nullable(PeriodWeek),
});
export type Prediction = Static<typeof Prediction>;

export const PREDICTION_OPERATIONS = {
  /** Goal 0 is the first prediction goal of the current period (D-34). */
  'predictions.matrix': {
    params: Fields({ goalId: IdOrZero, weekNumber: Type.Integer() }),
    output: Prediction,
  },
  'predictions.firstGoal': {
    params: Fields({ periodId: IdOrZero }),
    output: Fields({
      /** Null where there is nothing to predict from. */
      Id: Nullable(Id),
      /** The viewer's own goals of the period, oldest first, for Previous Goal and Next Goal. */
      data: Type.Array(PredictionRef),
    }),
  },
  'predictions.searchGoals': {
    params: Fields({ title: SingleLine(LIMITS.searchText, { title: 'The search' }) }),
    output: Fields({ data: Type.Array(PredictionRef) }),
  },
} as const satisfies Record<string, OperationSchemas>;
