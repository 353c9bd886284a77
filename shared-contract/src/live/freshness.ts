import type { ChangeType, Need, Rules } from './change.ts';
import { GOAL_READS } from './goal-reads.ts';
import { MANUAL_READS, PEOPLE_READS } from './people-reads.ts';
import { APPRAISAL_READS, APPRAISAL_STEP_READS } from './talent-reads.ts';

export { CHANGE_TYPES } from './change.ts';
export type { Change, ChangeType, Need, ReadOf, Rule } from './change.ts';
export { changedGoals } from './goal-reads.ts';
export { GOAL_ROWS, NEWS_OF } from './goal-rows.ts';
export type { GoalRows } from './goal-rows.ts';

const now = (): Need => 'now';
const later = (): Need => 'later';
const next = (): Need => 'next';
const ifAbout = (isAbout: boolean): Need | null => (isAbout ? 'now' : null);

/** What is made of a user manual. */
const { 'userManual.exists': _manual, ...OTHER_MANUAL_READS } = MANUAL_READS;
/** What follows from the publishing of the strategy. */
const OTHER_STRATEGY_READS: Rules = {
  'strategy.published': now,
  'strategy.history': now,
  'dashboard.read': later,
};

/** The one table of freshness: which reads each change may make old, and how they become fresh (D-6, ADR 17). */
export const FRESHNESS: Readonly<Record<ChangeType, Rules>> = {
  goal_update: GOAL_READS,
  user_deactivated: PEOPLE_READS,
  user_activated: PEOPLE_READS,
  employee_added: PEOPLE_READS,
  user_updated: PEOPLE_READS,
  manager_updated: PEOPLE_READS,
  strategy_published: { ...OTHER_STRATEGY_READS, 'strategy.read': now },
  appraisal_update: APPRAISAL_READS,
  user_manual_done: MANUAL_READS,
  user_manual_updated: MANUAL_READS,
  notification: {
    'notifications.list': now,
    // Action items are private: that they changed comes to the viewer as a notification without an id.
    'actionItems.list': ({ id }) => ifAbout(id === null),
  },
  goal_followed: { 'goals.list': now },
  goal_discussed: {
    'goals.read': ({ id }, { input }) => ifAbout(input.params.id === id),
    'goals.statusComments': now,
  },
  // The dashboard shows what the change has answered.
  theme_saved: { 'dashboard.theme': now },
  notifications_read: { 'notifications.list': now },
  item_changed: { 'actionItems.list': now },
  notes_changed: { 'notes.list': ({ id }, { input }) => ifAbout(input.params.userId === id) },
  manual_answered: OTHER_MANUAL_READS,
  assessment_answered: {
    'userManual.exists': ({ id }, { input }) => (input.params.profileId === id ? 'next' : null),
  },
  import_limit_saved: { 'people.importSettings': now },
  appraisal_step: APPRAISAL_STEP_READS,
  // Lists say what is missing: they are not read again with every pause in typing.
  appraisal_written: { 'talent.load': next, 'talent.user': next },
  strategy_issued: OTHER_STRATEGY_READS,
  report_changed: { 'reports.jobs': now },
  schedule_changed: { 'reports.schedules': now },
  summary_changed: {
    'summaries.list': now,
    'summaries.versions': ({ id }, { input }) => ifAbout(input.params.id === id),
  },
  summary_unsure: { 'summaries.progress': now },
};
