import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  CommentType,
  GoalEditState,
  GoalState,
  GoalTextColumn,
  GoalType,
} from '@cadence/shared-contract';
import type { Instant, Optional, OptionalInstant } from './kernel-tables.ts';

/** A calendar date, `YYYY-MM-DD`. */
type DateColumn = ColumnType<string, string, string>;

export interface PeriodsTable {
  tenant_id: number;
  id: Generated<number>;
  year: number;
  quarter: number;
  start_date: DateColumn;
  end_date: DateColumn;
}

/** The numbered weeks of a period, Monday to Sunday (D-7). */
export interface PeriodWeeksTable {
  tenant_id: number;
  id: Generated<number>;
  period_id: number;
  week: number;
  start_date: DateColumn;
  end_date: DateColumn;
}

type GoalTextColumns = Record<GoalTextColumn, string>;

export interface GoalsTable extends GoalTextColumns {
  tenant_id: number;
  id: Generated<number>;
  period_id: number;
  owner_id: number;
  creator_id: number;
  /** Of the same period, which a foreign key enforces (D-29). */
  parent_id: Optional<number>;
  state: GoalState;
  goal_type: GoalType;
  /** The title in lower case, for search. */
  title_key: GeneratedAlways<string>;
  is_private: boolean;
  /** Set when published, so that a change of ceo does not change company goals (D-20). */
  owner_was_ceo: Generated<boolean>;
  /** Owned by the ceo when published, no parent, not private (D-20). */
  is_company: GeneratedAlways<boolean>;
  /** Monday of the first week since when all weeks are enabled (D-13, D-15). */
  enabled_from: Optional<string>;
  /** Latest posted status and its difference from the one before (D-14), updated by every posting. */
  status_week: Optional<string>;
  likelihood: Optional<number>;
  quality: Optional<number>;
  likelihood_delta: Generated<number>;
  quality_delta: Generated<number>;
  state_since: Instant;
  created_at: Instant;
  /** Version of the content, in whole milliseconds; increases with every change of text or state (D-3). */
  updated_at: Instant;
  deleted_at: OptionalInstant;
  deleted_by: Optional<number>;
}

export interface GoalEditsTable extends GoalTextColumns {
  tenant_id: number;
  id: Generated<number>;
  goal_id: number;
  state: GoalEditState;
  creator_id: number;
  is_private: boolean;
  parent_id: Optional<number>;
  state_since: Instant;
  created_at: Instant;
  updated_at: Instant;
}

/** One row per goal and enabled week, which exists before anything is posted (D-12). */
export interface GoalStatusesTable {
  tenant_id: number;
  id: Generated<number>;
  goal_id: number;
  week_id: number;
  /** The week's Monday, repeated here so that lists need no join. */
  week_start: DateColumn;
  /** False for weeks in which the goal was shelved or its result submitted (D-13). */
  is_enabled: Generated<boolean>;
  likelihood: Optional<number>;
  quality: Optional<number>;
  posted_at: OptionalInstant;
}

export interface GoalResultsTable {
  tenant_id: number;
  id: Generated<number>;
  goal_id: number;
  person_id: number;
  completed: boolean;
  quality: number;
  outcome: string;
  objective_result: Optional<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface GoalManagerResultsTable {
  tenant_id: number;
  id: Generated<number>;
  goal_id: number;
  person_id: number;
  completed: boolean;
  feedback: string;
  objective_result: Optional<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface TransitionMeta {
  readonly from_user_id?: number;
  readonly to_user_id?: number;
}

export interface GoalTransitionsTable {
  tenant_id: number;
  id: Generated<number>;
  goal_id: number;
  transitionable_type: 'Goal' | 'GoalEdit';
  /** The action that was taken, by its name in the lifecycle table. */
  action: string;
  action_type: Optional<number>;
  from_state: Optional<string>;
  to_state: Optional<string>;
  meta: ColumnType<TransitionMeta | null, string | null, string | null>;
  goal_name: string;
  /** The new parent of a parent change. */
  to_parent_id: Optional<number>;
  person_id: number;
  created_at: Instant;
}

/** A comment belongs to exactly one of the four things that `type` names. */
export interface GoalCommentsTable {
  tenant_id: number;
  id: Generated<number>;
  goal_id: number;
  type: CommentType;
  status_id: Optional<number>;
  transition_id: Optional<number>;
  result_id: Optional<number>;
  manager_result_id: Optional<number>;
  person_id: number;
  comment: string;
  created_at: Instant;
  updated_at: OptionalInstant;
}

export interface GoalFollowsTable {
  tenant_id: number;
  goal_id: number;
  person_id: number;
  created_at: Instant;
}

/** The last change of a goal that a person requested (D-89). */
export interface GoalRequestsTable {
  tenant_id: number;
  goal_id: number;
  person_id: number;
  /** A hash of the request. */
  content: string;
  /** The version after the change. */
  goal_version: Instant;
  response: ColumnType<unknown, string, string>;
  answered_at: Instant;
}

export interface GoalTables {
  periods: PeriodsTable;
  period_weeks: PeriodWeeksTable;
  goals: GoalsTable;
  goal_edits: GoalEditsTable;
  goal_statuses: GoalStatusesTable;
  goal_results: GoalResultsTable;
  goal_manager_results: GoalManagerResultsTable;
  goal_transitions: GoalTransitionsTable;
  goal_comments: GoalCommentsTable;
  goal_follows: GoalFollowsTable;
  goal_requests: GoalRequestsTable;
}
