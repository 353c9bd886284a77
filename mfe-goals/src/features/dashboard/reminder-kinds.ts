import { isolate } from '@cadence/shared-ui';
import {
  Award,
  Eye,
  Flag,
  History,
  Pencil,
  Plus,
  Signature,
  type LucideIcon,
} from '@cadence/shared-ui/icons';
import type { Reminder, ReminderType } from '@cadence/shared-contract';
import { openOf, type GoalDialog } from '../place/goal-dialog.ts';
import { namesOf, possessive, quarterOf, weeksInWords } from './reminder-words.ts';

/** Where a reminder is settled: in a dialog over the dashboard, or on a separate page. */
type Place = { readonly dialog: GoalDialog } | { readonly path: string };

export type OneOrMore = readonly [Reminder, ...Reminder[]];

/** The words of a line: what to do, and about what. */
interface Words {
  readonly title: string;
  readonly detail: string;
}

interface ReminderKind {
  readonly icon: LucideIcon;
  /** Somebody else waits for it. */
  readonly isDecision: boolean;
  /** Has its own due date, not the end of a quarter or a week. */
  readonly hasDueDate: boolean;
  /** Reminders with the same key are one line; null where each has its own. */
  readonly together: ((reminder: Reminder) => string) | null;
  readonly words: (line: OneOrMore) => Words;
  readonly place: (reminder: Reminder, viewerId: number) => Place;
  /** Where a line of several is settled; without it they are opened one after another. */
  readonly placeOfSeveral?: (reminder: Reminder, viewerId: number) => Place;
}

const GOAL_KIND = { isDecision: false, hasDueDate: false, together: null } as const;
const titleOf = ([{ GoalTitle }]: OneOrMore): string => GoalTitle ?? '';
const ofQuarter =
  (name: string) =>
  ({ PeriodId }: Reminder): string =>
    `${name} of ${PeriodId}`;

/** A decision on somebody's request; several are one line, whatever they ask for. */
const request = (noun: string): ReminderKind => ({
  ...GOAL_KIND,
  icon: Eye,
  isDecision: true,
  together: () => 'requests',
  words: (line) =>
    line.length === 1
      ? { title: `Review ${possessive(line[0].User)} ${noun}`, detail: titleOf(line) }
      : { title: `Review ${line.length} requests`, detail: namesOf(line) },
  place: () => ({ dialog: openOf('review') }),
});

/** A step of an appraisal, on a page of its own; several of a quarter are one line and lead to the team. */
const appraisal = (icon: LucideIcon, verb: string, path: (reminder: Reminder) => string): ReminderKind => {
  const team = ({ PeriodId }: Reminder, viewerId: number): Place => ({
    path: `/v3/talent/${PeriodId}/${viewerId}`,
  });
  return {
    icon,
    isDecision: true,
    hasDueDate: true,
    together: ofQuarter(verb),
    words: (line) =>
      line.length === 1
        ? { title: `${verb} ${possessive(line[0].User)} appraisal`, detail: quarterOf(line[0]) }
        : { title: `${verb} ${line.length} appraisals`, detail: `${quarterOf(line[0])} · ${namesOf(line)}` },
    place: (reminder, viewerId) => (verb === 'Start' ? team(reminder, viewerId) : { path: path(reminder) }),
    placeOfSeveral: team,
  };
};

/** What each kind of reminder looks like, says and leads to (D-35, D-100). */
export const REMINDER_KINDS: Readonly<Record<ReminderType, ReminderKind>> = {
  no_goals: {
    ...GOAL_KIND,
    icon: Plus,
    words: ([first]) => ({ title: `Add goals for ${quarterOf(first)}`, detail: '' }),
    place: () => ({ dialog: openOf('add') }),
  },
  returned_draft: {
    ...GOAL_KIND,
    icon: Pencil,
    words: (line) => ({ title: 'Resubmit', detail: titleOf(line) }),
    place: () => ({ dialog: openOf('edit') }),
  },
  returned_edit: {
    ...GOAL_KIND,
    icon: Pencil,
    words: (line) => ({ title: 'Resubmit changes', detail: titleOf(line) }),
    place: () => ({ dialog: openOf('edit') }),
  },
  missed_week: {
    ...GOAL_KIND,
    icon: History,
    together: ofQuarter('weeks'),
    words: (line) => ({ title: `Catch up ${weeksInWords(line)}`, detail: goalsOfWeeks(line) }),
    place: ({ Week }) => ({ dialog: openOf('my-week', Week) }),
    placeOfSeveral: ({ Week }) => ({ dialog: openOf('my-week', Week) }),
  },
  finalize_goal: {
    ...GOAL_KIND,
    icon: Flag,
    together: ofQuarter('results'),
    words: (line) =>
      line.length === 1
        ? { title: 'Finalize', detail: `${titleOf(line)} · ${quarterOf(line[0])}` }
        : { title: `Finalize ${line.length} goals from ${quarterOf(line[0])}`, detail: '' },
    place: () => ({ dialog: openOf('finalize') }),
  },
  review_goal: request('goal'),
  review_goal_edit: request('changes'),
  review_shelve: request('request to shelve'),
  review_result: {
    ...GOAL_KIND,
    icon: Eye,
    isDecision: true,
    together: () => 'results',
    words: (line) =>
      line.length === 1
        ? { title: `Review ${possessive(line[0].User)} result`, detail: titleOf(line) }
        : { title: `Review ${line.length} results`, detail: namesOf(line) },
    place: () => ({ dialog: openOf('reviewResult') }),
  },
  start_appraisal: appraisal(Award, 'Start', () => ''),
  countersign_appraisal: appraisal(Signature, 'Sign', ({ Id }) => `/v3/talent/appraisal/${Id}`),
  sign_appraisal: {
    icon: Signature,
    isDecision: true,
    hasDueDate: true,
    together: null,
    words: ([first]) => ({
      title: 'Sign your appraisal',
      detail: `${quarterOf(first)}, shared by ${first.User ? isolate(first.User.Name) : 'your manager'}`,
    }),
    place: ({ PeriodId }) => ({ path: `/v3/talent/myappraisal?period=${PeriodId}` }),
  },
};

/** The one goal that lacks these weeks, or how many do. */
function goalsOfWeeks(line: OneOrMore): string {
  const titles = new Set(line.map(({ GoalTitle }) => GoalTitle));
  const [only] = titles;
  if (titles.size === 1 && typeof only === 'string') return only;
  const most = Math.max(...line.map(({ Count }) => Count ?? 1));
  return most === 1 ? 'one goal each' : `up to ${most} goals`;
}
