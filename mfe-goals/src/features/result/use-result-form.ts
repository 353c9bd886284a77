import { useState } from 'react';
import type { GoalBundle, GoalSaved } from '@cadence/shared-contract';
import { useUnsavedGuard, useLocalDraft } from '@cadence/shared-auth';
import { useGoalChange } from '../lifecycle/api/use-goal-change.ts';
import { useSeenGoal } from '../goal/use-seen-goal.ts';
import type { ResultInput } from './api/results.ts';
import {
  isResultValues,
  missingParts,
  resultErrors,
  type ResultErrors,
  type ResultValues,
} from './result-rules.ts';

export interface ResultFormOptions {
  readonly bundle: GoalBundle;
  readonly send: (input: ResultInput) => Promise<GoalSaved>;
  readonly resultId: number | null;
  readonly initial: ResultValues;
  readonly needsQuality: boolean;
  /** What the local copy is filed under. */
  readonly entity: string;
  readonly done: string;
  readonly onClose: () => void;
}

/** State of the owner's result and of the manager's review of it: checked on submit, kept on the device until then. */
export function useResultForm(options: ResultFormOptions) {
  const { bundle, send, resultId, initial, needsQuality, entity, done, onClose } = options;
  const { Goal: goal } = bundle;
  const key = { entity: `${entity}:${goal.Id}`, version: 'result' };
  const draft = useLocalDraft<ResultValues>(key, isResultValues);
  const [base] = useState(initial);
  const [values, setValues] = useState(initial);
  const [attempts, setAttempts] = useState(0);
  const change = useGoalChange(send, {
    done,
    onDone: () => {
      draft.drop();
      onClose();
    },
  });
  const seen = useSeenGoal(goal, change.isConflict);
  const found = resultErrors(values, { goalType: goal.GoalType, needsQuality });
  const errors: ResultErrors = attempts > 0 ? found : {};
  const isDirty = (Object.keys(base) as (keyof ResultValues)[]).some(
    (field) => base[field] !== values[field],
  );
  useUnsavedGuard(isDirty, `The result of “${goal.GoalDetail.Title}” is not saved.`);
  return {
    values,
    errors,
    attempts,
    /** Why it cannot be submitted now; null when it can. */
    whyNot: missingParts(values, found),
    draft,
    change,
    isDirty,
    set: (part: Partial<ResultValues>): void => {
      const next = { ...values, ...part };
      setValues(next);
      draft.keep(next);
    },
    restore: (): void => {
      const kept = draft.take();
      if (kept !== null) setValues(kept);
    },
    submit: (): void => {
      setAttempts(attempts + 1);
      if (Object.keys(found).length > 0) return;
      const formKey = draft.formKey.value;
      change.run({ goal: seen, resultId, values, formKey });
    },
  };
}
export type ResultFormControl = ReturnType<typeof useResultForm>;
