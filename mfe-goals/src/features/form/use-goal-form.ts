import { useMemo, useRef, useState } from 'react';
import { useFormik, type FormikHelpers } from 'formik';
import { mayPublish } from '@cadence/shared-contract';
import type { Goal, GoalChanged } from '@cadence/shared-contract';
import { fieldErrors, keptForm, useAbilities, useSession, useLocalDraft } from '@cadence/shared-auth';
import { useGoalChange } from '../actions/api/use-goal-change.ts';
import { saveGoal, type SaveGoalInput } from './api/save-goal.ts';
import { goalFormSchema } from './goal-form-schema.ts';
import { draftEntity, isFromEdit, type GoalFormSubject } from './goal-form-subject.ts';
import { isGoalFormValues, isSameValues, toGoalInput, type GoalFormValues } from './goal-form-values.ts';
import { rebase, theirChanges } from './stale.ts';
import { useFormBase, type FormBase } from './use-form-base.ts';

/** Save keeps it a draft; send asks for approval, or publishes where the person may. */
export type SaveMode = 'save' | 'send';

export interface GoalFormOptions {
  readonly subject: GoalFormSubject;
  readonly onSaved: (changed: GoalChanged) => void;
}

/** What is in review is sent again by saving it; and of published goals only the owner keeps drafts of edits (D-23). */
function keepsDrafts(goal: Goal | null, viewerId: number): boolean {
  if (goal === null || goal.State === 'draft') return true;
  return goal.State === 'approved' && goal.User.Id === viewerId && goal.GoalEdit?.State !== 'review';
}

function useSchema({ goal, goalType }: FormBase) {
  const { profile } = useSession();
  const isNew = goal === null;
  return useMemo(
    () =>
      goalFormSchema({
        goalType,
        isParentRequired: (ownerId) =>
          isNew && ownerId !== null && ownerId !== profile.Id && !profile.IsGoalAdmin,
      }),
    [goalType, isNew, profile.Id, profile.IsGoalAdmin],
  );
}

function doneText({ body }: SaveGoalInput, publishes: boolean): string {
  if (body.IsDraft === true) return 'Draft saved';
  return publishes ? 'Goal published' : 'Approval requested';
}

type Helpers = Pick<FormikHelpers<GoalFormValues>, 'setErrors'>;

/** Everything the goal form knows and can do, apart from how it looks. */
export function useGoalForm({ subject, onSaved }: GoalFormOptions) {
  const { profile } = useSession();
  const { chooseGoalOwner } = useAbilities();
  const base = useFormBase(subject);
  const { goal } = base;
  const draft = useLocalDraft<GoalFormValues>(
    { entity: draftEntity(subject), version: base.version ?? 'new' },
    isGoalFormValues,
  );
  const mode = useRef<SaveMode>('send');
  const [isAligning, setAligning] = useState(false);
  const change = useGoalChange<SaveGoalInput>(saveGoal, {
    done: (input) => doneText(input, publishes),
    onDone: (changed) => {
      draft.drop();
      onSaved(changed);
    },
  });
  const save = (values: GoalFormValues, as: SaveMode, helpers: Helpers): void => {
    const intent = { isDraft: as === 'save', isFromEdit: isFromEdit(subject), version: base.version };
    const body = toGoalInput(values, intent);
    const input = { goalId: goal?.Id ?? null, body, formKey: draft.formKey };
    change.run(input, { onError: (error) => helpers.setErrors(fieldErrors(error)) });
  };
  const formik = useFormik<GoalFormValues>({
    initialValues: base.values,
    validationSchema: useSchema(base),
    validateOnChange: false,
    onSubmit: (values, helpers) => {
      if (mode.current === 'send' && values.ParentId === null) setAligning(true);
      else save(values, mode.current, helpers);
    },
  });
  const { values, errors } = formik;
  const publishes = mayPublish(profile, {
    isOwn: values.OwnerId === profile.Id,
    // A draft is saved before it is published; an edit of a goal that stands is judged by the goal as it stands (D-23).
    isAligned: (goal && goal.State !== 'draft' ? goal : values).ParentId !== null,
  });
  const { show, set, restore } = keptForm(formik, draft);
  return {
    ...base,
    values,
    errors,
    draft,
    change,
    publishes,
    mayChooseOwner: chooseGoalOwner && goal === null,
    isDirty: !isSameValues(values, base.values),
    isPublishedEdit: isFromEdit(subject),
    keepsDrafts: keepsDrafts(goal, profile.Id),
    attempts: formik.submitCount,
    set: <K extends keyof GoalFormValues>(field: K, value: GoalFormValues[K]): void =>
      set({ [field]: value }),
    restore,
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
    stale: staleOf(base, { values, show, change }),
  };
}
export type GoalFormControl = ReturnType<typeof useGoalForm>;

interface Now {
  readonly values: GoalFormValues;
  readonly show: (values: GoalFormValues) => void;
  readonly change: { readonly isConflict: boolean; reset(): void };
}

/** After a lost race: what others changed, and the two ways on; null while the form is on the newest version. */
function staleOf(base: FormBase, { values, show, change }: Now) {
  const { latest } = base;
  if (!change.isConflict || latest === null || latest.version === base.version) return null;
  const texts = { base: base.values, theirs: latest.values, mine: values };
  const goOnWith = (next: GoalFormValues): void => {
    base.moveTo(latest);
    show(next);
    change.reset();
  };
  return {
    changes: theirChanges(texts, base.goalType),
    keepMine: () => goOnWith(rebase(texts)),
    takeTheirs: () => goOnWith(texts.theirs),
  };
}
