import type { Assessment, AssessmentAnswer } from '@cadence/shared-contract';
import { apiQuery, useQuery } from '@cadence/shared-auth/query';
import type { UseQueryResult } from '@cadence/shared-auth/query';
import type { AnswerQueue, AnswerQueueState } from './answer-queue.ts';

export interface ReadAssessment extends Assessment {
  /** How many saves of this page had been confirmed when it was asked for. */
  readonly asOf: number;
}

/**
 * The assessment as the server has it. It is refetched on window focus and after another device has answered, and
 * never shown from an earlier visit: that would repeat questions answered since.
 */
export function useAssessment(publicKey: string, queue: AnswerQueue): UseQueryResult<ReadAssessment> {
  const { queryKey, queryFn } = apiQuery('userManual.assessment', { params: { publicKey } });
  return useQuery({
    queryKey,
    queryFn: async (context): Promise<ReadAssessment> => {
      const asOf = queue.countSaves();
      return { ...(await queryFn(context)), asOf };
    },
    staleTime: 0,
    gcTime: 0,
  });
}

export type AnswersByGroup = ReadonlyMap<number, AssessmentAnswer>;

/** What is answered: what was read, under what this page saved since then and what it has still to save. */
export function mergeAnswers(read: ReadAssessment, { saved, waiting }: AnswerQueueState): AnswersByGroup {
  const answers = new Map(read.Answers.map((answer) => [answer.Group, answer]));
  for (const { answer, at } of saved.values()) if (at > read.asOf) answers.set(answer.Group, answer);
  for (const answer of waiting) answers.set(answer.Group, answer);
  return answers;
}
