import type { Goal, OutputOf } from '@cadence/shared-contract';
import { LIKELIHOOD_LONG_LABELS } from '@cadence/shared-contract';
import { denied } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { readRichText } from '../../kernel/rich-text/index.ts';
import { REFUSALS } from './appraisal-facts.ts';
import { findAppraisalsOf } from './appraisals.queries.ts';
import { readAppraisedGoals } from './read-appraisals.ts';

const COMPOSED = 'Composed from the goals';

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function outcomeSentence(goal: Goal): string {
  switch (goal.Flags.Outcome) {
    case 'achieved':
      return 'It was achieved.';
    case 'notAchieved':
      return 'It was not achieved.';
    case 'inDispute':
      return 'Owner and manager judge the result differently.';
    case null:
      return goal.OwnerGoalResult ? 'Its result is waiting for review.' : 'It has no result yet.';
  }
}

function list(numbers: readonly number[]): string {
  return numbers.length < 2
    ? numbers.join('')
    : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1) ?? ''}`;
}

/** The weeks of a goal: the first and the last likelihood, and the weeks without one. */
function weeksSentence(goal: Goal): string {
  const posted = goal.Weeks.flatMap(({ Likelihood }) => Likelihood ?? []);
  const missed = goal.Weeks.filter(({ State }) => State === 'missed').map(({ Week }) => Week);
  const [first, last] = [posted[0], posted.at(-1)];
  const course =
    first === undefined || last === undefined
      ? 'No prediction was posted.'
      : `Likelihood went from ${LIKELIHOOD_LONG_LABELS[first as 0]} to ${LIKELIHOOD_LONG_LABELS[last as 0]}.`;
  if (missed.length === 0 || posted.length === 0) return course;
  return `${course} No prediction was posted in ${missed.length === 1 ? 'week' : 'weeks'} ${list(missed)}.`;
}

function paragraph(goal: Goal): string {
  const words = [outcomeSentence(goal), weeksSentence(goal)];
  if (goal.OwnerGoalResult?.Outcome) words.push(`The owner wrote: “${goal.OwnerGoalResult.Outcome.trim()}”`);
  return `<p><strong>${escapeText(goal.GoalDetail.Title)}.</strong> ${words.map(escapeText).join(' ')}</p>`;
}

/** More goals than this would make a list, not a draft. */
const GOALS = 12;

/**
 * A first draft of a review from a report's goals of the quarter, for its reviewer. Saves nothing and proposes no
 * rating; notes and earlier appraisals are not used (D-57, D-95).
 *
 * @throws not_found, denied
 */
export async function composeReview(
  ctx: Ctx,
  params: { readonly userId: number; readonly periodId: number },
): Promise<OutputOf<'talent.compose'>> {
  const { Goals } = await readAppraisedGoals(ctx, params);
  const records = await findAppraisalsOf(ctx.db, ctx.actor, params.userId);
  const isWriter = records.some(
    ({ period_id, reviewer_id }) => period_id === params.periodId && reviewer_id === ctx.actor.id,
  );
  if (!isWriter) throw denied(REFUSALS.edit);
  const written = Goals.filter(
    ({ State, Hidden }) => State !== 'draft' && State !== 'shelved' && !Hidden,
  ).slice(0, GOALS);
  const Text = readRichText(written.map(paragraph).join(''), { path: 'Review' });
  return { Text, Label: COMPOSED };
}
