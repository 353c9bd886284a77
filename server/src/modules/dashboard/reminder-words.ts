import type { AppraisalAction, ReminderType } from '@cadence/shared-contract';
import { appraisalAction } from '@cadence/shared-contract';
import type { ReminderRow } from './reminder-source.queries.ts';

/** The facts that the text of a reminder uses. */
interface Subject extends Pick<ReminderRow, 'year' | 'quarter' | 'week_start'> {
  readonly goal: string;
  readonly count: number;
  /** The person who asks for a decision, or the other person of an appraisal. */
  readonly name: string;
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

function weekOf({ week_start }: Subject): string {
  return week_start === null ? '' : DAY.format(new Date(`${week_start}T00:00:00Z`));
}

interface Words {
  readonly title: (subject: Subject) => string;
  readonly button: string;
}

/** The next step of an appraisal, named by its action. */
function step(action: AppraisalAction, words: (name: string, period: string) => string): Words {
  return {
    title: ({ name, quarter, year }) => words(name, `Q${quarter} ${year}`),
    button: appraisalAction(action).label,
  };
}

/** The title and the button of each kind of reminder. */
export const REMINDER_WORDS: Readonly<Record<ReminderType, Words>> = {
  no_goals: {
    title: ({ quarter, year }) => `You have no goals in Q${quarter} ${year}.`,
    button: 'Add a Goal',
  },
  returned_draft: { title: ({ goal }) => `Changes were requested to “${goal}”.`, button: 'Edit Goal' },
  returned_edit: { title: ({ goal }) => `Other changes were requested to “${goal}”.`, button: 'Edit Goal' },
  missed_week: {
    title: (subject) =>
      `${subject.count === 1 ? '1 goal has' : `${subject.count} goals have`} no update for the week of ${weekOf(subject)}.`,
    button: 'Update',
  },
  finalize_goal: {
    title: ({ goal, quarter, year }) => `“${goal}” of Q${quarter} ${year} needs its result.`,
    button: 'Finalize',
  },
  review_goal: { title: ({ name, goal }) => `${name} asks for approval of “${goal}”.`, button: 'Review' },
  review_goal_edit: {
    title: ({ name, goal }) => `${name} asks for approval of changes to “${goal}”.`,
    button: 'Review',
  },
  review_shelve: { title: ({ name, goal }) => `${name} asks to shelve “${goal}”.`, button: 'Review' },
  review_result: {
    title: ({ name, goal }) => `${name} submitted the result of “${goal}”.`,
    button: 'Review',
  },
  start_appraisal: step('start', (name, period) => `${name} has no appraisal for ${period} yet.`),
  countersign_appraisal: step(
    'signAsManager',
    (name, period) => `${name} signed the appraisal for ${period}. It is waiting for your signature.`,
  ),
  sign_appraisal: step(
    'signAsEmployee',
    (name, period) => `Your appraisal for ${period} by ${name} is waiting for your signature.`,
  ),
};
