import { lazy as lazySchema, object, string } from 'yup';
import type { BodyOf, UserManual } from '@cadence/shared-contract';
import { LIMITS } from '@cadence/shared-contract';
import { atMost } from '../../forms/at-most.ts';

/** An open question as its owner sees it. */
export type OpenQuestion = NonNullable<UserManual['Own']>['Questions'][number];

/** Answers by question; '' for none. */
export type AnswerValues = Readonly<Record<string, string>>;

export function answersOf(questions: readonly OpenQuestion[]): AnswerValues {
  return Object.fromEntries(questions.map(({ Question, AnswerChoice }) => [Question, AnswerChoice ?? '']));
}

const ANSWER = string().trim().max(LIMITS.answerChoice, atMost('An answer', LIMITS.answerChoice));

/** Each at most a line long. */
export const ANSWERS_SCHEMA = lazySchema((values: AnswerValues) =>
  object(Object.fromEntries(Object.keys(values).map((question) => [question, ANSWER]))),
);

/** The answers that differ from what is saved; a blank one deletes its answer. */
export function changedAnswers(
  values: AnswerValues,
  before: AnswerValues,
): BodyOf<'userManual.saveAnswers'>['Answers'] {
  return Object.entries(values)
    .map(([Question, text]) => ({ Question, AnswerChoice: text.trim() }))
    .filter(({ Question, AnswerChoice }) => AnswerChoice !== (before[Question] ?? ''));
}

/** Whether the copy on the device holds answers. */
export function isAnswerValues(value: unknown): value is AnswerValues {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((answer) => typeof answer === 'string');
}
