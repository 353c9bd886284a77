import { firstNumberWord, LIMITS } from '@cadence/shared-contract';
import { atMost } from '../../forms/at-most.ts';

/** 'Six questions in your own words' */
export function countWords(count: number): string {
  return `${count === 0 ? 'No' : firstNumberWord(count)} ${count === 1 ? 'question' : 'questions'} in your own words`;
}

/** What is wrong with an answer; null when nothing is. */
export function findFault(text: string): string | null {
  return text.trim().length > LIMITS.answerChoice ? atMost('An answer', LIMITS.answerChoice) : null;
}
