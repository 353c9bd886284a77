import type { AppraisalAction, AppraisalFacts } from '../talent/lifecycle.ts';
import { appraisalAction } from '../talent/lifecycle.ts';
import type { AppraisalParty } from '../talent/states.ts';
import type { NotificationWords } from './rule.ts';

/** Who may be notified about an appraisal, and how docs/notifications.md names them. */
export const APPRAISAL_PARTIES: Readonly<Record<AppraisalParty | 'asker', string>> = {
  employee: 'the employee',
  reviewer: 'the reviewer',
  asker: 'who asked the question',
};

/** One kind of reader of an event, and their words. */
export interface AppraisalNotification {
  readonly to: keyof typeof APPRAISAL_PARTIES;
  readonly rule: NotificationWords<AppraisalFacts>;
}

/**
 * Who is notified of what happens to an appraisal, and how (D-37): always by mail as well. The lifecycle says it;
 * whether the employee may know of it at all, `isKnownToEmployee` does.
 */
export function appraisalNotifications(action: AppraisalAction): readonly AppraisalNotification[] {
  return appraisalAction(action).notifies.map(({ to, subject, body }) => ({
    to,
    rule: { subject, body, object: 'EmployeeEvaluation', mail: true },
  }));
}
