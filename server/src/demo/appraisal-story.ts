import type { AppraisalAction } from '@cadence/shared-contract';
import { addDays } from '@cadence/shared-contract';
import { FATES } from './appraisal-fates.ts';
import type { PlannedAppraisal } from './plan-appraisals.ts';
import type { Random } from './random.ts';
import { Timeline } from './timeline.ts';

const DAY = 86_400_000;
/** Some appraisals are late: the end of the grace period is a due date, not a lock (D-48). */
const LATE_DAYS = 6;

/** One step of an appraisal's history. */
export interface AppraisalStep {
  readonly action: AppraisalAction;
  readonly at: Date;
}

interface Span {
  readonly timeline: Timeline;
  readonly graceWeeks: number;
}

/** A question about a rating and its answer are the last steps. */
function questionSteps({ script }: PlannedAppraisal): readonly AppraisalAction[] {
  if (!script?.question) return [];
  return script.question.answer ? ['ask', 'answer'] : ['ask'];
}

/** The days after the end of the quarter on which the steps were taken, in order. */
function daysOf(
  random: Random,
  { script }: PlannedAppraisal,
  { count, last }: { count: number; last: number },
) {
  const days = Array.from({ length: count }, () => random.between(1, last)).sort((a, b) => a - b);
  const latest = script?.ago === undefined ? null : Math.max(1, last - script.ago);
  return latest === null ? days : [...days.slice(1).map((day) => Math.min(day, latest)), latest];
}

/** The steps of an appraisal up to now; none before its quarter is over. */
export function buildAppraisalStory(
  random: Random,
  plan: PlannedAppraisal,
  { timeline: { now, today }, graceWeeks }: Span,
): readonly AppraisalStep[] {
  const { endDate } = plan.quarter;
  const elapsed = Math.round((Date.parse(today) - Date.parse(endDate)) / DAY);
  const usual = Math.min(elapsed, graceWeeks * 7 + LATE_DAYS);
  const last = plan.script?.ago === undefined ? usual : elapsed;
  const actions = [...FATES[plan.fate], ...questionSteps(plan)];
  const timeline = new Timeline(now, today);
  return daysOf(random, plan, { count: actions.length, last }).flatMap((day, index) => {
    const action = actions[index];
    return action
      ? [{ action, at: timeline.at(addDays(endDate, day), 7 + index, random.between(0, 59)) }]
      : [];
  });
}
