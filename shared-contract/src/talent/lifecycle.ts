import type { ActionWords, Grant } from '../lifecycle/grants.ts';
import { NOTIFICATION_SUBJECTS } from '../messages.ts';
import type { AppraisalParty, AppraisalState } from './states.ts';

/** The actor's relation to an appraisal. Nobody is their own HR Admin (D-51). */
export const APPRAISAL_RELATIONS = {
  manager: 'the employee’s manager',
  reviewer: 'the reviewer',
  employee: 'the employee',
  hrAdmin: 'an HR Admin, except on their own',
  ceo: 'the ceo',
} as const;
export type AppraisalRelation = keyof typeof APPRAISAL_RELATIONS;

/** What must hold besides; the sentence is said when it does not. */
export const APPRAISAL_CONDITIONS = {
  employeeIsEligible: 'This person has no appraisal in this quarter.',
  employeeIsAppraised: 'This person is not appraised any more. The appraisal stays as it is.',
  isWritten: 'A review and both ratings are needed first.',
  signedAsItStands: 'The text was edited after the employee signed. They sign it again first.',
  isNotReviewer: 'You write this appraisal yourself.',
  hasNoOpenQuestion: 'A question about this rating is waiting for an answer.',
  hasOpenQuestion: 'No question about a rating is waiting for an answer.',
  wasNeverCompleted: 'This appraisal was signed by both once. What was signed stays.',
  isDeleted: 'This appraisal is not deleted.',
} as const;
export type AppraisalCondition = keyof typeof APPRAISAL_CONDITIONS;

/** What a notification about an appraisal may mention. */
export interface AppraisalFacts {
  readonly actor: string;
  readonly employee: string;
  /** 'Q3 2026'. */
  readonly period: string;
  /** In the actor's words; '' for none. */
  readonly comment: string;
}

interface AppraisalNotice {
  readonly to: AppraisalParty | 'asker';
  readonly subject: string;
  readonly body: (facts: AppraisalFacts) => string;
}

interface ActionRow extends ActionWords, Grant<AppraisalRelation, AppraisalCondition> {
  /** After 'Waiting for somebody to', where it is not the button's word. */
  readonly awaited?: string;
  /** States it starts from; empty for what begins one. */
  readonly from: readonly AppraisalState[];
  /** State it leads to; null leaves the state as it is. */
  readonly to: AppraisalState | null;
  readonly notifies: readonly AppraisalNotice[];
  /** Whether the employee reads it in the history, and their open page is refreshed. */
  readonly employeeSees: boolean;
}

const forSignature = (words: (facts: AppraisalFacts) => string): AppraisalNotice => ({
  to: 'employee',
  subject: NOTIFICATION_SUBJECTS.appraisalAvailable,
  body: words,
});

/**
 * Everything that may happen to an appraisal (people §4 Appraisal, §6 Appraisals, D-49 to D-51, D-91 to D-95, D-104):
 * who may do it, from where, to where, with which words, and who is notified. The server's checks, the permissions in
 * every answer, the buttons, the history, the notifications and docs/appraisal-lifecycle.md read this table. Each
 * action also refreshes the open pages of everyone who may see the appraisal, by `TenantUpdate` `appraisal_update`.
 */
export const APPRAISAL_LIFECYCLE = {
  start: {
    label: 'Start',
    past: 'started the appraisal',
    from: [],
    to: 'draft',
    by: ['manager'],
    when: ['employeeIsEligible'],
    comment: 'none',
    notifies: [],
    employeeSees: false,
  },
  edit: {
    label: 'Edit',
    past: 'edited the appraisal',
    from: ['draft', 'shared'],
    to: null,
    by: ['reviewer'],
    when: ['employeeIsAppraised'],
    comment: 'none',
    notifies: [],
    employeeSees: false,
  },
  editSigned: {
    label: 'Edit',
    past: 'edited the appraisal after it was signed',
    from: ['acknowledged'],
    to: null,
    by: ['reviewer'],
    when: ['employeeIsAppraised'],
    comment: 'none',
    notifies: [
      forSignature(
        ({ actor, period }) =>
          `${actor} edited your appraisal for ${period} after you signed it. You may sign it again.`,
      ),
    ],
    employeeSees: true,
  },
  share: {
    label: 'Share',
    past: 'shared the appraisal',
    from: ['draft'],
    to: 'shared',
    by: ['reviewer'],
    when: ['employeeIsAppraised', 'isWritten'],
    comment: 'none',
    notifies: [
      forSignature(
        ({ actor, period }) => `${actor} shared your appraisal for ${period}. Please read and sign it.`,
      ),
    ],
    employeeSees: true,
  },
  takeBack: {
    label: 'Take back',
    past: 'took the appraisal back',
    from: ['shared'],
    to: 'draft',
    by: ['reviewer'],
    when: ['wasNeverCompleted'],
    comment: 'none',
    notifies: [
      {
        to: 'employee',
        subject: 'Appraisal Taken Back',
        body: ({ actor, period }) =>
          `${actor} took back your appraisal for ${period}. You will be notified when it is shared again.`,
      },
    ],
    employeeSees: true,
  },
  signAsEmployee: {
    label: 'Sign',
    past: 'signed the appraisal',
    from: ['shared'],
    to: 'acknowledged',
    by: ['employee'],
    comment: 'optional',
    notifies: [
      {
        to: 'reviewer',
        subject: NOTIFICATION_SUBJECTS.appraisalAcknowledged,
        body: ({ actor, period }) =>
          `${actor} signed the appraisal for ${period}. It is waiting for your signature.`,
      },
    ],
    employeeSees: true,
  },
  editSignature: {
    label: 'Edit signature',
    awaited: 'sign again',
    past: 'signed the appraisal again',
    from: ['acknowledged'],
    to: null,
    by: ['employee'],
    comment: 'optional',
    notifies: [
      {
        to: 'reviewer',
        subject: 'Appraisal Signature Changed',
        body: ({ actor, period }) => `${actor} signed the appraisal for ${period} again.`,
      },
    ],
    employeeSees: true,
  },
  signAsManager: {
    label: 'Sign',
    past: 'signed the appraisal, which completed it',
    from: ['acknowledged'],
    to: 'completed',
    by: ['reviewer'],
    when: ['signedAsItStands'],
    comment: 'none',
    notifies: [
      {
        to: 'employee',
        subject: 'Appraisal Completed',
        body: ({ actor, period }) =>
          `${actor} signed your appraisal for ${period}. It is completed, and you can print it.`,
      },
    ],
    employeeSees: true,
  },
  reopen: {
    label: 'Reopen',
    past: 'reopened the appraisal',
    from: ['completed'],
    to: 'shared',
    by: ['hrAdmin'],
    when: ['employeeIsAppraised'],
    comment: 'required',
    notifies: [
      {
        to: 'employee',
        subject: 'Appraisal Reopened',
        body: ({ actor, period, comment }) =>
          `${actor} reopened your appraisal for ${period}. They wrote: ${comment}`,
      },
      {
        to: 'reviewer',
        subject: 'Appraisal Reopened',
        body: ({ actor, employee, period, comment }) =>
          `${actor} reopened the appraisal of ${employee} for ${period}. They wrote: ${comment}`,
      },
    ],
    employeeSees: true,
  },
  delete: {
    label: 'Delete',
    past: 'deleted the appraisal',
    from: ['draft', 'shared', 'acknowledged'],
    to: null,
    by: ['reviewer'],
    when: ['wasNeverCompleted'],
    comment: 'none',
    notifies: [
      {
        to: 'employee',
        subject: 'Appraisal Deleted',
        body: ({ actor, period }) => `${actor} deleted your appraisal for ${period}.`,
      },
    ],
    employeeSees: true,
  },
  /** Within `LIMITS.appraisalRestoreWindow`. */
  restore: {
    label: 'Undo',
    past: 'took the deletion back',
    from: ['draft', 'shared', 'acknowledged'],
    to: null,
    by: ['reviewer'],
    when: ['isDeleted'],
    comment: 'none',
    notifies: [
      {
        to: 'employee',
        subject: 'Appraisal Restored',
        body: ({ actor, period }) => `${actor} restored your appraisal for ${period}.`,
      },
    ],
    employeeSees: true,
  },
  ask: {
    label: 'Ask',
    past: 'asked about a rating',
    from: ['draft', 'shared', 'acknowledged', 'completed'],
    to: null,
    by: ['hrAdmin', 'ceo'],
    when: ['isNotReviewer', 'hasNoOpenQuestion'],
    comment: 'required',
    notifies: [
      {
        to: 'reviewer',
        subject: 'Question About a Rating',
        body: ({ actor, employee, period, comment }) =>
          `${actor} asks about a rating of ${employee} for ${period}: ${comment}`,
      },
    ],
    employeeSees: false,
  },
  answer: {
    label: 'Answer',
    past: 'answered a question about a rating',
    from: ['draft', 'shared', 'acknowledged', 'completed'],
    to: null,
    by: ['reviewer'],
    when: ['hasOpenQuestion'],
    comment: 'required',
    notifies: [
      {
        to: 'asker',
        subject: 'Answer About a Rating',
        body: ({ actor, employee, period, comment }) =>
          `${actor} answered about a rating of ${employee} for ${period}: ${comment}`,
      },
    ],
    employeeSees: false,
  },
  changeReviewer: {
    label: 'Change reviewer',
    past: 'became the reviewer, as the employee’s new manager',
    from: ['draft', 'shared', 'acknowledged'],
    to: null,
    by: [],
    comment: 'none',
    notifies: [],
    employeeSees: true,
  },
} as const satisfies Readonly<Record<string, ActionRow>>;

export type AppraisalAction = keyof typeof APPRAISAL_LIFECYCLE;
export const APPRAISAL_ACTIONS = Object.keys(APPRAISAL_LIFECYCLE) as AppraisalAction[];

/** One action's row, with every column. */
export function appraisalAction(action: AppraisalAction): ActionRow {
  return APPRAISAL_LIFECYCLE[action];
}

/** 'sign', as in 'Waiting for Ana Ruiz to sign'. */
export function awaitedStep(action: AppraisalAction): string {
  const { awaited, label } = appraisalAction(action);
  return awaited ?? label.toLowerCase();
}
