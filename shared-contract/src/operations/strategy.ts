import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { recordOf } from '../records.ts';
import { LEGACY_FIELDS, OBJECTIVE_AREAS, STRATEGY_STATEMENTS } from '../strategy/areas.ts';
import { PersonRef } from './people.ts';
import { Fields, Id, IdParams, Instant, Nullable, RichText, SingleLine } from './schema.ts';
import type { OperationSchemas } from './schema.ts';

/** Formatted text, '' where nothing is written; too long a one is refused with a field error, not by the schema. */
const Written = RichText();
const Statements = recordOf(STRATEGY_STATEMENTS, () => Written);
export const StrategyObjectives = Fields(recordOf(OBJECTIVE_AREAS, () => Written));
export const StrategyVideo = Fields({ VideoUrl: SingleLine(LIMITS.videoUrl, { title: 'Video' }) });

/** What the editor writes, of a working copy, of the published one or of one in the history. */
const content = {
  StrategyBasic: Fields(Statements),
  Objectives: StrategyObjectives,
  Video: Fields({ VideoUrl: Type.String() }),
};

/** The strategy document (people §3). */
export const Strategy = Fields({
  ...content,
  /** Only for the ceo and Org Admins, legacy answers are beside the statements (people §2.6). */
  StrategyBasic: Fields({ ...Statements, ...recordOf(LEGACY_FIELDS, () => Type.Optional(Type.String())) }),
  /** This copy holds what is not published. */
  IsDraft: Type.Boolean(),
  /** The viewer is in the strategy group, the ceo or an Org Admin (D-53). */
  IsStrategy: Type.Boolean(),
  StrategyEnabled: Type.Boolean(),
  /** When this copy was last saved, and by whom; null before the first time. */
  UpdatedAt: Nullable(Instant),
  UpdatedBy: Nullable(PersonRef),
  PublishedAt: Nullable(Instant),
  PublishedBy: Nullable(PersonRef),
  Permissions: Fields({ Edit: Type.Boolean() }),
});
export type Strategy = Static<typeof Strategy>;

/** A published copy, in the history. */
export const StrategyVersion = Fields({ Id, PublishedAt: Instant, PublishedBy: Nullable(PersonRef) });
export type StrategyVersion = Static<typeof StrategyVersion>;
export const StrategyVersionContent = Fields({ ...StrategyVersion.properties, ...content });
export type StrategyVersionContent = Static<typeof StrategyVersionContent>;

/** What the dashboard says of the strategy (core §3): the published statements. */
export const DashboardStrategy = Fields({
  ...Statements,
  StrategyEnabled: Type.Boolean(),
  IsStrategy: Type.Boolean(),
  IsDraft: Type.Boolean(),
});
export type DashboardStrategy = Static<typeof DashboardStrategy>;

export const STRATEGY_OPERATIONS = {
  /** The viewer's copy: the working copy for who may edit, the published one for everybody else (D-53). */
  'strategy.read': { output: Strategy },
  /** The published copy, for everybody. */
  'strategy.published': { output: Strategy },
  /**
   * Saves the working copy; with `IsPublish` it becomes the published one as well, whole. Answers the working copy.
   */
  'strategy.save': {
    body: Fields({
      StrategyBasic: content.StrategyBasic,
      StrategyObjective: StrategyObjectives,
      StrategyVideo,
      IsPublish: Type.Boolean(),
      /** `UpdatedAt` of the copy that was edited, null for the first; a stale one is refused with 409 (D-3). */
      UpdatedAt: Type.Optional(Nullable(Instant)),
    }),
    output: Strategy,
  },
  /** What was published when and by whom, the latest first; for who may edit. */
  'strategy.history': { output: Fields({ data: Type.Array(StrategyVersion) }) },
  'strategy.version': { params: IdParams, output: StrategyVersionContent },
} as const satisfies Record<string, OperationSchemas>;
