import { useEffect, useRef, useState } from 'react';
import { newKey, useSession } from '@cadence/shared-auth';
import { useFreshness, useMutation } from '@cadence/shared-auth/query';
import type { Goal } from '@cadence/shared-contract';
import { isOutOfSight } from '../lifecycle/api/use-goal-change.ts';
import { goalChange } from '../goal/api/goal-change.ts';
import { decideEach, type Step } from './api/decide-each.ts';
import type { Verdict } from './matter.ts';

/** Goals that were decided, and those of them that are no longer visible to the viewer. */
export interface Outcome {
  readonly done: readonly number[];
  readonly gone: readonly number[];
}

export interface DecideEachOptions {
  readonly verdict: Verdict;
  /**
   * After the last goal, when the list is up to date again: the goals that were decided, and those no longer visible.
   */
  readonly onSettled: (outcome: {
    readonly done: readonly number[];
    readonly gone: readonly number[];
  }) => void;
}

/** Runs a verdict over several goals, reports progress, and refreshes the screen afterwards. */
export function useDecideEach({ verdict, onSettled }: DecideEachOptions) {
  const { made } = useFreshness();
  const { profile } = useSession();
  const [steps, setSteps] = useState<ReadonlyMap<number, Step>>(new Map());
  const [formKey] = useState(newKey);
  const isStopped = useRef(false);
  // Anyone who leaves the page while it runs has not asked for the rest.
  useEffect(() => () => void (isStopped.current = true), []);
  const mutation = useMutation({
    mutationFn: async ({ goals, comment }: { readonly goals: readonly Goal[]; readonly comment: string }) => {
      const changed = await decideEach({
        goals,
        verdict,
        comment,
        formKey,
        onStep: (id, step) => setSteps((before) => new Map(before).set(id, step)),
        isStopped: () => isStopped.current,
      });
      const gone = changed.filter((one) => isOutOfSight(one, profile.Id)).map(({ Goal: { Id } }) => Id);
      await made(changed.map((one) => goalChange(one, gone.includes(one.Goal.Id))));
      return { done: changed.map(({ Goal: { Id } }) => Id), gone };
    },
    onSuccess: onSettled,
  });
  return {
    steps,
    isRunning: mutation.isPending,
    /** Ran at least once. */
    isSettled: mutation.isSuccess,
    run: (goals: readonly Goal[], comment: string): void => {
      isStopped.current = false;
      const ids = new Set(goals.map(({ Id }) => Id));
      setSteps((before) => new Map([...before].filter(([id]) => !ids.has(id))));
      mutation.mutate({ goals, comment });
    },
    /** What is under way is finished, the rest stays undecided. */
    stop: (): void => void (isStopped.current = true),
  };
}
