import type { Assessment } from '@cadence/shared-contract';
import type { AnswersByGroup } from './api/use-assessment.ts';

type Groups = Assessment['Groups'];

/** What the page shows: a group by its place in this person's order, the open questions, or the end. */
export type Step = number | 'questions' | 'finish';

/** Places of groups without an answer, in the person's order. */
export function findOpen(groups: Groups, answers: AnswersByGroup): readonly number[] {
  return groups.flatMap(({ Group }, place) => (answers.has(Group) ? [] : [place]));
}

/**
 * The next place: the next group without an answer, then a group skipped before it, then the open questions. An
 * answered group is never shown again automatically.
 */
export function findNext(groups: Groups, answers: AnswersByGroup, after: number): number | 'questions' {
  const open = findOpen(groups, answers).filter((place) => place !== after);
  return open.find((place) => place > after) ?? open[0] ?? 'questions';
}

/** The step before; null at the first group. */
export function findBefore(groups: Groups, step: Step, hasQuestions: boolean): Step | null {
  if (step === 'finish') return hasQuestions ? 'questions' : groups.length - 1;
  if (step === 'questions') return groups.length - 1;
  return step > 0 ? step - 1 : null;
}
