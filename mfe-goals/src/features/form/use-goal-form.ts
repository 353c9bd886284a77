import { useMemo, useState } from 'react';
import { useFormik } from 'formik';
import { mayPublish } from '@cadence/shared-contract';
import type { Goal, GoalChanged, Profile } from '@cadence/shared-contract';
import { keptForm, useAbilities, useSession, useLocalDraft } from '@cadence/shared-auth';
import { goalFormSchema } from './goal-form-schema.ts';
import { draftEntity, isFromEdit, type GoalFormSubject } from './goal-form-subject.ts';
import { isGoalFormValues, isSameValues, type GoalFormValues } from './goal-form-values.ts';
import { rebase, theirChanges } from './stale.ts';
import { useFormBase, type FormBase } from './use-form-base.ts';
import { useGoalSaves, type SaveMode } from './use-goal-saves.ts';
import { whyNotSaved } from './why-not-saved.ts';
import { useOnePress } from './use-one-press.ts';

export interface GoalFormOptions {
  readonly subject: GoalFormSubject;
  readonly onSaved: (changed: GoalChanged) => void;
}

/** A goal in review is sent again by saving it; of published goals only the owner keeps drafts of edits (D-23). */
function keepsDrafts(goal: Goal | null, viewerId: number): boolean {
  if (goal === null || goal.State === 'draft') return true;
  return goal.State === 'approved' && goal.User.Id === viewerId && goal.GoalEdit?.State !== 'review';
}

/** The form's rules, and why its values do not meet them. */
function useRules({ goal, goalType }: FormBase) {
  const { profile } = useSession();
  const isNew = goal === null;
  const schema = useMemo(
    () =>
      goalFormSchema({
        goalType,
        isParentRequired: (ownerId) =>
          isNew && ownerId !== null && ownerId !== profile.Id && !profile.IsGoalAdmin,
      }),
    [goalType, isNew, profile.Id, profile.IsGoalAdmin],
  );
  return { schema, whyNot: (values: GoalFormValues) => whyNotSaved(schema, values, goalType) };
}

/** Whether sending publishes at once, without anybody's approval. */
function isPublished(profile: Profile, goal: Goal | null, values: GoalFormValues): boolean {
  return mayPublish(profile, {
    isOwn: values.OwnerId === profile.Id,
    // A draft is saved before it is published; an edit of a published goal is checked against the goal as it is (D-23).
    isAligned: (goal && goal.State !== 'draft' ? goal : values).ParentId !== null,
  });
}

/** State and actions of the goal form, without its looks. */
export function useGoalForm({ subject, onSaved }: GoalFormOptions) {
  const { profile } = useSession();
  const { chooseGoalOwner } = useAbilities();
  const base = useFormBase(subject);
  const draft = useLocalDraft<GoalFormValues>(
    { entity: draftEntity(subject), version: base.version ?? 'new' },
    isGoalFormValues,
  );
  const presses = useOnePress();
  const [isAligning, setAligning] = useState(false);
  const rules = useRules(base);
  const formik = useFormik<GoalFormValues>({
    initialValues: base.values,
    validationSchema: rules.schema,
    validateOnChange: false,
    onSubmit: (sent) => {
      if (presses.mode() === 'send' && sent.ParentId === null) setAligning(true);
      else saves.save({ as: presses.mode(), values: sent });
    },
  });
  const { values, errors } = formik;
  const submit = (as: SaveMode): void => {
    if (!saves.defer(as)) presses.press(as, formik.submitForm);
  };
  const saves = useGoalSaves({
    subject,
    base,
    draft,
    values,
    publishes: () => publishes,
    onSaved,
    onDue: () => submit('send'),
    onRefused: (refused) => formik.setErrors(refused),
  });
  const { change, goal } = saves;
  const publishes = isPublished(profile, goal, values);
  const { show, set, restore } = keptForm(formik, draft);
  return {
    ...base,
    ...{ values, errors, draft, change, publishes, restore, submit },
    mayChooseOwner: chooseGoalOwner && goal === null,
    isDirty: !isSameValues(values, base.values),
    isPublishedEdit: isFromEdit(subject),
    /** Why it cannot be saved now; null when it can. */
    whyNot: rules.whyNot(values),
    keepsDrafts: keepsDrafts(goal, profile.Id),
    attempts: formik.submitCount,
    set: <K extends keyof GoalFormValues>(field: K, value: GoalFormValues[K]): void =>
      set({ [field]: value }),
    saving: saves.saving,
    isSendWaiting: saves.isSendWaiting,
    isAligning,
    stopAligning: () => setAligning(false),
    proceedUnaligned: () => {
      setAligning(false);
      saves.save({ as: 'send', values });
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

/**
 * After a conflict: what others changed, and the two ways to continue; null while the form is on the newest version.
 */
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
