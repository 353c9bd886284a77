export { deadlineProblem } from './action-items/deadline.ts';
export { announceInstance } from './announce-instance.ts';
export type { BodyOf, CallInput, OutputOf, ParamsOf, QueryOf } from './call-types.ts';
export {
  appraisalDueDate,
  appraisalPeriods,
  firstAppraisalQuarter,
  isInPeriod,
} from './calendar/appraisal-periods.ts';
export { addDays, daysBetween, endOfMonth, mondayOf } from './calendar/dates.ts';
export type { IsoDate } from './calendar/dates.ts';
export { quarterAt, type Quarter } from './calendar/quarters.ts';
export { isSelectableWeek, periodEnd, periodWeeks, weekNumberAt, weeksApart } from './calendar/weeks.ts';
export type { Week } from './calendar/weeks.ts';
export { CONFLICT_REASONS, ERROR_STATUS } from './errors.ts';
export type { ConflictReason, ErrorCode, FieldError, MadeRecord, Problem } from './errors.ts';
export { GOAL_EDIT_LIFECYCLE } from './goals/edit-lifecycle.ts';
export type { GoalEditAction } from './goals/edit-lifecycle.ts';
export { GOAL_LIFECYCLE } from './goals/lifecycle.ts';
export type { GoalAction } from './goals/lifecycle.ts';
export type { GoalEffect, LifecycleAction, StatusCall } from './goals/lifecycle-action.ts';
export {
  isMatrixCell,
  MATRIX_GROUPS,
  readMatrixView,
  WHOLE_MATRIX,
  writeMatrixView,
} from './goals/matrix-view.ts';
export type { MatrixCell, MatrixChoice, MatrixGroup, MatrixView } from './goals/matrix-view.ts';
export { matrixCellName, matrixChoiceTitle, matrixFigures } from './goals/matrix-words.ts';
export type { MatrixFigure } from './goals/matrix-words.ts';
export { GOAL_CONDITIONS, GOAL_PERMISSIONS, GOAL_RELATIONS } from './goals/permissions.ts';
export type { GoalCondition, GoalPermission, GoalRelation } from './goals/permissions.ts';
export { mayPublish } from './goals/publishing.ts';
export type { PublishingActor } from './goals/publishing.ts';
export {
  actionsOfCall,
  GOAL_ACTIONS,
  goalAction,
  goalPermissions,
  isEditAction,
  isGoalAction,
  openActions,
  resolveActions,
  resolveStatusCall,
} from './goals/resolve-action.ts';
export type { AnyGoalAction, GoalSituation, Resolution } from './goals/resolve-action.ts';
export { GOAL_OUTCOME_LABELS, goalResultText, goalStatusText } from './goals/outcome-words.ts';
export {
  GOAL_EDIT_STATES,
  GOAL_SELECT,
  GOAL_SELECT_LABELS,
  GOAL_STATE_ALIASES,
  GOAL_STATE_CLAUSES,
  GOAL_STATE_LABELS,
  GOAL_STATES,
  GOAL_TYPES,
  OPEN_GOAL_EDIT_STATES,
} from './goals/states.ts';
export type { GoalEditState, GoalSelect, GoalState, GoalType } from './goals/states.ts';
export {
  GOAL_REQUIRED_NAMES,
  GOAL_TEXT_COLUMNS,
  GOAL_TEXT_FIELDS,
  GOAL_TEXT_NAMES,
  goalFormLabels,
  goalSectionLabels,
  goalTextField,
  goalTextOf,
  placeGoalTexts,
} from './goals/text-fields.ts';
export type { GoalTextColumn, GoalTextName } from './goals/text-fields.ts';
export { chosenEntries, levelOptions, tallyWeek } from './goals/week-tally.ts';
export type { WeekEntry, WeekTally } from './goals/week-tally.ts';
export { callName } from './people/call-name.ts';
export { isEmail } from './people/emails.ts';
export { isLinkedinUrl, LINKEDIN_PREFIXES } from './people/linkedin.ts';
export { PASSWORD_LABELS, passwordProblem, passwordScore, passwordStrength } from './people/passwords.ts';
export { MAX_ID, readId } from './ids.ts';
export { LIMITS } from './limits.ts';
export { CHANGE_TYPES, changedGoals, FRESHNESS, GOAL_ROWS, NEWS_OF } from './live/freshness.ts';
export type { Change, ChangeType, GoalRows, Need, ReadOf, Rule } from './live/freshness.ts';
export {
  GOAL_CHANGES,
  HUB_AUDIENCE,
  HUB_DISPLACED,
  HUB_METHODS,
  HUB_MISSED,
  HUB_PATH,
  HUB_SENT_AWAY,
  HUB_SINCE,
  PAGE_HEADER,
  TENANT_UPDATE_TYPES,
} from './live/topics.ts';
export type {
  ChangedAppraisal,
  GoalChange,
  GoalFacts,
  HubMethod,
  HubStamp,
  HubTopic,
  HubTopicMap,
  TenantUpdate,
  TenantUpdateType,
  UserManualUpdate,
} from './live/topics.ts';
export { CEO_WORD, DELETE_WORD, MESSAGES, NOTIFICATION_SUBJECTS } from './messages.ts';
export type { ActionItem, ActionItemSort, ActionItemUser } from './operations/action-items.ts';
export type { Session, SessionPeriod, SessionTenant, TenantBranding } from './operations/auth.ts';
export type { Compliance, Dashboard, Reminder, ReminderType, Theme } from './operations/dashboard.ts';
export type {
  CommentType,
  Goal,
  GoalAncestor,
  GoalBundle,
  GoalComment,
  GoalEdit,
  GoalStatus,
  GoalTransition,
  GoalUser,
  WeekSlot,
} from './operations/goal-resources.ts';
export type {
  GoalChanged,
  GoalSaved,
  GoalInput,
  GoalListInput,
  GoalPage,
  ParentCandidate,
  WeeklyPassGoal,
} from './operations/goals.ts';
export type {
  GoalUpdateCard,
  ReportChoices,
  ReportJob,
  ReportParams,
  ReportSchedule,
  ReportView,
} from './operations/reports.ts';
export type {
  GoalSummaryText,
  SavedSummary,
  SummaryGoal,
  SummaryResult,
  SummarySource,
  SummaryText,
} from './operations/summaries.ts';
export type { PointOfContact } from './operations/help.ts';
export type { Note } from './operations/notes.ts';
export type {
  Notification,
  NotificationPage,
  NotifiedGoal,
  NotifiedObjectType,
  NotifiedUpdate,
} from './operations/notifications.ts';
export type { Overwritten, OverwrittenField } from './operations/overwritten.ts';
export type {
  DirectReport,
  ImportSettings,
  OrgPerson,
  PersonChange,
  PersonChangeEntry,
  PersonRef,
  Profile,
  ProfileAbilities,
  ProfileBundle,
  ProfileSaved,
  RoleChoice,
} from './operations/people.ts';
export type { PeriodSummary, PeriodWeek } from './operations/periods.ts';
export type {
  DashboardStrategy,
  Strategy,
  StrategyVersion,
  StrategyVersionContent,
} from './operations/strategy.ts';
export type { Suggested, SuggestionRequest } from './operations/suggestions.ts';
export type { Prediction, PredictionGoal, PredictionRef, PredictionWeek } from './operations/predictions.ts';
export type {
  Appraisal,
  AppraisalEvent,
  AppraisalSignature,
  AppraisalSummary,
  CalibrationQuestion,
  RatingLabel,
  TalentPeriod,
  TalentSchedule,
  TalentSettings,
} from './operations/appraisal-resources.ts';
export type {
  MatrixPerson,
  TalentCalibration,
  TalentLoad,
  TalentMatrix,
  TalentMatrixCell,
  TalentOrganization,
  TeamMember,
} from './operations/team-resources.ts';
export { firstNumberWord, numberWord } from './texts/number-words.ts';
export type {
  Assessment,
  AssessmentAnswer,
  ManualDifference,
  ManualUserManual,
  TeamManual,
  TeamManuals,
  UserManual,
  UserManualReport,
} from './operations/user-manual.ts';
export {
  ASSESSMENT_GROUPS,
  ASSESSMENT_MINUTES,
  GROUP_SENTENCES,
  minutesLeft,
  USER_MANUAL_STATUS,
} from './user-manual/assessment.ts';
export {
  DISC_TRAIT_NAMES,
  DISC_TRAITS,
  DISC_TYPES,
  discWords,
  isDiscType,
  readPercentages,
  traitsOf,
} from './user-manual/disc.ts';
export type { DiscPercentages, DiscTrait, DiscType, PercentageFields } from './user-manual/disc.ts';
export {
  DISC_SCALE_IDS,
  DISC_SCALES,
  scalePosition,
  scaleSide,
  typeSide,
} from './user-manual/disc-scales.ts';
export type { DiscScale, DiscScaleId, ScaleSide } from './user-manual/disc-scales.ts';
export { quarterRadius, typePlace, WHEEL_QUARTERS, wheelPlace } from './user-manual/wheel.ts';
export type { WheelPlace } from './user-manual/wheel.ts';
export {
  actorFlagsOf,
  FLAG_COLUMNS,
  flagColumnsOf,
  flagsHeld,
  flagsOfRow,
  NO_FLAGS,
  PERMISSION_FLAG_LABELS,
  PERMISSION_FLAG_ROWS,
  PERMISSION_FLAGS,
  permissionFlagRow,
} from './people/permission-flags.ts';
export type { ActorFlag, FlagColumn, FlagOption, PermissionFlag } from './people/permission-flags.ts';
export { PERSON_STATUSES, personStatus, ROLE_LABELS, ROLE_NAMES } from './people/roles.ts';
export type { PersonStatus, RoleName } from './people/roles.ts';
export { TIME_ZONES, timeZoneId, timeZoneName } from './people/time-zones.ts';
export type { TimeZone } from './people/time-zones.ts';
export { recordBy, recordOf } from './records.ts';
export { API_BASE, isChange, ROUTES, takesKey } from './routes.ts';
export type { DownloadId, OperationId, RouteSpec } from './routes.ts';
export {
  AT_RISK_LIKELIHOOD,
  LEVELS,
  LIKELIHOOD_LABELS,
  LIKELIHOOD_LONG_LABELS,
  QUALITY_LABELS,
} from './scales.ts';
export type { Level } from './scales.ts';
export { LEGACY_FIELDS, OBJECTIVE_AREAS, STRATEGY_STATEMENTS } from './strategy/areas.ts';
export type { LegacyField, ObjectiveArea, StrategyStatement } from './strategy/areas.ts';
export { readVideoUrl, VIDEO_FRAME_ORIGINS } from './strategy/video.ts';
export type { Video, VideoKind } from './strategy/video.ts';
export { AGREEMENTS, agreementText } from './talent/agreement.ts';
export {
  APPRAISAL_ACTIONS,
  APPRAISAL_CONDITIONS,
  APPRAISAL_LIFECYCLE,
  APPRAISAL_RELATIONS,
  appraisalAction,
  awaitedStep,
} from './talent/lifecycle.ts';
export type {
  AppraisalAction,
  AppraisalCondition,
  AppraisalFacts,
  AppraisalRelation,
} from './talent/lifecycle.ts';
export {
  appraisalPermissions,
  isKnownToEmployee,
  nextAppraisalStep,
  resolveAppraisalAction,
} from './talent/resolve-action.ts';
export type { AppraisalResolution, AppraisalSituation } from './talent/resolve-action.ts';
export { NEEDED_FIELDS, RATING_AXES, RATING_AXIS_NAMES, ratingColor } from './talent/ratings.ts';
export type { NeededField, RatingAxis } from './talent/ratings.ts';
export {
  APPRAISAL_STATES,
  APPRAISAL_STATUS_WORDS,
  APPRAISAL_STATUSES,
  appraisalStatusText,
} from './talent/states.ts';
export type { AppraisalParty, AppraisalState, AppraisalStatus } from './talent/states.ts';
