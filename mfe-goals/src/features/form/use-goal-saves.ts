import { useEffect, useRef, useState } from 'react';
import type { Goal, GoalChanged } from '@cadence/shared-contract';
import { fieldErrors, useWaitingPress, type useLocalDraft } from '@cadence/shared-auth';
import { useGoalChange } from '../lifecycle/api/use-goal-change.ts';
import { saveGoal, type SaveGoalInput } from './api/save-goal.ts';
import { isFromEdit, type GoalFormSubject } from './goal-form-subject.ts';
import { isSameValues, toGoalInput, type GoalFormValues } from './goal-form-values.ts';
import type { FormBase } from './use-form-base.ts';

/** Save keeps it a draft; send asks for approval, or publishes where the person may. */
export type SaveMode = 'save' | 'send';

interface Sent {
  readonly as: SaveMode;
  readonly values: GoalFormValues;
}

export interface GoalSavesOptions {
  readonly subject: GoalFormSubject;
  readonly base: FormBase;
  readonly draft: ReturnType<typeof useLocalDraft<GoalFormValues>>;
  /** As they are typed now. */
  readonly values: GoalFormValues;
  /** Whether sending publishes at once. */
  readonly publishes: () => boolean;
  /** Everything that is typed is saved. */
  readonly onSaved: (changed: GoalChanged) => void;
  /** The draft is saved, and a request was waiting for it. */
  readonly onDue: () => void;
  readonly onRefused: (errors: Readonly<Record<string, string>>) => void;
}

function doneText({ body }: SaveGoalInput, publishes: boolean): string {
  if (body.IsDraft === true) return 'Draft saved';
  return publishes ? 'Goal published' : 'Approval requested';
}

const versionOf = ({ Goal: goal }: GoalChanged): string => (goal.GoalEdit ?? goal).UpdatedAt;

/**
 * The saves of a goal's form, one at a time. A request for approval that is pressed while the draft is being saved waits for
 * that. The form is done once all that is typed is saved; what was typed while it was being saved stays in it.
 */
export function useGoalSaves(options: GoalSavesOptions) {
  const { subject, base, draft, values } = options;
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  // Known at once: a second press comes before the next rendering.
  const underWay = useRef<Sent | null>(null);
  const [as, setAs] = useState<SaveMode>('send');
  const [saved, setSaved] = useState<Goal | null>(null);
  const request = useWaitingPress(options.onDue);
  const goal = saved ?? base.goal;
  const isAll = (sent: Sent | null): boolean => sent === null || isSameValues(latest.current, sent.values);
  const change = useGoalChange<SaveGoalInput>(saveGoal, {
    done: (input) => doneText(input, options.publishes()),
    onDone: () => (isAll(underWay.current) ? draft.drop() : draft.formKey.renew()),
  });
  const goOn = (changed: GoalChanged, sent: Sent): void => {
    if (!request.isWaiting() && isAll(sent)) return options.onSaved(changed);
    base.moveTo({ values: sent.values, version: versionOf(changed) });
    setSaved(changed.Goal);
    if (request.isWaiting()) request.makeDue();
  };
  const run = (sent: Sent): void => {
    const intent = { isDraft: sent.as === 'save', isFromEdit: isFromEdit(subject), version: base.version };
    const input = {
      goalId: goal?.Id ?? null,
      body: toGoalInput(sent.values, intent),
      formKey: draft.formKey,
    };
    change.run(input, {
      onSuccess: (changed) => goOn(changed, sent),
      onError: (error) => {
        request.wait(false);
        options.onRefused(fieldErrors(error));
      },
      onSettled: () => void (underWay.current = null),
    });
  };
  return {
    change,
    /** The form's current subject; null for a new goal that is not saved yet. */
    goal,
    /** What is being saved; null for nothing. */
    saving: change.isSaving ? as : null,
    /** A request waits for the draft. */
    isSendWaiting: request.isShown,
    /** False while nothing is being saved. Otherwise a request waits for that, and there is nothing else to do. */
    defer: (wanted: SaveMode): boolean => {
      if (wanted === 'send' && underWay.current?.as === 'save') request.wait(true);
      return underWay.current !== null;
    },
    save: (sent: Sent): void => {
      if (underWay.current !== null) return;
      underWay.current = sent;
      setAs(sent.as);
      run(sent);
    },
  };
}
