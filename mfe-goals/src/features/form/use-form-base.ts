import { useMemo, useState } from 'react';
import type { Goal, GoalType, PeriodSummary } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { quarterChoices, usePeriods } from '../goal/api/periods.ts';
import { initialValues, versionOf, type GoalFormSubject } from './goal-form-subject.ts';
import type { GoalFormValues } from './goal-form-values.ts';

/** A version of the form's subject. */
export interface FormVersion {
  readonly values: GoalFormValues;
  /** `UpdatedAt`; null for what does not exist yet. */
  readonly version: string | null;
}

/** What the form started from, to distinguish others' changes from the person's own. */
export interface FormBase extends FormVersion {
  /** The goal that is edited; null for a new one. */
  readonly goal: Goal | null;
  readonly goalType: GoalType;
  /** Quarters a goal may be put into. */
  readonly choices: readonly PeriodSummary[];
  /** The newest version that was read; null for a new goal. */
  readonly latest: FormVersion | null;
  /** Continues from another version. */
  moveTo(version: FormVersion): void;
}

export function useFormBase(subject: GoalFormSubject): FormBase {
  const { profile, tenant, period } = useSession();
  const periods = usePeriods().data?.data;
  const choices = useMemo(() => quarterChoices(periods ?? [{ ...period, Index: 0 }]), [periods, period]);
  const newest: FormVersion = {
    values: initialValues(subject, profile.Id, choices),
    version: versionOf(subject),
  };
  const [base, setBase] = useState(newest);
  const goal = subject.kind === 'edit' ? subject.bundle.Goal : null;
  return {
    ...base,
    goal,
    goalType: goal?.GoalType ?? tenant.GoalType,
    choices,
    latest: goal === null ? null : newest,
    moveTo: setBase,
  };
}
