import type { CallInput, OutputOf } from '../call-types.ts';
import type { OperationId } from '../routes.ts';
import type { ChangedAppraisal, GoalFacts, TenantUpdate } from './topics.ts';
import { TENANT_UPDATE_TYPES } from './topics.ts';

/**
 * Everything that can make an answer old: the hub's events, and the viewer's own changes that nobody else receives.
 */
export const CHANGE_TYPES = [
  ...TENANT_UPDATE_TYPES,
  'user_manual_done',
  'user_manual_updated',
  /** The viewer has a notification, or has read one elsewhere. */
  'notification',
  /** The viewer follows a goal, or does so no longer. */
  'goal_followed',
  /** The viewer has commented on a goal, or changed a comment. */
  'goal_discussed',
  /** The company's theme of a period. */
  'theme_saved',
  /** The viewer has read all of their notifications. */
  'notifications_read',
  /** The viewer has added, changed, marked, declined or deleted an action item. */
  'item_changed',
  /** The viewer's private notes about the person, or one of them was found to be another. */
  'notes_changed',
  /** The viewer's own user manual: the change has answered it. */
  'manual_answered',
  /** The viewer, whose id it is, has answered a group of their assessment. */
  'assessment_answered',
  /** How many employees managers may import in a day. */
  'import_limit_saved',
  /** The viewer has taken a step with an appraisal, which the change has answered, or has deleted it. */
  'appraisal_step',
  /** The viewer has written in an appraisal, which the change has answered. */
  'appraisal_written',
  /** The viewer has published the strategy; the change has answered the copy that is worked on. */
  'strategy_issued',
  /** The viewer has ordered, ended or removed a report. */
  'report_changed',
  /** The viewer has added, changed, stopped or taken up again a report's schedule. */
  'schedule_changed',
  /** The viewer has written or deleted a summary, which the change has answered. */
  'summary_changed',
  /** The answer to the writing of a summary was lost: it may continue. */
  'summary_unsure',
] as const;
export type ChangeType = (typeof CHANGE_TYPES)[number];

/** Something that has happened, as the hub reports it or as a page's own change says in its `meta`. */
export interface Change {
  readonly type: ChangeType;
  /** Its subject; null where the type says enough. */
  readonly id: number | null;
  readonly actorId?: number | null;
  readonly origin?: TenantUpdate['origin'];
  readonly goal?: GoalFacts;
  readonly appraisal?: ChangedAppraisal;
  readonly managerIds?: readonly number[];
}

/**
 * How a read that a change concerns becomes fresh again.
 *
 * - `row`: the goal is shown in it: it is read alone and put into the answer.
 * - `now`: the whole answer is read again, soon. For small reads about the thing itself.
 * - `later`: a figure or a long list: read again at most every so often, the rarer the more pages are open.
 * - `news`: the answer might now have a row more or less: the page offers that, or takes it when nobody is at the list.
 * - `next`: nothing that is looked at: the whole answer is read again when it is shown the next time.
 */
export type Need = 'row' | 'now' | 'later' | 'news' | 'next';

/** A read that has been answered. */
export interface ReadOf<Id extends OperationId> {
  readonly input: CallInput<Id>;
  readonly answer: OutputOf<Id>;
  /** Who is signed in. */
  readonly viewerId: number;
}

/** What a change means to one read; null for nothing. */
export type Rule<Id extends OperationId> = (
  change: Change,
  read: ReadOf<Id>,
) => Need | readonly Need[] | null;
/** Which reads a change may make old, and how they become fresh. */
export type Rules = { readonly [Id in OperationId]?: Rule<Id> };
