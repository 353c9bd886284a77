import type { ReminderType } from '@cadence/shared-contract';
import type { ReminderRow } from './reminder-source.ts';

/** What the words of a reminder speak of. */
interface Told extends Pick<ReminderRow, 'year' | 'quarter' | 'week_start'> {
  readonly goal: string;
  readonly count: number;
  /** Who asks for a decision. */
  readonly name: string;
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

function weekOf({ week_start }: Told): string {
  return week_start === null ? '' : DAY.format(new Date(`${week_start}T00:00:00Z`));
}

interface Words {
  readonly title: (told: Told) => string;
  readonly button: string;
}

/** The title and the button of every kind of reminder. */
export const REMINDER_WORDS: Readonly<Record<ReminderType, Words>> = {
  no_goals: {
    title: ({ quarter, year }) => `You have no goals in Q${quarter} ${year}.`,
    button: 'Add a Goal',
  },
  returned_draft: { title: ({ goal }) => `Changes were requested to “${goal}”.`, button: 'Edit Goal' },
  returned_edit: { title: ({ goal }) => `Other changes were requested to “${goal}”.`, button: 'Edit Goal' },
  missed_week: {
    title: (told) =>
      `${told.count === 1 ? '1 goal has' : `${told.count} goals have`} no update for the week of ${weekOf(told)}.`,
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
};
