import { useMemo, useRef, useState } from 'react';
import { useFormik, type FormikErrors, type FormikHelpers } from 'formik';
import { mayPublish } from '@cadence/shared-contract';
import type { Goal, GoalChanged } from '@cadence/shared-contract';
import { fieldErrors, useAbilities, useSession } from '@cadence/shared-auth';
import { useGoalChange } from '../actions/api/use-goal-change.ts';
import { useLocalDraft } from '../draft/use-local-draft.ts';
import { quarterChoices, usePeriods } from '../goal/api/periods.ts';
import { createGoalSaver, type SaveGoalInput } from './api/save-goal.ts';
import { goalFormSchema } from './goal-form-schema.ts';
import {
  draftEntity,
  initialValues,
  isFromEdit,
  versionOf,
  type GoalFormSubject,
} from './goal-form-subject.ts';
import { isGoalFormValues, isSameValues, toGoalInput, type GoalFormValues } from './goal-form-values.ts';
import { rebase, theirChanges } from './stale.ts';

/** Save keeps it a draft; send asks for approval, or publishes where the person may. */
export type SaveMode = 'save' | 'send';

export interface GoalFormOptions {
  readonly subject: GoalFormSubject;
  readonly onSaved: (changed: GoalChanged) => void;
}

/** The form's base: what it started from, so that changes of others can be told from one's own. */
interface Base {
  readonly values: GoalFormValues;
  readonly version: string | null;
}

function doneText(mode: SaveMode, publishes: boolean): string {
  if (mode === 'save') return 'Draft saved';
  return publishes ? 'Goal published' : 'Approval requested';
}

/** What is in review is sent again by saving it; and of published goals only the owner keeps drafts of edits (D-23). */
function keepsDrafts(goal: Goal | null, viewerId: number): boolean {
  if (goal === null || goal.State === 'draft') return true;
  return goal.State === 'approved' && goal.User.Id === viewerId && goal.GoalEdit?.State !== 'review';
}

function without(
  errors: FormikErrors<GoalFormValues>,
  field: keyof GoalFormValues,
): FormikErrors<GoalFormValues> {
  const { [field]: _gone, ...rest } = errors;
  return rest;
}

/** Everything the goal form knows and can do, apart from how it looks. */
export function useGoalForm({ subject, onSaved }: GoalFormOptions) {
  const { profile, tenant, period } = useSession();
  const { chooseGoalOwner } = useAbilities();
  const periods = usePeriods().data?.data;
  const choices = useMemo(() => quarterChoices(periods ?? [{ ...period, Index: 0 }]), [periods, period]);
  const goal = subject.kind === 'edit' ? subject.bundle.Goal : null;
  const goalType = goal?.GoalType ?? tenant.GoalType;
  const [base, setBase] = useState<Base>(() => ({
    values: initialValues(subject, profile.Id, choices),
    version: versionOf(subject),
  }));
  const mode = useRef<SaveMode>('send');
  const [saver] = useState(createGoalSaver);
  const draft = useLocalDraft<GoalFormValues>(
    {
      tenantId: tenant.Id,
      personId: profile.Id,
      entity: draftEntity(subject),
      version: base.version ?? 'new',
    },
    isGoalFormValues,
  );
  const schema = useMemo(
    () =>
      goalFormSchema({
        goalType,
        isParentRequired: (ownerId) =>
          goal === null && ownerId !== null && ownerId !== profile.Id && !profile.IsGoalAdmin,
      }),
    [goalType, goal, profile.Id, profile.IsGoalAdmin],
  );

  const change = useGoalChange<SaveGoalInput>(saver, {
    done: ({ body }) => doneText(body.IsDraft === true ? 'save' : 'send', publishes),
    onDone: (changed) => {
      draft.drop();
      onSaved(changed);
    },
  });
  const save = (
    values: GoalFormValues,
    as: SaveMode,
    helpers: Pick<FormikHelpers<GoalFormValues>, 'setErrors'>,
  ): void => {
    const body = toGoalInput(values, {
      isDraft: as === 'save',
      isFromEdit: isFromEdit(subject),
      version: base.version,
    });
    change.run(
      { goalId: goal?.Id ?? null, body },
      { onError: (error) => helpers.setErrors(fieldErrors(error)) },
    );
  };
  const [isAligning, setAligning] = useState(false);
  const formik = useFormik<GoalFormValues>({
    initialValues: base.values,
    validationSchema: schema,
    validateOnChange: false,
    onSubmit: (values, helpers) => {
      if (mode.current === 'send' && values.ParentId === null) setAligning(true);
      else save(values, mode.current, helpers);
    },
  });
  const { values } = formik;
  const publishes = mayPublish(profile, {
    isOwn: values.OwnerId === profile.Id,
    isAligned: values.ParentId !== null,
  });

  const set = <K extends keyof GoalFormValues>(field: K, value: GoalFormValues[K]): void => {
    const next = { ...values, [field]: value };
    void formik.setValues(next, false);
    if (formik.errors[field] !== undefined) formik.setErrors(without(formik.errors, field));
    draft.keep(next);
  };

  const latest =
    subject.kind === 'edit'
      ? { values: initialValues(subject, profile.Id, choices), version: versionOf(subject) }
      : null;
  const isStale = change.isConflict && latest !== null && latest.version !== base.version;
  const stale = isStale ? { base: base.values, theirs: latest.values, mine: values } : null;
  const moveTo = (next: GoalFormValues): void => {
    if (latest === null) return;
    setBase(latest);
    void formik.setValues(next, false);
    draft.keep(next);
    change.reset();
  };

  return {
    values,
    errors: formik.errors,
    set,
    goal,
    goalType,
    choices,
    draft,
    change,
    publishes,
    mayChooseOwner: chooseGoalOwner && goal === null,
    isDirty: !isSameValues(values, base.values),
    isPublishedEdit: isFromEdit(subject),
    keepsDrafts: keepsDrafts(goal, profile.Id),
    isOlderDraft: draft.found !== null && draft.found.version !== (base.version ?? 'new'),
    restore: () => {
      if (draft.found === null) return;
      void formik.setValues(draft.found.values, false);
      draft.dismiss();
    },
    submit: (as: SaveMode) => {
      mode.current = as;
      void formik.submitForm();
    },
    isAligning,
    stopAligning: () => setAligning(false),
    proceedUnaligned: () => {
      setAligning(false);
      save(values, 'send', formik);
    },
    staleChanges: stale === null ? null : theirChanges(stale, goalType),
    keepMine: () => stale !== null && moveTo(rebase(stale)),
    takeTheirs: () => stale !== null && moveTo(stale.theirs),
  };
}
export type GoalFormControl = ReturnType<typeof useGoalForm>;
