import type { AnyGoalAction, GoalState } from '@cadence/shared-contract';
import { addDays, mondayOf } from '@cadence/shared-contract';
import type { PlannedGoal } from './plan-goals.ts';
import type { Random } from './random.ts';
import type { Timeline } from './timeline.ts';
import type { Posting } from './weekly-course.ts';
import { givenCourse, weeklyCourse } from './weekly-course.ts';

/** Who took a step: the owner, the owner's manager, or who published the goal for the owner. */
export type StepActor = 'owner' | 'manager' | 'publisher';

/** One step of a goal's history. */
export interface Step {
  readonly action: AnyGoalAction;
  readonly from: string | null;
  readonly to: string;
  readonly by: StepActor;
  readonly at: Date;
  readonly isCommented?: boolean;
}

/** An enabled week and what was posted in it. */
export interface StoryWeek {
  readonly monday: string;
  readonly isEnabled: boolean;
  readonly posting: Posting | null;
}

/** The history and the weeks of a planned goal. */
export interface GoalStory {
  readonly steps: readonly Step[];
  readonly weeks: readonly StoryWeek[];
  /** Monday from which the goal takes updates; null before its approval. */
  readonly enabledFrom: string | null;
}

const UNPUBLISHED: readonly GoalState[] = ['draft', 'review'];
const CLOSED: readonly GoalState[] = ['shelved', 'results_in_review', 'finalized'];

function isCeo(goal: PlannedGoal): boolean {
  return goal.owner.role === 'ceo';
}

/** Nobody approves it: the ceo publishes it, for themself or for somebody else. */
function isPublished(goal: PlannedGoal): boolean {
  return isCeo(goal) || goal.publisher !== undefined;
}

/** Day of the approval: in one of the first weeks, or yesterday if that is not over yet. */
function approvalDay(random: Random, goal: PlannedGoal, timeline: Timeline): string {
  const monday = goal.quarter.mondays[random.between(0, 2)] ?? goal.quarter.startDate;
  const day = addDays(monday, random.between(0, 3));
  return day < timeline.today ? day : addDays(timeline.today, -1);
}

/** Day on which a shelved goal was shelved, or a result submitted. */
function closingDay(random: Random, goal: PlannedGoal, timeline: Timeline): string {
  if (goal.quarter.index === 0) return addDays(timeline.today, -random.between(2, 6));
  return goal.state === 'shelved'
    ? addDays(goal.quarter.startDate, random.between(40, 60))
    : addDays(goal.quarter.endDate, random.between(-4, 3));
}

function opening(random: Random, goal: PlannedGoal, timeline: Timeline): Step[] {
  const first = addDays(goal.quarter.startDate, -random.between(4, 12));
  const day = first < timeline.today ? first : addDays(timeline.today, -random.between(1, 9));
  const step = (rest: Omit<Step, 'at'>, later: number, hour: number): Step => ({
    ...rest,
    at: timeline.at(addDays(day, later), hour, random.between(0, 59)),
  });
  const by = goal.publisher ? 'publisher' : 'owner';
  const steps = [step({ action: 'create', from: null, to: 'draft', by }, 0, 14)];
  if (goal.state === 'draft' || isPublished(goal)) return steps;
  steps.push(step({ action: 'submit', from: 'draft', to: 'review', by: 'owner' }, 0, 16));
  if (random.chance(0.2)) {
    steps.push(
      step({ action: 'requestChanges', from: 'review', to: 'draft', by: 'manager', isCommented: true }, 1, 9),
      step({ action: 'submit', from: 'draft', to: 'review', by: 'owner' }, 1, 18),
    );
  }
  return steps;
}

function closing(goal: PlannedGoal, timeline: Timeline, day: string): Step[] {
  const at = (hour: number, later = 0): Date => timeline.at(addDays(day, later), hour, 20);
  switch (goal.state) {
    case 'shelving_in_review':
      return [
        {
          action: 'requestShelve',
          from: 'approved',
          to: 'shelving_in_review',
          by: 'owner',
          at: at(10),
          isCommented: true,
        },
      ];
    case 'shelved':
      return [
        {
          action: 'shelve',
          from: 'approved',
          to: 'shelved',
          by: isCeo(goal) ? 'owner' : 'manager',
          at: at(11),
          isCommented: true,
        },
      ];
    case 'results_in_review':
      return [{ action: 'submitResult', from: 'approved', to: 'results_in_review', by: 'owner', at: at(15) }];
    case 'finalized':
      return isCeo(goal)
        ? [{ action: 'submitOwnFinalResult', from: 'approved', to: 'finalized', by: 'owner', at: at(15) }]
        : [
            { action: 'submitResult', from: 'approved', to: 'results_in_review', by: 'owner', at: at(15) },
            { action: 'finalize', from: 'results_in_review', to: 'finalized', by: 'manager', at: at(9, 2) },
          ];
    case 'draft':
    case 'review':
    case 'approved':
      return [];
  }
}

interface Span {
  readonly from: string;
  /** Monday from which weeks without a posting are closed; null while the goal is open. */
  readonly closed: string | null;
  readonly timeline: Timeline;
}

/** The trend of the weeks in a quarter that is over, by outcome. */
const HEADINGS = { achieved: 'up', dispute: 'level', missed: 'down' } as const;

function weeksOf(random: Random, goal: PlannedGoal, { timeline, ...span }: Span): StoryWeek[] {
  const mondays = goal.quarter.mondays.filter(
    (monday) => monday >= span.from && monday <= goal.quarter.endDate,
  );
  const last = span.closed !== null && span.closed < timeline.thisMonday ? span.closed : timeline.thisMonday;
  const begun = mondays.filter((monday) => monday <= last).length;
  const hasCurrent = mondays[begun - 1] === timeline.thisMonday;
  const heading = hasCurrent || begun < mondays.length ? 'level' : HEADINGS[goal.outcome];
  const first = mondays[0] === undefined ? 0 : goal.quarter.mondays.indexOf(mondays[0]);
  const postings = goal.levels
    ? givenCourse(goal.levels.slice(first), goal.course, { weeks: begun, hasCurrent })
    : weeklyCourse(random, goal.course, { weeks: begun, hasCurrent, heading });
  return mondays.map((monday, index) => {
    const posting = postings[index] ?? null;
    return { monday, posting, isEnabled: posting !== null || span.closed === null || monday < span.closed };
  });
}

function approval(random: Random, goal: PlannedGoal, at: (minute: number) => Date): Step[] {
  const minute = random.between(0, 59);
  const step = { to: 'approved', at: at(minute), isCommented: random.chance(0.25) } as const;
  if (!isPublished(goal)) return [{ ...step, action: 'approve', from: 'review', by: 'manager' }];
  if (!goal.publisher) return [{ ...step, action: 'publish', from: 'draft', by: 'owner' }];
  return [
    { ...step, action: 'publish', from: 'draft', by: 'publisher' },
    { action: 'changeOwner', from: 'approved', to: 'approved', by: 'publisher', at: at(minute + 3) },
  ];
}

/** The history and the weeks of a planned goal up to now. */
export function buildStory(random: Random, goal: PlannedGoal, timeline: Timeline): GoalStory {
  const steps = opening(random, goal, timeline);
  if (UNPUBLISHED.includes(goal.state)) return { steps, weeks: [], enabledFrom: null };
  const approved = approvalDay(random, goal, timeline);
  const from = [mondayOf(approved), goal.quarter.mondays[0] ?? ''].sort().at(-1) ?? approved;
  steps.push(...approval(random, goal, (minute) => timeline.at(approved, 17, minute)));
  const closed = closingDay(random, goal, timeline);
  steps.push(...closing(goal, timeline, closed));
  const span = { from, closed: CLOSED.includes(goal.state) ? mondayOf(closed) : null, timeline };
  return { steps, weeks: weeksOf(random, goal, span), enabledFrom: from };
}
