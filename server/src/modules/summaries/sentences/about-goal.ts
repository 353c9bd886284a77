import type { GoalMaterial, Source } from '../material/goal-material.ts';
import { firstSentences } from '../material/read-words.ts';
import { courseSentence, standSentence } from './course.ts';
import type { Sentence } from './sentence.ts';

/** Most characters taken from one source: two lines on a slide. */
const LONGEST = 260;
/** Shorter feedback ('Well done.') says nothing about the goal. */
const TELLING = 25;
const MOST = 4;

const quoted = (source: Source, most?: number): readonly Sentence[] =>
  firstSentences(source.sentences, LONGEST, most).map((text) => ({ text, sources: [source] }));

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLocaleLowerCase('en').match(/[\p{L}\p{N}]{3,}/gu) ?? []);

/** Whether a sentence adds little to the others. */
function repeats(text: string, said: readonly Sentence[]): boolean {
  const words = wordsOf(text);
  const known = wordsOf(said.map((one) => one.text).join(' '));
  const shared = [...words].filter((word) => known.has(word)).length;
  return words.size === 0 || shared / words.size >= 0.7;
}

function verdictSentences({
  outcome,
  percent,
  percentSource,
  state,
  result,
  bothResults,
}: GoalMaterial): readonly Sentence[] {
  const on = result ? [result] : [];
  if (outcome === 'inDispute')
    return [
      {
        text: 'Owner and manager differ on whether it was achieved.',
        sources: bothResults ? [bothResults] : on,
      },
    ];
  const said: Sentence[] = [];
  if (percent !== null && percentSource)
    said.push({ text: `The result was ${percent}%.`, sources: [percentSource] });
  if (state === 'results_in_review' && result)
    said.push({ text: 'The result is waiting for review.', sources: on });
  return said;
}

/** The sentence for an outcome without words. */
function plainVerdict({ outcome, result, review }: GoalMaterial): readonly Sentence[] {
  const source = review ?? result;
  if (!source || outcome === null || outcome === 'inDispute') return [];
  return [{ text: outcome === 'achieved' ? 'It was achieved.' : 'It was not achieved.', sources: [source] }];
}

function feedbackSentences({ review }: GoalMaterial): readonly Sentence[] {
  const [first] = review ? quoted(review, 1) : [];
  if (!first || first.text.length < TELLING) return [];
  return [{ ...first, text: `The review says: “${first.text}”` }];
}

function lastComment({ comments }: GoalMaterial, most: number): readonly Sentence[] {
  const last = comments.at(-1);
  return last ? quoted(last, most) : [];
}

/** A goal with a result: the result, what owner and manager say about it, and the last weeks. */
function closedSentences(goal: GoalMaterial, result: Source): readonly Sentence[] {
  const outcome = quoted(result);
  const said = [...(outcome.length > 0 ? outcome : plainVerdict(goal)), ...verdictSentences(goal)];
  for (const more of [...feedbackSentences(goal), ...lastComment(goal, 1)])
    if (!repeats(more.text, said)) said.push(more);
  const course = courseSentence(goal, 2);
  if (course && said.length < MOST - 1) said.push(course);
  return said;
}

/** A goal without a result: its current status. */
function openSentences(goal: GoalMaterial): readonly Sentence[] {
  const course = courseSentence(goal) ?? standSentence(goal);
  return [...lastComment(goal, 2), ...(course ? [course] : [])];
}

/**
 * Describes a goal without a model (D-57): its sentences are quotes from the result, the review and the weekly
 * comments, or state the chosen levels. Deterministic: the same goal always gives the same text.
 *
 * @param hasEnded whether the goal's quarter is over
 */
export function sentencesAboutGoal(goal: GoalMaterial, hasEnded: boolean): readonly Sentence[] {
  const said = goal.result ? closedSentences(goal, goal.result) : openSentences(goal);
  if (said.length === 0)
    return [
      {
        text: hasEnded
          ? 'The quarter ended without a result or a weekly update.'
          : 'Nothing has been reported on it yet.',
        sources: [goal.itself],
      },
    ];
  if (hasEnded && !goal.result)
    return [...said.slice(0, MOST - 1), { text: 'It has no result yet.', sources: [goal.itself] }];
  return said.slice(0, MOST);
}
