import type { Assessment, AssessmentAnswer } from '@cadence/shared-contract';
import { useLive, useSession } from '@cadence/shared-auth';
import { apiQuery, invalidateReads, useQuery, useQueryClient } from '@cadence/shared-auth/query';
import type { UseQueryResult } from '@cadence/shared-auth/query';
import type { AnswerQueue, AnswerQueueState } from './answer-queue.ts';
import { outdateManual } from '../../api/use-user-manual.ts';

export interface ReadAssessment extends Assessment {
  /** How many saves of this page had been confirmed when it was asked for. */
  readonly asOf: number;
}

/**
 * The assessment as the server has it. It is asked for again whenever the page is looked at or another device has
 * answered, and never shown from an earlier visit: that would ask again what was answered since.
 */
export function useAssessment(publicKey: string, queue: AnswerQueue): UseQueryResult<ReadAssessment> {
  const client = useQueryClient();
  const { profile } = useSession();
  const { queryKey, queryFn } = apiQuery('userManual.assessment', { params: { publicKey } });
  useLive('UserManualUpdate', ({ id }) => {
    if (id !== profile.Id) return;
    outdateManual(client);
    void invalidateReads(client, { queryKey });
  });
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
