import { LIMITS } from '@cadence/shared-contract';
import { atMost } from '../../forms/at-most.ts';

const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
] as const;

/** 'Six questions in your own words' */
export function countWords(count: number): string {
  return `${NUMBERS[count] ?? count} ${count === 1 ? 'question' : 'questions'} in your own words`;
}

/** What is wrong with an answer; null when nothing is. */
export function findFault(text: string): string | null {
  return text.trim().length > LIMITS.answerChoice ? atMost('An answer', LIMITS.answerChoice) : null;
}
