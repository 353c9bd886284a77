import type { OperationId } from '../routes.ts';
import { ACTION_ITEM_OPERATIONS } from './action-items.ts';
import { AUTH_OPERATIONS } from './auth.ts';
import { DASHBOARD_OPERATIONS } from './dashboard.ts';
import { GOAL_OPERATIONS } from './goals.ts';
import { HELP_OPERATIONS } from './help.ts';
import { NOTE_OPERATIONS } from './notes.ts';
import { NOTIFICATION_OPERATIONS } from './notifications.ts';
import { PEOPLE_OPERATIONS } from './people.ts';
import { PREDICTION_OPERATIONS } from './predictions.ts';
import { REPORT_OPERATIONS } from './reports.ts';
import type { OperationSchemas } from './schema.ts';
import { STRATEGY_OPERATIONS } from './strategy.ts';
import { SUGGESTION_OPERATIONS } from './suggestions.ts';
import { SUMMARY_OPERATIONS } from './summaries.ts';
import { TALENT_OPERATIONS } from './talent.ts';
import { TELEMETRY_OPERATIONS } from './telemetry.ts';
import { TENANT_OPERATIONS } from './tenants.ts';
import { USER_MANUAL_OPERATIONS } from './user-manual.ts';

/** The schemas of every operation, under the ids of `ROUTES`; a missing one does not compile. */
export const OPERATIONS = {
  ...AUTH_OPERATIONS,
  ...NOTIFICATION_OPERATIONS,
  ...PEOPLE_OPERATIONS,
  ...NOTE_OPERATIONS,
  ...ACTION_ITEM_OPERATIONS,
  ...STRATEGY_OPERATIONS,
  ...HELP_OPERATIONS,
  ...GOAL_OPERATIONS,
  ...SUGGESTION_OPERATIONS,
  ...DASHBOARD_OPERATIONS,
  ...PREDICTION_OPERATIONS,
  ...TALENT_OPERATIONS,
  ...TENANT_OPERATIONS,
  ...USER_MANUAL_OPERATIONS,
  ...REPORT_OPERATIONS,
  ...SUMMARY_OPERATIONS,
  ...TELEMETRY_OPERATIONS,
} as const satisfies Record<OperationId, OperationSchemas>;
export type Operations = typeof OPERATIONS;

export { AUTH_OPERATIONS } from './auth.ts';
export type { Session, SessionPeriod, SessionTenant, TenantBranding } from './auth.ts';
export { labelOfField } from './field-labels.ts';
export { GOAL_OPERATIONS } from './goals.ts';
export { GOAL_ACTION_TYPES, WEEK_SLOT_STATES } from './goal-resources.ts';
export { NOTIFICATION_OPERATIONS } from './notifications.ts';
export { PEOPLE_OPERATIONS } from './people.ts';
export { SHELL_PAGES } from './telemetry.ts';
export { SummaryCounts } from './summaries.ts';
export { TalentSettings } from './appraisal-resources.ts';
export type { FieldNotes, OperationSchemas } from './schema.ts';
export { composedPassword } from '../people/passwords.ts';
export { isBlankText, TEXT_KINDS, TEXT_PROBLEMS, textProblem } from '../texts/text-kinds.ts';
export type { TextKind, TextProblem } from '../texts/text-kinds.ts';
